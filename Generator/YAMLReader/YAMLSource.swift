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
  /// The number of scalars before every so many bytes, so that a place in a line of megabytes is
  /// found without counting from its start.
  private let scalarCounts: [Int]
  private static let countedBytes = 1024

  /// Creates a source from bytes, whatever they are; the reader reports what is wrong with them.
  public init(file: String, bytes: [UInt8]) {
    self.file = file
    hasByteOrderMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    self.bytes = hasByteOrderMark ? Array(bytes.dropFirst(3)) : bytes
    var lineStarts = [0]
    var scalarCounts: [Int] = []
    var scalars = 0
    for (offset, byte) in self.bytes.enumerated() {
      if offset % Self.countedBytes == 0 { scalarCounts.append(scalars) }
      if !UTF8.isContinuation(byte) { scalars += 1 }
      if byte == UInt8(ascii: "\n") { lineStarts.append(offset + 1) }
    }
    self.lineStarts = lineStarts
    self.scalarCounts = scalarCounts
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

  /// The number of scalars of a line.
  func scalarCount(of line: ArraySlice<UInt8>) -> Int {
    scalarCount(before: line.endIndex) - scalarCount(before: line.startIndex)
  }

  /// The offset of a scalar of a line, counted from 0; the end of the line if it has fewer.
  func offset(ofScalar number: Int, in line: ArraySlice<UInt8>) -> Int {
    let wanted = scalarCount(before: line.startIndex) + number
    var (low, high) = (line.startIndex / Self.countedBytes, scalarCounts.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if scalarCounts[middle] <= wanted { low = middle } else { high = middle }
    }
    var offset = max(line.startIndex, low * Self.countedBytes)
    var passed = scalarCount(before: offset)
    while offset < line.endIndex {
      if !UTF8.isContinuation(bytes[offset]) {
        if passed == wanted { return offset }
        passed += 1
      }
      offset += 1
    }
    return line.endIndex
  }

  private func scalarCount(before offset: Int) -> Int {
    guard !scalarCounts.isEmpty else { return 0 }
    let block = min(offset / Self.countedBytes, scalarCounts.count - 1)
    return scalarCounts[block]
      + bytes[(block * Self.countedBytes)..<offset].count { !UTF8.isContinuation($0) }
  }
}
