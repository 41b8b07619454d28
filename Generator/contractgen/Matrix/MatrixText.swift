import Conformance
import YAMLReader

/// Matrices as lines of text: what is wrong, the table, and what is particular about each pair.
enum MatrixText {
  static func text(_ report: MatrixReport) -> String {
    let problems = report.problems.filter { !$0.isFailure }.map(\.text)
    let sections = report.contracts.map(section)
    return (problems.isEmpty ? sections : [problems.joined(separator: "\n")] + sections)
      .joined(separator: "\n\n")
  }

  private static func section(_ entry: MatrixReport.Entry) -> String {
    let matrix = entry.matrix
    var parts = [
      "\(entry.name): clients of \(entry.history.onOneLine), servers of \(entry.goldens.onOneLine)",
      "\(MatrixTable(matrix))",
    ]
    let legend = MatrixLegend(matrix).signs.map { "\($0): \($1)" }
    if !legend.isEmpty { parts.append(legend.joined(separator: "\n")) }
    parts += matrix.pairs.filter { !$0.particulars.isEmpty }.map(pair)
    parts.append(MatrixLegend.closing(matrix))
    return parts.joined(separator: "\n\n")
  }

  private static func pair(_ pair: ReleasePair) -> String {
    ([pair.heading.onOneLine]
      + pair.particulars.map { "  \($0.effect.rawValue): \($0.message) (\($0.count))".onOneLine })
      .joined(separator: "\n")
  }
}
