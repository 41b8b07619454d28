/// Why a text is not JSON, and where.
///
/// Neither the error nor its texts ever hold the content of a string value: it may be secret. Keys
/// may be quoted.
public struct JSONError: Error, Hashable, Sendable {
  /// What is wrong.
  public let reason: Reason
  /// The key path of the value the fault belongs to, in the notation of `KeyPathNotation`: a
  /// member's while its value is read, an element's, a repeated key's; between values that of the
  /// array or object.
  public let keyPath: String
  /// The line of the fault, from 1.
  public let line: Int
  /// The column of the fault, from 1, in Unicode scalars.
  public let column: Int
  /// The byte offset of the fault, from 0; the text's length if it ends too early.
  public let offset: Int

  /// The place of the fault.
  public var position: JSONPosition { JSONPosition(line: line, column: column) }

  init(_ reason: Reason, keyPath: String, position: JSONPosition, offset: Int) {
    self.reason = reason
    self.keyPath = keyPath
    self.line = position.line
    self.column = position.column
    self.offset = offset
  }

  /// A text of more bytes than the tape can count.
  static let tooLarge = JSONError(
    .tooLarge, keyPath: "", position: JSONPosition(line: 1, column: 1), offset: 0)
}
