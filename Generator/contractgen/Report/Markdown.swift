/// Text as markdown writes it.
enum Markdown {
  /// A table of cells that are markdown already.
  static func table(_ head: [String], _ rows: [[String]]) -> String {
    ([head, head.map { _ in "---" }] + rows)
      .map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
  }

  /// A text as code; a bar would end the cell of a table.
  static func code(_ text: String) -> String {
    let line = text.joinedLines.replacing("|", with: "\\|")
    // More ticks than stand in a row within end the code.
    let longest = line.split { $0 != "`" }.map(\.count).max() ?? 0
    let ticks = String(repeating: "`", count: longest + 1)
    let pad = line.hasPrefix("`") || line.hasSuffix("`") ? " " : ""
    return ticks + pad + line + pad + ticks
  }

  /// A text as it stands, with the code that messages put in backquotes.
  static func escaped(_ text: String) -> String {
    let parts = text.joinedLines.split(separator: "`", omittingEmptySubsequences: false)
    // Every second part is code, unless a backquote has no other.
    let isCode = parts.count % 2 == 1
    return parts.enumerated().map { number, part in
      escaped(part, isCode && number % 2 == 1 ? "|" : "\\<>|*_[]")
    }.joined(separator: "`")
  }

  private static func escaped(_ text: Substring, _ special: String) -> String {
    var escaped = ""
    for character in text {
      if special.contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
    return escaped
  }

  /// Something that is folded away under a line.
  static func folded(_ summary: String, _ text: String) -> String {
    "<details>\n<summary>\(summary)</summary>\n\n\(text)\n\n</details>"
  }
}
