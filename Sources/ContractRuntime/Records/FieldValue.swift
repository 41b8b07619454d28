/// What a record's property holds for a field: a value of the contract, or nil where it may be absent.
public protocol FieldValue: Sendable {
  /// Writes what is there to a slot of the object the writer has open.
  func write(field slot: Int, to writer: inout Writer)
}

extension ContractValue {
  /// Writes the value.
  public func write(field slot: Int, to writer: inout Writer) { write(&writer, slot) }
}

extension Optional: FieldValue where Wrapped: ContractValue {
  /// Writes the value; nil is null in a nullable field, and no key in any other.
  public func write(field slot: Int, to writer: inout Writer) { writer.write(self, slot) }
}
