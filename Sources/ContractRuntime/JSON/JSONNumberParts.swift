/// The parts of a number's text, by their indices in it. The text must be a JSON number.
struct JSONNumberParts {
  var isNegative: Bool
  /// The digits before the point.
  var integer: Range<Int>
  /// The digits after the point, if any.
  var fraction: Range<Int>
  /// The digits of the exponent without sign and leading zeros, if any.
  var exponent: Range<Int>
  var exponentIsNegative = false

  /// Splits the number that stands in a range of bytes.
  init(_ bytes: [UInt8], _ range: Range<Int>) {
    var at = range.lowerBound
    let end = range.upperBound
    isNegative = at < end && bytes[at] == .minus
    if isNegative { at += 1 }
    var start = at
    while at < end, bytes[at].isDigit { at += 1 }
    integer = start..<at
    fraction = at..<at
    if at < end, bytes[at] == .point {
      at += 1
      start = at
      while at < end, bytes[at].isDigit { at += 1 }
      fraction = start..<at
    }
    if at < end { at += 1 }  // e
    if at < end, !bytes[at].isDigit {
      exponentIsNegative = bytes[at] == .minus
      at += 1
    }
    while at < end, bytes[at] == .zero { at += 1 }
    exponent = at..<end
  }

  /// The significant digits without leading and trailing zeros, as a range over both groups of
  /// digits joined; empty for zero.
  func significant(_ bytes: [UInt8]) -> Range<Int> {
    var low = 0
    var high = integer.count + fraction.count
    while low < high, bytes[index(low)] == .zero { low += 1 }
    while low < high, bytes[index(high - 1)] == .zero { high -= 1 }
    return low..<high
  }

  /// Where the joined digit at a place stands in the bytes.
  func index(_ place: Int) -> Int {
    place < integer.count
      ? integer.lowerBound + place : fraction.lowerBound + place - integer.count
  }
}
