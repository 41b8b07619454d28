import ContractRuntime

/// Replaces values of a body that must not be kept, the same value always by the same text, and keeps
/// every other byte.
public struct Redaction: Sendable {
  /// Which values, and by what.
  public struct Rule: Sendable {
    /// The key path of the value, as findings print it; `[*]` stands for every element of a list.
    public var keyPath: String
    /// What stands there instead. Where several different values are replaced, the second is this with
    /// `-2` behind it, and so on; a number counts up.
    public var text: String

    /// Creates a rule.
    public init(keyPath: String, text: String) {
      self.keyPath = keyPath
      self.text = text
    }
  }

  /// A rule that cannot be followed.
  public struct Failure: Error, Sendable, CustomStringConvertible {
    /// What is wrong and how to mend it.
    public let description: String
  }

  /// What replaces a text, wherever the whole text stands.
  private(set) var replacements: [String: String] = [:]
  private var edits: [(range: Range<Int>, json: String)] = []

  /// The body without what must not be kept.
  public private(set) var bytes: [UInt8]

  /// Redacts a body.
  ///
  /// - Throws: `Failure` for a key path that leads nowhere, to a list or an object, for a text in the place
  ///   of a number, and where a value is still part of another text of the body.
  public init(_ document: JSONDocument, _ rules: [Rule]) throws(Failure) {
    bytes = document.bytes
    var values: [(keyPath: String, node: JSONNode)] = []
    document.root.walk("") { values.append(($0, $1)) }
    for rule in rules { try add(rule, values.filter { rule.matches($0.keyPath) }) }
    for (_, node) in values where node.kind == .string {
      if let text = node.text, let replacement = replacements[text] {
        edits.append((node.range, JSONValue.string(replacement).description))
      }
    }
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: edit.json.utf8)
    }
    try refuseRemains(values)
  }

  /// A text that was sent or came beside the body, such as an argument.
  public func redacted(_ text: String) -> String { replacements[text] ?? text }

  private mutating func add(
    _ rule: Rule, _ values: [(keyPath: String, node: JSONNode)]
  ) throws(Failure) {
    guard !values.isEmpty else {
      throw Failure(description: "the body has nothing at `\(rule.keyPath)`")
    }
    var known: [String: String] = [:]
    for (keyPath, node) in values {
      switch node.kind {
      case .string:
        guard let text = node.text, known[text] == nil else { continue }
        let replacement = known.isEmpty ? rule.text : "\(rule.text)-\(known.count + 1)"
        known[text] = replacement
        replacements[text] = replacement
      case .number:
        guard let number = Int64(rule.text) else {
          throw Failure(
            description: "`\(keyPath)` is a number, so that another number has to stand there, not "
              + "`\(rule.text)`")
        }
        let source = node.text ?? ""
        let replacement = known[source] ?? String(number + Int64(known.count))
        known[source] = replacement
        edits.append((node.range, replacement))
      case .null, .boolean, .array, .object:
        throw Failure(
          description: "`\(keyPath)` is \(node.kind.spelt); only a text or a number is replaced")
      }
    }
  }

  /// A value inside another text is left for a person to see to.
  private func refuseRemains(_ values: [(keyPath: String, node: JSONNode)]) throws(Failure) {
    for (keyPath, node) in values where node.kind == .string {
      guard let text = node.text, replacements[text] == nil else { continue }
      let rest = replacements.keys.sorted().first { !$0.isEmpty && text.contains($0) }
      guard rest == nil else {
        throw Failure(
          description:
            "what is replaced elsewhere is part of the text at `\(keyPath)`; replace that "
            + "too, with `--redact \(keyPath)=TEXT`")
      }
    }
  }
}

extension Redaction.Rule {
  /// Whether a key path is meant.
  fileprivate func matches(_ path: String) -> Bool {
    var pattern = Substring(keyPath)
    var path = Substring(path)
    while let wildcard = pattern.firstRange(of: "[*]") {
      let fixed = pattern[..<wildcard.lowerBound]
      guard path.hasPrefix(fixed + "[") else { return false }
      path = path.dropFirst(fixed.count + 1).drop { $0.isNumber }
      guard path.hasPrefix("]") else { return false }
      path = path.dropFirst()
      pattern = pattern[wildcard.upperBound...]
    }
    return pattern == path
  }
}

extension JSONNode {
  /// Visits the value and every one in it, each with its key path.
  fileprivate func walk(_ keyPath: String, _ visit: (String, JSONNode) -> Void) {
    visit(keyPath, self)
    for (key, value) in members {
      value.walk(KeyPathNotation.appending(key: key.text ?? "", to: keyPath), visit)
    }
    for (index, element) in elements.enumerated() {
      element.walk(KeyPathNotation.appending(index: index, to: keyPath), visit)
    }
  }
}
