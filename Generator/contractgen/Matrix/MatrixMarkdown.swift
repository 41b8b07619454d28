import Conformance
import YAMLReader

/// Matrices as markdown for a merge request: the table, what breaks and what is lost, and the rest folded
/// away.
enum MatrixMarkdown {
  static func text(_ report: MatrixReport) -> String {
    let problems = report.problems.filter { !$0.isFailure }
      .map { "- \(Markdown.escaped($0.text))" }
    let sections = report.contracts.map(section)
    return (problems.isEmpty ? sections : [problems.joined(separator: "\n")] + sections)
      .joined(separator: "\n\n")
  }

  private static func section(_ entry: MatrixReport.Entry) -> String {
    let matrix = entry.matrix
    let rows = MatrixTable(matrix).rows.map { $0.map(Markdown.escaped) }
    var parts = [
      "## \(Markdown.escaped(entry.name)): \(Markdown.escaped(MatrixLegend.closing(matrix)))",
      "Clients of \(Markdown.code(entry.history)), servers of \(Markdown.code(entry.goldens))",
      Markdown.table(rows[0], Array(rows.dropFirst())),
    ]
    let legend = MatrixLegend(matrix).signs.map { "- \(Markdown.code($0)): \($1)" }
    if !legend.isEmpty { parts.append(legend.joined(separator: "\n")) }
    let (told, folded) = (
      lines(matrix, [.breaks, .loses]), lines(matrix, [.fault, .ignores, .notAsked])
    )
    if !told.isEmpty { parts.append(table(told)) }
    if !folded.isEmpty {
      parts.append(
        Markdown.folded(
          "\(folded.count) that are not read, not asked for, or the server's fault", table(folded)))
    }
    return parts.joined(separator: "\n\n")
  }

  private static func lines(
    _ matrix: ReleaseMatrix, _ effects: Set<Particular.Effect>
  ) -> [[String]] {
    matrix.pairs.flatMap { pair in
      pair.particulars.filter { effects.contains($0.effect) }.map { particular in
        [
          Markdown.escaped(pair.client.onOneLine),
          Markdown.escaped((pair.isSupported ? pair.server : "(\(pair.server))").onOneLine),
          particular.effect.rawValue, Markdown.escaped(particular.message.onOneLine),
          Markdown.escaped(particular.count.onOneLine),
        ]
      }
    }
  }

  private static func table(_ lines: [[String]]) -> String {
    Markdown.table(["Client", "Server", "", "What", "Goldens"], lines)
  }
}
