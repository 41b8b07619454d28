import YAMLReader

/// Toggles: a table whose every combination of inputs falls in exactly one row.
extension ContractReader {
  func toggle(_ name: Located, _ node: YAMLNode) -> Toggle? {
    claimTypeName(name, "a toggle")
    guard var reader = MappingReader(node, "a toggle", problems) else { return nil }
    let doc = reader.doc()
    let inputs = reader.members("inputs").compactMap { input($0.name, $0.value) }
    let actions = reader.node("actions").map { enumValues($0, "`actions`") } ?? []
    let stateNodes = reader.required("states", at: name.span)?.elements ?? []
    let states = stateNodes.compactMap { state($0, inputs, actions) }
    reader.finish()
    checkDistinct(
      inputs.map { ($0.name, Located(text: $0.name, span: $0.span)) }, "input")
    checkDistinct(states.map { ($0.name, Located(text: $0.name, span: $0.span)) }, "state")
    let toggle = Toggle(
      name: name.text, doc: doc, inputs: inputs, actions: actions, states: states,
      span: name.span)
    if states.count == stateNodes.count { checkTable(toggle) }
    return toggle
  }

  private func input(_ name: Located, _ node: YAMLNode) -> Toggle.Input? {
    let swiftName = memberName(name, "an input")
    if node.elements != nil {
      let values = enumValues(node, "an input's values")
      return .init(name: swiftName, doc: nil, kind: .values(values), span: name.span)
    }
    if node.entries != nil {
      guard var reader = MappingReader(node, "an input", problems) else { return nil }
      let doc = reader.doc()
      let kind = reader.required("values", at: name.span).flatMap { values in
        values.text == nil ? .values(enumValues(values, "`values`")) : inputKind(values)
      }
      reader.finish()
      return kind.map { .init(name: swiftName, doc: doc, kind: $0, span: name.span) }
    }
    return inputKind(node).map { .init(name: swiftName, doc: nil, kind: $0, span: name.span) }
  }

  private func inputKind(_ node: YAMLNode) -> Toggle.Input.Kind? {
    guard let text = node.located("an input", problems) else { return nil }
    switch text.text {
    case "bool": return .bool
    case "bool?": return .optionalBool
    default:
      problems.add(
        .invalidValue, at: text.span,
        "an input is `bool`, `bool?` or a list of values, found \(Diagnostic.quote(text.text))")
      return nil
    }
  }

  private func state(
    _ node: YAMLNode, _ inputs: [Toggle.Input], _ actions: [EnumValue]
  ) -> Toggle.State? {
    guard var reader = MappingReader(node, "a state", problems) else { return nil }
    let name = reader.requiredText("name")
    let swiftName = name.map { memberName($0, "a state") }
    let when = when(reader.required("when", at: name?.span), inputs)
    let isOn = shows(reader.requiredText("shows", at: name?.span))
    let isEnabled = reader.bool("enabled")
    let turnOn = self.actions(&reader, "turnOn", actions)
    let turnOff = self.actions(&reader, "turnOff", actions)
    let offers = self.actions(&reader, "offers", actions)
    let note = reader.text("note")?.text
    let doc = reader.doc()
    reader.finish()
    guard let name, let swiftName, let when else { return nil }
    checkActions(name, isOn: isOn, isEnabled: isEnabled, turnOn: turnOn, turnOff: turnOff)
    return Toggle.State(
      name: swiftName, doc: doc, when: when, isOn: isOn, isEnabled: isEnabled, turnOn: turnOn,
      turnOff: turnOff, offers: offers, note: note, span: name.span)
  }

  private func shows(_ shows: Located?) -> Bool {
    guard let shows else { return false }
    if shows.text != "on", shows.text != "off" {
      problems.add(
        .invalidValue, at: shows.span,
        "`shows` is `on` or `off`, found \(Diagnostic.quote(shows.text))")
    }
    return shows.text == "on"
  }

  /// For each input the values that a state is for; an input that is not named may have any.
  private func when(_ node: YAMLNode?, _ inputs: [Toggle.Input]) -> [[String]]? {
    guard let members = node?.members("`when`", problems) else { return nil }
    for (name, _) in members where !inputs.contains(where: { $0.name == name.text }) {
      let mend =
        NearestName.of(name.text, in: inputs.map(\.name)).map { "did you mean `\($0)`?" }
        ?? "its inputs are \(inputs.map(\.name).listed)"
      problems.add(
        .unknownKey, at: name.span,
        "the toggle has no input \(Diagnostic.quote(name.text)); \(mend)")
    }
    return inputs.map { input in
      guard let value = members.first(where: { $0.name.text == input.name })?.value else {
        return input.values
      }
      let values = value.texts("a value of `\(input.name)`", problems, orOne: true) ?? []
      for value in values where !input.values.contains(value.text) {
        let mend =
          NearestName.of(value.text, in: input.values).map { "did you mean `\($0)`?" }
          ?? "its values are \(input.values.listed)"
        problems.add(
          .invalidValue, at: value.span,
          "`\(input.name)` has no value \(Diagnostic.quote(value.text)); \(mend)")
      }
      let known = Set(values.map(\.text))
      return input.values.filter(known.contains)
    }
  }

