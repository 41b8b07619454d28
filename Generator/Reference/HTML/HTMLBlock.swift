/// The pieces of a page as HTML.
enum HTMLBlock {
  static func text(_ block: Block) -> String {
    switch block {
    case .paragraph(let prose): "<p>\(HTMLProse.text(prose))</p>"
    case .facts(let facts): list(facts)
    case .list(let items):
      "<ul>\n" + items.map { "<li>\(HTMLProse.text($0))</li>\n" }.joined() + "</ul>"
    case .table(let table): text(table)
    case .code(let code): text(code)
    case .ways(let ways):
      "<div class=\"ways\">\n" + ways.map { text($0) }.joined(separator: "\n") + "\n</div>"
    case .diagram(let wide, let narrow): HTMLDiagram.figure(wide: wide, narrow: narrow)
    }
  }

  private static func list(_ facts: [Fact]) -> String {
    "<dl class=\"facts\">\n"
      + facts.map { fact in
        "<dt>\(HTMLProse.text(fact.term))</dt><dd>\(HTMLProse.text(fact.says))</dd>\n"
      }.joined() + "</dl>"
  }

  private static func text(_ way: Way) -> String {
    """
    <section class="way">
    <h2>\(HTMLProse.text(way.title))</h2>
    <p>\(HTMLProse.text(way.lead))</p>
    <ul>
    \(way.links.map { "<li>\(HTMLProse.text($0))</li>" }.joined(separator: "\n"))
    </ul>
    </section>
    """
  }

  // MARK: Tables

  private static func text(_ table: Table) -> String {
    let head = table.columns.map { "<th scope=\"col\">\(HTMLText.escaped($0))</th>" }.joined()
    let rows = table.rows.map { row in
      let id = row.anchor.map { " id=\"\(HTMLText.attribute($0))\"" } ?? ""
      let cells = row.cells.enumerated().map { column, lines in
        column == 0
          ? "<th scope=\"row\">\(cell(lines))</th>" : "<td>\(cell(lines))</td>"
      }
      return "<tr\(id)>\(cells.joined())</tr>\n"
    }
    return """
      <div class="scroll" role="group" tabindex="0" aria-label="\(label(table.caption))">
      <table class="columns-\(table.columns.count)">
      <caption><span>\(HTMLProse.text(table.caption))</span></caption>
      <thead>
      <tr>\(head)</tr>
      </thead>
      <tbody>
      \(rows.joined())\
      </tbody>
      </table>
      </div>
      """
  }

  private static func cell(_ lines: [Prose]) -> String {
    guard lines.count > 1 else { return lines.map { HTMLProse.text($0) }.joined() }
    return lines.map { "<span class=\"line\">\(HTMLProse.text($0))</span>" }.joined(separator: " ")
  }

  /// A text as the name of a region that can be scrolled.
  private static func label(_ prose: Prose) -> String { HTMLText.attribute(prose.words) }

  // MARK: Code

  private static func text(_ code: Code) -> String {
    let pieces = code.pieces.map { piece in
      piece.role == .plain
        ? HTMLText.escaped(piece.text)
        : "<span class=\"\(piece.role.rawValue)\">\(HTMLText.escaped(piece.text))</span>"
    }
    return """
      <figure class="code">
      <figcaption>\(HTMLProse.text(code.caption))</figcaption>
      <pre class="scroll" role="group" tabindex="0" aria-label="\(label(code.caption))"><code>\(pieces.joined())</code></pre>
      </figure>
      """
  }
}

extension Prose {
  /// The text without what only shows.
  var words: String {
    spans.map { span in
      switch span {
      case .text(let text), .code(let text), .strong(let text): text
      case .link(let label, to: _): label.words
      }
    }.joined()
  }
}
