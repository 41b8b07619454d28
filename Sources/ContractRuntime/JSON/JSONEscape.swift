/// The escapes of a JSON string.
enum JSONEscape {
  /// Checks the escape whose backslash is at an offset, a surrogate pair as one. The outcome is
  /// `escaped` with the offset after it, or a fault; `unterminated` if the text ends within.
  static func scan(_ input: UnsafeBufferPointer<UInt8>, from start: Int) -> JSONStringScan {
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

  /// The decoded UTF-8 of a string that was scanned without fault.
  static func decoded(_ source: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: source.count) { target, count in
      count = decode(source, into: target)
    }
  }

  /// Writes the decoded UTF-8 of a string that was scanned without fault; returns its number of
  /// bytes, never more than the source has.
  static func decode(
    _ source: UnsafeBufferPointer<UInt8>, into target: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    let target = UnsafeMutableRawBufferPointer(target)
    var at = 0
    var written = 0
    while true {
      copyPlain(source, &at, to: target, &written)
      guard at &+ 1 < source.count else { return written }
      if let plain = simple(source[at &+ 1]) {
        target[written] = plain
        written &+= 1
        at &+= 2
        continue
      }
      guard case .unit(var value) = unit(source, from: at) else { return written }
      at &+= 6
      if value & 0xFC00 == 0xD800, case .unit(let low) = unit(source, from: at) {
        value = 0x10000 + (value & 0x3FF) << 10 + low & 0x3FF
        at &+= 6
      }
      write(value, to: target, at: &written)
    }
  }

  /// Copies what stands before the next backslash or the end. Eight bytes go at a time, of which the
  /// last may be written over by what follows.
  @inline(__always)
  private static func copyPlain(
    _ source: UnsafeBufferPointer<UInt8>, _ at: inout Int, to target: UnsafeMutableRawBufferPointer,
    _ written: inout Int
  ) {
    while at &+ 8 <= source.count, written &+ 8 <= target.count {
      let word = source.word(at: at)
      target.storeBytes(of: word.littleEndian, toByteOffset: written, as: UInt64.self)
      let other = word ^ 0x5C5C_5C5C_5C5C_5C5C
      let hits = (other &- 0x0101_0101_0101_0101) & ~other & 0x8080_8080_8080_8080
      let plain = hits == 0 ? 8 : hits.trailingZeroBitCount &>> 3
      at &+= plain
      written &+= plain
      if hits != 0 { return }
    }
    while at < source.count, source[at] != .backslash {
      target[written] = source[at]
      at &+= 1
      written &+= 1
    }
  }

  /// Writes a Unicode scalar in UTF-8.
  private static func write(
    _ scalar: UInt32, to target: UnsafeMutableRawBufferPointer, at written: inout Int
  ) {
    func append(_ bits: UInt32) {
      target[written] = UInt8(truncatingIfNeeded: bits)
      written &+= 1
    }
    if scalar < 0x80 { return append(scalar) }
    if scalar < 0x800 {
      append(0xC0 | scalar &>> 6)
    } else {
      if scalar < 0x10000 {
        append(0xE0 | scalar &>> 12)
      } else {
        append(0xF0 | scalar &>> 18)
        append(0x80 | scalar &>> 12 & 0x3F)
      }
      append(0x80 | scalar &>> 6 & 0x3F)
    }
    append(0x80 | scalar & 0x3F)
  }

  /// The byte that a two-character escape stands for, given its second character.
  @inline(__always)
  static func simple(_ byte: UInt8) -> UInt8? {
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
  @inline(__always)
  private static func unit(_ input: UnsafeBufferPointer<UInt8>, from start: Int) -> Unit {
    guard start &+ 6 <= input.count else { return cutUnit(input, from: start) }
    guard input[start] == .backslash, input[start &+ 1] == 0x75 else { return .bad }
    var value: UInt32 = 0
    for step in 2..<6 {
      guard let digit = input[start &+ step].hexadecimal else { return .bad }
      value = value &<< 4 | digit
    }
    return .unit(value)
  }

  /// What is wrong with a unit that the text's end cuts off: that, or something before it.
  private static func cutUnit(_ input: UnsafeBufferPointer<UInt8>, from start: Int) -> Unit {
    for at in start..<max(start, input.count) {
      let isRight =
        switch at - start {
        case 0: input[at] == .backslash
        case 1: input[at] == 0x75
        default: input[at].hexadecimal != nil
        }
      guard isRight else { return .bad }
    }
    return .cut
  }
}
