/// Writes a page as Markdown, as forges show it.
enum MarkdownPage {
  static func text(_ page: Page) -> String {
    let listed = page.sections.filter(\.isListed)
    let contents = listed.map { section in
      "- " + link(section)
        + section.sections.filter(\.isListed).map { "\n  - " + link($0) }.joined()
    }
    return "# \(MarkdownText.escaped(page.title)) contract reference\n\n"
      + page.lead.map { MarkdownText.line(MarkdownProse.text($0)) + "\n\n" }.joined()
      + page.blocks.map { MarkdownBlock.text($0) + "\n" }.joined()
      + "**Contents**\n\n" + contents.joined(separator: "\n") + "\n\n"
      + page.sections.map { section($0, level: 2) }.joined()
      + "---\n\n" + MarkdownProse.text(page.colophon) + "\n"
  }

  private static func link(_ section: Section) -> String {
    MarkdownProse.text(.link(section.title, to: .anchor(section.anchor)))
  }

  private static func section(_ section: Section, level: Int) -> String {
    let heading = String(repeating: "#", count: level) + " " + MarkdownProse.text(section.title)
    return "<a id=\"\(section.anchor)\"></a>\n\n\(heading)\n\n"
      + section.blocks.map { MarkdownBlock.text($0) }.filter { !$0.isEmpty }
      .map { $0 + "\n" }.joined()
      + section.sections.map { self.section($0, level: level + 1) }.joined()
  }
}
