/// What the parser found wrong, in the few bytes the fast path can afford. `JSONError` is made from
/// it.
struct JSONFault: Error {
  /// The kind of fault.
  enum Problem: UInt8 {
    case emptyText, unexpected, trailingComma, duplicateKey, badEscape, loneSurrogate
    case controlCharacter, invalidUTF8, unterminatedString, badNumber, textAfterValue
    case nestingTooDeep
  }

  /// What the grammar asks for where the fault is; it matters to `unexpected` alone.
  enum Expected: UInt8 {
    case value, valueOrBracket, key, keyOrBrace, colon, commaOrBracket, commaOrBrace
  }

  /// The byte the fault is about; the length of the text if it ends too early.
  let offset: Int
  /// Tape index of the innermost open array or object, -1 outside all.
  let container: Int
  let problem: Problem
  let expected: Expected
  /// Whether a value was being read, not a key, a comma or a bracket: the fault then belongs to the
  /// array's next element, or to the member whose key is the last token.
  let isInValue: Bool

  init(
    _ problem: Problem, at offset: Int, _ expected: Expected = .value, in container: Int = -1,
    inValue isInValue: Bool = false
  ) {
    (self.problem, self.offset, self.expected) = (problem, offset, expected)
    (self.container, self.isInValue) = (container, isInValue)
  }
}
