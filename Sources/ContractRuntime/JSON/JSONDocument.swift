#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A JSON text, strictly read (RFC 8259, UTF-8): its bytes and an index ("tape") of its values in
/// document order.
///
/// What Foundation lets pass is refused: duplicate keys (compared unescaped, by their exact bytes),
/// trailing commas, comments, a byte order mark, lone surrogates, invalid UTF-8. Numbers keep their
/// source text.
public struct JSONDocument: Sendable {
  /// How many arrays and objects may be nested in each other. One more is refused.
  public static let maximumDepth = 64

  /// The most bytes a text may have.
  static let maximumCount = Int(UInt32.max)

  /// The text, as it was given.
  public let bytes: [UInt8]

  /// The values and keys in document order; never empty. See `JSONToken`.
  let tape: [JSONToken]

  /// Reads a text.
  ///
  /// - Throws: `JSONError` with the first fault of the text.
  public init(_ data: borrowing Data) throws(JSONError) {
    guard data.count <= Self.maximumCount else { throw JSONError.tooLarge }
    try self.init(data.withUnsafeBytes { [UInt8]($0) })
  }

  /// Reads a text.
  ///
  /// - Throws: `JSONError` with the first fault of the text.
  public init(_ bytes: [UInt8]) throws(JSONError) {
    guard bytes.count <= Self.maximumCount else { throw JSONError.tooLarge }
    let (tape, fault) = JSONParser.parse(bytes)
    if let fault { throw JSONError(fault, bytes, tape) }
    self.bytes = bytes
    self.tape = tape
  }

  /// No document, where one has to stand and nobody looks at it.
  static let none = JSONDocument()

  private init() { (bytes, tape) = ([], []) }

  /// The value that the text is.
  public var root: JSONNode { JSONNode(document: self, index: 0) }

  /// The place of a byte offset, that of the character it falls in; an offset past the text is its
  /// end.
  public func position(of offset: Int) -> JSONPosition {
    var start = min(max(0, offset), bytes.count)
    while start > 0, start < bytes.count, bytes[start].isContinuation { start -= 1 }
    return JSONPosition(of: start, in: bytes)
  }

  /// The places of byte offsets that begin a character, found in one pass over the text.
  package func positions(of offsets: [Int]) -> [JSONPosition] {
    var positions = Array(repeating: JSONPosition(line: 1, column: 1), count: offsets.count)
    var (line, column, reached) = (1, 1, 0)
    for index in offsets.indices.sorted(by: { offsets[$0] < offsets[$1] }) {
      for byte in bytes[reached..<min(max(reached, offsets[index]), bytes.count)] {
        if byte == .lineFeed {
          line += 1
          column = 1
        } else if !byte.isContinuation {
          column += 1
        }
        reached += 1
      }
      positions[index] = JSONPosition(line: line, column: column)
    }
    return positions
  }
}
