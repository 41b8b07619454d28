import Foundation
import Testing

@testable import ContractRuntime

@Suite("Timestamps")
struct TimestampTests {
  /// A text and the seconds and nanoseconds since 1970 that it says, nil where it is no timestamp.
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let seconds: Int?
    let nanoseconds: Int
    init(_ text: String, _ seconds: Int?, _ nanoseconds: Int = 0) {
      (self.text, self.seconds, self.nanoseconds) = (text, seconds, nanoseconds)
    }
    var testDescription: String { text.debugDescription }
  }

  static let valid = [
    Case("1970-01-01T00:00:00Z", 0),
    Case("1970-01-01T00:00:01Z", 1),
    Case("1969-12-31T23:59:59Z", -1),
    Case("1969-12-31T23:59:59.5Z", -1, 500_000_000),
    Case("2001-01-01T00:00:00Z", 978_307_200),
    Case("2026-11-30T15:34:45Z", 1_796_052_885),
    // A fraction of 1 to 9 digits.
    Case("2026-11-30T15:34:45.4Z", 1_796_052_885, 400_000_000),
    Case("2026-11-30T15:34:45.44Z", 1_796_052_885, 440_000_000),
    Case("2026-11-30T15:34:45.448Z", 1_796_052_885, 448_000_000),
    Case("2026-11-30T15:34:45.4481Z", 1_796_052_885, 448_100_000),
    Case("2026-11-30T15:34:45.44812Z", 1_796_052_885, 448_120_000),
    Case("2026-11-30T15:34:45.448123Z", 1_796_052_885, 448_123_000),
    Case("2026-11-30T15:34:45.4481234Z", 1_796_052_885, 448_123_400),
    Case("2026-11-30T15:34:45.44812345Z", 1_796_052_885, 448_123_450),
    Case("2026-11-30T15:34:45.448123456Z", 1_796_052_885, 448_123_456),
    Case("2026-11-30T15:34:45.000Z", 1_796_052_885),
    Case("2026-11-30T15:34:45.000000001Z", 1_796_052_885, 1),
    Case("2026-11-30T15:34:45.999999999Z", 1_796_052_885, 999_999_999),
    // Leap days, and the ends of months.
    Case("2000-02-29T00:00:00Z", 951_782_400),
    Case("2024-02-29T12:00:00Z", 1_709_208_000),
    Case("2400-02-29T00:00:00Z", 13_574_563_200),
    Case("2100-02-28T23:59:59Z", 4_107_542_399),
    Case("2026-12-31T23:59:59.999Z", 1_798_761_599, 999_000_000),
    Case("2026-04-30T00:00:00Z", 1_777_507_200),
    // The first and the last year.
    Case("0000-01-01T00:00:00Z", -62_167_219_200),
    Case("0000-02-29T00:00:00Z", -62_162_121_600),
    Case("0001-01-01T00:00:00Z", -62_135_596_800),
    Case("1582-10-10T00:00:00Z", -12_219_724_800),
    Case("9999-12-31T23:59:59Z", 253_402_300_799),
  ]

  static let invalid = [
    // No such day or time.
    "2026-02-29T00:00:00Z", "2026-02-30T00:00:00Z", "2024-02-30T00:00:00Z", "1900-02-29T00:00:00Z",
    "2100-02-29T00:00:00Z", "2200-02-29T00:00:00Z", "1800-02-29T00:00:00Z",
    "2026-04-31T00:00:00Z", "2026-06-31T00:00:00Z", "2026-09-31T00:00:00Z",
    "2026-11-31T00:00:00Z", "2026-01-32T00:00:00Z", "2026-01-00T00:00:00Z", "2026-00-01T00:00:00Z",
    "2026-13-01T00:00:00Z", "2026-99-99T99:99:99Z", "2026-01-01T24:00:00Z", "2026-01-01T00:60:00Z",
    "2026-01-01T00:00:60Z", "2016-12-31T23:59:60Z", "2026-01-01T25:00:00Z",
    // Another notation.
    "2026-01-01t00:00:00Z", "2026-01-01T00:00:00z", "2026-01-01 00:00:00Z", "2026-01-01T00:00:00",
    "2026-01-01T00:00:00+00:00", "2026-01-01T00:00:00-00:00", "2026-01-01T01:00:00+01:00",
    "2026-01-01T00:00:00.Z", "2026-01-01T00:00:00.", "2026-01-01T00:00:00,5Z", "2026-01-01T00:00Z",
    "2026-01-01T00:00:00.1234567890Z", "2026-01-01T00:00:00.5", "2026-01-01T00:00:00.5ZZ",
    "2026-01-01T00:00:00.-5Z", "2026-01-01T00:00:00.+5Z", "2026-01-01T00:00:00. 5Z",
    "2026-01-01", "20260101T000000Z", "2026-1-01T00:00:00Z", "26-01-01T00:00:00Z",
    "+2026-01-01T00:00:00Z", "-2026-01-01T00:00:00Z", "12026-01-01T00:00:00Z",
    "2026-W01-1T00:00:00Z", "2026-001T00:00:00Z", "1796052885", "",
    // Blanks and other characters.
    " 2026-01-01T00:00:00Z", "2026-01-01T00:00:00Z ", "2026-01-01T00:00:00Z\n",
    "2026-01-01T 0:00:00Z", "2026-01-01T00:00: 0Z", "2026-01-01T+1:00:00Z", "2026-01-01T00:00:-1Z",
    "２０２６-01-01T00:00:00Z", "2026-01-01T00:00:0٠Z", "2026-01-01T00:00:00.５Z",
    "2026‑01‑01T00:00:00Z", "2026-01-01T00:00:00\u{0}Z", "2026-01-01T00:00:00Z\u{301}",
  ].map { Case($0, nil) }

  @Test("A text is a date exactly if it is of the calendar", arguments: valid + invalid)
  func reads(one: Case) throws {
    let date = Timestamp.date(of: one.text)
    guard let seconds = one.seconds else { return #expect(date == nil) }
    let sinceReference = try #require(date).timeIntervalSinceReferenceDate
    #expect(sinceReference == Double(seconds - 978_307_200) + Double(one.nanoseconds) / 1e9)
  }

  @Test(
    "A date is written to the millisecond",
    arguments: [
      ("2026-11-30T15:34:45Z", "2026-11-30T15:34:45.000Z"),
      ("2026-11-30T15:34:45.4Z", "2026-11-30T15:34:45.400Z"),
      ("2026-11-30T15:34:45.448Z", "2026-11-30T15:34:45.448Z"),
      ("2026-11-30T15:34:45.4484Z", "2026-11-30T15:34:45.448Z"),
      ("2026-11-30T15:34:45.4486Z", "2026-11-30T15:34:45.449Z"),
      ("2026-12-31T23:59:59.9996Z", "2027-01-01T00:00:00.000Z"),
      ("0000-01-01T00:00:00Z", "0000-01-01T00:00:00.000Z"),
      ("0000-12-31T23:59:59.999Z", "0000-12-31T23:59:59.999Z"),
      ("1969-12-31T23:59:59.999Z", "1969-12-31T23:59:59.999Z"),
      ("1970-01-01T00:00:00.001Z", "1970-01-01T00:00:00.001Z"),
      ("2000-02-29T23:59:59.001Z", "2000-02-29T23:59:59.001Z"),
      ("9999-12-31T23:59:59.999Z", "9999-12-31T23:59:59.999Z"),
      ("9999-12-31T23:59:59.9999Z", "9999-12-31T23:59:59.999Z"),
    ])
  func writes(text: String, written: String) throws {
    #expect(Timestamp.text(of: try #require(Timestamp.date(of: text))) == written)
  }

  @Test("What is written reads as the same millisecond, over all years")
  func roundTrip() throws {
    var generator = SeededNumbers(seed: 5)
    let range = -62_167_219_200_000...253_402_300_799_999
    for _ in 0..<5_000 {
      let milliseconds = Int.random(in: range, using: &generator)
      let date = Date(timeIntervalSince1970: Double(milliseconds) / 1000)
      let text = Timestamp.text(of: date)
      let back = try #require(Timestamp.date(of: text))
      #expect(Int((back.timeIntervalSince1970 * 1000).rounded()) == milliseconds)
      #expect(Timestamp.text(of: back) == text)
    }
  }

  @Test("Every day of two centuries follows the day before")
  func days() throws {
    let first = try #require(Timestamp.date(of: "1896-01-01T00:00:00Z"))
    var before = ""
    for day in 0...75_970 {
      let text = Timestamp.text(of: first.addingTimeInterval(Double(day) * 86_400))
      guard before < text, text.hasSuffix("T00:00:00.000Z"), Timestamp.date(of: text) != nil else {
        return #expect(Bool(false), "\(before), \(text)")
      }
      before = text
    }
    #expect(before == "2104-01-01T00:00:00.000Z")
  }

  @Test("A date that no text says is written as the nearest")
  func extremes() {
    #expect(Timestamp.text(of: .distantPast) == "0000-12-30T00:00:00.000Z")
    #expect(Timestamp.text(of: .distantFuture) == "4001-01-01T00:00:00.000Z")
    for seconds in [1e300, .infinity, 1e13] {
      let text = Timestamp.text(of: Date(timeIntervalSinceReferenceDate: seconds))
      #expect(text == "9999-12-31T23:59:59.999Z")
    }
    for seconds in [-1e300, -.infinity, -1e13] {
      let text = Timestamp.text(of: Date(timeIntervalSinceReferenceDate: seconds))
      #expect(text == "0000-01-01T00:00:00.000Z")
    }
    let nan = Timestamp.text(of: Date(timeIntervalSinceReferenceDate: .nan))
    #expect(Timestamp.date(of: nan) != nil)
  }

  @Test("A text of Foundation's is read as Foundation means it")
  func foundation() throws {
    var generator = SeededNumbers(seed: 7)
    for _ in 0..<500 {
      let seconds = Int.random(in: -2_000_000_000...9_000_000_000, using: &generator)
      let date = Date(timeIntervalSince1970: Double(seconds))
      #expect(Timestamp.date(of: date.formatted(.iso8601)) == date)
    }
  }
}

/// The same numbers on every run.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 33) << 32 | (state &* 0x9E37_79B9_7F4A_7C15) >> 32
  }
}
