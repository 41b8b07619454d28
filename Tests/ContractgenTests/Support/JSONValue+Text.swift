import ContractRuntime

extension JSONValue {
  /// The text or the number of a member, as it is written.
  func text(_ name: String) -> String? {
    guard case .object(let members) = self,
      let member = members.first(where: { $0.name == name })
    else { return nil }
    switch member.value {
    case .string(let text), .number(let text): return text
    default: return nil
    }
  }

  /// The elements, none where it is no array.
  var elements: [JSONValue] {
    if case .array(let elements) = self { elements } else { [] }
  }

  /// A member of an object, nil where there is none.
  subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The text, nil where it is something else.
  var text: String? {
    if case .string(let text) = self { text } else { nil }
  }
}
