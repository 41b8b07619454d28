import ContractModel
import YAMLReader

/// What a diagram of a toggle says in words.
struct ToggleWords {
  let toggle: Toggle

  /// How many cells of an input's name or value are shown.
  private static let cells = 28

  var title: String { "States of \(toggle.name.onOneLine)" }

  /// The name of an input.
  func name(_ input: Int) -> String { shown(toggle.inputs[input].name) }

  /// The values of a branch.
  func label(_ branch: DecisionTree.Branch) -> String {
    shown(branch.values.joined(separator: " or "))
  }

  private func shown(_ text: String) -> String {
    TextMeasure.cut(text.onOneLine, to: Self.cells)
  }

  /// The whole tree, for who does not see it.
  func description(_ tree: DecisionTree) -> String {
    switch tree {
    case .state(let index): return toggle.states[index].name.onOneLine
    case .choice(let input, let branches):
      let name = toggle.inputs[input].name.onOneLine
      return branches.map { branch in
        let values = branch.values.joined(separator: " or ").onOneLine
        let rest = description(branch.tree)
        return "\(name) \(values): " + (branch.tree.isState ? "state \(rest)" : "(\(rest))")
      }.joined(separator: "; ")
    }
  }
}
