extension JSONFault {
  /// What the fault is called, given the text. Not of use for a duplicate key: that takes the tape.
  func reason(_ bytes: [UInt8]) -> JSONError.Reason {
    switch problem {
    case .emptyText: .emptyText
    case .unexpected: unexpected(bytes)
    case .trailingComma: .trailingComma
    case .duplicateKey: .duplicateKey(key: "", first: JSONPosition(line: 1, column: 1))
    case .badEscape: .badEscape
    case .loneSurrogate: .loneSurrogate
    case .controlCharacter: .controlCharacterInString(bytes[offset])
    case .invalidUTF8: .invalidUTF8
    case .unterminatedString: .unterminatedString
    case .badNumber: .badNumber(numberFault(bytes))
    case .textAfterValue: foreign(bytes) ?? .textAfterValue
    case .nestingTooDeep: .nestingTooDeep
    }
  }

  private func numberFault(_ bytes: [UInt8]) -> JSONError.NumberFault {
    bytes.withUnsafeBufferPointer { JSONNumberScan.scan($0, from: offset).fault }
      ?? .missingInteger
  }

  private func unexpected(_ bytes: [UInt8]) -> JSONError.Reason {
    guard offset < bytes.count else { return .unexpectedEnd(expected: expected.text) }
    if let reason = foreign(bytes) { return reason }
    let byte = bytes[offset]
    if expected == .value || expected == .valueOrBracket {
      let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
      if byte == .plus, next.isDigit || next == .point { return .badNumber(.plusSign) }
      if byte == .point, next.isDigit { return .badNumber(.missingInteger) }
      if byte.isLetter { return .unknownWord(suggestion: suggestion(bytes)) }
    }
    return .unexpectedCharacter(found: character(bytes), expected: expected.text)
  }

  /// The reason if what stands here belongs in no JSON text, wherever it is.
  private func foreign(_ bytes: [UInt8]) -> JSONError.Reason? {
    let rest = bytes[offset...].prefix(4)
    let marks: [[UInt8]] = [[0xEF, 0xBB, 0xBF], [0xFE, 0xFF], [0xFF, 0xFE]]
    if offset == 0, marks.contains(where: { rest.starts(with: $0) }) { return .byteOrderMark }
    if rest.starts(with: [.slash, .slash]) || rest.starts(with: [.slash, 0x2A])
      || rest.first == 0x23
    {
      return .comment
    }
    let isInvalid = bytes.withUnsafeBufferPointer {
      $0[offset] >= 0x80 && UTF8Sequence.length($0, at: offset) == 0
    }
    return isInvalid ? .invalidUTF8 : nil
  }

  /// The character at the fault, as it is shown: itself if it is visible ASCII, else its code
  /// point.
  private func character(_ bytes: [UInt8]) -> String {
    let byte = bytes[offset]
    if byte > .space, byte < 0x7F, byte != 0x60 { return "`\(Unicode.Scalar(byte))`" }
    let scalar = String(decoding: bytes[offset...].prefix(4), as: UTF8.self).unicodeScalars.first
    return JSONError.codePoint(scalar?.value ?? UInt32(byte))
  }

  /// The literal that the bare word at the fault most probably means.
  private func suggestion(_ bytes: [UInt8]) -> String? {
    let word = String(
      decoding: bytes[offset...].prefix(10).prefix { $0.isLetter }, as: UTF8.self
    ).lowercased()
    switch word {
    case "none", "nil", "undefined", "nan", "infinity", "inf": return "null"
    default: break
    }
    return ["true", "false", "null"].first { $0 == word || $0.hasPrefix(word) && word.count > 1 }
  }
}

extension JSONFault.Expected {
  /// What is asked for, as a message says it.
  var text: String {
    switch self {
    case .value: "a value"
    case .valueOrBracket: "a value or `]`"
    case .key: "a key"
    case .keyOrBrace: "a key or `}`"
    case .colon: "`:`"
    case .commaOrBracket: "`,` or `]`"
    case .commaOrBrace: "`,` or `}`"
    }
  }
}
