/// The escapes of a JSON string.
enum JSONEscape {
  /// Checks the escape whose backslash is at an offset, a surrogate pair as one. The outcome is
  /// `escaped` with the offset after it, or a fault; `unterminated` if the text ends within.
  static func scan(_ input: UnsafeRawBufferPointer, from start: Int) -> JSONStringScan {
    guard start + 1 < input.count else { return JSONStringScan(end: start, outcome: .unterminated) }
    guard input[start + 1] == 0x75 else {
      return simple(input[start + 1]) == nil
        ? JSONStringScan(end: start, outcome: .badEscape)
        : JSONStringScan(end: start + 2, outcome: .escaped)
    }
    switch unit(input, from: start) {
    case .cut: return JSONStringScan(end: start, outcome: .unterminated)
    case .bad: return JSONStringScan(end: start, outcome: .badEscape)
    case .unit(0xDC00...0xDFFF): return JSONStringScan(end: start, outcome: .loneSurrogate)
    case .unit(0xD800...0xDBFF): break
    case .unit: return JSONStringScan(end: start + 6, outcome: .escaped)
    }
    switch unit(input, from: start + 6) {
    case .cut: return JSONStringScan(end: start, outcome: .unterminated)
    case .unit(0xDC00...0xDFFF): return JSONStringScan(end: start + 12, outcome: .escaped)
    case .bad, .unit: return JSONStringScan(end: start, outcome: .loneSurrogate)
    }
  }

  /// Writes the decoded UTF-8 of a string that was scanned without fault; returns its number of
  /// bytes, never more than the source has.
  static func decode(
    _ source: UnsafeRawBufferPointer, into target: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    var at = 0
    var written = 0
    while at < source.count {
      let byte = source[at]
      guard byte == .backslash, at + 1 < source.count else {
        target[written] = byte
        written += 1
        at += 1
        continue
      }
      if let plain = simple(source[at + 1]) {
        target[written] = plain
        written += 1
        at += 2
        continue
      }
      guard case .unit(var value) = unit(source, from: at) else { return written }
      at += 6
      if value & 0xFC00 == 0xD800, case .unit(let low) = unit(source, from: at) {
        value = 0x10000 + (value & 0x3FF) << 10 + low & 0x3FF
        at += 6
      }
      guard let scalar = Unicode.Scalar(value) else { return written }
      for unit in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
        target[written] = unit
        written += 1
      }
    }
    return written
  }

  /// The byte that a two-character escape stands for, given its second character.
  private static func simple(_ byte: UInt8) -> UInt8? {
    switch byte {
    case .quote, .backslash, .slash: byte
    case 0x62: 0x08
    case 0x66: 0x0C
    case 0x6E: .lineFeed
    case 0x72: .carriageReturn
    case 0x74: .tab
    default: nil
    }
  }

  private enum Unit {
    case unit(UInt32), bad, cut
  }

  /// The UTF-16 unit that `\uXXXX` at an offset names.
  private static func unit(_ input: UnsafeRawBufferPointer, from start: Int) -> Unit {
    var value: UInt32 = 0
    for step in 0..<6 {
      guard start + step < input.count else { return .cut }
      let byte = input[start + step]
      switch step {
      case 0: guard byte == .backslash else { return .bad }
      case 1: guard byte == 0x75 else { return .bad }
      default:
        guard let digit = byte.hexadecimal else { return .bad }
        value = value << 4 | digit
      }
    }
    return .unit(value)
  }
}
