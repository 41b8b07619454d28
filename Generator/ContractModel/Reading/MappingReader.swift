import ContractRuntime
import YAMLReader

/// Reads the keys of one mapping; what nobody asked for is reported at the end.
struct MappingReader {
  let problems: Problems
  /// What the mapping describes, for messages: `a field`.
  let subject: String
  let span: SourceSpan
  private let entries: [YAMLNode.Entry]
  private var asked: [String] = []
  private var missing: [(key: String, span: SourceSpan)] = []

  /// Nil, and reported, where the node is no mapping.
  ///
  /// - Parameter main: The key whose value is probably meant by a text that stands there alone.
  init?(_ node: YAMLNode, _ subject: String, _ problems: Problems, main: String? = nil) {
    guard let entries = node.entries else {
      problems.add(
        .wrongKind, at: node.span,
        "expected \(subject) as a mapping (`key: value`), found \(node.kind)"
          + (node.missingBlank ?? node.alone(at: main) ?? ""))
      return nil
    }
    problems.note(entries)
    self.entries = entries
    self.subject = subject
    self.problems = problems
    span = node.span
  }

  // MARK: Any key

  mutating func node(_ key: String) -> YAMLNode? {
    asked.append(key)
    return entries.first { $0.key.text == key }?.value
  }

  mutating func required(_ key: String, at span: SourceSpan? = nil) -> YAMLNode? {
    let node = node(key)
    if node == nil { missing.append((key, span ?? startOfSpan)) }
    return node
  }

  private var startOfSpan: SourceSpan {
    entries.first.map { $0.key.span } ?? SourceSpan(at: span.start)
  }

  /// Whether a key is there, whatever stands at it.
  func has(_ key: String) -> Bool { entries.contains { $0.key.text == key } }

  /// Where a key stands.
  func keySpan(_ key: String) -> SourceSpan? {
    entries.first { $0.key.text == key }?.key.span
  }

  /// Where the value of a key stands.
  func valueSpan(_ key: String) -> SourceSpan? {
    entries.first { $0.key.text == key }?.value.span
  }

  /// Whether a key is absent, and one that nobody asked for is probably it.
  func isMisspelt(_ key: String) -> Bool {
    !has(key) && entries.contains { meaning(of: $0, among: [key]).isFor == key }
  }

  /// Reports the keys that were not asked for, and those that are missing. Call it when all were
  /// asked for. A key that is missing because it is misspelt is reported once.
  func finish() {
    let unknown = entries.filter { entry in entry.key.text.map { !asked.contains($0) } ?? false }
    guard !unknown.isEmpty || !missing.isEmpty else { return }
    let known = asked.sorted()
    var misspelt: Set<String> = []
    for entry in unknown {
      guard let key = entry.key.text, !problems.isRestOfList(entry.key.span) else { continue }
      let (mend, meant) = meaning(of: entry, among: known)
      if let meant { misspelt.insert(meant) }
      problems.add(
        .unknownKey, at: entry.key.span,
        "\(subject) has no key \(Diagnostic.quote(key)); "
          + (mend ?? problems.mend(key, in: known, otherwise: "its keys are")))
    }
    for (key, span) in missing where !misspelt.contains(key) {
      problems.add(.missingKey, at: span, "\(subject) needs `\(key):`, and has none")
    }
  }

  /// What to write for a key that nobody asked for, nil where only the known keys tell, and the one
  /// that it is there for.
  private func meaning(
    of entry: YAMLNode.Entry, among known: [String]
  ) -> (mend: String?, isFor: String?) {
    guard let key = entry.key.text, !asked.contains(key) else { return (nil, nil) }
    if let foreign = ForeignWord.key(key, among: known) {
      let mend =
        key == "required" && foreign.beside == "optional"
        ? ForeignWord.mendOfRequired(entry.value.text) : foreign.mend
      return (mend, foreign.isInPlace ? foreign.beside : nil)
    }
    if entry.hasNoColon, let (name, value) = key.parts(around: ":"), known.contains(name) {
      return ("a blank belongs after the colon; write `\(name): \(value)`", name)
    }
    if let nearest = NearestName.of(key, in: known) { return (nil, nearest) }
    if entry.hasNoColon, key.contains(" ") || problems.text(before: entry.key.span) != nil {
      let mend = "a comma between `{` and `}` ends a text, so put the whole text in quotes"
      return (mend, nil)
    }
    return (nil, nil)
  }

  // MARK: Values of a kind

  mutating func text(_ key: String) -> Located? {
    node(key).flatMap { $0.located("`\(key)`", problems) }
  }

  mutating func requiredText(_ key: String, at span: SourceSpan? = nil) -> Located? {
    required(key, at: span).flatMap { $0.located("`\(key)`", problems) }
  }

  /// Text for people.
  mutating func doc() -> String? { text("doc")?.text }

  mutating func bool(_ key: String) -> Bool { readableBool(key) ?? false }

