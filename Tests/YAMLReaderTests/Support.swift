#if Generator
  import Testing
  import YAMLReader

  /// A YAML text and what is expected of it.
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    var expected: [String]

    init(_ text: String, _ expected: String...) {
      self.text = text
      self.expected = expected
    }

    var testDescription: String { String(text.prefix(60)).debugDescription }
  }

  /// The findings about a text, as `line:column rule`.
  func findings(_ text: String) -> [String] {
    findings(Array(text.utf8))
  }

  /// The findings about bytes, as `line:column rule`.
  func findings(_ bytes: [UInt8]) -> [String] {
    YAMLReader.read(YAMLSource(file: "a.yaml", bytes: bytes)).diagnostics.map {
      "\($0.span.start) \($0.rule)"
    }
  }

  /// A tree on one line: plain scalars bare, others with their style's sign.
  func outline(_ node: YAMLNode) -> String {
    switch node.content {
    case .scalar(let text, .plain): text
    case .scalar(let text, .singleQuoted): "'\(text)'"
    case .scalar(let text, .doubleQuoted): text.debugDescription
    case .scalar(let text, .literal): "|" + text.debugDescription
    case .scalar(let text, .folded): ">" + text.debugDescription
    case .sequence(let elements): "[" + elements.map(outline).joined(separator: ", ") + "]"
    case .mapping(let entries):
      "{" + entries.map { "\(outline($0.key)): \(outline($0.value))" }.joined(separator: ", ") + "}"
    }
  }

  /// Every node of a tree and its span, parents first.
  func spans(_ node: YAMLNode) -> [String] {
    switch node.content {
    case .scalar(let text, _): ["\(node.span) \(text)"]
    case .sequence(let elements): ["\(node.span) []"] + elements.flatMap(spans)
    case .mapping(let entries):
      ["\(node.span) {}"] + entries.flatMap { spans($0.key) + spans($0.value) }
    }
  }
#endif
