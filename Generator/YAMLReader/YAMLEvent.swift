/// A place as libyaml counts it: from 0, and the number of scalars before it.
struct YAMLMark: Hashable {
  var index = 0
  var line = 0
  var column = 0

  var position: SourcePosition { SourcePosition(line: line + 1, column: column + 1) }
}

/// What libyaml found, in Swift's terms.
struct YAMLEvent {
  enum Kind {
    case documentStart
    case alias
    case scalar(String, YAMLNode.ScalarStyle)
    case sequenceStart(isFlow: Bool)
    case mappingStart(isFlow: Bool)
    case collectionEnd
  }

  var kind: Kind
  var hasAnchor = false
  var hasTag = false
  var start: YAMLMark
  var end: YAMLMark
}

/// Why libyaml gave up.
struct YAMLFailure {
  /// What it says, such as `did not find expected key`.
  var problem: String
  /// Where.
  var mark: YAMLMark
  /// What it was at, such as `while parsing a block mapping`.
  var context: String?
  /// Where that began.
  var contextMark: YAMLMark
}
