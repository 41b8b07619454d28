import ContractRuntime
import YAMLReader

/// A text as JSON writes it, with escapes for what a reader would not see.
struct JSONText: CustomStringConvertible {
  let description: String

  init(_ text: String) { description = "\(JSONValue.string(text))".onOneLine }
}

extension JSONValue {
  /// The value of an object's member, nil where there is none.
  subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }
}
