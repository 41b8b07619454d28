import Foundation

/// RFC 3339 timestamps in UTC, `2026-11-30T15:34:45.448Z`: what the wire calls a timestamp.
///
/// Foundation's readers differ between OS versions (fractions refused, 30 February accepted), so the
/// calendar is worked out here.
package enum Timestamp {
  package static let expectation = "a timestamp such as 2026-11-30T15:34:45.448Z"

  /// The date of a text, nil where it is no timestamp or no day of the calendar.
  ///
  /// A fraction of 1 to 9 digits may stand; the zone is `Z`.
  package static func date(of text: String) -> Date? {
    var text = text
    return text.withUTF8 { date(of: $0) }
  }

  /// The date of a part of a text.
  static func date(of text: [UInt8], _ range: Range<Int>) -> Date? {
    text.withUnsafeBufferPointer { date(of: UnsafeBufferPointer(rebasing: $0[range])) }
  }

  private static func date(of utf8: UnsafeBufferPointer<UInt8>) -> Date? {
    // 0         1
    // 0123456789012345678
    // 2026-11-30T15:34:45Z
    guard utf8.count >= 20, utf8.count <= 30, utf8[utf8.count - 1] == UInt8(ascii: "Z"),
      utf8[4] == UInt8(ascii: "-"), utf8[7] == UInt8(ascii: "-"),
      utf8[10] == UInt8(ascii: "T"), utf8[13] == UInt8(ascii: ":"),
      utf8[16] == UInt8(ascii: ":"),
      let year = digits(utf8, 0..<4), let month = digits(utf8, 5..<7),
      let day = digits(utf8, 8..<10), let hour = digits(utf8, 11..<13),
      let minute = digits(utf8, 14..<16), let second = digits(utf8, 17..<19),
      (1...12).contains(month), day >= 1, day <= lengthOfMonth(month, year),
      hour < 24, minute < 60, second < 60
    else { return nil }
    var nanoseconds = 0
    if utf8.count > 20 {
      guard utf8[19] == UInt8(ascii: "."), let fraction = digits(utf8, 20..<utf8.count - 1) else {
        return nil
      }
      nanoseconds = fraction
      for _ in (utf8.count - 21)..<9 { nanoseconds *= 10 }
    }
    let seconds = days(year, month, day) * 86_400 + hour * 3_600 + minute * 60 + second
    return Date(
      timeIntervalSinceReferenceDate: Double(seconds - secondsToReferenceDate)
        + Double(nanoseconds) / 1e9)
  }

  /// The text of a date, to the millisecond, as the server writes it.
  package static func text(of date: Date) -> String {
    // Out of the four-digit years there is no such text; the nearest one stands.
    let earliest = days(0, 1, 1) * 86_400 * 1_000
    let latest = (days(9999, 12, 31) + 1) * 86_400 * 1_000 - 1
    let exact = (date.timeIntervalSinceReferenceDate * 1_000).rounded()
    let offset = secondsToReferenceDate * 1_000
    let milliseconds =
      exact.isNaN
      ? 0 : Int(max(Double(earliest), min(Double(latest), exact + Double(offset))))
    let (seconds, millisecond) = floorDivide(milliseconds, 1_000)
    let (days, secondOfDay) = floorDivide(seconds, 86_400)
    let (year, month, day) = civil(days)
    return padded(year, 4) + "-" + padded(month, 2) + "-" + padded(day, 2) + "T"
      + padded(secondOfDay / 3_600, 2) + ":" + padded(secondOfDay / 60 % 60, 2) + ":"
      + padded(secondOfDay % 60, 2) + "." + padded(millisecond, 3) + "Z"
  }

  // MARK: The proleptic Gregorian calendar

  /// Seconds from 1970 to 2001, Foundation's reference date.
  private static let secondsToReferenceDate = 978_307_200

  private static func lengthOfMonth(_ month: Int, _ year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Days from 1970-01-01; the year starts in March so that the leap day is its last.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let (era, yearOfEra) = floorDivide(year, 400)
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  private static func civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
    let (era, dayOfEra) = floorDivide(days + 719_468, 146_097)
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let month = shifted + (shifted < 10 ? 3 : -9)
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * shifted + 2) / 5 + 1)
  }

  private static func floorDivide(_ value: Int, _ divisor: Int) -> (Int, Int) {
    let remainder = ((value % divisor) + divisor) % divisor
    return ((value - remainder) / divisor, remainder)
  }

  private static func digits(_ utf8: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int? {
    guard !range.isEmpty else { return nil }
    var value = 0
    for index in range {
      let digit = utf8[index] &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      value = value * 10 + Int(digit)
    }
    return value
  }

  private static func padded(_ value: Int, _ width: Int) -> String {
    let digits = String(value)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
