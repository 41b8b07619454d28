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
    let literals: [PlacedSegment]
    let parameters: [PlacedSegment]

    init(_ segments: [Segment]) {
      let all = segments.enumerated().map { PlacedSegment(place: $0, segment: PreparedSegment($1)) }
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

  /// Finds what a path is, and lends that to a closure; calls none where the path is of no kind.
  public func match(_ path: String, _ read: (borrowing RouteMatch) -> Void) {
    let isNative: Void? = path.utf8.withContiguousStorageIfAvailable { match($0, read) }
    if isNative != nil { return }
    // Objective-C holds the text. `withUTF8` would copy all of it to the heap.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: path.utf8.count) { bytes in
      _ = bytes.initialize(from: path.utf8)
      match(UnsafeBufferPointer(bytes), read)
    }
  }

  /// One pass finds the segments; what they hold is looked at for kinds of as many alone.
  private func match(
    _ path: UnsafeBufferPointer<UInt8>, _ read: (borrowing RouteMatch) -> Void
  ) {
    // A kind without segments is the empty path, which otherwise has one that is empty.
    if path.isEmpty, let kind = kinds.firstIndex(where: { $0.count == 0 }) {
      return read(RouteMatch(kind: kind, UnsafeBufferPointer(start: nil, count: 0), in: path))
    }
    // Memory of a size that the compiler knows costs much less.
    if longest <= 8 {
      match(path, room: 8, read)
    } else {
      match(path, room: longest, read)
    }
  }

  /// - Parameter room: How many segments there may be.
  @inline(__always)
  private func match(
    _ path: UnsafeBufferPointer<UInt8>, room: Int, _ read: (borrowing RouteMatch) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: Int.self, capacity: room) { ends in
      guard let count = Self.findEnds(of: path, into: ends) else { return }
      let pieces = Pieces(path: path, ends: UnsafeBufferPointer(rebasing: ends[..<count]))
      withUnsafeTemporaryAllocation(of: RouteMatch.Value.self, capacity: room) { values in
        for kind in kinds.indices where kinds[kind].isKind(of: pieces, into: values) {
          let found = values[..<kinds[kind].parameters.count]
          return read(RouteMatch(kind: kind, UnsafeBufferPointer(rebasing: found), in: path))
        }
      }
    }
  }

  /// Finds where the segments end; gives back how many there are, nil where they are more than fit.
  @inline(__always)
  private static func findEnds(
    of path: UnsafeBufferPointer<UInt8>, into ends: UnsafeMutableBufferPointer<Int>
  ) -> Int? {
    var count = 0
    var at = 0
    repeat {
      while at < path.count, path[at] != UInt8(ascii: "/") { at &+= 1 }
      guard count < ends.count else { return nil }
      ends.initializeElement(at: count, to: at)
      count &+= 1
      at &+= 1
    } while at <= path.count
    return count
  }
}

/// A path cut at its slashes, while it is looked at.
private struct Pieces {
  let path: UnsafeBufferPointer<UInt8>
  /// Where each piece ends.
  let ends: UnsafeBufferPointer<Int>

  func start(_ place: Int) -> Int { place == 0 ? 0 : ends[place &- 1] &+ 1 }
}

/// A segment of a kind, and which one it is.
private struct PlacedSegment: Sendable {
  let place: Int
  let segment: PreparedSegment

  @inline(__always)
  func isLiteral(_ pieces: Pieces) -> Bool {
    segment.isLiteral(pieces.path, pieces.start(place), pieces.ends[place])
  }

  @inline(__always)
  func value(_ pieces: Pieces) -> RouteMatch.Value? {
    segment.value(pieces.path, pieces.start(place), pieces.ends[place])
  }
}

extension RouteTable.Kind {
  /// Whether a path is of this kind; its parameters are then among the values.
  fileprivate func isKind(
    of pieces: Pieces, into values: UnsafeMutableBufferPointer<RouteMatch.Value>
  ) -> Bool {
    guard pieces.ends.count == count else { return false }
    for index in literals.indices where !literals[index].isLiteral(pieces) { return false }
    for index in parameters.indices {
      guard let value = parameters[index].value(pieces) else { return false }
      values.initializeElement(at: index, to: value)
    }
    return true
  }
}

extension RouteTable.Segment {
  /// Whether a text may stand here.
  package func matches(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { PreparedSegment(self).value($0, 0, $0.count) != nil }
  }
}
