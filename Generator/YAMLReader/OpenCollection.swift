/// A list or mapping whose end is still to come.
struct OpenCollection {
  enum Awaits {
    case element
    case key
    /// The value of a key, or of one whose entry is left out.
    case value(of: YAMLNode?)
  }

  let isFlow: Bool
  let start: YAMLMark
  /// Where the last child ended.
  var lastEnd: YAMLMark
  var awaits: Awaits
  var elements: [YAMLNode] = []
  var entries: [YAMLNode.Entry] = []
  /// Where each key stands first.
  var keys: [ExactText: SourceSpan] = [:]

  init(isMapping: Bool, isFlow: Bool, start: YAMLMark) {
    self.isFlow = isFlow
    self.start = start
    lastEnd = start
    awaits = isMapping ? .key : .element
  }

  var content: YAMLNode.Content {
    if case .element = awaits { .sequence(elements) } else { .mapping(entries) }
  }
}

/// A node together with libyaml's marks for it.
struct BuiltNode {
  var content: YAMLNode.Content
  var start: YAMLMark
  var end: YAMLMark
  var isAlias = false
}

/// Text that equals only text of the same Unicode scalars; Swift's strings are equal where Unicode
/// holds them to be, as `é` and `e` with an accent.
struct ExactText: Hashable {
  private let bytes: [UInt8]

  init(_ text: String) {
    bytes = Array(text.utf8)
  }
}
