import SchemaDiff
import YAMLReader

/// A comparison as markdown for a merge request: what breaks in a table, what is compatible folded away.
enum DiffMarkdown {
  static func text(_ comparisons: [ContractComparison]) -> String {
    comparisons.map(section).joined()
  }

  private static func section(_ comparison: ContractComparison) -> String {
    var parts = [
      "## \(escaped(comparison.title)): \(comparison.counts)",
      "\(code(comparison.new.file)) against \(code(comparison.old.file)), base "
        + code(comparison.base),
    ]
    if !comparison.problems.isEmpty {
      parts.append(
        comparison.problems.map { "- \(escaped($0.diagnostic.description))" }
          .joined(separator: "\n"))
    }
    let breaking = comparison.findings.filter { $0.change.verdict != .compatible }
    let open = breaking.filter { $0.acceptance == nil }
    let accepted = breaking.filter { $0.acceptance != nil }
    if !open.isEmpty {
      parts.append(
        table(
          ["Breaks", "What", "Where", "Finding"],
          open.map { change, _ in
            [
              escaped(change.judgement.droppingBreaks), message(change), place(change, comparison),
              code(change.fingerprint),
            ]
          }))
    }
    if !accepted.isEmpty {
      parts.append("### Accepted")
      parts.append(
        table(
          ["Breaks", "What", "Reason", "Affects"],
          accepted.map { change, acceptance in
            [
              escaped(change.judgement.droppingBreaks), message(change),
              escaped(acceptance?.reason ?? ""), escaped(acceptance?.affects ?? ""),
            ]
          }))
    }
    let compatible = comparison.findings.filter { $0.change.verdict == .compatible }
    if !compatible.isEmpty {
      let rows = compatible.map { [message($0.change), place($0.change, comparison)] }
      parts.append(
        "<details>\n<summary>\(compatible.count) compatible</summary>\n\n"
          + table(["What", "Where"], rows) + "\n\n</details>")
    }
    return parts.joined(separator: "\n\n") + "\n\n"
  }

  private static func table(_ head: [String], _ rows: [[String]]) -> String {
    ([head, head.map { _ in "---" }] + rows)
      .map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
  }

  private static func message(_ change: SchemaChange) -> String {
    "\(code(change.subject)) \(escaped(change.predicate))"
  }

  private static func place(_ change: SchemaChange, _ comparison: ContractComparison) -> String {
    let old = change.old.map { "old \($0.start)" }
    let new = change.new.map { "new \($0.start)" }
    return [old, new].compactMap(\.self).joined(separator: ", ")
  }

  /// A text as code; a bar would end the cell of a table.
  private static func code(_ text: String) -> String {
    let line = text.joinedLines.replacing("|", with: "\\|")
    // More ticks than stand in a row within end the code.
    let longest = line.split { $0 != "`" }.map(\.count).max() ?? 0
    let ticks = String(repeating: "`", count: longest + 1)
    let pad = line.hasPrefix("`") || line.hasSuffix("`") ? " " : ""
    return ticks + pad + line + pad + ticks
  }

  /// A text as it stands, but for the code that messages put in backquotes.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text.joinedLines {
      if "\\<>|*_[]".contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
    return escaped
  }
}

extension String {
  fileprivate var droppingBreaks: String { hasPrefix("breaks ") ? String(dropFirst(7)) : self }
}
