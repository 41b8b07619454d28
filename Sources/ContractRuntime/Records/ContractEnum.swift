/// A text out of a set that may grow: a value the schema does not know survives a round trip.
///
/// Values compare by their text, scalar by scalar.
public protocol OpenEnum: ContractValue, Codable, Hashable, CustomStringConvertible {
  /// The case of a text, `unrecognized` where the schema does not know it.
  init(rawValue: String)
  /// The text on the wire.
  var rawValue: String { get }
}

/// A text out of a fixed set: another value breaks the contract.
public protocol ClosedEnum: ContractValue, Codable, Hashable, CaseIterable, CustomStringConvertible
{
  /// The case of a text, nil where there is none.
  init?(rawValue: String)
  /// The text on the wire.
  var rawValue: String { get }
}

extension OpenEnum {
  /// Reads a text.
  public static func read(_ reader: inout Reader, _ slot: Int) -> Self {
    Self(rawValue: reader.string(slot))
  }
  /// Writes the text.
  public func write(_ writer: inout Writer, _ slot: Int) { writer.encode(rawValue, slot) }

  /// Whether both have the same text.
  public static func == (one: Self, other: Self) -> Bool {
    one.rawValue.utf8.elementsEqual(other.rawValue.utf8)
  }
  /// Hashes the text.
  public func hash(into hasher: inout Hasher) {
    for byte in rawValue.utf8 { hasher.combine(byte) }
    hasher.combine(0xFF as UInt8)
  }
  /// The hash of the text. It is here so that the compiler derives none for each enum.
  public var hashValue: Int {
    var hasher = Hasher()
    hash(into: &hasher)
    return hasher.finalize()
  }
  /// The text on the wire.
  public var description: String { rawValue }

  /// Decodes a text.
  public init(from decoder: any Decoder) throws {
    self.init(rawValue: try decoder.singleValueContainer().decode(String.self))
  }
  /// Encodes the text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}

extension ClosedEnum {
  /// The case of a text that is known to be one of them, such as a matched route's.
  public init(matching text: String) {
    self = Self(rawValue: text) ?? Self.placeholder
  }

  static var expectation: String {
    "one of " + allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
  }

  /// Reads one of the texts.
  public static func read(_ reader: inout Reader, _ slot: Int) -> Self {
    reader.closedEnum(slot)
  }
  /// Writes the text.
  public func write(_ writer: inout Writer, _ slot: Int) { writer.encode(rawValue, slot) }

  /// The text on the wire.
  public var description: String { rawValue }

  /// Decodes one of the texts.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let value = Self(rawValue: try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "expected \(Self.expectation), found another text")
    }
    self = value
  }
  /// Encodes the text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}