  /// False where there is no such key, nil where neither true nor false stands there.
  mutating func readableBool(_ key: String) -> Bool? {
    guard let node = node(key) else { return false }
    if node.isEmptyPlain {
      problems.add(
        .wrongKind, at: node.span,
        "`\(key)` is `true` or `false`, found nothing; write `\(key): true`")
      return nil
    }
    guard let value = node.located("`\(key)`", problems) else { return nil }
    return problems.word(value, "`\(key)`", of: ["true", "false"]).map { $0 == "true" }
  }

  mutating func integer(_ key: String, _ range: ClosedRange<Int>) -> Int? {
    text(key).flatMap { integer($0, key, range) }
  }

  mutating func requiredInteger(
    _ key: String, _ range: ClosedRange<Int> = .min ... .max, at span: SourceSpan? = nil
  ) -> Int? {
    requiredText(key, at: span).flatMap { integer($0, key, range) }
  }

  private func integer(_ value: Located, _ key: String, _ range: ClosedRange<Int>) -> Int? {
    guard let number = Int(plainDigits: value.text), range.contains(number) else {
      let wanted = range == .min ... .max ? "in digits" : "of \(range.spelt)"
      problems.add(
        .invalidValue, at: value.span,
        "`\(key)` is a whole number \(wanted), found \(Diagnostic.quote(value.text))")
      return nil
    }
    return number
  }

  mutating func texts(_ key: String) -> [Located]? {
    node(key).flatMap { $0.texts("`\(key)`", problems) }
  }

  /// The names and values of a mapping under a key, in file order; none where there is no such key,
  /// nil where it is misspelt or something else stands there.
  mutating func members(_ key: String) -> [(name: Located, value: YAMLNode)]? {
    guard let node = node(key) else { return isMisspelt(key) ? nil : [] }
    return node.members("`\(key)`", problems)
  }
}

extension YAMLNode.Entry {
  /// Whether the key stands between commas alone, without its colon.
  var hasNoColon: Bool { value.isEmptyPlain && value.span.start == key.span.end }
}

extension YAMLNode {
  /// A text; anything else is reported.
  func located(_ what: @autoclosure () -> String, _ problems: Problems) -> Located? {
    guard let text, !isEmptyPlain else {
      problems.add(.wrongKind, at: span, "\(what()) is a text, found \(kind)")
      return nil
    }
    return Located(text: text, span: span)
  }

  /// A list of texts, or one text alone where `orOne` says so; nil where some of it is neither.
  func texts(_ what: String, _ problems: Problems, orOne: Bool = false) -> [Located]? {
    if orOne, text != nil { return located(what, problems).map { [$0] } }
    guard let elements else {
      var mend = ""
      if let text, !isEmptyPlain {
        let texts = problems.list(from: span)
        let list = texts.isEmpty ? text : texts.joined(separator: ", ")
        mend = "; write " + Diagnostic.quote("[\(list)]")
      }
      problems.add(.wrongKind, at: span, "\(what) is a list (`[one, two]`), found \(kind)\(mend)")
      return nil
    }
    let texts = elements.compactMap { $0.located("an element of \(what)", problems) }
    return texts.count == elements.count ? texts : nil
  }

  /// What to write where a text is probably a key and its value.
  fileprivate var missingBlank: String? {
    guard case .scalar(let text, .plain) = content, let (key, value) = text.parts(around: ":"),
      SwiftName.isIdentifier(key), !value.isEmpty, !value.hasPrefix("/")
    else { return nil }
    return "; a blank belongs after the colon, as in \(Diagnostic.quote("\(key): \(value)"))"
  }

  /// What to write where a text is probably the value of a key.
  fileprivate func alone(at key: String?) -> String? {
    guard let key, let text, !isEmptyPlain else { return nil }
    return "; write " + Diagnostic.quote("{ \(key): \(text) }")
  }

  func members(_ what: String, _ problems: Problems) -> [(name: Located, value: YAMLNode)]? {
    guard let entries else {
      problems.add(
        .wrongKind, at: span, "\(what) is a mapping (`name: …`), found \(kind)\(missingBlank ?? "")"
      )
      return nil
    }
    problems.note(entries)
    return entries.compactMap { entry in
      entry.key.located("a name", problems).map { ($0, entry.value) }
    }
  }
}

extension Int {
  /// Reads plain decimal digits, with a minus at the most; no plus, no white space, no underscore.
  init?(plainDigits text: String) {
    let digits = text.hasPrefix("-") ? text.dropFirst() : Substring(text)
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    self.init(text)
  }
}

extension Sequence<String> {
  /// The texts in backquotes with commas between them; of very many the first.
  var listed: String {
    let most = 24
    let texts = prefix(most + 1).map { "`\($0)`" }
    return texts.prefix(most).joined(separator: ", ") + (texts.count > most ? ", …" : "")
  }
}
