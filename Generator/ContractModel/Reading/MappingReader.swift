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
  init?(_ node: YAMLNode, _ subject: String, _ problems: Problems) {
    guard let entries = node.entries else {
      problems.add(
        .wrongKind, at: node.span,
        "expected \(subject) as a mapping (`key: value`), found \(node.kind)")
      return nil
    }
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

  /// Whether a key is absent, and one that nobody asked for is probably it.
  func isMisspelt(_ key: String) -> Bool {
    let keys = entries.compactMap(\.key.text)
    return !keys.contains(key)
      && keys.contains { !asked.contains($0) && NearestName.of($0, in: [key]) != nil }
  }

  /// Reports the keys that were not asked for, and those that are missing. Call it when all were
  /// asked for. A key that is missing because it is misspelt is reported once.
  func finish() {
    var misspelt: Set<String> = []
    for entry in entries {
      guard let key = entry.key.text, !asked.contains(key) else { continue }
      if let nearest = NearestName.of(key, in: asked) { misspelt.insert(nearest) }
      let mend =
        entry.isRestOfText
        ? "a comma between `{` and `}` ends a text, so put the whole text in quotes"
        : problems.mend(key, in: asked.sorted(), otherwise: "its keys are")
      problems.add(
        .unknownKey, at: entry.key.span,
        "\(subject) has no key \(Diagnostic.quote(key)); \(mend)")
    }
    for (key, span) in missing where !misspelt.contains(key) {
      problems.add(.missingKey, at: span, "\(subject) needs `\(key):`, and has none")
    }
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
    guard let value = node.located("`\(key)`", problems) else { return nil }
    switch value.text {
    case "true": return true
    case "false": return false
    default:
      problems.add(
        .invalidValue, at: value.span,
        "`\(key)` is `true` or `false`, found \(Diagnostic.quote(value.text))")
      return nil
    }
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
  /// Whether this is probably what stands behind a comma in a text without quotes.
  fileprivate var isRestOfText: Bool {
    value.isEmptyPlain && key.text?.contains(" ") == true
  }
}

extension YAMLNode {
  /// A text; anything else is reported.
  func located(_ what: String, _ problems: Problems) -> Located? {
    guard let text, !isEmptyPlain else {
      problems.add(.wrongKind, at: span, "\(what) is a text, found \(kind)")
      return nil
    }
    return Located(text: text, span: span)
  }

  /// A list of texts, or one text alone where `orOne` says so; nil where some of it is neither.
  func texts(_ what: String, _ problems: Problems, orOne: Bool = false) -> [Located]? {
    if orOne, text != nil { return located(what, problems).map { [$0] } }
    guard let elements else {
      problems.add(.wrongKind, at: span, "\(what) is a list (`[one, two]`), found \(kind)")
      return nil
    }
    let texts = elements.compactMap { $0.located("an element of \(what)", problems) }
    return texts.count == elements.count ? texts : nil
  }

  func members(_ what: String, _ problems: Problems) -> [(name: Located, value: YAMLNode)]? {
    guard let entries else {
      problems.add(
        .wrongKind, at: span, "\(what) is a mapping (`name: …`), found \(kind)")
      return nil
    }
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
