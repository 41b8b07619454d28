import ContractRuntime

/// Replaces values of a body that must not be kept, the same text always by the same one, and keeps
/// every other byte.
public struct Redaction: Sendable {
  /// Which values, and by what.
  public struct Rule: Sendable {
    /// The key path of the value, as findings print it; `[*]` stands for every element of a list. `stdin`
    /// is the standard input, unless the body has something there.
    public var keyPath: String
    /// What stands there instead. Where several different values are replaced, the second is this with
    /// `-2` behind it, and so on; a number counts up. An empty text stays: it hides nothing.
    public var text: String

    /// Creates a rule.
    public init(keyPath: String, text: String) {
      self.keyPath = keyPath
      self.text = text
    }
  }

  /// A value of the body, and its key path.
  private typealias Place = (keyPath: String, node: JSONNode)

  /// What replaces a text, wherever the whole text stands.
  private var replacements: [String: String] = [:]
  /// What replaces a number, by where it starts.
  private var numbers: [Int: String] = [:]
  /// The rule that names a key path.
  private var named: [String: String] = [:]
  /// What stands on the standard input where a rule names it.
  private var input: String?
  /// The key path that names the standard input where the body has none like it.
  private static let inputName = "stdin"

  /// The body without what must not be kept.
  private(set) var bytes: [UInt8]

  /// Redacts a body.
  ///
  /// - Parameter stdin: What was sent on the standard input.
  /// - Throws: `refused` for a key path that leads nowhere, to no text or number, or is named twice, for
  ///   a text in the place of a number, and where a value is still part of another text of the body.
  init(
    _ document: JSONDocument, stdin: String?, _ rules: [Rule]
  ) throws(GoldenAddition.Failure) {
    bytes = document.bytes
    var places: [Place] = []
    var keys: [JSONNode] = []
    document.root.walk("", { places.append(($0, $1)) }, key: { keys.append($0) })
    for rule in rules { try add(rule, places, stdin: stdin) }
    for (_, node) in places.sorted(by: { $0.node.offset > $1.node.offset }) {
      guard let json = replacement(of: node) else { continue }
      bytes.replaceSubrange(node.range, with: json.utf8)
    }
    for (keyPath, node) in places where node.kind == .string {
      guard let text = node.text, replacements[text] == nil, remains(in: text) else { continue }
      throw .refused(
        "what is redacted elsewhere is part of the text at `\(keyPath)`; redact that too, with "
          + "`--redact '\(keyPath)=TEXT'`")
    }
    guard !keys.contains(where: { remains(in: $0.text ?? "") }) else {
      throw .refused("what is redacted is part of a key of the body, and keys stay as they are")
    }
  }

  /// A text that was sent or came beside the body, such as an argument.
  ///
  /// - Throws: `refused` where what must not be kept is part of the text.
  func redacted(_ text: String, in place: String) throws(GoldenAddition.Failure) -> String {
    if let replacement = replacements[text] { return replacement }
    guard !remains(in: text) else {
      throw .refused("what is redacted in the body is part of \(place); write that without it")
    }
    return text
  }

  /// The standard input.
  ///
  /// - Throws: `refused` where no rule names it, and what must not be kept is part of it.
  func redacted(stdin: String) throws(GoldenAddition.Failure) -> String {
    if let replacement = input ?? replacements[stdin] { return replacement }
    guard !remains(in: stdin) else {
      throw .refused(
        "what is redacted in the body is part of the standard input; redact that too, with "
          + "`--redact stdin=TEXT`")
    }
    return stdin
  }

  // MARK: What is replaced

  /// Whether a rule names a value of the body, or the same text elsewhere.
  func covers(_ node: JSONNode) -> Bool {
    named[node.keyPath] != nil || replacement(of: node) != nil
  }

  /// Whether a rule names the standard input, or the same text elsewhere.
  func covers(stdin: String) -> Bool { input != nil || replacements[stdin] != nil }

  /// Whether a text stands for another.
  func covers(_ text: String) -> Bool { replacements[text] != nil }

  /// What stands in the places of texts and numbers.
  var placeholders: Set<String> { Set(replacements.values).union(numbers.values) }

  // MARK: Rules

