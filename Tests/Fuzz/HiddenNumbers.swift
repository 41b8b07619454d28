import ContractRuntime

/// Whether a number is so small or so long that Foundation cannot tell what was written: it refuses what
/// lies below the least double, and a decimal of its has 38 digits.
func holdsHiddenNumber(_ value: JSONValue) -> Bool {
  switch value {
  case .null, .bool, .string: return false
  case .number(let text):
    let exponent = text.split { $0 == "e" || $0 == "E" }.dropFirst().first.flatMap { Int($0) }
    return text.utf8.count > 30 || (exponent ?? 0).magnitude > 100
  case .array(let elements): return elements.contains(where: holdsHiddenNumber)
  case .object(let members): return members.contains { holdsHiddenNumber($0.value) }
  }
}
