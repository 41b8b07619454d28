import ContractRuntime
import YAMLReader

/// Collects what is wrong with a schema while it is read.
final class Problems {
  let source: YAMLSource
  /// How many names were looked for among the known ones.
  private var looked = 0
  /// Each look compares a name with all known ones; past so many mistakes a listing will do.
  private static let mostLooks = 200
  /// The texts that a comma ended.
  var commas = CommaTexts()
  private(set) var diagnostics: [Diagnostic] = []

  init(_ source: YAMLSource) {
    self.source = source
  }

  func add(
    _ rule: SchemaRule, at span: SourceSpan, _ message: String, notes: [Diagnostic.Note] = []
  ) {
    diagnostics.append(
      Diagnostic(file: source.file, span: span, message: message, rule: rule.rawValue, notes: notes)
    )
  }

  /// The findings, with one about each name that must change: it may also be one that another has.
  var withoutEchoes: [Diagnostic] {
    let refusals = [SchemaRule.invalidName, .reservedName].map(\.rawValue)
    let refused = Set(diagnostics.filter { refusals.contains($0.rule) }.map(\.span))
    var seen: Set<SourceSpan> = []
    return diagnostics.filter { finding in
      if refusals.contains(finding.rule) { return seen.insert(finding.span).inserted }
      return finding.rule != SchemaRule.duplicateName.rawValue || !refused.contains(finding.span)
    }
  }

  /// What to write instead of an unknown name: the nearest of the known ones, or any of them.
  func mend(
    _ name: String, in known: [String], otherwise listing: String, isLastMeant: Bool = false
  ) -> String {
    looked += 1
    if looked <= Self.mostLooks,
      let nearest = NearestName.of(name, in: known, isLastMeant: isLastMeant)
    {
      return "did you mean `\(nearest)`?"
    }
    return known.isEmpty ? "there are none" : "\(listing) \(known.listed)"
  }
}

extension Problems {
  /// A text that is one of a few words; nil, and reported, where it is another.
  func word(_ text: Located, _ what: String, of words: [String]) -> String? {
    if words.containsExactly(text.text) { return text.text }
    let quoted = words.map { "`\($0)`" }
    let listing = words.count > 2 ? "one of \(words.listed)" : quoted.joined(separator: " or ")
    report(text, "\(what) is \(listing)", meant: words)
    return nil
  }

  /// Reports a text that is none of a few words, with the one that was probably meant.
  func report(_ text: Located, _ expectation: String, meant words: [String]) {
    let nearest = ForeignWord.word(text.text, among: words).map { "; did you mean `\($0)`?" } ?? ""
    add(
      .invalidValue, at: text.span,
      "\(expectation), found \(Diagnostic.quote(text.text))\(nearest)")
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
  ///
  /// - Parameter isLastMeant: Whether of several near ones the last was probably meant.
  func isKnown(
    _ name: Located, in known: [String]?, _ rule: SchemaRule, _ fault: String,
    otherwise listing: String, isLastMeant: Bool = false
  ) -> Bool {
    guard let known else { return false }
    if known.containsExactly(name.text) { return true }
    problems.add(
      rule, at: name.span,
      "\(fault) \(Diagnostic.quote(name.text)); "
        + problems.mend(name.text, in: known, otherwise: listing, isLastMeant: isLastMeant))
    return false
  }
}
