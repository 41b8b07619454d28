import ContractModel
import ContractRuntime

/// Finds the state that the inputs of a toggle lead to: `{"permission": "granted", "push": null}`,
/// where a `bool?` that is not known is null.
struct ToggleReader {
  private let toggle: Toggle

  init(_ toggle: Toggle) {
    self.toggle = toggle
  }

  /// The state with all that the screen makes of it.
  func outcome(of document: JSONDocument) -> Outcome {
    var values: [String] = []
    for input in toggle.inputs {
      guard let value = value(of: input, in: document.root) else {
        return .violation(keyPath: input.name, body: document.root.value)
      }
      values.append(value)
    }
    let state = toggle.states.first { state in
      zip(state.when, values).allSatisfy { $0.contains($1) }
    }
    guard let state else { return .violation(keyPath: "", body: document.root.value) }
    return .value(describe(state), route: nil)
  }

  /// Inputs that the toggle does not have, lacks, or that have no such value.
  func findings(_ document: JSONDocument, file: String) -> [Finding] {
    var report = JudgeReport(document, file: file)
    let root = document.root
    guard root.kind == .object else {
      report.add(.wrongType, root, expected: "an object", found: root.kind.spelt)
      return report.findings
    }
    for input in toggle.inputs where value(of: input, in: root) == nil {
      let expected = "one of " + input.values.joined(separator: ", ")
      if let node = root[input.name] {
        report.add(
          .undeclaredValue, node, under: [input.name], expected: expected, found: "another value")
      } else {
        report.add(.missingKey, root, under: [input.name], expected: expected, found: "nothing")
      }
    }
    for (key, _) in root.members {
      guard let name = key.text, !toggle.inputs.contains(where: { $0.name.isExactly(name) })
      else { continue }
      report.add(
        .undeclaredKey, key, under: [name], expected: "only declared inputs",
        found: "\(name.quoted), which the toggle does not have")
    }
    return report.findings
  }

  /// An input's value in the schema's words, nil where it is none.
  func value(of input: Toggle.Input, in object: JSONNode) -> String? {
    guard object.kind == .object, let node = object[input.name] else { return nil }
    switch input.kind {
    case .values(let values):
      guard node.kind == .string, let text = node.text else { return nil }
      return values.first { $0.text.isExactly(text) }?.text
    case .bool: return node.bool.map { String($0) }
    case .optionalBool: return node.kind == .null ? "none" : node.bool.map { String($0) }
    }
  }

  private func describe(_ state: Toggle.State) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("state", .string(state.name)),
      .init("shows", .string(state.isOn ? "on" : "off")),
      .init("enabled", .bool(state.isEnabled)),
    ]
    for (name, actions) in [
      ("turnOn", state.turnOn), ("turnOff", state.turnOff), ("offers", state.offers),
    ] where !actions.isEmpty {
      members.append(.init(name, .array(actions.map { .string($0) })))
    }
    if let note = state.note { members.append(.init("note", .string(note))) }
    return .object(members)
  }
}
