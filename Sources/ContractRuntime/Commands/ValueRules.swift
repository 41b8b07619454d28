/// What a text must be to be accepted as an argument or as a part of a route.
public struct TextRule: Hashable, Sendable {
  let characters: ASCIISet?
  let length: ClosedRange<Int>?
  let bytes: ClosedRange<Int>?
  let refused: [String]
  let isTrimmed: Bool

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - characters: The ASCII characters that may stand, such as `A-Za-z0-9._-`; nil for any text.
  ///   - length: How many characters (Unicode scalars) there may be.
  ///   - bytes: How many bytes of UTF-8 there may be.
  ///   - refused: Texts that are refused as a whole.
  ///   - isTrimmed: Whether white space around the text does not count and is not sent.
  public init(
    characters: String? = nil, length: ClosedRange<Int>? = nil, bytes: ClosedRange<Int>? = nil,
    not refused: [String] = [], isTrimmed: Bool = false
  ) {
    self.characters = characters.map { ASCIISet($0) }
    self.length = length
    self.bytes = bytes
    self.refused = refused
    self.isTrimmed = isTrimmed
  }

  /// The text as it is sent.
  package func sent(_ text: String) -> String {
    guard isTrimmed else { return text }
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(scalars[first...last])
  }

  /// What the rule asks for where the text breaks it, else nil.
  package func expectation(brokenBy text: String) -> String? {
    if let bytes, !bytes.contains(text.utf8.count) { return "\(bytes.spelt) bytes" }
    if let length, !length.contains(text.unicodeScalars.count) {
      return "\(length.spelt) characters"
    }
    if let characters, !text.utf8.allSatisfy(characters.contains) {
      return "only the characters \(characters.spelling)"
    }
    if refused.contains(where: { $0.utf8.elementsEqual(text.utf8) }) {
      return "any text but " + refused.map { "\"\($0)\"" }.joined(separator: ", ")
    }
    return nil
  }
}

/// What an integer must be to be accepted as an argument or as a part of a route.
public struct IntegerRule: Hashable, Sendable {
  let range: ClosedRange<Int64>

  /// Creates a rule from the values that may stand.
  public init(_ range: ClosedRange<Int64>) {
    self.range = range
  }

  /// What the rule asks for where the number breaks it, else nil.
  package func expectation(brokenBy number: Int64) -> String? {
    range.contains(number) ? nil : range.spelt
  }
}

extension TextRule {
  /// Gives back the text as it is sent.
  ///
  /// - Parameters:
  ///   - name: The argument's name, for the error.
  ///   - text: The text as the caller has it.
  ///   - isSensitive: Whether nothing of the text may stand in the error.
  /// - Throws: `InvalidArgument` for a text that breaks the rule.
  public func checked(
    _ name: String, _ text: String, isSensitive: Bool = false
  ) throws(InvalidArgument) -> String {
    let sent = sent(text)
    if let expected = expectation(brokenBy: sent) {
      throw InvalidArgument(
        argument: name, expected: expected,
        found: isSensitive
          ? nil : "\(JSONPrinting.quoted(String(sent.prefix(80)))) (\(sent.utf8.count) bytes)")
    }
    return sent
  }
}

extension IntegerRule {
  /// Gives back the number as it is sent.
  ///
  /// - Parameters:
  ///   - name: The argument's name, for the error.
  ///   - number: The number as the caller has it.
  ///   - isSensitive: Whether nothing of the number may stand in the error.
  /// - Throws: `InvalidArgument` for a number that breaks the rule.
  public func checked(
    _ name: String, _ number: some BinaryInteger, isSensitive: Bool = false
  ) throws(InvalidArgument) -> String {
    let exact = Int64(exactly: number)
    guard let exact, expectation(brokenBy: exact) == nil else {
      throw InvalidArgument(
        argument: name, expected: range.spelt, found: isSensitive ? nil : "\(number)")
    }
    return String(exact)
  }
}

extension ClosedRange where Bound: FixedWidthInteger {
  /// `1 to 200`, or `1 or more` where there is no upper bound.
  package var spelt: String {
    if upperBound == .max { return "\(lowerBound) or more" }
    return lowerBound == upperBound ? "\(lowerBound)" : "\(lowerBound) to \(upperBound)"
  }
}

/// A set of ASCII characters, spelt as in a bracket expression: `A-Za-z0-9._-`.
///
/// A hyphen at either end stands for itself.
package struct ASCIISet: Hashable, Sendable {
  /// The characters, a bit for each.
  struct Bits: Hashable, Sendable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    mutating func insert(_ byte: UInt8) {
      if byte < 64 {
        low |= 1 << UInt64(byte)
      } else if byte < 128 {
        high |= 1 << UInt64(byte - 64)
      }
    }

    func contains(_ byte: UInt8) -> Bool {
      byte < 128 && (byte < 64 ? low : high) & (1 &<< UInt64(byte & 63)) != 0
    }
  }

  package let spelling: String
  private(set) var bits = Bits()

  package init(_ spelling: String) {
    self.spelling = spelling
    let bytes = Array(spelling.utf8)
    var index = 0
    while index < bytes.count {
      let first = bytes[index]
      if index + 2 < bytes.count, bytes[index + 1] == UInt8(ascii: "-"), bytes[index + 2] >= first {
        for byte in first...bytes[index + 2] { bits.insert(byte) }
        index += 3
      } else {
        bits.insert(first)
        index += 1
      }
    }
  }

  package func contains(_ byte: UInt8) -> Bool { bits.contains(byte) }
}
