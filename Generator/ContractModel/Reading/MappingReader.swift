import YAMLReader

/// Reads the keys of one mapping; what nobody asked for is reported at the end.
struct MappingReader {
  let problems: Problems
  /// What the mapping describes, for messages: `a field`.
  let subject: String
  let span: SourceSpan
  private let entries: [YAMLNode.Entry]
  private var asked: [String] = []

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
    if node == nil {
      problems.add(
        .missingKey, at: span ?? startOfSpan, "\(subject) needs `\(key):`, and has none")
    }
    return node
  }

  private var startOfSpan: SourceSpan {
    entries.first.map { $0.key.span } ?? span
  }

  /// Reports the keys that were not asked for. Call it when all were.
  func finish() {
    for entry in entries {
      guard let key = entry.key.text, !asked.contains(key) else { continue }
      let nearest = NearestName.of(key, in: asked)
      let mend =
        nearest.map { "did you mean `\($0)`?" }
        ?? (asked.isEmpty ? "it has no keys" : "its keys are \(asked.sorted().listed)")
      problems.add(
        .unknownKey, at: entry.key.span,
        "\(subject) has no key \(Diagnostic.quote(key)); \(mend)")
    }
  }

  // MARK: Values of a kind

  mutating func text(_ key: String) -> Located? {
    node(key).flatMap { $0.located("`\(key)`", problems) }
  }

  mutating func requiredText(_ key: String, at span: SourceSpan? = nil) -> Located? {
    required(key, at: span).flatMap { $0.located("`\(key)`", problems) }
  }

  /// Text for people; it may not be empty.
  mutating func doc() -> String? { text("doc")?.text }

  mutating func bool(_ key: String) -> Bool {
    guard let value = text(key) else { return false }
    switch value.text {
    case "true": return true
    case "false": return false
    default:
      problems.add(
        .invalidValue, at: value.span,
        "`\(key)` is `true` or `false`, found \(Diagnostic.quote(value.text))")
      return false
    }
  }

  mutating func integer(_ key: String) -> Int? {
    guard let value = text(key) else { return nil }
    return integer(value, "`\(key)`")
  }

  mutating func requiredInteger(_ key: String, at span: SourceSpan? = nil) -> Int? {
    requiredText(key, at: span).flatMap { integer($0, "`\(key)`") }
  }

  private func integer(_ value: Located, _ what: String) -> Int? {
    guard let number = Int(plainDigits: value.text) else {
      problems.add(
        .invalidValue, at: value.span,
        "\(what) is a whole number in digits, found \(Diagnostic.quote(value.text))")
      return nil
    }
    return number
  }

  mutating func texts(_ key: String) -> [Located]? {
    node(key).flatMap { $0.texts("`\(key)`", problems) }
  }

  /// The names and values of a mapping under a key, in file order; an absent key is an empty one.
  mutating func members(_ key: String) -> [(name: Located, value: YAMLNode)] {
    node(key).flatMap { $0.members("`\(key)`", problems) } ?? []
  }
}

extension YAMLNode {
  /// A non-empty text; anything else is reported.
  func located(_ what: String, _ problems: Problems) -> Located? {
    guard let text, !isEmptyPlain else {
      problems.add(.wrongKind, at: span, "\(what) is a text, found \(kind)")
      return nil
    }
    return Located(text: text, span: span)
  }

  /// A list of texts, or one text alone where `orOne` says so.
  func texts(_ what: String, _ problems: Problems, orOne: Bool = false) -> [Located]? {
    if orOne, text != nil { return located(what, problems).map { [$0] } }
    guard let elements else {
      problems.add(.wrongKind, at: span, "\(what) is a list (`[one, two]`), found \(kind)")
      return nil
    }
    return elements.compactMap { $0.located("an element of \(what)", problems) }
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
  /// The texts in backquotes with commas between them.
  var listed: String { map { "`\($0)`" }.joined(separator: ", ") }
}
