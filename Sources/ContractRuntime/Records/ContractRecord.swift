import Foundation

/// A record of the contract: decoded from JSON bytes, from a `Decoder`, or from a dictionary.
///
/// The generated code says what the fields are and in which order they are read; everything else is
/// here, once for all records.
public protocol ContractRecord: ContractValue, Codable {
  /// What the fields are called on the wire, by slot.
  static var contract: RecordContract { get }
  /// Reads the fields of the object the reader has open.
  init(reading reader: inout Reader)
  /// Writes the fields to the object the writer has open.
  func write(to writer: inout Writer)
}

extension ContractRecord {
  /// Reads the record in a slot.
  public static func read(_ reader: inout Reader, _ slot: Int) -> Self {
    // Not by `object`, whose closure would copy the record once more.
    reader.enterObject(slot, contract, expected: "an object")
    let record = Self(reading: &reader)
    reader.leave()
    return record
  }

  /// Writes the record to a slot.
  public func write(_ writer: inout Writer, _ slot: Int) {
    writer.object(slot, Self.contract) { write(to: &$0) }
  }

  /// Decodes the record.
  ///
  /// - Throws: `DecodingError` with the key path that `init(json:)` would name.
  public init(from decoder: any Decoder) throws {
    self = try Reader.read(decoder)
  }

  /// Encodes the declared fields in the wire's shape; nil fields are left out.
  public func encode(to encoder: any Encoder) throws {
    try Writer.write(self, to: encoder)
  }
}

extension ContractValue {
  /// Reads the value from JSON bytes.
  ///
  /// - Throws: `ContractViolation` for bytes that are not strict JSON or break the contract.
  public init(json: Data) throws(ContractViolation) {
    self = try Reader.read(json)
  }
}

/// A record that arrives as a notification's `userInfo`.
public protocol ContractPayload: ContractRecord {}

extension ContractPayload {
  /// Reads the payload from a notification's `userInfo`.
  ///
  /// Values may be Foundation objects, as iOS delivers them, or native Swift values. A Boolean is
  /// never a number and a number is never a Boolean. Keys that are not strings are ignored.
  ///
  /// - Throws: `ContractViolation` with the key path that `init(json:)` would name.
  public init(userInfo: [AnyHashable: Any]) throws(ContractViolation) {
    self = try Reader.read(userInfo)
  }
}
