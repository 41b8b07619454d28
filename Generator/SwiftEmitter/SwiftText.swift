import ContractModel

/// Text of the schema, or of a golden, as Swift source: nothing in it can become code.
package enum SwiftText {
  /// A string literal that holds exactly this text.
  package static func literal(_ text: String) -> String { "\"" + escaped(text) + "\"" }

  /// A string literal that holds exactly this text and shows it as it is, quotes and backslashes
  /// included: `#"{"a":"\n"}"#`.
  package static func rawLiteral(_ text: String) -> String {
    let utf8 = Array(text.utf8)
    let fence = String(repeating: "#", count: fenceLength(of: utf8))
    if isPlain(utf8) { return "\(fence)\"\(text)\"\(fence)" }
    var literal = ""
    // What stands as it is is taken in runs.
    var run = text.startIndex
    for place in text.unicodeScalars.indices {
      let scalar = text.unicodeScalars[place]
      if isVisible(scalar) { continue }
      literal += text[run..<place]
      switch scalar {
      case "\n": literal += "\\\(fence)n"
      case "\r": literal += "\\\(fence)r"
      case "\t": literal += "\\\(fence)t"
      default: literal += "\\\(fence)u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      }
      run = text.unicodeScalars.index(after: place)
    }
    literal += text[run...]
    return "\(fence)\"\(literal)\"\(fence)"
  }

  /// How many `#` must stand around a raw literal: more than behind any quote or backslash of it.
  private static func fenceLength(of utf8: [UInt8]) -> Int {
    // How many stand behind the last quote or backslash, below zero where something else does.
    var (longest, current) = (0, -1)
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): current = 0
      case UInt8(ascii: "#") where current >= 0:
        current += 1
        longest = max(longest, current)
      default: current = -1
      }
    }
    return longest + 1
  }

  /// What stands between the quotes of a string literal.
  static func escaped(_ text: String) -> String {
    let isSafe = !text.utf8.contains { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
    if isSafe, isPlain(text) { return text }
    var literal = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": literal += "\\\\"
      case "\"": literal += "\\\""
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      default:
        if isVisible(scalar) {
          literal.unicodeScalars.append(scalar)
        } else {
          literal += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        }
      }
    }
    return literal
  }

  /// A list of string literals.
  package static func literals(_ texts: [String]) -> String {
    "[" + texts.map(literal).joined(separator: ", ") + "]"
  }

  /// Text that can stand in a comment: one line, nothing invisible in it.
  package static func comment(_ text: String) -> String {
    if isPlain(text) { return text }
    var comment = ""
    for scalar in text.unicodeScalars {
      if isVisible(scalar) {
        comment.unicodeScalars.append(scalar)
      } else if scalar == "\n" || scalar == "\t" || scalar == "\r" {
        comment += " "
      } else {
        comment += "U+" + String(scalar.value, radix: 16, uppercase: true)
      }
    }
    return comment
  }

  /// A documentation comment, wrapped, a line break kept where the text has one.
  ///
  /// - Parameters:
  ///   - indentation: How far the comment stands to the right.
  ///   - margin: How far its text stands to the right of the slashes, beyond one space.
  ///   - hanging: How much further every line but the first stands to the right.
  package static func doc(
    _ text: String, indentation: Int = 0, hanging: Int = 0, margin: Int = 0
  ) -> String {
    let prefix = String(repeating: " ", count: indentation) + "///"
    let width = 96 - indentation - margin - hanging
    // Many a text is one line that fits as it is.
    if isPlain(text), text.utf8.count <= width, isSpacedOnce(text) {
      return "\(prefix)\(String(repeating: " ", count: 1 + margin))\(text)\n"
    }
    let lines = lines(of: text).flatMap { wrap(comment(String($0)), width: width) }
    return lines.enumerated().map { number, line in
      guard !line.isEmpty else { return prefix + "\n" }
      let space = String(repeating: " ", count: 1 + margin + (number == 0 ? 0 : hanging))
      return prefix + space + line + "\n"
    }.joined()
  }

  /// The documentation of an initializer.
  static func initializerDoc(_ summary: String, parameters: [String], throws error: String?)
    -> String
  {
    let rest =
      (parameters.isEmpty ? "" : "  /// - Parameters:\n") + parameters.joined()
      + (error.map { "  /// - Throws: \($0)\n" } ?? "")
    return "  /// \(summary)\n" + (rest.isEmpty ? "" : "  ///\n") + rest
  }

  /// The documentation of a parameter, with what is accepted.
  static func parameter(_ name: String, _ text: String, _ constraints: Constraints) -> String {
    let rules = constraints.summary.map { " Accepted: \($0)." } ?? ""
    return doc("- \(name): \(text)\(rules)", indentation: 2, hanging: 2, margin: 2)
  }

  private static func lines(of text: String) -> [Substring] {
    if isPlain(text) { return [text[...]] }
    return text.split(omittingEmptySubsequences: false) { $0.isNewline }
  }

  /// The words of a line, on lines of no more characters than the width where no word is longer.
  static func wrap(_ line: String, width: Int) -> [String] {
    var lines = [""]
    var taken = 0
    for word in line.utf8.split(separator: UInt8(ascii: " ")).map({ Substring($0) }) {
      let length = word.count
      if taken == 0 {
        lines[lines.count - 1] += word
        taken = length
      } else if taken + 1 + length <= width {
        lines[lines.count - 1] += " "
        lines[lines.count - 1] += word
        taken += 1 + length
      } else {
        lines.append(String(word))
        taken = length
      }
    }
    return lines
  }

  /// Whether a line has words, with one space between each two and none at the ends.
  private static func isSpacedOnce(_ line: String) -> Bool {
    var isAfterSpace = true
    for byte in line.utf8 {
      let isSpace = byte == UInt8(ascii: " ")
      if isSpace, isAfterSpace { return false }
      isAfterSpace = isSpace
    }
    return !isAfterSpace
  }

  /// Whether a text is printable ASCII alone, as nearly all are: every character of it is visible.
  private static func isPlain(_ text: String) -> Bool { isPlain(text.utf8) }

  private static func isPlain(_ utf8: some Sequence<UInt8>) -> Bool {
    utf8.allSatisfy { (0x20..<0x7F).contains($0) }
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return (0x20..<0x7F).contains(scalar.value) }
    return switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      false
    default: true
    }
  }

  /// A name as it may stand in Swift, in backquotes where it is a keyword.
  package static func name(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  /// A name as the label of an argument, which may be any keyword.
  static func label(_ name: String) -> String {
    name == "inout" ? "`inout`" : name
  }

  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "actor", "as", "associatedtype", "async", "await", "break",
    "borrowing", "case", "catch", "class", "consuming", "continue", "default", "defer", "deinit",
    "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func",
    "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
    "package", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "unsafe", "var", "where", "while",
  ]
}

extension String {
  /// Each line moved to the right; empty lines stay empty.
  package func indented(by count: Int) -> String {
    let prefix = repeatElement(UInt8(ascii: " "), count: count)
    var indented: [UInt8] = []
    indented.reserveCapacity(utf8.count + utf8.count / 4)
    var isLineStart = true
    for byte in utf8 {
      let isLineEnd = byte == UInt8(ascii: "\n")
      if isLineStart, !isLineEnd { indented += prefix }
      indented.append(byte)
      isLineStart = isLineEnd
    }
    return String(decoding: indented, as: UTF8.self)
  }
}
