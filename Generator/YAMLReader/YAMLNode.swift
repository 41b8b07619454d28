/// A node of a YAML file with its place.
///
/// A scalar is text as it stands, without YAML's guesses: `on`, `no`, `1.10`, `0777` and `12:30`
/// are just that. What a text means is decided by whoever expects it.
public struct YAMLNode: Sendable {
  /// How a scalar is written.
  public enum ScalarStyle: Hashable, Sendable {
    /// Without quotes.
    case plain
    /// Between `'` and `'`.
    case singleQuoted
    /// Between `"` and `"`.
    case doubleQuoted
    /// A block after `|`, its lines kept.
    case literal
    /// A block after `>`, its lines joined.
    case folded
  }

  /// What a node holds.
  public enum Content: Sendable {
    /// A text and how it was written.
    case scalar(String, ScalarStyle)
    /// A list.
    case sequence([YAMLNode])
    /// Keys and values, in file order. No two keys are made of the same Unicode scalars.
    case mapping([Entry])
  }

  /// One key of a mapping and its value.
  public struct Entry: Sendable {
    /// The key; always a scalar.
    public var key: YAMLNode
    /// The value.
    public var value: YAMLNode

    /// Creates an entry.
    public init(key: YAMLNode, value: YAMLNode) {
      self.key = key
      self.value = value
    }
  }

  /// What the node holds.
  public var content: Content
  /// Where it stands. A plain or quoted scalar is covered exactly, quotes included; a block
  /// collection reaches from its first key or `-` to the end of its last value.
  public var span: SourceSpan

  /// Creates a node.
  public init(_ content: Content, at span: SourceSpan) {
    self.content = content
    self.span = span
  }
}

extension YAMLNode {
  /// The text of a scalar, nil for a collection.
  public var text: String? {
    if case .scalar(let text, _) = content { text } else { nil }
  }

  /// The elements of a list, nil for anything else.
  public var elements: [YAMLNode]? {
    if case .sequence(let elements) = content { elements } else { nil }
  }

  /// The entries of a mapping, nil for anything else.
  public var entries: [Entry]? {
    if case .mapping(let entries) = content { entries } else { nil }
  }

  /// Whether nothing is written where a value could be, as after `key:`.
  ///
  /// Such a node is a plain scalar without text whose span is the empty place after the colon.
  public var isEmptyPlain: Bool {
    if case .scalar("", .plain) = content { true } else { false }
  }

  /// The kind of node, for messages: `nothing`, `text`, `a list` or `a mapping`.
  public var kind: String {
    switch content {
    case .scalar: isEmptyPlain ? "nothing" : "text"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}
