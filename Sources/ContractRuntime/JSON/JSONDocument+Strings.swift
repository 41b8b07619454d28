extension JSONDocument {
  /// The text of a string token, a key or a value, without its quotes and escapes.
  func string(at index: Int) -> String {
    Self.text(of: tape[index], in: bytes)
  }

  /// The source text of a token: of a string without its quotes, but with its escapes.
  func source(at index: Int) -> String {
    Self.text(tape[index].range, in: bytes)
  }

  /// Whether a string token, without its escapes, holds exactly these bytes. Unicode's canonical
  /// equivalence plays no part.
  func equals(_ index: Int, _ utf8: some RandomAccessCollection<UInt8>) -> Bool {
    let token = tape[index]
    if token.hasEscapes { return string(at: index).utf8.elementsEqual(utf8) }
    var place = Int(token.start)
    guard Int(token.end) &- place == utf8.count else { return false }
    for byte in utf8 {
      if bytes[place] != byte { return false }
      place &+= 1
    }
    return true
  }

  /// The text of a string token of a text's bytes.
  static func text(of token: JSONToken, in bytes: [UInt8]) -> String {
    guard token.hasEscapes else { return text(token.range, in: bytes) }
    return bytes.withUnsafeBufferPointer { bytes in
      let source = bytes.slice(token.range)
      return String(unsafeUninitializedCapacity: source.count) { target in
        JSONEscape.decode(source, into: target)
      }
    }
  }

  private static func text(_ range: Range<Int>, in bytes: [UInt8]) -> String {
    bytes.withUnsafeBufferPointer { String(decoding: $0.slice(range), as: UTF8.self) }
  }
}
