extension UTF8 {
  /// The scalar that begins at an offset and its length in bytes; nil if the bytes there are not
  /// UTF-8.
  static func scalar(in bytes: [UInt8], at offset: Int) -> (scalar: Unicode.Scalar, length: Int)? {
    let length = length(of: bytes[offset])
    guard length > 0, offset + length <= bytes.count else { return nil }
    if length == 1 { return (Unicode.Scalar(bytes[offset]), 1) }
    var value = UInt32(bytes[offset]) & (0xFF >> UInt32(length + 1))
    for byte in bytes[offset + 1..<offset + length] {
      guard isContinuation(byte) else { return nil }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    let least: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
    guard value >= least, let scalar = Unicode.Scalar(value) else { return nil }
    return (scalar, length)
  }

  /// How many bytes a scalar has whose first byte this is; 0 if none begins so.
  static func length(of first: UInt8) -> Int {
    switch first {
    case 0..<0x80: 1
    case 0xC2..<0xE0: 2
    case 0xE0..<0xF0: 3
    case 0xF0..<0xF5: 4
    default: 0
    }
  }
}
