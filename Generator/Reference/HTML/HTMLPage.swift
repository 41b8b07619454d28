/// Writes a page as one HTML file that needs nothing else: no script, no font, no request.
struct HTMLPage {
  private let page: Page

  static func text(_ page: Page) -> String { HTMLPage(page: page).document }

  private var document: String {
    let title = HTMLText.attribute(page.title)
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="generator" content="contractgen describe">
      <title>\(title) contract reference</title>
      <style>
      \(HTMLStyle.text)
      </style>
      </head>
      <body>
      <a class="skip" href="#content">Skip to the content</a>
      <div class="layout">
      <nav class="contents" aria-label="Contents">
      <p class="contents-title"><a href="#top">\(HTMLText.escaped(page.title))</a></p>
      \(HTMLContents.list(page.sections))
      </nav>
      <main id="content">
      <header id="top">
      <p class="kicker">Contract reference</p>
      <h1>\(HTMLText.escaped(page.title))</h1>
      \(page.lead.map { "<p class=\"lead\">\(HTMLProse.text($0))</p>\n" }.joined())\
      \(blocks(page.blocks))\
      </header>
      \(page.sections.map { section($0, level: 2) }.joined())\
      <footer>
      <p>\(HTMLProse.text(page.colophon))</p>
      </footer>
      </main>
      </div>
      </body>
      </html>

      """
  }

  private func section(_ section: Section, level: Int) -> String {
    let anchor = HTMLText.attribute(section.anchor)
    // A named section is a landmark, of which a page has few; headings lead to the parts of one.
    let name = level == 2 ? " aria-labelledby=\"\(anchor)\"" : ""
    return """
      <section\(name)>
      <h\(level) id="\(anchor)"><a class="self" href="#\(anchor)">\(HTMLProse.text(section.title))</a></h\(level)>
      \(level == 2 ? HTMLContents.parts(of: section) : "")\
      \(blocks(section.blocks))\
      \(section.sections.map { self.section($0, level: level + 1) }.joined())\
      </section>

      """
  }

  private func blocks(_ blocks: [Block]) -> String {
    blocks.map { HTMLBlock.text($0) + "\n" }.joined()
  }
}

/// The table of contents, two levels deep.
enum HTMLContents {
  /// The parts of a section under its heading, for screens where the table of contents has no room for
  /// them.
  static func parts(of section: Section) -> String {
    let listed = section.sections.filter(\.isListed)
    guard listed.count > 1 else { return "" }
    return "<ul class=\"parts\">\n"
      + listed.map { "<li>\(link($0))</li>\n" }.joined() + "</ul>\n"
  }

  private static func link(_ section: Section) -> String {
    "<a href=\"#\(HTMLText.attribute(section.anchor))\">\(HTMLProse.text(section.title))</a>"
  }

  static func list(_ sections: [Section]) -> String {
    let listed = sections.filter(\.isListed)
    guard !listed.isEmpty else { return "" }
    let items = listed.map { section in
      let inner = list(section.sections)
      return "<li>\(link(section))"
        + (inner.isEmpty ? "" : "\n\(inner)\n") + "</li>"
    }
    return "<ul>\n\(items.joined(separator: "\n"))\n</ul>"
  }
}
