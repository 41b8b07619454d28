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
}
