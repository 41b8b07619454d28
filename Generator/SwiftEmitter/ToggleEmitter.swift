import ContractModel

/// Toggles: total over their inputs, so that the compiler checks the table a second time.
enum ToggleEmitter {
  static func emit(_ toggle: Toggle) -> String {
    """
    \(SwiftText.doc(toggle.doc ?? toggle.name))\
    public struct \(toggle.name): Hashable, Sendable {
    \(toggle.inputs.map(inputType).joined())\(actionType(toggle))\(stateType(toggle))\
    \(toggle.inputs.map(property).joined())
      /// Creates the toggle from what its state follows from.
      public init(\(toggle.inputs.map(declaration).joined(separator: ", "))) {
    \(toggle.inputs.map(assignment).joined())\
      }

      /// The row of the table that the inputs fall in.
      public var state: State {
        switch (\(toggle.inputs.map { SwiftText.name($0.name) }.joined(separator: ", "))) {
    \(toggle.states.map { rows($0, toggle) }.joined())\
        }
      }

      /// Whether the switch shows on.
      public var isOn: Bool { \(flag(toggle) { $0.isOn }) }

      /// Whether the switch can be flipped.
      public var isEnabled: Bool { \(flag(toggle) { $0.isEnabled }) }

      /// What a flip does, in the order it runs; empty where there is nothing to do.
      ///
      /// Each action runs only if the one before it succeeded.
      public func actions(turningOn isTurnedOn: Bool) -> [Action] {
        switch (state, isTurnedOn) {
    \(flips(toggle))\
        default: []
        }
      }

      /// What the screen offers beside the switch.
      public var offers: [Action] {
    \(choice(toggle, otherwise: "[]") { $0.offers.isEmpty ? nil : list($0.offers) })\
      }

      /// The line the screen shows beside the switch, nil where it shows none.
      public var note: String? {
    \(choice(toggle, otherwise: "nil") { $0.note.map(SwiftText.literal) })\
      }
    }

    """
  }

  // MARK: Types

  private static func typeName(_ input: Toggle.Input) -> String {
    switch input.kind {
    case .values: SwiftName.type([input.name])
    case .bool: "Bool"
    case .optionalBool: "Bool?"
    }
  }

  private static func inputType(_ input: Toggle.Input) -> String {
    guard case .values(let values) = input.kind else { return "" }
    return cases(typeName(input), input.doc ?? input.name, values)
  }

  private static func actionType(_ toggle: Toggle) -> String {
    cases("Action", "What a flip of the switch sets off.", toggle.actions)
  }

  private static func stateType(_ toggle: Toggle) -> String {
    cases(
      "State", "A row of the toggle's table.",
      toggle.states.map {
        EnumValue(text: $0.name, swiftName: $0.name, doc: $0.doc, span: $0.span)
      })
  }

  private static func cases(_ name: String, _ doc: String, _ values: [EnumValue]) -> String {
    """
    \(SwiftText.doc(doc, indentation: 2))\
      public enum \(name): Hashable, Sendable\(values.isEmpty ? "" : ", CaseIterable") {
    \(values.map(caseDeclaration).joined())\
      }


    """
  }

  private static func caseDeclaration(_ value: EnumValue) -> String {
    SwiftText.doc(value.doc ?? value.text, indentation: 4)
      + "    case \(SwiftText.name(value.swiftName))\n"
  }

  private static func property(_ input: Toggle.Input) -> String {
    SwiftText.doc(input.doc ?? input.name, indentation: 2)
      + "  public let \(SwiftText.name(input.name)): \(typeName(input))\n"
  }

  private static func assignment(_ input: Toggle.Input) -> String {
    "    self.\(SwiftText.name(input.name)) = \(SwiftText.name(input.name))\n"
  }

  private static func declaration(_ input: Toggle.Input) -> String {
    "\(SwiftText.name(input.name)): \(typeName(input))"
  }

  // MARK: The table

  /// A `case` for each combination of pinned values; an input that may be anything is `_`.
  private static func rows(_ state: Toggle.State, _ toggle: Toggle) -> String {
    let choices = zip(toggle.inputs, state.when).map { input, values in
      values.count == input.values.count ? ["_"] : values.map { pattern($0, input) }
    }
    let patterns = choices.reduce([""]) { patterns, choices in
      patterns.flatMap { start in choices.map { start.isEmpty ? $0 : start + ", " + $0 } }
    }
    return "    case "
      + patterns.map { choices.count > 1 ? "(\($0))" : $0 }.joined(separator: ", ")
      + ": .\(SwiftText.name(state.name))\n"
  }

  private static func pattern(_ value: String, _ input: Toggle.Input) -> String {
    switch input.kind {
    case .bool: value
    case .optionalBool: value == "none" ? "nil" : value + "?"
    case .values(let values):
      "." + SwiftText.name(values.first { $0.text.isExactly(value) }?.swiftName ?? value)
    }
  }

  private static func flag(_ toggle: Toggle, _ isTrue: (Toggle.State) -> Bool) -> String {
    let states = toggle.states.filter(isTrue)
    if states.isEmpty { return "false" }
    if states.count == toggle.states.count { return "true" }
    return states.map { "state == .\(SwiftText.name($0.name))" }.joined(separator: " || ")
  }

  private static func flips(_ toggle: Toggle) -> String {
    toggle.states.map { state in
      let name = SwiftText.name(state.name)
      return (state.turnOn.isEmpty ? "" : "    case (.\(name), true): \(list(state.turnOn))\n")
        + (state.turnOff.isEmpty ? "" : "    case (.\(name), false): \(list(state.turnOff))\n")
    }.joined()
  }

  private static func list(_ actions: [String]) -> String {
    "[" + actions.map { "." + SwiftText.name($0) }.joined(separator: ", ") + "]"
  }

  private static func choice(
    _ toggle: Toggle, otherwise: String, _ value: (Toggle.State) -> String?
  ) -> String {
    let rows = toggle.states.compactMap { state in
      value(state).map { "    case .\(SwiftText.name(state.name)): \($0)\n" }
    }
    if rows.isEmpty { return "    \(otherwise)\n" }
    let isTotal = rows.count == toggle.states.count
    return "    switch state {\n" + rows.joined()
      + (isTotal ? "" : "    default: \(otherwise)\n") + "    }\n"
  }
}
