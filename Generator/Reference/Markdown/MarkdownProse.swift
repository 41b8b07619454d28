/// Texts for readers as Markdown.
enum MarkdownProse {
  static func text(_ prose: Prose, isInTable: Bool = false) -> String {
    prose.spans.map { text($0, isInTable) }.joined()
  }

  private static func text(_ span: Prose.Span, _ isInTable: Bool) -> String {
    switch span {
    case .text(let text): MarkdownText.escaped(text)
    case .code(let text): MarkdownText.code(text, isInTable: isInTable)
    case .strong(let text): "**\(MarkdownText.escaped(text))**"
    case .link(let label, to: let link):
      "[\(text(label, isInTable: isInTable))](\(address(link)))"
    }
  }

  private static func address(_ link: Prose.Link) -> String {
    switch link {
    case .anchor(let anchor): "#" + anchor
    case .file(let path): RelativePath.encoded(path)
    }
  }
}
