import ContractModel

/// Text of the schema, or of a golden, as Swift source: nothing in it can become code.
package enum SwiftText {
  /// A string literal that holds exactly this text.
  package static func literal(_ text: String) -> String { "\"" + escaped(text) + "\"" }

  /// A string literal that holds exactly this text and shows it as it is, quotes and backslashes
  /// included: `#"{"a":"\n"}"#`.
  package static func rawLiteral(_ text: String) -> String {
    let fence = String(repeating: "#", count: fenceLength(of: text))
    var literal = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": literal += "\\\(fence)n"
      case "\r": literal += "\\\(fence)r"
      case "\t": literal += "\\\(fence)t"
      default:
        if isVisible(scalar) {
          literal.unicodeScalars.append(scalar)
        } else {
          literal += "\\\(fence)u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        }
      }
    }
    return "\(fence)\"\(literal)\"\(fence)"
  }

  /// How many `#` must stand around a raw literal: more than behind any quote or backslash of it.
  private static func fenceLength(of text: String) -> Int {
    var (longest, current) = (0, nil as Int?)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": current = 0
      case "#": current = current.map { $0 + 1 }
      default: current = nil
      }
      longest = max(longest, current ?? 0)
    }
    return longest + 1
  }

  /// What stands between the quotes of a string literal.
  static func escaped(_ text: String) -> String {
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
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
      .flatMap { wrap(comment(String($0)), width: 96 - indentation - margin - hanging) }
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

  private static func wrap(_ line: String, width: Int) -> [String] {
    var lines = [""]
    for word in line.split(separator: " ") {
      if lines[lines.count - 1].isEmpty {
        lines[lines.count - 1] = String(word)
      } else if lines[lines.count - 1].count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
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
    let prefix = String(repeating: " ", count: count)
    return split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : prefix + $0 }
      .joined(separator: "\n")
  }
}
