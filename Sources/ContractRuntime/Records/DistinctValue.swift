/// A scalar with a Swift type of its own, so that an id of one thing is never taken for another's.
public protocol DistinctValue: RawRepresentable, ContractValue, Codable, Hashable,
  CustomStringConvertible
where RawValue: ContractValue & Codable & Hashable & LosslessStringConvertible {
  /// Wraps a value; every value of the base type is one.
  init(rawValue: RawValue)
}

extension DistinctValue {
  /// Reads a value of the base type.
  public static func read(_ reader: inout Reader, _ slot: Int) -> Self {
    Self(rawValue: RawValue.read(&reader, slot))
  }
  /// Writes the value of the base type.
  public func write(_ writer: inout Writer, _ slot: Int) { rawValue.write(&writer, slot) }
  /// The value of the base type as text.
  public var description: String { String(rawValue) }
}
