extension JSONError {
  /// What is wrong with a text.
  public enum Reason: Hashable, Sendable {
    /// There is no value: the text is empty, or white space.
    case emptyText
    /// The text begins with the byte order mark of UTF-8 or UTF-16.
    case byteOrderMark
    /// A character stands where another is needed: what was found (a letter such as x, or `U+00A0`), what was
    /// expected.
    case unexpectedCharacter(found: String, expected: String)
    /// A bare word that is no JSON value, like `None` or `NaN`; what was probably meant (`null`),
    /// if that is known. The word is not repeated: it may be a value that lost its quotes.
    case unknownWord(suggestion: String?)
    /// The text ends where something is still needed.
    case unexpectedEnd(expected: String)
    /// A comma with no element or member after it. The place is the comma's.
    case trailingComma
    /// A comment, begun by `//`, `/*` or `#`.
    case comment
    /// A key that its object already has. The place is the second key's.
    case duplicateKey(key: String, first: JSONPosition)
    /// A backslash that begins no escape, or `\u` without four hexadecimal digits. The place is the
    /// backslash's.
    case badEscape
    /// An escape for one half of a surrogate pair without the other. The place is its backslash's.
    case loneSurrogate
    /// An unescaped control character, U+0000 to U+001F, in a string or key.
    case controlCharacterInString(UInt8)
    /// A byte that is not part of well-formed UTF-8. The place is where the bad sequence begins.
    case invalidUTF8
    /// A string or key without closing quote. The place is that of its opening quote.
    case unterminatedString
    /// A number that is not written as JSON asks. The place is where it begins.
    case badNumber(NumberFault)
    /// Something other than white space follows the value.
    case textAfterValue
    /// The array or object that would be the 65th around a value. The place is its bracket's.
    case nestingTooDeep
    /// More than 4 294 967 295 bytes.
    case tooLarge
  }

  /// What is wrong with a number.
  public enum NumberFault: Hashable, Sendable {
    /// Digits after a leading zero: `01`.
    case leadingZero
    /// A plus sign in front: `+1`.
    case plusSign
    /// No digit before the point or after the minus sign: `.5`, `-`.
    case missingInteger
    /// No digit after the point: `1.`.
    case missingFraction
    /// No digit in the exponent: `1e`.
    case missingExponent
    /// A hexadecimal number: `0x10`.
    case hexadecimal
  }
}
