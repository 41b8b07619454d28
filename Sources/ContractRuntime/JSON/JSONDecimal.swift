/// The exact value of a JSON number, in the one form it has: digits without zeros at either end,
/// times a power of ten.
struct JSONDecimal: Hashable {
  /// Whether the number is below zero; false for `-0`.
  var isNegative = false
  /// The digits, as ASCII; empty for zero.
  var digits: [UInt8] = []
  var exponentIsNegative = false
  /// The digits of the exponent of the last digit, as ASCII, without leading zeros; empty for zero.
  var exponent: [UInt8] = []

  /// The value of a number's text; nil if it is no JSON number.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard Self.isNumber(bytes) else { return nil }
    let parts = JSONNumberParts(bytes, bytes.indices)
    let places = parts.significant(bytes)
    guard !places.isEmpty else { return }
    isNegative = parts.isNegative
    digits = places.map { bytes[parts.index($0)] }
    exponentIsNegative = parts.exponentIsNegative
    exponent = Array(bytes[parts.exponent])
    addToExponent(parts.integer.count - places.upperBound)
  }

  private static func isNumber(_ bytes: [UInt8]) -> Bool {
    guard let first = bytes.first, first.isDigit || first == .minus else { return false }
    return bytes.withUnsafeBufferPointer {
      let scan = JSONNumberScan.scan($0, from: 0)
      return scan.fault == nil && scan.end == $0.count
    }
  }

  /// Adds to an exponent of any length.
  private mutating func addToExponent(_ amount: Int) {
    var sum = exponent.map { Int($0 &- .zero) }
    if exponentIsNegative { sum = sum.map { -$0 } }
    if sum.isEmpty { sum = [0] }
    // The amount goes to the last digit and its carry is spread, rounding toward minus infinity.
    sum[sum.count - 1] += amount
    normalize(&sum)
    exponentIsNegative = sum[0] < 0
    if exponentIsNegative {
      sum = sum.map { -$0 }
      normalize(&sum)
    }
    exponent = sum.drop { $0 == 0 }.map { UInt8($0) + .zero }
  }

  /// Brings all digits but the first within 0 to 9, then the first too unless it is negative.
  private func normalize(_ digits: inout [Int]) {
    for place in digits.indices.dropFirst().reversed() {
      let carry = (digits[place] - (digits[place] < 0 ? 9 : 0)) / 10
      digits[place] -= carry * 10
      digits[place - 1] += carry
    }
    while digits[0] > 9 {
      digits.insert(digits[0] / 10, at: 0)
      digits[1] %= 10
    }
  }
}
