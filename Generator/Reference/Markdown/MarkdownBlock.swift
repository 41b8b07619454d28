/// The pieces of a page as Markdown. A diagram is left out: the table under it says the same.
enum MarkdownBlock {
  static func text(_ block: Block) -> String {
    switch block {
    case .paragraph(let prose): MarkdownText.line(MarkdownProse.text(prose)) + "\n"
    case .facts(let facts):
      facts.map { "- \(MarkdownProse.text($0.term)): \(MarkdownProse.text($0.says))\n" }.joined()
    case .list(let items):
      items.map { "- \(MarkdownText.line(MarkdownProse.text($0)))\n" }.joined()
    case .table(let table): text(table)
    case .code(let code):
      MarkdownProse.text(code.caption) + "\n\n"
        + MarkdownText.block(code.text, language: code.language)
    case .ways(let ways): ways.map { text($0) }.joined()
    case .diagram: ""
    }
  }

  private static func text(_ way: Way) -> String {
    "- **\(MarkdownProse.text(way.title))**: "
      + way.links.map { MarkdownProse.text($0) }.joined(separator: " · ") + "\n"
  }

  private static func text(_ table: Table) -> String {
    let rows = table.rows.map { row in
      let anchor = row.anchor.map { "<a id=\"\($0)\"></a>" } ?? ""
      let cells = row.cells.enumerated().map { column, lines in
        (column == 0 ? anchor : "")
          + lines.map { MarkdownProse.text($0, isInTable: true) }.joined(separator: "<br>")
      }
      return "| " + cells.joined(separator: " | ") + " |\n"
    }
    return MarkdownProse.text(table.caption) + ":\n\n"
      + "| " + table.columns.joined(separator: " | ") + " |\n"
      + "|" + table.columns.map { _ in "---|" }.joined() + "\n" + rows.joined()
  }
}
