/// The ways a matrix can be written.
enum MatrixFormat: String, CaseIterable {
  /// For people: a table, and what is particular about each pair.
  case text
  /// One JSON object.
  case json
  /// A table that reads well in a merge request.
  case markdown

  /// The whole report.
  func text(_ report: MatrixReport) -> String {
    switch self {
    case .text: MatrixText.text(report)
    case .json: MatrixJSON.text(report)
    case .markdown: MatrixMarkdown.text(report)
    }
  }
}
