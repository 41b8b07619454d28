/// A place in a JSON text, as an editor shows it.
public struct JSONPosition: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The line, from 1. A line ends with `\n` (and so with `\r\n`).
  public let line: Int
  /// The column, from 1, in Unicode scalars.
  public let column: Int

  /// A place given by its line and column, both from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The place of a byte offset. All bytes before the offset must be UTF-8.
  init(of offset: Int, in bytes: [UInt8]) {
    var line = 1
    var column = 1
    for byte in bytes.prefix(max(0, offset)) {
      if byte == .lineFeed {
        line += 1
        column = 1
      } else if !byte.isContinuation {
        column += 1
      }
    }
    self.init(line: line, column: column)
  }

  /// Whether one place stands before another.
  public static func < (one: JSONPosition, other: JSONPosition) -> Bool {
    (one.line, one.column) < (other.line, other.column)
  }

  /// `line:column`.
  public var description: String { "\(line):\(column)" }
}
