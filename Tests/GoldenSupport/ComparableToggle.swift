import ContractRuntime

/// A generated toggle, which can be compared with the goldens of its kind.
package protocol ComparableToggle: Hashable {
  associatedtype State: Hashable & CaseIterable
  associatedtype Action: Hashable & CaseIterable
  var state: State { get }
  var isOn: Bool { get }
  var isEnabled: Bool { get }
  func actions(turningOn isTurnedOn: Bool) -> [Action]
  var offers: [Action] { get }
  var note: String? { get }

  /// Every combination of inputs.
  static var combinations: [Self] { get }
  /// The inputs as the body of a golden has them.
  var inputs: JSONValue { get }
}

extension ComparableToggle {
  /// All that follows from the inputs, as a golden's outcome has it.
  package var outcome: JSONValue {
    .members([
      "state": "\(state)".json, "shows": (isOn ? "on" : "off").json, "enabled": isEnabled.json,
      "turnOn": list(actions(turningOn: true)), "turnOff": list(actions(turningOn: false)),
      "offers": list(offers), "note": note.json,
    ])
  }

  private func list(_ actions: [Action]) -> JSONValue? {
    actions.isEmpty ? nil : .array(actions.map { "\($0)".json })
  }

  /// What the toggle makes of a golden's inputs, nil where it has no such combination.
  package static func outcome(of golden: Golden) throws -> JSONValue? {
    let inputs = try golden.json
    return combinations.first { $0.inputs == inputs }?.outcome
  }
}

extension [Golden] {
  /// How many of the goldens have the inputs of each combination of a toggle.
  package func counts<Toggle: ComparableToggle>(
    of toggle: Toggle.Type, named name: String
  ) throws -> [Toggle: Int] {
    let bodies = try filter { $0.kind == .toggle && $0.subject == name }.map { try $0.json }
    return Toggle.combinations.reduce(into: [:]) { counts, toggle in
      counts[toggle] = bodies.count { $0 == toggle.inputs }
    }
  }
}
