import Conformance
import ContractRuntime
import GeneratedFiles
import YAMLReader

/// Something a verb reports: where, what, and by which rule.
struct ReportItem {
  var file: String
  var start: JSONPosition
  /// The place just after, where the finding is about a stretch of the file.
  var end: JSONPosition?
  var message: String
  var rule: String
  /// The wire's path of the value, for findings about a body.
  var keyPath: String?
  var notes: [Note] = []
  /// Whether something could not be read or written, which is no finding.
  var isFailure = false
  /// To what the item belongs, as with ``CheckedFile``; nil where to the run alone.
  var suite: String?
  /// How the finding reads as text, with what belongs under it.
  var text: String

  /// Another place that belongs to a finding.
  struct Note {
    var start: JSONPosition
    var message: String
  }
}

extension ReportItem {
  init(_ diagnostic: Diagnostic, source: YAMLSource) {
    file = diagnostic.file
    start = JSONPosition(diagnostic.span.start)
    end = JSONPosition(diagnostic.span.end)
    message = diagnostic.message
    rule = diagnostic.rule
    notes = diagnostic.notes.map {
      Note(start: JSONPosition($0.span.start), message: $0.message)
    }
    text = diagnostic.rendered(source: source)
  }

  init(_ finding: Finding, suite: String? = nil) {
    self.suite = suite
    file = finding.file
    start = finding.position ?? JSONPosition(line: 1, column: 1)
    message = finding.message
    rule = finding.rule.rawValue
    keyPath = finding.keyPath
    text = finding.description
  }

  init(_ problem: some FileProblem, suite: String? = nil) {
    self.suite = suite
    file = problem.path
    start = JSONPosition(line: 1, column: 1)
    message = problem.message
    rule = problem.ruleID
    isFailure = true
    text = "\(file.onOneLine): error: \(message) [\(rule)]"
  }

  /// - Parameter command: The command that writes the file.
  init(_ stale: GeneratedFolder.StaleFile, command: String) {
    file = stale.path
    start = JSONPosition(line: stale.line, column: 1)
    rule = "stale-code"
    var difference = ""
    switch stale.kind {
    case .missing: message = "is missing; generate again with `\(command)`"
    case .extra: message = "is not generated; move or remove it"
    case .link: message = "is a link; generate again to put a file in its place"
    case .different(let committed, let generated):
      message = "is not what is generated now; generate again with `\(command)`"
      // What is committed may hold anything.
      let lines = UnifiedDiff.text(old: committed, new: generated, path: stale.path.onOneLine)
      difference = "\n" + Output.safe(lines)
    }
    text = "\(file.onOneLine):\(start): error: \(message) [\(rule)]" + difference
  }
}

extension JSONPosition {
  fileprivate init(_ position: SourcePosition) {
    self.init(line: position.line, column: position.column)
  }
}
