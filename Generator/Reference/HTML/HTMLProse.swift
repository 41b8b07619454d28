/// Texts for readers as HTML.
enum HTMLProse {
  static func text(_ prose: Prose) -> String { prose.spans.map { text($0) }.joined() }

  private static func text(_ span: Prose.Span) -> String {
    switch span {
    case .text(let text): HTMLText.escaped(text)
    case .code(""): "<span class=\"empty\">empty</span>"
    case .code(let text): "<code\(style(text))>\(HTMLText.line(text))</code>"
    case .strong(let text): "<strong>\(HTMLText.escaped(text))</strong>"
    case .link(let label, to: let link): "<a href=\"\(address(link))\">\(text(label))</a>"
    }
  }

  /// A short word with a hyphen, such as an option, stays on one line.
  private static func style(_ text: String) -> String {
    let isWord = text.utf8.count <= 20 && text.contains("-") && !text.contains(" ")
    return isWord ? " class=\"word\"" : ""
  }

  private static func address(_ link: Prose.Link) -> String {
    switch link {
    case .anchor(let anchor): "#" + HTMLText.attribute(anchor)
    case .file(let path): HTMLText.attribute(RelativePath.encoded(path))
    }
  }
}
