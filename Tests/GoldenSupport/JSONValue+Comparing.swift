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

  /// The value with nothing but declared keys: paths of wire keys with a dot between them, which
  /// pass through lists unseen. What then is an empty object is left out of the one around it, and
  /// so are a null and what stands where an object belongs.
  package func restricted(to paths: [String]) -> JSONValue {
    switch self {
    case .array(let elements): return .array(elements.map { $0.restricted(to: paths) })
    case .object(let members):
      return .object(
        members.compactMap { member in
          if paths.contains(member.name) { return member.value == .null ? nil : member }
          let prefix = member.name + "."
          let below = paths.filter { $0.hasPrefix(prefix) }
            .map { String($0.dropFirst(prefix.count)) }
          guard !below.isEmpty else { return nil }
          switch member.value.restricted(to: below) {
          case .object(let inner) where inner.isEmpty: return nil
          case .object(let inner): return Member(member.name, .object(inner))
          case .array(let inner): return Member(member.name, .array(inner))
          default: return nil
          }
        })
    default: return self
    }
  }

  /// The value with every timestamp of whole seconds spelt to the millisecond, as generated code
  /// writes it.
  package var toTheMillisecond: JSONValue {
    switch self {
    case .null, .bool, .number: return self
    case .string(let text):
      guard text.utf8.count == 20, let date = try? Date(text, strategy: .iso8601) else {
        return self
      }
      return date.json
    case .array(let elements): return .array(elements.map(\.toTheMillisecond))
    case .object(let members):
      return .object(members.map { Member($0.name, $0.value.toTheMillisecond) })
    }
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
    case .number(let text): Int(text) ?? UInt64(text) ?? Double(text) ?? Double.nan
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

extension BinaryInteger {
  package var json: JSONValue { .number("\(self)") }
}

extension Bool {
  package var json: JSONValue { .bool(self) }
}

extension Date {
  /// By Foundation, so that the package's own calendar is not its own witness.
  package var json: JSONValue {
    let milliseconds = (timeIntervalSince1970 * 1000).rounded()
    let style = ISO8601FormatStyle(includingFractionalSeconds: true)
    // A fifth of a millisecond more, because the style cuts off.
    return Date(timeIntervalSince1970: milliseconds / 1000 + 0.0002).formatted(style).json
  }
}

extension String? {
  package var json: JSONValue? { map(\.json) }
}

extension Int? {
  package var json: JSONValue? { map(\.json) }
}

extension Date? {
  package var json: JSONValue? { map(\.json) }
}
