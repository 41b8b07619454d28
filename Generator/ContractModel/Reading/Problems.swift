import ContractRuntime
import YAMLReader

/// Collects what is wrong with a schema while it is read.
final class Problems {
  private let file: String
  private(set) var diagnostics: [Diagnostic] = []

  init(file: String) {
    self.file = file
  }

  func add(
    _ rule: SchemaRule, at span: SourceSpan, _ message: String, notes: [Diagnostic.Note] = []
  ) {
    diagnostics.append(
      Diagnostic(file: file, span: span, message: message, rule: rule.rawValue, notes: notes))
  }
}

/// A text of the schema and its place.
struct Located: Sendable {
  var text: String
  var span: SourceSpan

  /// Whether the text can be the name of an option.
  var isSendable: Bool { text.utf8.allSatisfy(ASCIISet("A-Za-z0-9_-").contains) }
}

extension ContractReader {
  /// Whether a name is among the known ones; one that is not is reported.
  ///
  /// Where the known ones could not be read (nil), that was reported already, and nothing is known
  /// of this one.
  func isKnown(
    _ name: Located, in known: [String]?, _ rule: SchemaRule, _ fault: String,
    otherwise listing: String
  ) -> Bool {
    guard let known else { return false }
    if known.containsExactly(name.text) { return true }
    problems.add(
      rule, at: name.span,
      "\(fault) \(Diagnostic.quote(name.text)); "
        + NearestName.mend(name.text, in: known, otherwise: listing))
    return false
  }
}
