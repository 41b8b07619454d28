extension JSONError: CustomStringConvertible {
  /// `line:column: message`, and the key path unless the fault is at the root.
  public var description: String {
    "\(position): \(message)" + (keyPath.isEmpty ? "" : " (at \(keyPath))")
  }

  /// What was found, what was expected and how to mend it, without the place. One line.
  public var message: String {
    switch reason {
    case .emptyText: "the text is empty; expected a JSON value"
    case .byteOrderMark:
      "found a byte order mark; expected a JSON value: save the text as UTF-8 without the mark"
    case .unexpectedCharacter(let found, let expected):
      "found \(found), expected \(expected)" + Self.hint(found, expected)
    case .unknownWord(let suggestion):
      "found a word that is no JSON value; expected a value: "
        + (suggestion.map { "write \($0)" }
          ?? "put text in double quotes, or write true, false, null or a number")
    case .unexpectedEnd(let expected):
      "the text ends here, expected \(expected): it is probably cut off"
    case .trailingComma:
      "found a comma with nothing after it; remove the comma, or add what is missing"
    case .comment: "found a comment, expected only values: JSON has no comments, remove it"
    case .duplicateKey(let key, let first):
      "found the key \(JSONPrinting.quoted(key)) a second time, first at \(first): keep one of them"
    case .badEscape:
      #"found a backslash that begins no escape; expected one of \" \\ \/ \b \f \n \r \t, or \u with "#
        + #"four hexadecimal digits: write a backslash itself as \\"#
    case .loneSurrogate:
      "found one half of a surrogate pair; expected a high half (D800 to DBFF) and a low half "
        + "(DC00 to DFFF) after it: write both, or the character itself"
    case .controlCharacterInString(let byte):
      "found \(Self.codePoint(UInt32(byte))) in a string or key, expected it escaped: write it as "
        + (JSONPrinting.escape(of: Unicode.Scalar(byte)) ?? "an escape")
        + ", or close the string before it"
    case .invalidUTF8: "found a byte that is not UTF-8 here: save the text as UTF-8"
    case .unterminatedString:
      "found a string or key that does not end, expected a closing double quote: "
        + "the text is probably cut off"
    case .badNumber(let fault): Self.message(fault)
    case .textAfterValue:
      "found more text after the value, expected the end: a JSON text holds one value"
    case .nestingTooDeep:
      "arrays and objects are nested more than \(JSONDocument.maximumDepth) deep; "
        + "expected fewer: make the text flatter"
    case .tooLarge:
      "the text is too large; expected at most \(JSONDocument.maximumCount) bytes: split it"
    }
  }

  private static func message(_ fault: NumberFault) -> String {
    switch fault {
    case .leadingZero:
      "found a number with a leading zero: remove the zero, or write the number in double quotes"
    case .plusSign: "found a number with a plus sign: remove the sign"
    case .missingInteger:
      "found a number without a digit before its point or after its minus sign: write the digit, "
        + "as in 0.5"
    case .missingFraction:
      "found a number without a digit after its point: write the digit, as in 1.0, "
        + "or remove the point"
    case .missingExponent:
      "found a number without a digit in its exponent: write the digit, as in 1e3, or remove the e"
    case .hexadecimal: "found a hexadecimal number: write it in decimal, or in double quotes"
    }
  }

  private static func hint(_ found: String, _ expected: String) -> String {
    switch found {
    case "`'`", "U+2018", "U+2019", "U+201C", "U+201D":
      ": strings and keys are written in straight double quotes"
    case _ where expected.hasPrefix("a key"): ": keys are written in double quotes"
    default: ""
    }
  }

  /// A scalar as `U+XXXX`.
  static func codePoint(_ scalar: UInt32) -> String {
    "U+" + JSONPrinting.hexadecimal(scalar, digits: 4).uppercased()
  }
}
