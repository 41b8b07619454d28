/// The text of a YAML file and the name the user gave it.
public struct YAMLSource: Sendable {
  /// The file, as the user named it.
  public let file: String
  /// The bytes of the file, without a leading UTF-8 byte order mark.
  public let bytes: [UInt8]
  /// Whether the file began with a UTF-8 byte order mark.
  public let hasByteOrderMark: Bool
  /// The offset in `bytes` at which each line begins.
  private let lineStarts: [Int]

  /// Creates a source from bytes, whatever they are; the reader reports what is wrong with them.
  public init(file: String, bytes: [UInt8]) {
    self.file = file
    hasByteOrderMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    self.bytes = hasByteOrderMark ? Array(bytes.dropFirst(3)) : bytes
    var lineStarts = [0]
    for (offset, byte) in self.bytes.enumerated() where byte == UInt8(ascii: "\n") {
      lineStarts.append(offset + 1)
    }
    self.lineStarts = lineStarts
  }

  /// Creates a source from text.
  public init(file: String, text: String) {
    self.init(file: file, bytes: Array(text.utf8))
  }

  /// The number of lines. A file that ends in a line feed has an empty last line.
  public var lineCount: Int { lineStarts.count }

  /// A line without its line end, counted from 1; nil if there is none of that number. Bytes that
  /// are not UTF-8 come back as U+FFFD.
  public func line(_ number: Int) -> String? {
    lineBytes(number).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The bytes of a line without its line end, LF or CRLF.
  func lineBytes(_ number: Int) -> ArraySlice<UInt8>? {
    guard number >= 1, number <= lineStarts.count else { return nil }
    let start = lineStarts[number - 1]
    guard number < lineStarts.count else { return bytes[start...] }
    let line = bytes[start..<lineStarts[number] - 1]
    return line.last == UInt8(ascii: "\r") ? line.dropLast() : line
  }
}
