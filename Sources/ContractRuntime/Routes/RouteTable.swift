/// The kinds of path a contract knows; a path matches one kind at the most.
///
/// The schema reader refuses two kinds that match the same path, so the order says nothing. A path that
/// matches none takes no memory from the heap; of a path that Objective-C holds this is so up to a
/// kilobyte.
public struct RouteTable: Sendable {
  /// A piece of a path between two slashes.
  public enum Segment: Sendable, Hashable {
    /// Exactly this text.
    case literal(String)
    /// A text by a rule.
    case text(TextRule)
    /// One of these texts.
    case oneOf([String])
    /// A number in plain digits by a rule: no sign but a minus, no leading zero.
    case integer(IntegerRule)
  }

  /// A kind of path: its segments with their places. Literals stand apart, because they say soonest that
  /// a path is of another kind.
  fileprivate struct Kind: Sendable {
    let count: Int
    let literals: [(place: Int, segment: PreparedSegment)]
    let parameters: [(place: Int, segment: PreparedSegment)]

    init(_ segments: [Segment]) {
      let all = segments.enumerated().map { (place: $0, segment: PreparedSegment($1)) }
      count = all.count
      literals = all.filter { !$0.segment.isParameter }
      parameters = all.filter { $0.segment.isParameter }
    }
  }

  private let kinds: [Kind]
  /// The most segments of a kind.
  private let longest: Int

  /// Creates a table from the segments of each kind.
  public init(_ kinds: [[Segment]]) {
    self.kinds = kinds.map(Kind.init)
    longest = kinds.map(\.count).max() ?? 0
  }

  /// What a path is, nil where it is of no kind.
  public func match(_ path: String) -> RouteMatch? {
    let found =
      path.utf8.withContiguousStorageIfAvailable { match($0) }
      // Objective-C holds the text. `withUTF8` would copy all of it to the heap.
      ?? withUnsafeTemporaryAllocation(of: UInt8.self, capacity: path.utf8.count) { bytes in
        _ = bytes.initialize(from: path.utf8)
        return match(UnsafeBufferPointer(bytes))
      }
    guard let (kind, values) = found else { return nil }
    return RouteMatch(kind: kind, values: values, in: path)
  }

  /// One pass finds the segments; what they hold is looked at for kinds of as many alone.
  private func match(
    _ path: UnsafeBufferPointer<UInt8>
  ) -> (kind: Int, values: RouteMatch.Values)? {
    // A kind without segments is the empty path, which otherwise has one that is empty.
    if path.isEmpty, let kind = kinds.firstIndex(where: { $0.count == 0 }) {
      return (kind, RouteMatch.Values())
    }
    return withUnsafeTemporaryAllocation(of: Int.self, capacity: longest) { ends in
      var count = 0
      var at = 0
      repeat {
        while at < path.count, path[at] != UInt8(ascii: "/") { at &+= 1 }
        guard count < ends.count else { return nil }
        ends.initializeElement(at: count, to: at)
        count &+= 1
        at &+= 1
      } while at <= path.count
      let pieces = Pieces(path: path, ends: UnsafeBufferPointer(rebasing: ends[..<count]))
      for kind in kinds.indices where kinds[kind].count == count && kinds[kind].mayBe(pieces) {
        if let values = kinds[kind].values(pieces) { return (kind, values) }
      }
      return nil
    }
  }
}

/// A path cut at its slashes, while it is looked at.
private struct Pieces {
  let path: UnsafeBufferPointer<UInt8>
  /// Where each piece ends.
  let ends: UnsafeBufferPointer<Int>

  func start(_ place: Int) -> Int { place == 0 ? 0 : ends[place &- 1] &+ 1 }

  subscript(_ place: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: path[start(place)..<ends[place]])
  }
}

extension RouteTable.Kind {
  /// Whether the literals match. By index here and below, so that no segment is copied.
  fileprivate func mayBe(_ pieces: Pieces) -> Bool {
    for literal in literals.indices
    where !literals[literal].segment.isOneOfTexts(pieces[literals[literal].place]) { return false }
    return true
  }

  /// The parameters of a path whose literals match, nil where one of them does not.
  fileprivate func values(_ pieces: Pieces) -> RouteMatch.Values? {
    var values = RouteMatch.Values()
    for parameter in parameters.indices {
      let place = parameters[parameter].place
      let value = parameters[parameter].segment.value(of: pieces[place], at: pieces.start(place))
      guard let value else { return nil }
      values.append(value)
    }
    return values
  }
}

extension RouteTable.Segment {
  /// Whether a text may stand here.
  package func matches(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { PreparedSegment(self).matches($0) }
  }
}
