import YAMLReader

/// Toggles: a table whose every combination of inputs falls in exactly one row.
extension ContractReader {
  func toggle(_ name: Located, _ node: YAMLNode) -> Toggle? {
    claimTypeName(name.text, for: name, "a toggle")
    guard var reader = MappingReader(node, "a toggle", problems) else { return nil }
    let doc = reader.doc()
    let inputNodes = reader.required("inputs", at: name.span)?.members("`inputs`", problems)
    let inputs = (inputNodes ?? []).compactMap { input($0.name, $0.value) }
    let actionNode = reader.node("actions")
    let actions = actionNode.map { enumValues($0, "`actions`") } ?? []
    let areActionsReadable =
      actionNode == nil ? !reader.isMisspelt("actions") : !actions.isEmpty
    let stateNodes = reader.required("states", at: name.span).flatMap { elementsOfStates($0) }
    let known = Known(
      inputs: inputNodes?.map(\.name.text),
      swiftNames: Dictionary(
        (inputNodes ?? []).map { ($0.name.text, SwiftName.member($0.name.text)) },
        uniquingKeysWith: { first, _ in first }),
      values: inputs,
      actions: areActionsReadable ? actions : nil)
    let states = (stateNodes ?? []).compactMap { state($0, known) }
    reader.finish()
    checkDistinct((inputNodes ?? []).map(\.name), "input")
    checkDistinct(states.map { ($0.name, Located(text: $0.name, span: $0.span)) }, "state")
    let toggle = Toggle(
      name: name.text, doc: doc, inputs: inputs, actions: actions, states: states,
      span: name.span)
    if let inputNodes, inputNodes.isEmpty {
      problems.add(
        .toggleUnreachable, at: name.span, "a toggle needs `inputs:`, or its states say nothing")
    } else if inputs.count == inputNodes?.count, states.count == stateNodes?.count {
      checkTable(toggle)
    }
    return toggle
  }

  /// What a state can refer to; nil where it could not be read.
  private struct Known {
    var inputs: [String]?
    /// What they are called in Swift.
    var swiftNames: [String: String]
    /// The inputs of those names that could be read.
    var values: [Toggle.Input]
    var actions: [EnumValue]?
  }

  private func elementsOfStates(_ node: YAMLNode) -> [YAMLNode]? {
    if node.elements == nil {
      problems.add(
        .wrongKind, at: node.span, "`states` is a list (`- name: …`), found \(node.kind)")
    }
    return node.elements
  }

  private func input(_ name: Located, _ node: YAMLNode) -> Toggle.Input? {
    let swiftName = memberName(name, .toggleInput)
    if node.elements != nil {
      let values = inputValues(node, name)
      return values.map { .init(name: swiftName, doc: nil, kind: $0, span: name.span) }
    }
    if node.entries != nil {
      guard var reader = MappingReader(node, "an input", problems) else { return nil }
      let doc = reader.doc()
      let kind = reader.required("values", at: name.span).flatMap { values in
        values.text == nil ? inputValues(values, name) : inputKind(values)
      }
      reader.finish()
      return kind.map { .init(name: swiftName, doc: doc, kind: $0, span: name.span) }
    }
    return inputKind(node).map { .init(name: swiftName, doc: nil, kind: $0, span: name.span) }
  }

  /// The values become a type inside the toggle's, named after the input.
  private func inputValues(_ node: YAMLNode, _ name: Located) -> Toggle.Input.Kind? {
    let typeName = SwiftName.type([name.text])
    if ReservedTypeName.inToggle.contains(typeName) {
      problems.add(
        .reservedName, at: name.span,
        "the values of `\(name.text)` would be of type `\(typeName)`, and Swift or the generated "
          + "code has a type of that name; give the input another name")
    }
    let values = enumValues(node, "`\(name.text)`")
    return values.isEmpty ? nil : .values(values)
  }

  private func inputKind(_ node: YAMLNode) -> Toggle.Input.Kind? {
    guard let text = node.located("an input", problems) else { return nil }
    switch text.text {
    case "bool": return .bool
    case "bool?": return .optionalBool
    default:
      problems.report(
        text, "an input is `bool`, `bool?` or a list of values", meant: ["bool", "bool?"])
      return nil
    }
  }

  private func state(
    _ node: YAMLNode, _ known: Known
  ) -> Toggle.State? {
    guard var reader = MappingReader(node, "a state", problems) else { return nil }
    let name = reader.requiredText("name")
    let swiftName = name.map { memberName($0, .state) }
    let when = when(reader.required("when", at: name?.span), known)
    let shows = shows(reader.requiredText("shows", at: name?.span))
    let isEnabled = reader.readableBool("enabled")
    let turnOn = actions(&reader, "turnOn", known.actions)
    let turnOff = actions(&reader, "turnOff", known.actions)
    let offers = actions(&reader, "offers", known.actions)
    let note = reader.text("note")?.text
    let doc = reader.doc()
    readUnpinned(&reader, of: name?.span ?? node.span)
    reader.finish()
    if let name, let shows, let isEnabled, let turnOn, let turnOff {
      checkActions(
        name, reader, isOn: shows, isEnabled: isEnabled, turnOn: turnOn, turnOff: turnOff)
    }
    guard let name, let swiftName, let when else { return nil }
    return Toggle.State(
      name: swiftName, doc: doc, when: when, isOn: shows ?? false,
      isEnabled: isEnabled ?? false, turnOn: turnOn ?? [], turnOff: turnOff ?? [],
      offers: offers ?? [], note: note, span: name.span)
  }

