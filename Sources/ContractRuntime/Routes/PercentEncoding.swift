/// Percent-encoding of a URL's parts.
public enum PercentEncoding {
  /// What stands behind the encoding, nil where it is bad or hides bytes that are not UTF-8.
  static func decoded(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var index = text.startIndex
    while index < text.endIndex {
      if text[index] == UInt8(ascii: "%") {
        guard index + 2 < text.endIndex, let high = digit(text[index + 1]),
          let low = digit(text[index + 2])
        else { return nil }
        bytes.append(high << 4 | low)
        index += 3
      } else {
        bytes.append(text[index])
        index += 1
      }
    }
    // Decoding repairs what is not UTF-8, so that other bytes come back.
    return String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) ? bytes : nil
  }

  /// The text with everything encoded but letters, digits and `-._~`.
  public static func encoded(_ text: String) -> String {
    let unreserved = ASCIISet("A-Za-z0-9._~-")
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if unreserved.contains(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