  private mutating func add(
    _ rule: Rule, _ places: [Place], stdin: String?
  ) throws(GoldenAddition.Failure) {
    let meant = places.filter { rule.matches($0.keyPath) }
    guard !meant.isEmpty else {
      if rule.keyPath == Self.inputName, let stdin { return try add(rule, stdin: stdin) }
      let isInput = rule.keyPath == Self.inputName
      throw .refused(
        "the body has nothing at `\(rule.keyPath)`"
          + (isInput ? ", and no `--stdin` was given" : "") + Self.spelt(places))
    }
    var known: [String: String] = [:]
    for (keyPath, node) in meant {
      if let other = named.updateValue(rule.keyPath, forKey: keyPath) {
        throw .refused(
          "`\(keyPath)` is redacted twice, by `\(other)` and by `\(rule.keyPath)`; name it once")
      }
      guard let source = node.text else {
        let place = keyPath.isEmpty ? "the whole body" : "`\(keyPath)`"
        throw .refused("\(place) is \(node.kind.spelt); only a text or a number is redacted")
      }
      if node.kind == .number {
        if known[source] == nil { known[source] = try rule.number(known.count, at: keyPath) }
        numbers[node.offset] = known[source]
      } else if !source.isEmpty, known[source] == nil {
        let text = known.isEmpty ? rule.text : "\(rule.text)-\(known.count + 1)"
        known[source] = text
        // A value that another rule has met already goes on being the same.
        replacements[source] = replacements[source] ?? text
      }
    }
  }

  /// The white space around the standard input stays: it is seldom part of what was meant.
  private mutating func add(_ rule: Rule, stdin: String) throws(GoldenAddition.Failure) {
    guard named.updateValue(rule.keyPath, forKey: Self.inputName) == nil else {
      throw .refused("the standard input is redacted twice; name it once")
    }
    let secret = stdin.withoutSpaceAround
    guard !secret.isEmpty, let place = stdin.utf8.firstRange(of: secret.utf8) else {
      return input = stdin
    }
    let text = replacements[secret] ?? rule.text
    replacements[secret] = text
    input = String(stdin[..<place.lowerBound]) + text + String(stdin[place.upperBound...])
  }

  private func replacement(of node: JSONNode) -> String? {
    if node.kind == .number { return numbers[node.offset] }
    guard node.kind == .string, let text = node.text else { return nil }
    return replacements[text].map { JSONValue.string($0).description }
  }

  /// Whether something that must not be kept is part of a text. Bytes are compared: a letter and the
  /// accent behind it are one character to Swift, and another than the letter.
  private func remains(in text: String) -> Bool {
    replacements.keys.contains { text.utf8.firstRange(of: $0.utf8) != nil }
  }

  /// The first key paths that can be redacted.
  private static func spelt(_ places: [Place]) -> String {
    let paths = places.filter { [.string, .number].contains($0.node.kind) }.map {
      "`\($0.keyPath)`"
    }
    guard !paths.isEmpty else { return ", and no text or number at all" }
    return "; there is " + paths.prefix(6).joined(separator: ", ") + (paths.count > 6 ? ", …" : "")
  }
}

extension Redaction.Rule {
  /// What stands in the place of a number, the first, the second and so on.
  fileprivate func number(
    _ index: Int, at keyPath: String
  ) throws(GoldenAddition.Failure) -> String {
    guard let first = Int64(text) else {
      throw .refused(
        "`\(keyPath)` is a number, and so is what stands there instead; found `\(text)`")
    }
    let (number, overflows) = first.addingReportingOverflow(Int64(index))
    guard !overflows else {
      throw .refused(
        "`\(keyPath)` would be more than the largest number; start lower than `\(text)`")
    }
    return String(number)
  }

  /// Whether a key path is meant.
  fileprivate func matches(_ path: String) -> Bool {
    var pattern = Substring(keyPath)
    var path = Substring(path)
    while let wildcard = pattern.firstRange(of: "[*]") {
      let fixed = pattern[..<wildcard.lowerBound]
      guard path.hasPrefix(fixed + "[") else { return false }
      path = path.dropFirst(fixed.count + 1)
      let rest = path.drop { $0.isNumber }
      guard rest.startIndex > path.startIndex, rest.hasPrefix("]") else { return false }
      path = rest.dropFirst()
      pattern = pattern[wildcard.upperBound...]
    }
    return pattern == path
  }
}

extension JSONNode {
  /// Visits the value and every one in it, each with its key path, and every key.
  fileprivate func walk(
    _ keyPath: String, _ visit: (String, JSONNode) -> Void, key visitKey: (JSONNode) -> Void
  ) {
    visit(keyPath, self)
    for (key, value) in members {
      visitKey(key)
      value.walk(KeyPathNotation.appending(key: key.text ?? "", to: keyPath), visit, key: visitKey)
    }
    for (index, element) in elements.enumerated() {
      element.walk(KeyPathNotation.appending(index: index, to: keyPath), visit, key: visitKey)
    }
  }
}
