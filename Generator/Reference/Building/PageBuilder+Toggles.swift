import Conformance
import ContractModel

/// Toggles: the diagram, and the table that says the same.
extension PageBuilder {
  var toggleSection: Section? {
    guard !contract.toggles.isEmpty else { return nil }
    return Section(
      anchor: "toggles", title: "Toggles",
      blocks: [
        .paragraph(
          "A switch whose state follows from its inputs: each combination is in exactly one row, and "
            + "whenever an input changes, the state is looked up anew.")
      ], sections: contract.toggles.map { section($0) })
  }

  private func section(_ toggle: Toggle) -> Section {
    let anchor = Anchor.of("toggle", toggle.name)
    return Section(
      anchor: anchor, title: .code(toggle.name),
      blocks: paragraphs(toggle.doc) + [.facts([Fact(term: "In Swift", says: .code(toggle.name))])]
        + [
          .diagram(
            wide: StateDiagram.draw(toggle, anchor: anchor + "-diagram"),
            narrow: StackedDiagram.draw(toggle, anchor: anchor + "-column"))
        ] + states(toggle)
        + inputs(toggle) + actions(toggle))
  }

  private func states(_ toggle: Toggle) -> [Block] {
    table(
      "States of \(code: toggle.name)",
      ["State", "When", "What it does", "Meaning", Self.pinnedBy],
      toggle.states.map { state in
        Table.Row(
          cells: [
            [
              .code(state.name), state.isOn ? "shows on" : "shows off",
              state.isEnabled ? "can be flipped" : "cannot be flipped",
            ], when(state, toggle), deeds(state), line(state.doc), evidence.pins(state.span),
          ])
      })
  }

  private func when(_ state: Toggle.State, _ toggle: Toggle) -> [Prose] {
    let lines = zip(toggle.inputs, state.when).compactMap { input, values -> Prose? in
      guard values.count < input.values.count else { return nil }
      return .code(input.name) + " is " + values.map { .code($0) }.joined(" or ")
    }
    return lines.isEmpty ? ["always"] : lines
  }

  /// What a flip sets off, and what stands beside the switch.
  private func deeds(_ state: Toggle.State) -> [Prose] {
    let flips = [("turning on: ", state.turnOn), ("turning off: ", state.turnOff)].compactMap {
      (label: Prose, actions) -> Prose? in
      actions.isEmpty ? nil : label + actions.map { .code($0) }.joined(", then ")
    }
    let lines =
      flips + state.offers.map { "offers \(code: $0)" }
      + line(state.note).map { "says “" + $0 + "”" }
    return lines.isEmpty ? ["nothing"] : lines
  }

  private func inputs(_ toggle: Toggle) -> [Block] {
    table(
      "Inputs of \(code: toggle.name)", ["Input", "Value", "Meaning", Self.pinnedBy],
      toggle.inputs.flatMap { input in
        input.values.enumerated().map { index, value in
          Table.Row(
            cells: [
              [.code(input.name)] + (index == 0 ? line(input.doc) : []), [.code(value)],
              meaning(value, of: input),
              evidence.pins(input.span) { $0 == .value(value) },
            ])
        }
      })
  }

  private func meaning(_ value: String, of input: Toggle.Input) -> [Prose] {
    switch input.kind {
    case .values(let values): line(values.first { $0.text.isExactly(value) }?.doc)
    case .optionalBool: value == "none" ? ["not known"] : []
    case .bool: []
    }
  }

  private func actions(_ toggle: Toggle) -> [Block] {
    table(
      "Actions of \(code: toggle.name)", ["Action", "Meaning"],
      toggle.actions.map { Table.Row(cells: [[.code($0.text)], line($0.doc)]) })
  }
}
