import YAMLReader

/// Texts as Markdown has them: whatever they hold, they stay texts.
enum MarkdownText {
  private static let special: Set<Unicode.Scalar> = [
    "\\", "`", "*", "_", "[", "]", "<", ">", "|", "&", "#", "~", "$", "!",
  ]

  /// A text inside of a line. What is invisible in it is written as an escape.
  static func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.onOneLine.unicodeScalars {
      if special.contains(scalar) { escaped.append("\\") }
      escaped.append(scalar)
    }
    return String(escaped)
  }

  /// A line that is text, whatever it begins with: no item of a list, no rule, no indented code.
  static func line(_ line: String) -> String {
    let text = line.drop { $0 == " " }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let rest = text.dropFirst(digits.count)
    switch rest.first {
    case "-" where digits.isEmpty, "+" where digits.isEmpty, "=" where digits.isEmpty,
      "." where !digits.isEmpty, ")" where !digits.isEmpty:
      return "\(digits)\\\(rest)"
    default: return String(text)
    }
  }

  /// Code inside of a line, in as many backquotes as it needs.
  ///
  /// - Parameter isInTable: Whether a bar would end a cell.
  static func code(_ text: String, isInTable: Bool) -> String {
    guard !text.isEmpty else { return "*empty*" }
    let isBlank = text.unicodeScalars.allSatisfy { $0 == " " }
    let text = isBlank ? text.replacing(" ", with: "\u{2423}") : text.onOneLine
    let fence = String(repeating: "`", count: longestRun(of: "`", in: text) + 1)
    let isPadded =
      text.hasPrefix("`") || text.hasSuffix("`") || (text.hasPrefix(" ") && text.hasSuffix(" "))
    let shown = isInTable ? text.replacing("|", with: "\\|") : text
    return fence + (isPadded ? " \(shown) " : shown) + fence
  }

  /// Code in lines of its own.
  static func block(_ text: String, language: String) -> String {
    let text = text.escaped(except: ["\n"])
    let fence = String(repeating: "`", count: max(3, longestRun(of: "`", in: text) + 1))
    return "\(fence)\(language)\n\(text)\n\(fence)\n"
  }

  private static func longestRun(of scalar: Unicode.Scalar, in text: String) -> Int {
    var (run, longest) = (0, 0)
    for other in text.unicodeScalars {
      run = other == scalar ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
