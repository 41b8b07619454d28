import ContractModel
import YAMLReader

/// The box of a state: its name, its switch, and what flipping the switch sets off.
struct StateBox {
  /// How many cells of text are in a line of a box.
  let cells: Int

  private static let lineHeight = 18

  /// How wide the box is.
  var width: Int { TextMeasure.width(String(repeating: "x", count: cells)) + 28 }

  /// The shapes of a state whose corner is at a point: its box or, where that is drawn elsewhere already,
  /// its name; how high they are, and how far below the corner a line to them ends.
  func draw(
    _ state: Toggle.State, at corner: Diagram.Point, isFirst: Bool
  ) -> (shapes: [Diagram.Shape], height: Int, lineEnd: Int) {
    let (shapes, height) = isFirst ? whole(state, at: corner) : again(state, at: corner)
    return (shapes, height, isFirst ? 24 : height / 2)
  }

  private func whole(_ state: Toggle.State, at corner: Diagram.Point) -> (
    shapes: [Diagram.Shape], height: Int
  ) {
    let lines = lines(state)
    let height = 48 + (lines.isEmpty ? 0 : lines.count * Self.lineHeight + 12)
    let x = corner.x + 14
    var shapes: [Diagram.Shape] = [
      .state(Diagram.Box(x: corner.x, y: corner.y, width: width, height: height)),
      .text(Diagram.Point(x: x, y: corner.y + 20), name(state), .name),
      .text(
        Diagram.Point(x: x, y: corner.y + 38),
        state.isEnabled ? "can be flipped" : "cannot be flipped", .note),
      .toggle(
        Diagram.Point(x: corner.x + width - 48, y: corner.y + 13), isOn: state.isOn,
        isEnabled: state.isEnabled),
    ]
    for (number, line) in lines.enumerated() {
      let y = corner.y + 62 + number * Self.lineHeight
      shapes.append(.text(Diagram.Point(x: x, y: y), line.text, line.style))
    }
    return (shapes, height)
  }

  private func again(
    _ state: Toggle.State, at corner: Diagram.Point
  ) -> (shapes: [Diagram.Shape], height: Int) {
    let shapes: [Diagram.Shape] = [
      .again(Diagram.Box(x: corner.x, y: corner.y, width: width, height: 32)),
      .text(Diagram.Point(x: corner.x + 14, y: corner.y + 20), name(state), .name),
    ]
    return (shapes, 32)
  }

  /// The name, with room for the switch beside it.
  private func name(_ state: Toggle.State) -> String {
    TextMeasure.cut(state.name.onOneLine, to: cells - 7)
  }

  private func lines(_ state: Toggle.State) -> [(text: String, style: Diagram.Style)] {
    var lines: [(text: String, style: Diagram.Style)] = []
    for (event, actions) in [
      ("turn on ", state.turnOn), ("turn off", state.turnOff), ("offers  ", state.offers),
    ] {
      for (number, action) in actions.enumerated() {
        let start = number == 0 ? event : "        "
        lines.append((TextMeasure.cut("\(start) › \(action.onOneLine)", to: cells), .detail))
      }
    }
    if let note = state.note, !note.onOneLine.isEmpty {
      lines += TextMeasure.lines("“\(note.onOneLine)”", of: cells, most: 3).map { ($0, .note) }
    }
    return lines
  }
}
