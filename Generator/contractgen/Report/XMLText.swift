/// Text as XML 1.0 writes it.
enum XMLText {
  /// Attributes with a space before each.
  static func attributes(_ list: [(name: String, value: String)]) -> String {
    list.map { #" \#($0.name)="\#(escaped($0.value, isAttribute: true))""# }.joined()
  }

  /// A text with what XML 1.0 cannot hold, and other controls, as U+FFFD.
  static func escaped(_ text: String, isAttribute: Bool = false) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      // A reader would make spaces of them in an attribute, and a line feed of a carriage return.
      case "\n" where !isAttribute: escaped += "\n"
      case "\t", "\n", "\r": escaped += "&#\(scalar.value);"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
