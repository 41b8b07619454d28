extension JSONDocument {
  /// A number token as an integer, exactly, in constant memory.
  func integer(at index: Int) -> JSONInteger {
    let token = tape[index]
    let range = token.range
    if let value = Self.plainInteger(bytes, token) { return .value(value) }
    return Self.anyInteger(bytes, range)
  }

  /// A number token as the nearest double, or nil if that is infinite.
  func double(at index: Int) -> Double? {
    guard let value = Double(source(at: index)), value.isFinite else { return nil }
    return value
  }

  /// The value of a number token of an optional sign and at most 18 digits, nil for any other.
  static func plainInteger(_ bytes: [UInt8], _ token: JSONToken) -> Int64? {
    let range = token.range
    guard range.count <= 18, let first = range.first else { return nil }
    let isNegative = bytes[first] == .minus
    var value: Int64 = 0
    for at in (isNegative ? first + 1 : first)..<range.upperBound {
      guard bytes[at].isDigit else { return nil }
      value = value &* 10 &+ Int64(bytes[at] &- .zero)
    }
    return isNegative ? 0 &- value : value
  }

  private static func anyInteger(_ bytes: [UInt8], _ range: Range<Int>) -> JSONInteger {
    let parts = JSONNumberParts(bytes, range)
    let digits = parts.significant(bytes)
    if digits.isEmpty { return .value(0) }
    // No text is long enough for the digits it writes out to outweigh an exponent cut off here.
    var exponent = 0
    for at in parts.exponent where exponent < 100_000_000_000_000_000 {
      exponent = exponent * 10 + Int(bytes[at] &- .zero)
    }
    if parts.exponentIsNegative { exponent = -exponent }
    let scale = exponent + parts.integer.count - digits.upperBound
    if scale < 0 { return .fractional }
    if digits.count + scale > 19 { return .outOfRange }
    var magnitude: UInt64 = 0  // 19 digits fit.
    for place in digits {
      magnitude = magnitude * 10 + UInt64(bytes[parts.index(place)] &- .zero)
    }
    for _ in 0..<scale { magnitude *= 10 }
    if magnitude <= UInt64(Int64.max) {
      return .value(parts.isNegative ? -Int64(magnitude) : Int64(magnitude))
    }
    return parts.isNegative && magnitude == Int64.min.magnitude ? .value(.min) : .outOfRange
  }
}
