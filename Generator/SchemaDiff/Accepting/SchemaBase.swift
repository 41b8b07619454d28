import YAMLReader

/// What names the old schema of a comparison, wherever it lies and whatever revision has it: 16 hex
/// digits made of its text.
public enum SchemaBase {
  /// The name of a schema. Line ends count as one, LF or CRLF, for version control may change them.
  public static func name(of source: YAMLSource) -> String {
    // FNV-1a: it only has to tell the versions of one file apart.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    var last: UInt8 = 0
    func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    for byte in source.bytes {
      if last == UInt8(ascii: "\r"), byte != UInt8(ascii: "\n") { add(last) }
      if byte != UInt8(ascii: "\r") { add(byte) }
      last = byte
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Whether a text can be such a name.
  static func isName(_ text: String) -> Bool {
    text.utf8.count == 16
      && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }
}
