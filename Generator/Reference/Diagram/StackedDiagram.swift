import ContractModel

/// Draws a toggle for a phone: all in one column, each choice with its branches indented under it.
struct StackedDiagram {
  private let toggle: Toggle
  private let words: ToggleWords
  private let box = StateBox(cells: 31)
  private var shapes: [Diagram.Shape] = []
  private var width = 0
  private var next = Self.margin
  private var drawn: Set<Int> = []

  private static let margin = 6
  private static let gap = 12
  private static let indentation = 20
  private static let choiceHeight = 28
  private static let labelHeight = 20

  static func draw(_ toggle: Toggle, anchor: String) -> Diagram {
    let tree = DecisionTree(toggle)
    var drawing = StackedDiagram(toggle: toggle, words: ToggleWords(toggle: toggle))
    _ = drawing.draw(tree, x: Self.margin)
    return Diagram(
      title: drawing.words.title, description: drawing.words.description(tree), anchor: anchor,
      width: drawing.width + Self.margin, height: drawing.next - Self.gap + Self.margin,
      shapes: drawing.shapes)
  }

  private init(toggle: Toggle, words: ToggleWords) {
    self.toggle = toggle
    self.words = words
  }

  /// Draws a part of the tree, and gives back where a line to it ends.
  private mutating func draw(_ tree: DecisionTree, x: Int) -> Int {
    switch tree {
    case .state(let index): return draw(state: index, x: x)
    case .choice(let input, let branches):
      let top = next
      let choice = Diagram.Box(
        x: x, y: top, width: TextMeasure.width(words.name(input)) + 36, height: Self.choiceHeight)
      shapes.append(.choice(choice))
      shapes.append(.text(Diagram.Point(x: x + 18, y: top + 18), words.name(input), .name))
      width = max(width, choice.x + choice.width)
      next += Self.choiceHeight + Self.gap / 2
      let trunk = x + Self.indentation - 8
      let inner = x + Self.indentation
      var last = top
      for branch in branches {
        let label = words.label(branch)
        shapes.append(.text(Diagram.Point(x: inner + 4, y: next + 12), label, .label))
        width = max(width, inner + 4 + TextMeasure.width(label))
        next += Self.labelHeight
        last = draw(branch.tree, x: inner)
        shapes.append(.arrow([Diagram.Point(x: trunk, y: last), Diagram.Point(x: inner, y: last)]))
      }
      shapes.append(
        .line([
          Diagram.Point(x: trunk, y: top + Self.choiceHeight), Diagram.Point(x: trunk, y: last),
        ]))
      return top + Self.choiceHeight / 2
    }
  }

  /// Draws a state under all that is drawn, and gives back where a line to it ends.
  private mutating func draw(state index: Int, x: Int) -> Int {
    let corner = Diagram.Point(x: x, y: next)
    let (shapes, height, lineEnd) = box.draw(
      toggle.states[index], at: corner, isFirst: drawn.insert(index).inserted)
    self.shapes += shapes
    width = max(width, x + box.width)
    next += height + Self.gap
    return corner.y + lineEnd
  }
}
