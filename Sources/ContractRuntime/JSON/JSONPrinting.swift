/// How text is written as a JSON string.
enum JSONPrinting {
  /// The text between quotes. Only what must be escaped is, and U+2028, U+2029, DEL and the C1
  /// controls.
  static func quoted(_ text: String) -> String {
    var result = ""
    appendQuoted(text, to: &result)
    return result
  }

  /// Appends the text between quotes, as `quoted(_:)` writes it.
  static func appendQuoted(_ text: String, to result: inout String) {
    result.append("\"")
    for scalar in text.unicodeScalars {
      if let escape = escape(of: scalar) {
        result.append(escape)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    result.append("\"")
  }

  /// The escape a scalar is written with inside a string, or nil if it stands as it is.
  static func escape(of scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x22: "\\\""
    case 0x5C: "\\\\"
    case 0x08: "\\b"
    case 0x09: "\\t"
    case 0x0A: "\\n"
    case 0x0C: "\\f"
    case 0x0D: "\\r"
    case 0...0x1F, 0x7F...0x9F, 0x2028, 0x2029: "\\u" + hexadecimal(scalar.value, digits: 4)
    default: nil
    }
  }

  /// A number in lower-case hexadecimal with at least so many digits.
  static func hexadecimal(_ number: UInt32, digits: Int) -> String {
    let text = String(number, radix: 16)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
