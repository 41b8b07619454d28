import SchemaDiff
import YAMLReader

/// A comparison as markdown for a merge request: what breaks in a table, what is compatible folded away.
enum DiffMarkdown {
  static func text(_ comparisons: [ContractComparison]) -> String {
    comparisons.map(section).joined()
  }

  private static func section(_ comparison: ContractComparison) -> String {
    var parts = [
      "## \(Markdown.escaped(comparison.title)): \(comparison.counts)",
      "\(Markdown.code(comparison.new.file)) against \(Markdown.code(comparison.old.file)), base "
        + Markdown.code(comparison.base),
    ]
    if !comparison.problems.isEmpty {
      parts.append(
        comparison.problems.map { "- \(Markdown.escaped($0.diagnostic.description))" }
          .joined(separator: "\n"))
    }
    let breaking = comparison.findings.filter { $0.change.verdict != .compatible }
    let open = breaking.filter { $0.acceptance == nil }
    let accepted = breaking.filter { $0.acceptance != nil }
    if !open.isEmpty {
      parts.append(
        Markdown.table(
          ["Breaks", "What", "Where", "Finding"],
          open.map { change, _ in
            [
              Markdown.escaped(change.judgement.droppingBreaks), message(change),
              place(change, comparison),
              Markdown.code(change.fingerprint),
            ]
          }))
    }
    if !accepted.isEmpty {
      parts.append("### Accepted")
      parts.append(
        Markdown.table(
          ["Breaks", "What", "Reason", "Affects"],
          accepted.map { change, acceptance in
            [
              Markdown.escaped(change.judgement.droppingBreaks), message(change),
              Markdown.escaped(acceptance?.reason ?? ""),
              Markdown.escaped(acceptance?.affects ?? ""),
            ]
          }))
    }
    let compatible = comparison.findings.filter { $0.change.verdict == .compatible }
    if !compatible.isEmpty {
      let rows = compatible.map { [message($0.change), place($0.change, comparison)] }
      parts.append(
        Markdown.folded(
          "\(compatible.count) compatible", Markdown.table(["What", "Where"], rows)))
    }
    return parts.joined(separator: "\n\n") + "\n\n"
  }

  private static func message(_ change: SchemaChange) -> String {
    "\(Markdown.code(change.subject)) \(Markdown.escaped(change.predicate))"
  }

  private static func place(_ change: SchemaChange, _ comparison: ContractComparison) -> String {
    let old = change.old.map { "old \($0.start)" }
    let new = change.new.map { "new \($0.start)" }
    return [old, new].compactMap(\.self).joined(separator: ", ")
  }
}

extension String {
  fileprivate var droppingBreaks: String { hasPrefix("breaks ") ? String(dropFirst(7)) : self }
}
