/// The end of a string in the text, or what is wrong in it.
struct JSONStringScan {
  /// How a string's scan ended.
  enum Outcome: UInt8 {
    case plain, escaped
    case badEscape, loneSurrogate, controlCharacter, invalidUTF8, unterminated
  }

  /// Offset of the closing quote, or of the fault.
  var end: Int
  var outcome: Outcome

  /// Where the text of a string first needs a look: the first quote, backslash, control character or
  /// byte that is not ASCII from an offset on, or a little before the text's end.
  @inline(__always)
  static func plainEnd(_ input: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var at = start
    while at &+ 8 <= input.count {
      let word = input.word(at: at)
      let controlOrQuote = (word ^ 0x0202_0202_0202_0202) &- 0x2121_2121_2121_2121
      let backslash = (word ^ 0x5C5C_5C5C_5C5C_5C5C) &- 0x0101_0101_0101_0101
      let hits = (controlOrQuote | backslash | word) & 0x8080_8080_8080_8080
      if hits != 0 { return at &+ hits.trailingZeroBitCount &>> 3 }
      at &+= 8
    }
    return at
  }

  /// Scans a string whose first byte, after the quote, is at an offset.
  @inline(__always)
  static func scan(_ input: UnsafeBufferPointer<UInt8>, from start: Int) -> JSONStringScan {
    let end = plainEnd(input, from: start)
    if input.has(.quote, at: end) { return JSONStringScan(end: end, outcome: .plain) }
    return scan(input, from: start, plainEnd: end)
  }

  /// Scans a string of which a part is known to be plain.
  @inline(never)
  private static func scan(
    _ input: UnsafeBufferPointer<UInt8>, from start: Int, plainEnd: Int
  ) -> JSONStringScan {
    let count = input.count
    var at = plainEnd
    var outcome = Outcome.plain
    while true {
      guard at < count else {
        return JSONStringScan(end: start &- 1, outcome: .unterminated)
      }
      let byte = input[at]
      if byte >= 0x80 {
        let length = UTF8Sequence.length(input, at: at)
        if length == 0 { return JSONStringScan(end: at, outcome: .invalidUTF8) }
        at &+= length
      } else if byte == .quote {
        return JSONStringScan(end: at, outcome: outcome)
      } else if byte == .backslash {
        outcome = .escaped
        if at &+ 1 < count, JSONEscape.simple(input[at &+ 1]) != nil {
          at &+= 2
          continue
        }
        let escape = JSONEscape.scan(input, from: at)
        switch escape.outcome {
        case .escaped: at = escape.end
        case .unterminated: return JSONStringScan(end: start &- 1, outcome: .unterminated)
        default: return escape
        }
      } else if byte < 0x20 {
        return JSONStringScan(end: at, outcome: .controlCharacter)
      } else {
        at = self.plainEnd(input, from: at &+ 1)
      }
    }
  }
}
