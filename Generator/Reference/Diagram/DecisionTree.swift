import ContractModel

/// How the inputs of a toggle lead to its states, one input after the other.
indirect enum DecisionTree: Hashable, Sendable {
  /// A state, by its place among the toggle's.
  case state(Int)
  /// What follows from the value of an input, by its place among the toggle's.
  case choice(input: Int, [Branch])

  /// Values that lead to the same.
  struct Branch: Hashable, Sendable {
    var values: [String]
    var tree: DecisionTree
  }

  /// The tree of a toggle with the fewest leaves, or the first of several.
  init(_ toggle: Toggle) {
    let inputs = Array(toggle.inputs.indices)
    let states = Array(toggle.states.indices)
    let combinations = toggle.inputs.reduce(1) { $0 * $1.values.count }
    // A large table is drawn as the schema has it: looking through all orders would take long.
    let orders = inputs.count <= 4 && combinations <= 256 ? Self.orders(of: inputs) : [inputs]
    let trees = orders.map { Self.tree(toggle, $0[...], states) }
    var best = trees[0]
    for tree in trees where tree.leaves < best.leaves { best = tree }
    self = best
  }

  private static func tree(
    _ toggle: Toggle, _ inputs: ArraySlice<Int>, _ states: [Int]
  ) -> DecisionTree {
    // Each combination is in exactly one row, so that one row that is left has all of them.
    guard states.count > 1, let input = inputs.first else { return .state(states.first ?? 0) }
    var branches: [Branch] = []
    for value in toggle.inputs[input].values {
      let left = states.filter { toggle.states[$0].when[input].contains(value) }
      let tree = tree(toggle, inputs.dropFirst(), left)
      if let same = branches.firstIndex(where: { $0.tree == tree }) {
        branches[same].values.append(value)
      } else {
        branches.append(Branch(values: [value], tree: tree))
      }
    }
    return branches.count == 1 ? branches[0].tree : .choice(input: input, branches)
  }

  private static func orders(of inputs: [Int]) -> [[Int]] {
    guard !inputs.isEmpty else { return [[]] }
    return inputs.indices.flatMap { index in
      var rest = inputs
      let first = rest.remove(at: index)
      return orders(of: rest).map { [first] + $0 }
    }
  }

  /// Whether there is nothing to choose.
  var isState: Bool { if case .state = self { true } else { false } }

  /// How many ends the tree has.
  var leaves: Int {
    switch self {
    case .state: 1
    case .choice(_, let branches): branches.reduce(0) { $0 + $1.tree.leaves }
    }
  }

  /// How many choices lead to the furthest state.
  var depth: Int {
    switch self {
    case .state: 0
    case .choice(_, let branches): 1 + (branches.map(\.tree.depth).max() ?? 0)
    }
  }
}