  private func shows(_ shows: Located?) -> Bool? {
    shows.flatMap { problems.word($0, "`shows`", of: ["on", "off"]) }.map { $0 == "on" }
  }

  /// For each input the values that a state is for; an input that is not named may have any. Nil
  /// where some of it says nothing.
  private func when(_ node: YAMLNode?, _ known: Known) -> [[String]]? {
    guard let members = node?.members("`when`", problems) else { return nil }
    var isReadable = true
    var given: [String: YAMLNode] = [:]
    for (name, value) in members {
      let isInput = isKnownInput(name, known)
      isReadable = isReadable && isInput
      if let swiftName = known.swiftNames[name.text], given[swiftName] == nil {
        given[swiftName] = value
      }
    }
    let when = known.values.map { input in
      guard let node = given[input.name] else { return input.values }
      let values = node.texts("a value of `\(input.name)`", problems, orOne: true)
      if values?.isEmpty == true {
        problems.add(
          .invalidValue, at: node.span,
          "a state is for one value of `\(input.name)` at least; leave the input out for all")
      }
      let valid = (values ?? []).filter { value in
        isKnown(
          value, in: input.values, .invalidValue, "`\(input.name)` has no value",
          otherwise: "its values are")
      }
      if valid.isEmpty || valid.count != values?.count { isReadable = false }
      let wanted = valid.map(\.text)
      return input.values.filter { wanted.containsExactly($0) }
    }
    return isReadable ? when : nil
  }

  private func isKnownInput(_ name: Located, _ known: Known) -> Bool {
    guard let inputs = known.inputs, !inputs.containsExactly(name.text),
      let value = problems.text(before: name.span)
    else {
      return isKnown(
        name, in: known.inputs, .unknownKey, "the toggle has no input", otherwise: "its inputs are")
    }
    if !problems.isRestOfList(name.span) {
      let texts = problems.list(from: value)
      problems.add(
        .unknownKey, at: name.span,
        "the toggle has no input \(Diagnostic.quote(name.text)); for several values write "
          + Diagnostic.quote("[\(texts.joined(separator: ", "))]"))
    }
    return false
  }

  /// The Swift names of the actions under a key; nil where some could not be read.
  private func actions(
    _ reader: inout MappingReader, _ key: String, _ known: [EnumValue]?
  ) -> [String]? {
    guard let node = reader.node(key) else { return [] }
    guard let texts = node.texts("`\(key)`", problems) else { return nil }
    let actions = texts.compactMap { action in
      let isKnown = isKnown(
        action, in: known?.map(\.text), .unknownAction, "there is no action",
        otherwise: "the toggle's actions are")
      return isKnown ? known?.first { $0.text.isExactly(action.text) }?.swiftName : nil
    }
    return actions.count == node.elements?.count ? actions : nil
  }

  private func checkActions(
    _ name: Located, _ reader: MappingReader, isOn: Bool, isEnabled: Bool, turnOn: [String],
    turnOff: [String]
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
        .toggleActions, at: reader.keySpan(asked) ?? name.span,
        "`\(name.text)` cannot be flipped (no `enabled: true`), so `\(asked)` never happens")
    }
    if !odd.isEmpty {
      problems.add(
        .toggleActions, at: reader.keySpan(other) ?? name.span,
        "`\(name.text)` shows \(isOn ? "on" : "off") already, so `\(other)` never happens")
    }
  }

  // MARK: The table

  private static let mostCombinations = 4_096

  private func checkTable(_ toggle: Toggle) {
    let count = toggle.inputs.reduce(1) { min($0 * $1.values.count, Self.mostCombinations + 1) }
    guard count <= Self.mostCombinations else {
      problems.add(
        .toggleGap, at: toggle.span,
        "the inputs have more than \(Self.mostCombinations) combinations; use fewer values")
      return
    }
    let table = ToggleTable(toggle)
    if let gap = table.gap {
      let more = table.gaps > 1 ? " (and \(table.gaps - 1) more)" : ""
      problems.add(
        .toggleGap, at: toggle.span,
        "no state of `\(toggle.name)` is for \(toggle.spell(gap))\(more); "
          + "add one, or widen a `when:`")
    }
    for blame in table.blames { report(blame, of: toggle) }
    for state in table.unreached.map({ toggle.states[$0] }) {
      problems.add(
        .toggleUnreachable, at: state.span, "no combination of inputs leads to `\(state.name)`")
    }
  }

  private func report(_ blame: ToggleTable.Blame, of toggle: Toggle) {
    let state = toggle.states[blame.state]
    let others = blame.overlaps.map { overlap in
      let other = toggle.states[overlap.first == blame.state ? overlap.second : overlap.first]
      return (name: other.name, span: other.span, example: toggle.spell(overlap.combination))
    }
    guard let first = others.first else { return }
    if others.count == 1 {
      problems.add(
        .toggleOverlap, at: state.span,
        "`\(state.name)` and `\(first.name)` are both for \(first.example)",
        notes: [.init("`\(first.name)` is here", at: first.span)])
      return
    }
    let most = 8
    problems.add(
      .toggleOverlap, at: state.span,
      "`\(state.name)` is for combinations of \(others.count) other states too, such as "
        + "\(first.example) of `\(first.name)`; narrow its `when:`",
      notes: others.prefix(most).map { .init("`\($0.name)` is for \($0.example)", at: $0.span) })
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
    zip(when, combination).allSatisfy { $0.containsExactly($1) }
  }
}
