import ContractModel
import ContractRuntime

/// What schemas can refer to, by name: the types of a contract.
struct Definitions {
  private let types: TypeSchema
  private let scalars: [String: Scalar]
  private let enums: [String: EnumType]
  private let records: [String: Record]

  init(_ contract: Contract) {
    types = TypeSchema(contract)
    scalars = Dictionary(contract.scalars.map { ($0.name, $0) }) { first, _ in first }
    enums = Dictionary(contract.enums.map { ($0.name, $0) }) { first, _ in first }
    records = Dictionary(contract.records.map { ($0.name, $0) }) { first, _ in first }
  }

  /// The definitions that a schema refers to, and those that they refer to, sorted by name.
  func reached(from root: JSONValue) -> [(String, JSONValue)] {
    var found: [String: JSONValue] = [:]
    var waiting = references(in: root)
    while let name = waiting.popLast() {
      guard found[name] == nil, let keywords = keywords(name) else { continue }
      let definition = JSONValue.members(keywords)
      found[name] = definition
      waiting += references(in: definition)
    }
    return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private func keywords(_ name: String) -> [(String, JSONValue)]? {
    if name == TypeSchema.timestampName { return TypeSchema.timestamp }
    if let scalar = scalars[name] {
      return described(scalar.doc) + types.keywords(scalar.base, scalar.constraints)
    }
    if let type = enums[name] {
      return described(type.doc) + [("enum", .strings(type.values.map(\.text)))]
    }
    return records[name].map { described($0.doc) + types.keywords($0) }
  }

  /// The names a schema refers to. What a `$ref` under `properties` holds is a schema, never a text.
  private func references(in value: JSONValue) -> [String] {
    switch value {
    case .array(let elements): elements.flatMap { references(in: $0) }
    case .object(let members):
      members.flatMap { member -> [String] in
        guard member.name == "$ref", case .string(let text) = member.value else {
          return references(in: member.value)
        }
        return text.split(separator: "/").suffix(1).map { String($0) }
      }
    case .null, .bool, .number, .string: []
    }
  }
}
