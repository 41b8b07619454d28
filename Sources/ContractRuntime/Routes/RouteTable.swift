/// The kinds of path a contract knows; a path matches one kind at the most.
///
/// The schema reader refuses two kinds that match the same path, so the order says nothing.
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

  let kinds: [[Segment]]

  /// Creates a table from the segments of each kind.
  public init(_ kinds: [[Segment]]) {
    self.kinds = kinds
  }

  /// What a path is, nil where it is of no kind.
  public func match(_ path: String) -> RouteMatch? {
    var path = path
    return path.withUTF8 { match($0) }
  }

  private func match(_ path: UnsafeBufferPointer<UInt8>) -> RouteMatch? {
    for (number, segments) in kinds.enumerated() where matches(path, segments) {
      return RouteMatch(kind: number, values: values(of: path, segments))
    }
    return nil
  }

  private func matches(_ path: UnsafeBufferPointer<UInt8>, _ segments: [Segment]) -> Bool {
    var start = 0
    for (number, segment) in segments.enumerated() {
      if number > 0 {
        guard start < path.count, path[start] == UInt8(ascii: "/") else { return false }
        start += 1
      }
      var end = start
      while end < path.count, path[end] != UInt8(ascii: "/") { end += 1 }
      guard segment.matches(UnsafeBufferPointer(rebasing: path[start..<end])) else { return false }
      start = end
    }
    return start == path.count
  }

  /// The parameters of a path that matches.
  private func values(
    of path: UnsafeBufferPointer<UInt8>, _ segments: [Segment]
  ) -> [RouteMatch.Value?] {
    let texts = path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return zip(segments, texts).filter { $0.0.isParameter }
      .map { segment, text in segment.value(of: UnsafeBufferPointer(rebasing: text)) }
  }
}

extension RouteTable.Segment {
  /// Whether the segment stands for a value.
  var isParameter: Bool {
    if case .literal = self { return false }
    return true
  }

  /// The value that a text has here, nil where the segment stands for none or does not match.
  func value(of text: UnsafeBufferPointer<UInt8>) -> RouteMatch.Value? {
    guard matches(text) else { return nil }
    switch self {
    case .literal: return nil
    case .text, .oneOf: return .text(String(decoding: text, as: UTF8.self))
    case .integer(let rule): return rule.number(of: text).map { .integer($0) }
    }
  }

  /// Whether a text may stand here.
  package func matches(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { matches($0) }
  }

  func matches(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    switch self {
    case .literal(let literal): literal.utf8.elementsEqual(text)
    case .text(let rule): rule.matches(text)
    case .oneOf(let texts): texts.contains { $0.utf8.elementsEqual(text) }
    case .integer(let rule): rule.number(of: text) != nil
    }
  }
}

extension TextRule {
  fileprivate func matches(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    if let bytes, !bytes.contains(text.count) { return false }
    if let characters {
      // ASCII only, so bytes count characters.
      if let length, !length.contains(text.count) { return false }
      for byte in text where !characters.contains(byte) { return false }
    } else if let length {
      // Continuation bytes start no character.
      guard length.contains(text.count(where: { $0 & 0xC0 != 0x80 })) else { return false }
    }
    return !refused.contains { $0.utf8.elementsEqual(text) }
  }
}

extension IntegerRule {
  /// The number that plain digits say, nil where they are written otherwise or break the rule.
  fileprivate func number(of text: UnsafeBufferPointer<UInt8>) -> Int64? {
    let isNegative = text.first == UInt8(ascii: "-")
    let digits = isNegative ? UnsafeBufferPointer(rebasing: text.dropFirst()) : text
    guard let first = digits.first, digits.count <= 19 else { return nil }
    if first == UInt8(ascii: "0"), digits.count > 1 || isNegative { return nil }
    var value: Int64 = 0
    for byte in digits {
      let digit = byte &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      let (tens, tooManyTens) = value.multipliedReportingOverflow(by: 10)
      let (next, tooMany) =
        isNegative
        ? tens.subtractingReportingOverflow(Int64(digit))
        : tens.addingReportingOverflow(Int64(digit))
      guard !tooManyTens, !tooMany else { return nil }
      value = next
    }
    return range.contains(value) ? value : nil
  }
}
