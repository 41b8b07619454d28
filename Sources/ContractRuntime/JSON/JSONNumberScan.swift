/// The end of a number in the text, or what is wrong with it.
struct JSONNumberScan {
  /// Offset after the number; meaningless if there is a fault.
  var end: Int
  var fault: JSONError.NumberFault?

  /// Scans a number whose first byte, a digit or `-`, is at an offset.
  @inline(__always)
  static func scan(_ input: UnsafeBufferPointer<UInt8>, from start: Int) -> JSONNumberScan {
    let count = input.count
    var at = start
    if input[at] == .minus { at &+= 1 }
    guard at < count, input[at].isDigit else {
      return JSONNumberScan(end: at, fault: .missingInteger)
    }
    if input[at] == .zero {
      at &+= 1
      guard at < count else { return JSONNumberScan(end: at) }
      if input[at].isDigit { return JSONNumberScan(end: at, fault: .leadingZero) }
      if input[at] | 0x20 == 0x78 { return JSONNumberScan(end: at, fault: .hexadecimal) }
    } else {
      skipDigits(input, &at)
    }
    if at < count, input[at] == .point {
      at &+= 1
      guard skipDigits(input, &at) else {
        return JSONNumberScan(end: at, fault: .missingFraction)
      }
    }
    if at < count, input[at] | 0x20 == 0x65 {
      at &+= 1
      if at < count, input[at] == .plus || input[at] == .minus { at &+= 1 }
      guard skipDigits(input, &at) else {
        return JSONNumberScan(end: at, fault: .missingExponent)
      }
    }
    return JSONNumberScan(end: at)
  }

  /// Moves past digits; whether there was one.
  @inline(__always) @discardableResult
  private static func skipDigits(_ input: UnsafeBufferPointer<UInt8>, _ at: inout Int) -> Bool {
    let start = at
    while at < input.count, input[at].isDigit { at &+= 1 }
    return at > start
  }
}
