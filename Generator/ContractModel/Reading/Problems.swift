import YAMLReader

/// Collects what is wrong with a schema while it is read.
final class Problems {
  private let file: String
  private(set) var diagnostics: [Diagnostic] = []

  init(file: String) {
    self.file = file
  }

  func add(_ rule: SchemaRule, at span: SourceSpan, _ message: String, notes: [Diagnostic.Note] = [])
  {
    diagnostics.append(
      Diagnostic(file: file, span: span, message: message, rule: rule.rawValue, notes: notes))
  }
}

/// A text of the schema and its place.
struct Located: Sendable {
  var text: String
  var span: SourceSpan
}
