import ContractRuntime
import Foundation

/// Short ways to write and compare JSON values.
extension JSONValue {
  /// An object of the members that are not nil.
  package static func members(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { name, value in value.map { Member(name, $0) } })
  }

  /// The value of a member.
  package subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The text of a string.
  package var text: String? {
    if case .string(let text) = self { return text }
    return nil
  }

  /// The names of an object's members.
  package var names: [String] {
    if case .object(let members) = self { return members.map(\.name) }
    return []
  }

  /// The value with nothing but declared keys: wire keys with a dot between them. An object that is
  /// empty then is left out, and so is a null.
  package func restricted(to paths: [String]) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(
      members.compactMap { member in
        if paths.contains(member.name) { return member.value == .null ? nil : member }
        let prefix = member.name + "."
        let below = paths.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
        guard !below.isEmpty, case .object = member.value else { return nil }
        let inner = member.value.restricted(to: below)
        return inner.names.isEmpty ? nil : Member(member.name, inner)
      })
  }

  /// What `JSONEncoder` makes of a value, read strictly.
  package init(encoding value: some Encodable) throws {
    self = try JSONDocument(JSONEncoder().encode(value)).root.value
  }

  /// The value as Swift would box it: no Foundation objects but null.
  package var swiftValue: Any {
    switch self {
    case .null: NSNull()
    case .bool(let truth): truth
    case .number(let text): Int(text) ?? Double(text) ?? Double.nan
    case .string(let text): text
    case .array(let elements): elements.map(\.swiftValue)
    case .object(let members):
      [AnyHashable: Any](uniqueKeysWithValues: members.map { ($0.name, $0.value.swiftValue) })
    }
  }
}

extension String {
  package var json: JSONValue { .string(self) }
}

extension String? {
  package var json: JSONValue? { map(\.json) }
}

extension Int? {
  package var json: JSONValue? { map { .number("\($0)") } }
}
