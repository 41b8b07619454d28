import ContractModel

/// Draws a toggle for wide screens and paper: from the start through the inputs to the states.
///
/// The states stand under each other at the right, a band of the drawing each, so that nothing can lie
/// over anything.
struct StateDiagram {
  private let toggle: Toggle
  private let words: ToggleWords
  private let box = StateBox(cells: 35)
  private var choiceWidths: [Int]
  private var labelWidths: [Int]
  private var stateX = 0
  private var shapes: [Diagram.Shape] = []
  private var next = Self.margin
  private var drawn: Set<Int> = []

  private static let margin = 12
  private static let gap = 14
  private static let choiceHeight = 28
  private static let rootX = margin + 34

  static func draw(_ toggle: Toggle, anchor: String) -> Diagram {
    let tree = DecisionTree(toggle)
    var drawing = StateDiagram(toggle, tree)
    return drawing.diagram(tree, anchor)
  }

  private init(_ toggle: Toggle, _ tree: DecisionTree) {
    self.toggle = toggle
    words = ToggleWords(toggle: toggle)
    choiceWidths = Array(repeating: 0, count: tree.depth)
    labelWidths = choiceWidths
    measure(tree, depth: 0)
    stateX = Self.rootX + zip(choiceWidths, labelWidths).reduce(0) { $0 + $1.0 + $1.1 + 56 }
  }

  private mutating func diagram(_ tree: DecisionTree, _ anchor: String) -> Diagram {
    let y = draw(tree, depth: 0, x: Self.rootX)
    let start = Diagram.Point(x: Self.margin + 7, y: y)
    shapes.append(.start(start))
    shapes.append(
      .arrow([Diagram.Point(x: start.x + 7, y: y), Diagram.Point(x: Self.rootX, y: y)]))
    return Diagram(
      title: words.title, description: words.description(tree), anchor: anchor,
      width: stateX + box.width + Self.margin, height: next - Self.gap + Self.margin,
      shapes: shapes)
  }

  /// Notes how much room the choices and the values of each depth take.
  private mutating func measure(_ tree: DecisionTree, depth: Int) {
    guard case .choice(let input, let branches) = tree else { return }
    choiceWidths[depth] = max(choiceWidths[depth], TextMeasure.width(words.name(input)) + 36)
    for branch in branches {
      labelWidths[depth] = max(labelWidths[depth], TextMeasure.width(words.label(branch)))
      measure(branch.tree, depth: depth + 1)
    }
  }

  /// Draws a part of the tree, and gives back where a line to it ends.
  private mutating func draw(_ tree: DecisionTree, depth: Int, x: Int) -> Int {
    switch tree {
    case .state(let index): return draw(state: index)
    case .choice(let input, let branches):
      let width = choiceWidths[depth]
      let trunk = x + width + 14
      let nextX = trunk + labelWidths[depth] + 42
      let ends = branches.map { branch -> Int in
        let y = draw(branch.tree, depth: depth + 1, x: nextX)
        let end = branch.tree.isState ? stateX : nextX
        shapes.append(.text(Diagram.Point(x: trunk + 10, y: y - 6), words.label(branch), .label))
        shapes.append(.arrow([Diagram.Point(x: trunk, y: y), Diagram.Point(x: end, y: y)]))
        return y
      }
      let y = (ends[0] + ends[ends.count - 1]) / 2
      shapes += [
        .choice(
          Diagram.Box(
            x: x, y: y - Self.choiceHeight / 2, width: width, height: Self.choiceHeight)),
        .text(Diagram.Point(x: x + 18, y: y + 4), words.name(input), .name),
        .line([Diagram.Point(x: x + width, y: y), Diagram.Point(x: trunk, y: y)]),
        .line([
          Diagram.Point(x: trunk, y: ends[0]), Diagram.Point(x: trunk, y: ends[ends.count - 1]),
        ]),
      ]
      return y
    }
  }

  /// Draws a state in a band of its own, and gives back where a line to it ends.
  private mutating func draw(state index: Int) -> Int {
    let corner = Diagram.Point(x: stateX, y: next)
    let (shapes, height, lineEnd) = box.draw(
      toggle.states[index], at: corner, isFirst: drawn.insert(index).inserted)
    self.shapes += shapes
    next += height + Self.gap
    return corner.y + lineEnd
  }
}
