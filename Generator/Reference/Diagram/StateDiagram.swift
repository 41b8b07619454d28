import ContractModel
import YAMLReader

/// Draws a toggle: from the start through the inputs to the states, and in each state what flipping the
/// switch sets off.
///
/// The states stand under each other at the right, a band of the drawing each, so that nothing can lie
/// over anything.
struct StateDiagram {
  private let toggle: Toggle
  private let choiceWidths: [Int]
  private let labelWidths: [Int]
  private let stateX: Int
  private var diagram: Diagram
  private var next = Self.margin
  private var drawn: Set<Int> = []

  private static let margin = 12
  private static let gap = 14
  private static let choiceHeight = 28
  private static let stateWidth = 292
  /// How many cells of text are in a state's box.
  private static let stateCells = 35
  private static let lineHeight = 18
  /// How many cells of an input's name or value are shown.
  private static let nameCells = 28

  static func draw(_ toggle: Toggle, anchor: String) -> Diagram {
    var drawing = StateDiagram(toggle, anchor)
    return drawing.drawn(DecisionTree(toggle))
  }

  private init(_ toggle: Toggle, _ anchor: String) {
    self.toggle = toggle
    let tree = DecisionTree(toggle)
    var choices = Array(repeating: 0, count: tree.depth)
    var labels = choices
    Self.measure(tree, toggle, 0, &choices, &labels)
    choiceWidths = choices
    labelWidths = labels
    stateX = Self.margin + 34 + zip(choices, labels).reduce(0) { $0 + $1.0 + $1.1 + 56 }
    diagram = Diagram(
      title: "States of \(toggle.name.onOneLine)",
      description: Self.description(tree, toggle), anchor: anchor)
  }

  private mutating func drawn(_ tree: DecisionTree) -> Diagram {
    let y = draw(tree, depth: 0, x: Self.margin + 34)
    let start = Diagram.Point(x: Self.margin + 7, y: y)
    diagram.shapes.append(.start(start))
    diagram.shapes.append(
      .arrow([
        Diagram.Point(x: start.x + 7, y: y),
        Diagram.Point(x: tree.depth == 0 ? stateX : Self.margin + 34, y: y),
      ]))
    diagram.width = stateX + Self.stateWidth + Self.margin
    diagram.height = next - Self.gap + Self.margin
    return diagram
  }

  // MARK: Room

  private static func measure(
    _ tree: DecisionTree, _ toggle: Toggle, _ depth: Int, _ choices: inout [Int],
    _ labels: inout [Int]
  ) {
    guard case .choice(let input, let branches) = tree else { return }
    choices[depth] = max(
      choices[depth], TextMeasure.width(shown(toggle.inputs[input].name)) + 36)
    for branch in branches {
      labels[depth] = max(labels[depth], TextMeasure.width(label(branch)))
      measure(branch.tree, toggle, depth + 1, &choices, &labels)
    }
  }

  private static func label(_ branch: DecisionTree.Branch) -> String {
    shown(branch.values.joined(separator: " or "))
  }

  private static func shown(_ text: String) -> String {
    TextMeasure.cut(text.onOneLine, to: nameCells)
  }

  // MARK: Shapes

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
        let isState = if case .state = branch.tree { true } else { false }
        diagram.shapes.append(
          .text(Diagram.Point(x: trunk + 10, y: y - 6), Self.label(branch), .label))
        diagram.shapes.append(
          .arrow([
            Diagram.Point(x: trunk, y: y), Diagram.Point(x: isState ? stateX : nextX, y: y),
          ]))
        return y
      }
      let (top, bottom) = (ends[0], ends[ends.count - 1])
      let y = (top + bottom) / 2
      diagram.shapes.append(
        .choice(
          Diagram.Box(
            x: x, y: y - Self.choiceHeight / 2, width: width, height: Self.choiceHeight)))
      diagram.shapes.append(
        .text(
          Diagram.Point(x: x + 18, y: y + 4), Self.shown(toggle.inputs[input].name), .name))
      diagram.shapes.append(.trunk(from: x + width, to: trunk, at: y, top, bottom))
      return y
    }
  }

  /// Draws a state in a band of its own, and gives back where a line to it ends.
  private mutating func draw(state index: Int) -> Int {
    let state = toggle.states[index]
    let name = Self.shown(state.name)
    guard drawn.insert(index).inserted else {
      let box = Diagram.Box(x: stateX, y: next, width: Self.stateWidth, height: 32)
      diagram.shapes.append(.again(box))
      diagram.shapes.append(.text(Diagram.Point(x: box.x + 14, y: next + 20), name, .name))
      next += box.height + Self.gap
      return box.y + box.height / 2
    }
    let lines = Self.lines(state)
    let height = 48 + (lines.isEmpty ? 0 : lines.count * Self.lineHeight + 12)
    let box = Diagram.Box(x: stateX, y: next, width: Self.stateWidth, height: height)
    diagram.shapes.append(.state(box))
    diagram.shapes.append(.text(Diagram.Point(x: box.x + 14, y: next + 20), name, .name))
    diagram.shapes.append(
      .text(
        Diagram.Point(x: box.x + 14, y: next + 38),
        state.isEnabled ? "can be flipped" : "cannot be flipped", .note))
    diagram.shapes.append(
      .toggle(
        Diagram.Point(x: box.x + box.width - 48, y: next + 13), isOn: state.isOn,
        isEnabled: state.isEnabled))
    for (number, line) in lines.enumerated() {
      diagram.shapes.append(
        .text(
          Diagram.Point(x: box.x + 14, y: next + 62 + number * Self.lineHeight), line.text,
          line.style))
    }
    next += height + Self.gap
    return box.y + 24
  }

  private static func lines(_ state: Toggle.State) -> [(text: String, style: Diagram.Style)] {
    var lines: [(text: String, style: Diagram.Style)] = []
    for (event, actions) in [
      ("turn on", state.turnOn), ("turn off", state.turnOff), ("offers", state.offers),
    ] {
      for (number, action) in actions.enumerated() {
        let start = number == 0 ? event.padding(to: 8) : "        "
        lines.append(
          (TextMeasure.cut("\(start) › \(action.onOneLine)", to: stateCells), .detail))
      }
    }
    if let note = state.note, !note.onOneLine.isEmpty {
      lines += TextMeasure.lines("“\(note.onOneLine)”", of: stateCells, most: 3)
        .map { ($0, .note) }
    }
    return lines
  }

  // MARK: Words

  private static func description(_ tree: DecisionTree, _ toggle: Toggle) -> String {
    switch tree {
    case .state(let index): return toggle.states[index].name.onOneLine
    case .choice(let input, let branches):
      let name = toggle.inputs[input].name.onOneLine
      return branches.map { branch in
        let values = branch.values.joined(separator: " or ").onOneLine
        let rest = description(branch.tree, toggle)
        let isState = if case .state = branch.tree { true } else { false }
        return "\(name) \(values): " + (isState ? "state \(rest)" : "(\(rest))")
      }.joined(separator: "; ")
    }
  }
}

extension Diagram.Shape {
  /// The line from a choice to where its branches begin.
  static func trunk(from x: Int, to trunk: Int, at y: Int, _ top: Int, _ bottom: Int) -> Self {
    .line([
      [Diagram.Point(x: x, y: y), Diagram.Point(x: trunk, y: y)],
      [Diagram.Point(x: trunk, y: top), Diagram.Point(x: trunk, y: bottom)],
    ])
  }
}

extension String {
  fileprivate func padding(to count: Int) -> String {
    self + String(repeating: " ", count: max(0, count - self.count))
  }
}
