import YAMLReader

/// Requires that findings lie within their file, in file order, and can be shown.
func requireGood(_ findings: [Diagnostic], in source: YAMLSource) {
  let lines = LineWidths(source)
  for finding in findings {
    for span in [finding.span] + finding.notes.map(\.span) {
      require(lines.hold(span), "outside of the file: \(finding)")
    }
    require(!finding.rendered(source: source).isEmpty, "nothing is shown of \(finding)")
  }
  for (one, next) in zip(findings, findings.dropFirst()) {
    require(one.span.start <= next.span.start, "not in file order: \(one), \(next)")
  }
}

/// The width of each line of a file, so that many spans can be looked at.
struct LineWidths {
  private let widths: [Int]

  init(_ source: YAMLSource) {
    widths = (1...source.lineCount).map { source.line($0)?.unicodeScalars.count ?? 0 }
  }

  /// Whether a span lies within the file.
  func hold(_ span: SourceSpan) -> Bool {
    span.start <= span.end && hold(span.start) && hold(span.end)
  }

  private func hold(_ place: SourcePosition) -> Bool {
    widths.indices.contains(place.line - 1)
      && (1...widths[place.line - 1] + 1).contains(place.column)
  }
}
