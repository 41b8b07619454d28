/// A drawing as SVG inside of the page.
enum HTMLDiagram {
  /// A figure of which a screen shows the one drawing or the other.
  static func figure(wide: Diagram, narrow: Diagram) -> String {
    let title = HTMLText.attribute(wide.title)
    return """
      <figure class="diagram">
      <figcaption>\(title)</figcaption>
      <div class="scroll" role="group" tabindex="0" aria-label="\(title)">
      \(drawing(wide, "wide"))
      \(drawing(narrow, "narrow"))
      </div>
      </figure>
      """
  }

  private static func drawing(_ diagram: Diagram, _ style: String) -> String {
    let anchor = HTMLText.attribute(diagram.anchor)
    let title = HTMLText.attribute(diagram.title)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" class="\(style)" role="img" aria-label="\(title)" \
      aria-describedby="\(anchor)" width="\(diagram.width)" height="\(diagram.height)" \
      viewBox="0 0 \(diagram.width) \(diagram.height)">
      <title>\(title)</title>
      <desc id="\(anchor)">\(HTMLText.attribute(diagram.description))</desc>
      \(diagram.shapes.map { text($0) }.joined(separator: "\n"))
      </svg>
      """
  }

  private static func text(_ shape: Diagram.Shape) -> String {
    switch shape {
    case .arrow(let points): path(points, "arrow") + "\n" + head(points)
    case .line(let points): path(points, "arrow")
    case .start(let point):
      "<circle class=\"start\" cx=\"\(point.x)\" cy=\"\(point.y)\" r=\"7\"/>"
    case .choice(let box): hexagon(box)
    case .state(let box): rectangle(box, "state", radius: 10)
    case .again(let box): rectangle(box, "state again", radius: 10)
    case .toggle(let point, let isOn, let isEnabled): toggle(point, isOn, isEnabled)
    case .text(let point, let text, let style):
      "<text class=\"\(style.rawValue)\" x=\"\(point.x)\" y=\"\(point.y)\" xml:space=\"preserve\">"
        + HTMLText.attribute(text) + "</text>"
    }
  }

  private static func path(_ points: [Diagram.Point], _ style: String) -> String {
    let steps = points.map { "\($0.x) \($0.y)" }.joined(separator: " L")
    return "<path class=\"\(style)\" d=\"M\(steps)\"/>"
  }

  /// The head of an arrow, which points to the right.
  private static func head(_ points: [Diagram.Point]) -> String {
    guard let end = points.last else { return "" }
    return
      "<path class=\"head\" d=\"M\(end.x - 8) \(end.y - 4) L\(end.x) \(end.y) L\(end.x - 8) \(end.y + 4) Z\"/>"
  }

  private static func hexagon(_ box: Diagram.Box) -> String {
    let (left, right) = (box.x, box.x + box.width)
    let (top, middle, bottom) = (box.y, box.y + box.height / 2, box.y + box.height)
    return
      "<path class=\"choice\" d=\"M\(left) \(middle) L\(left + 12) \(top) L\(right - 12) \(top) "
      + "L\(right) \(middle) L\(right - 12) \(bottom) L\(left + 12) \(bottom) Z\"/>"
  }

  private static func rectangle(_ box: Diagram.Box, _ style: String, radius: Int) -> String {
    "<rect class=\"\(style)\" x=\"\(box.x)\" y=\"\(box.y)\" width=\"\(box.width)\" "
      + "height=\"\(box.height)\" rx=\"\(radius)\"/>"
  }

  private static func toggle(_ point: Diagram.Point, _ isOn: Bool, _ isEnabled: Bool) -> String {
    let style = (isOn ? "switch on" : "switch off") + (isEnabled ? "" : " fixed")
    return
      "<g class=\"\(style)\"><rect x=\"\(point.x)\" y=\"\(point.y)\" width=\"36\" height=\"20\" rx=\"10\"/>"
      + "<circle cx=\"\(point.x + (isOn ? 26 : 10))\" cy=\"\(point.y + 10)\" r=\"7\"/></g>"
  }
}
