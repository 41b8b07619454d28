import ContractModel
import ContractRuntime

/// Checks one scalar value, strictly.
struct ScalarCheck {
  let base: BaseType
  let constraints: Constraints

  /// What is wrong with a value.
  struct Fault {
    var rule: Finding.Rule
    var expected: String
    /// Whether the value itself says more than its type.
    var canBeShown: Bool
  }

  /// What is wrong with the value, nil where nothing is.
  func fault(of node: JSONNode) -> Fault? {
    switch base {
    case .string: node.kind == .string ? textFault(node.text ?? "") : wrongType
    case .int, .int64: node.kind == .number ? integerFault(node) : wrongType
    case .double:
      node.kind == .number
        ? (node.double == nil ? outOfRange("a number that fits") : nil) : wrongType
    case .bool: node.kind == .boolean ? nil : wrongType
    case .timestamp: node.kind == .string ? timestampFault(node.text ?? "") : wrongType
    }
  }

  private var wrongType: Fault {
    Fault(rule: .wrongType, expected: base.expectation, canBeShown: false)
  }

  private func outOfRange(_ expected: String) -> Fault {
    Fault(rule: .outOfRange, expected: expected, canBeShown: true)
  }

  private func textFault(_ text: String) -> Fault? {
    let rule = TextRule(constraints)
    return rule.expectation(brokenBy: rule.sent(text)).map(outOfRange)
  }

  private func integerFault(_ node: JSONNode) -> Fault? {
    switch node.integer {
    case .value(let number):
      constraints.range.flatMap { IntegerRule($0).expectation(brokenBy: number) }.map(outOfRange)
    case .outOfRange: outOfRange(base.expectation)
    case .fractional, nil: Fault(rule: .wrongType, expected: base.expectation, canBeShown: true)
    }
  }

  private func timestampFault(_ text: String) -> Fault? {
    Timestamp.date(of: text) == nil ? outOfRange(base.expectation) : nil
  }
}

extension BaseType {
  /// What a value must be, for people.
  var expectation: String {
    switch self {
    case .string: "a string"
    case .int, .int64: "an integer that fits 64 bits"
    case .double: "a number"
    case .bool: "true or false"
    case .timestamp: Timestamp.expectation
    }
  }
}

extension JSONKind {
  /// The kind with its article, for people.
  var spelt: String {
    switch self {
    case .null: "null"
    case .boolean: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

extension String {
  /// The text, cut where it is long.
  var shortened: String { utf8.count > 80 && count > 80 ? prefix(80) + "…" : self }

  /// The text in quotes, cut where it is long, with nothing in it that a terminal would obey.
  package var quoted: String { JSONValue.string(shortened).description }
}
