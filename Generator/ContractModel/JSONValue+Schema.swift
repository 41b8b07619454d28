import ContractRuntime

/// The parts that JSON Schemas are put together from.
extension JSONValue {
  /// An object of these members, in this order.
  package static func members(_ members: [(String, JSONValue)]) -> JSONValue {
    .object(members.map { Member($0.0, $0.1) })
  }

  /// A list of texts.
  package static func strings(_ texts: [String]) -> JSONValue {
    .array(texts.map { .string($0) })
  }

  /// What a reference to a definition holds.
  package static func reference(_ name: String) -> JSONValue { .string("#/$defs/\(name)") }
}
