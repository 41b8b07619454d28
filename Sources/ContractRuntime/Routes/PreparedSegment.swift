/// A segment as it is held against bytes: its texts as bytes, its rules as plain numbers.
struct PreparedSegment: Sendable, Hashable {
  private enum Form { case literal, text, oneOf, integer }

  private let form: Form
  /// Those that match; of a text by a rule, those that do not.
  private var texts: [[UInt8]] = []
  private var longestText = 0
  /// The first bytes of a literal as a number.
  private var head: UInt64 = 0
  /// How many bytes there may be.
  private var bytes = 0...Int.max
  /// How many characters there may be, nil where that is not to be counted.
  private var length: ClosedRange<Int>?
  private var characters: ASCIISet.Bits?
  private var range = Int64.min...Int64.max

  init(_ segment: RouteTable.Segment) {
    switch segment {
    case .literal(let text):
      form = .literal
      let bytes = Array(text.utf8)
      texts = [bytes]
      head = bytes.withUnsafeBufferPointer { $0.head(0, $0.count) }
    case .oneOf(let all):
      form = .oneOf
      texts = all.map { Array($0.utf8) }
    case .text(let rule):
      form = .text
      texts = rule.refused.map { Array($0.utf8) }
      bytes = rule.bytes ?? bytes
      characters = rule.characters?.bits
      length = rule.length
      if characters != nil, let length = rule.length {
        // ASCII only, so bytes count characters. Two ranges that do not meet match nothing.
        self.length = nil
        bytes =
          bytes.overlaps(length)
          ? bytes.clamped(to: length) : Int.max...Int.max
      }
    case .integer(let rule):
      form = .integer
      range = rule.range
    }
    longestText = texts.map(\.count).max() ?? 0
  }

  /// Whether the segment stands for a value.
  var isParameter: Bool { form != .literal }

  /// The value of a part of a text, nil where it does not match; that of a literal is nothing.
  @inline(__always)
  func value(
    _ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
  ) -> RouteMatch.Value? {
    let part = text.slice(start..<end)
    switch form {
    case .literal: return isLiteral(text, start, end) ? .leftOut : nil
    case .oneOf: return isOneOfTexts(part) ? .text(start: start, end: end) : nil
    case .text:
      return fitsRule(part) && !isOneOfTexts(part) ? .text(start: start, end: end) : nil
    case .integer: return number(of: part).map { .integer($0) }
    }
  }

  /// Whether a literal is what stands in a part of a text.
  @inline(__always)
  func isLiteral(_ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Bool {
    let length = end &- start
    // A literal's only text is its longest.
    guard length == longestText, text.head(start, length) == head else { return false }
    return length <= 8 || isOneOfTexts(text.slice(start..<end))
  }

  @inline(__always)
  private func isOneOfTexts(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.count <= longestText && Self.isOne(text, of: texts)
  }

  private static func isOne(_ text: UnsafeBufferPointer<UInt8>, of texts: [[UInt8]]) -> Bool {
    for other in texts.indices where isEqual(texts[other], text) { return true }
    return false
  }

  /// A plain loop, because texts are too short for anything that has to be called.
  @inline(__always)
  private static func isEqual(_ one: [UInt8], _ other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard one.count == other.count else { return false }
    for at in one.indices where one[at] != other[at] { return false }
    return true
  }

  @inline(__always)
  private func fitsRule(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.contains(text.count) else { return false }
    if let characters {
      for byte in text where !characters.contains(byte) { return false }
    }
    guard let length else { return true }
    // Continuation bytes start no character.
    return length.contains(text.count { $0 & 0xC0 != 0x80 })
  }

  /// The number that plain digits say, nil where they are written otherwise or break the rule.
  @inline(__always)
  private func number(of text: UnsafeBufferPointer<UInt8>) -> Int64? {
    let isNegative = text.first == UInt8(ascii: "-")
    let digits = isNegative ? UnsafeBufferPointer(rebasing: text.dropFirst()) : text
    guard let first = digits.first, digits.count <= 19 else { return nil }
    if first == UInt8(ascii: "0"), digits.count > 1 || isNegative { return nil }
    // Nineteen digits fit.
    var magnitude: UInt64 = 0
    for byte in digits {
      let digit = byte &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      magnitude = magnitude &* 10 &+ UInt64(digit)
    }
    guard magnitude <= Int64.max.magnitude else {
      return isNegative && magnitude == Int64.min.magnitude && range.contains(.min) ? .min : nil
    }
    let value = isNegative ? -Int64(magnitude) : Int64(magnitude)
    return range.contains(value) ? value : nil
  }
}
