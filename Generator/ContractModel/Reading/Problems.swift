import ContractRuntime
import YAMLReader

/// Collects what is wrong with a schema while it is read.
final class Problems {
  private let file: String
  /// How many names were looked for among the known ones.
  private var looked = 0
  /// Each look compares a name with all known ones; past so many mistakes a listing will do.
  private static let mostLooks = 200
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

  /// What to write instead of an unknown name: the nearest of the known ones, or any of them.
  func mend(_ name: String, in known: [String], otherwise listing: String) -> String {
    looked += 1
    if looked <= Self.mostLooks, let nearest = NearestName.of(name, in: known) {
      return "did you mean `\(nearest)`?"
    }
    return known.isEmpty ? "there are none" : "\(listing) \(known.listed)"
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
        + problems.mend(name.text, in: known, otherwise: listing))
    return false
  }
}
