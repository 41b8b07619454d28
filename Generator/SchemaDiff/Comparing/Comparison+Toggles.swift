import ContractModel

/// Toggles. Nothing of them goes over the wire.
extension Comparison {
  /// Compares the toggles.
  func compareToggles() {
    let toggles = pair(old.contract.toggles, new.contract.toggles, by: \.name)
    for toggle in toggles.added {
      add(.toggleAdded, toggle.name, "was added", old: nil, new: toggle.span, Scope().effects())
    }
    for toggle in toggles.removed {
      add(
        .toggleRemoved, toggle.name, "was removed", old: toggle.span, new: nil,
        Scope().effects(source: true))
    }
    for (one, other) in toggles.both {
      compareText((one.doc, other.doc), one.name, old: one.span, new: other.span)
      compareInputs(one, other)
      compareActions(one, other)
      compareStates(one, other)
    }
  }

  private var breaksSource: [Effect] { Scope().effects(source: true) }

  // MARK: Inputs

  private func compareInputs(_ one: Toggle, _ other: Toggle) {
    let inputs = pair(one.inputs, other.inputs, by: \.name)
    for input in inputs.added {
      add(
        .toggleInputAdded, "\(one.name) \(input.name)", "is asked for now", old: one.span,
        new: input.span, breaksSource)
    }
    for input in inputs.removed {
      add(
        .toggleInputRemoved, "\(one.name) \(input.name)", "is not asked for any more",
        old: input.span, new: other.span, breaksSource)
    }
    if inputs.isReordered {
      add(
        .parametersReordered, one.name,
        "has its inputs in another order, and so its Swift initializer",
        old: one.span, new: other.span, breaksSource)
    }
    for (old, new) in inputs.both {
      let subject = "\(one.name) \(new.name)"
      compareText((old.doc, new.doc), subject, old: old.span, new: new.span)
      guard case .values(let oldValues) = old.kind, case .values(let newValues) = new.kind else {
        addIfDifferent(
          .toggleInputChanged, subject, "has values of another type in Swift",
          (old.kind.swiftType, new.kind.swiftType), old: old.span, new: new.span, breaksSource)
        continue
      }
      compareCases(oldValues, newValues, subject, old, new)
    }
  }

  private func compareCases(
    _ one: [EnumValue], _ other: [EnumValue], _ subject: String, _ old: Toggle.Input,
    _ new: Toggle.Input
  ) {
    let values = pair(one, other, by: \.text)
    for value in values.added {
      add(
        .toggleValueAdded, "\(subject).\(value.text)", "was added", old: old.span, new: value.span,
        breaksSource)
    }
    for value in values.removed {
      add(
        .toggleValueRemoved, "\(subject).\(value.text)", "was removed", old: value.span,
        new: new.span,
        breaksSource)
    }
    compareNames(of: values.both, subject)
  }

  private func compareNames(of values: [(old: EnumValue, new: EnumValue)], _ subject: String) {
    for (old, new) in values {
      let subject = "\(subject).\(new.text)"
      compareSwiftNames((old.swiftName, new.swiftName), subject, old: old.span, new: new.span)
      compareText((old.doc, new.doc), subject, old: old.span, new: new.span)
    }
  }

  // MARK: Actions and states

  private func compareActions(_ one: Toggle, _ other: Toggle) {
    let actions = pair(one.actions, other.actions, by: \.text)
    for action in actions.added {
      add(
        .toggleActionAdded, "\(one.name) action \(action.text)", "was added", old: one.span,
        new: action.span, breaksSource)
    }
    for action in actions.removed {
      add(
        .toggleActionRemoved, "\(one.name) action \(action.text)", "was removed",
        old: action.span, new: other.span, breaksSource)
    }
    compareNames(of: actions.both, "\(one.name) action")
  }

  private func compareStates(_ one: Toggle, _ other: Toggle) {
    let states = pair(one.states, other.states, by: \.name)
    for state in states.added {
      add(
        .toggleStateAdded, "\(one.name) state \(state.name)", "was added", old: one.span,
        new: state.span, breaksSource)
    }
    for state in states.removed {
      add(
        .toggleStateRemoved, "\(one.name) state \(state.name)", "was removed", old: state.span,
        new: other.span, breaksSource)
    }
    for (old, new) in states.both {
      let subject = "\(one.name) state \(new.name)"
      if !isSameCondition(old, one, new, other) {
        add(
          .toggleConditionChanged, subject, "is for other inputs; deployed apps keep the old table",
          old: old.span, new: new.span, Scope().effects())
      }
      addIfDifferent(
        .toggleAppearanceChanged, subject, "looks otherwise", (old.appearance, new.appearance),
        old: old.span, new: new.span, Scope().effects())
      addIfDifferent(
        .toggleReactionChanged, subject, "does something else", (old.reaction, new.reaction),
        old: old.span, new: new.span, Scope().effects())
      compareText((old.doc, new.doc), subject, old: old.span, new: new.span)
    }
  }

  /// Whether two states are for the same combinations, of the inputs and values that both tables have.
  private func isSameCondition(
    _ one: Toggle.State, _ oldTable: Toggle, _ other: Toggle.State, _ newTable: Toggle
  ) -> Bool {
    let oldValues = Dictionary(zip(oldTable.inputs.map(\.name), one.when)) { first, _ in first }
    let known = Dictionary(oldTable.inputs.map { ($0.name, Set($0.values)) }) { first, _ in first }
    return zip(newTable.inputs, other.when).allSatisfy { input, values in
      guard let old = oldValues[input.name], let all = known[input.name] else { return true }
      let common = all.intersection(input.values)
      return common.intersection(old) == common.intersection(values)
    }
  }
}

extension Toggle.Input.Kind {
  fileprivate var swiftType: String {
    switch self {
    case .values: "enum"
    case .optionalBool: "Bool?"
    case .bool: "Bool"
    }
  }
}

extension Toggle.State {
  /// How the switch looks.
  fileprivate var appearance: String {
    (isOn ? "on" : "off") + (isEnabled ? ", enabled" : ", disabled")
      + (note.map { ", \($0)" } ?? "")
  }

  /// What is set off.
  fileprivate var reaction: String {
    [("turnOn", turnOn), ("turnOff", turnOff), ("offers", offers)].filter { !$0.1.isEmpty }
      .map { "\($0.0) \($0.1.joined(separator: ", "))" }.joined(separator: "; ")
  }
}