  private func actions(
    _ reader: inout MappingReader, _ key: String, _ known: [EnumValue]
  ) -> [String] {
    (reader.texts(key) ?? []).map { action in
      if let value = known.first(where: { $0.text == action.text }) { return value.swiftName }
      let mend =
        NearestName.of(action.text, in: known.map(\.text)).map { "did you mean `\($0)`?" }
        ?? "the toggle's actions are \(known.map(\.text).listed)"
      problems.add(
        .unknownAction, at: action.span,
        "there is no action \(Diagnostic.quote(action.text)); \(mend)")
      return action.text
    }
  }

  private func checkActions(
    _ name: Located, isOn: Bool, isEnabled: Bool, turnOn: [String], turnOff: [String]
  ) {
    let (asked, other) = isOn ? ("turnOff", "turnOn") : ("turnOn", "turnOff")
    let (given, odd) = isOn ? (turnOff, turnOn) : (turnOn, turnOff)
    if isEnabled, given.isEmpty {
      problems.add(
        .toggleActions, at: name.span,
        "`\(name.text)` can be flipped, so it needs `\(asked):` with what a flip does")
    }
    if !isEnabled, !given.isEmpty {
      problems.add(
        .toggleActions, at: name.span,
        "`\(name.text)` cannot be flipped (no `enabled: true`), so `\(asked)` never happens")
    }
    if !odd.isEmpty {
      problems.add(
        .toggleActions, at: name.span,
        "`\(name.text)` shows \(isOn ? "on" : "off") already, so `\(other)` never happens")
    }
  }

  // MARK: The table

  private static let mostCombinations = 4_096

  private func checkTable(_ toggle: Toggle) {
    guard !toggle.inputs.isEmpty else {
      problems.add(
        .toggleUnreachable, at: toggle.span, "a toggle needs `inputs:`, or its states say nothing")
      return
    }
    let count = toggle.inputs.reduce(1) { $0.multipliedReportingOverflow(by: $1.values.count).0 }
    guard count <= Self.mostCombinations else {
      problems.add(
        .toggleGap, at: toggle.span,
        "the inputs have more than \(Self.mostCombinations) combinations; use fewer values")
      return
    }
    var reached: Set<Int> = []
    var gaps: [[String]] = []
    var overlaps: [(first: Int, second: Int, combination: [String])] = []
    for combination in toggle.combinations {
      let states = toggle.states.indices.filter { toggle.states[$0].covers(combination) }
      reached.formUnion(states)
      if states.isEmpty { gaps.append(combination) }
      if states.count > 1, !overlaps.contains(where: { $0.first == states[0] && $0.second == states[1] })
      {
        overlaps.append((states[0], states[1], combination))
      }
    }
    if let gap = gaps.first {
      let more = gaps.count > 1 ? " (and \(gaps.count - 1) more)" : ""
      problems.add(
        .toggleGap, at: toggle.span,
        "no state of `\(toggle.name)` is for \(toggle.spell(gap))\(more); add one, or widen a `when:`")
    }
    for overlap in overlaps {
      let (first, second) = (toggle.states[overlap.first], toggle.states[overlap.second])
      problems.add(
        .toggleOverlap, at: second.span,
        "`\(second.name)` and `\(first.name)` are both for \(toggle.spell(overlap.combination))",
        notes: [.init("`\(first.name)` is here", at: first.span)])
    }
    for (index, state) in toggle.states.enumerated() where !reached.contains(index) {
      problems.add(
        .toggleUnreachable, at: state.span, "no combination of inputs leads to `\(state.name)`")
    }
  }
}

extension Toggle {
  /// Every combination of the inputs' values, in order.
  public var combinations: [[String]] {
    inputs.reduce([[]]) { combinations, input in
      combinations.flatMap { combination in input.values.map { combination + [$0] } }
    }
  }

  func spell(_ combination: [String]) -> String {
    zip(inputs, combination).map { "\($0.name): \($1)" }.joined(separator: ", ")
  }
}

extension Toggle.State {
  /// Whether the state is for a combination of the inputs' values.
  public func covers(_ combination: [String]) -> Bool {
    zip(when, combination).allSatisfy { $0.contains($1) }
  }
}
