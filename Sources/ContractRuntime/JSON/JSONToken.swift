/// One entry of a document's tape: a value, or the key of an object's member. 16 bytes.
///
/// An array is followed by its values, an object by key, value, key, value, …
struct JSONToken: Sendable {
  /// What the value is; a key is a string.
  var kind: JSONKind
  /// Whether the string holds a `\`, so that its bytes are not yet its text. False for all other
  /// kinds.
  var hasEscapes: Bool
  /// Offset of the first byte; of a string, the byte after its opening quote.
  var start: UInt32
  /// Offset after the last byte; of a string, its closing quote.
  var end: UInt32
  /// Tape index after this value and all it holds. While the parser has the container open: the
  /// tape index of the container around it.
  var next: UInt32

  /// The bytes of a string's text, or of any other value.
  var range: Range<Int> { Int(start)..<Int(end) }

  /// Offset of the first byte that belongs to the value, the opening quote of a string included.
  var outerStart: Int { kind == .string ? Int(start) - 1 : Int(start) }

  /// Offset after the last byte that belongs to the value, the closing quote of a string included.
  var outerEnd: Int { kind == .string ? Int(end) + 1 : Int(end) }

  /// Whether the value is an array or an object.
  var isContainer: Bool { kind == .array || kind == .object }
}
