/// Collects the findings about one file.
struct Report {
  let file: String
  private(set) var diagnostics: [Diagnostic] = []

  init(file: String) {
    self.file = file
  }

  mutating func add(
    _ rule: YAMLRule, at span: SourceSpan, _ message: String, notes: [Diagnostic.Note] = []
  ) {
    diagnostics.append(
      Diagnostic(file: file, span: span, message: message, rule: rule.rawValue, notes: notes))
  }

  /// The findings by place; those of one place in the order they were made.
  var inFileOrder: [Diagnostic] {
    diagnostics.enumerated()
      .sorted { ($0.element.span.start, $0.offset) < ($1.element.span.start, $1.offset) }
      .map(\.element)
  }
}
