import YAMLReader

/// Texts as HTML has them: whatever they hold, they stay texts.
enum HTMLText {
  /// A text between tags. One that could turn the direction of what follows is isolated.
  static func escaped(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { markup($0) }.joined()
    return text.unicodeScalars.contains(where: \.turnsDirection)
      ? "<bdi>\(escaped)</bdi>" : escaped
  }

  /// A text in one line, every character of which counts: breaks and tabs are written as escapes, and so
  /// are blanks that a browser would leave out.
  static func line(_ text: String) -> String {
    let isBlank = text.unicodeScalars.allSatisfy { $0 == " " }
    let shown = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\n", "\t": String(Character(scalar)).onOneLine
      case " " where isBlank: "\u{2423}"
      default: String(Character(scalar))
      }
    }
    return escaped(shown.joined())
  }

  /// A text in an attribute's quotes, or as a title, where nothing can be isolated: what is invisible in
  /// it is written as an escape.
  static func attribute(_ text: String) -> String {
    text.onOneLine.unicodeScalars.map { markup($0) }.joined()
  }

  private static func markup(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "'": "&#39;"
    case "\n", "\t": String(Character(scalar))
    default:
      if scalar.isForbidden {
        "\u{FFFD}"
      } else if scalar.properties.generalCategory == .control || scalar.isLineBreak {
        String(Character(scalar)).onOneLine
      } else {
        String(Character(scalar))
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether HTML has no such character.
  fileprivate var isForbidden: Bool {
    value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(value)
  }

  fileprivate var isLineBreak: Bool { value == 0x2028 || value == 0x2029 }

  /// Whether the scalar is written from right to left, or orders those around it.
  fileprivate var turnsDirection: Bool { Self.turning.contains { $0.contains(value) } }

  private static let turning: [ClosedRange<UInt32>] = [
    0x0590...0x08FF, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDCF,
    0xFDF0...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
  ]
}
