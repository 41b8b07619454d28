import Testing

/// What a `Decoder` once read as another value than the bytes say.
@Suite("Fuzzing found: a Decoder")
struct FuzzFindingsDecoderTests {
  static let integers: [(String, Reading<Int64>)] = [
    ("99999999.99999999912", .violation("v", found: "a number with a fraction")),
    ("1.00000000000000000001", .violation("v", found: "a number with a fraction")),
    ("0.99999999999999999999", .violation("v", found: "a number with a fraction")),
    ("-3.0000000000000001", .violation("v", found: "a number with a fraction")),
    ("4294967295.9999999999", .violation("v", found: "a number with a fraction")),
    ("3.00000000000000000000", .value(3)), ("1000000000000000000e-18", .value(1)),
    ("0.0000000000000000000", .value(0)), ("-0", .value(0)), ("-0.0", .value(0)),
  ]

  @Test(
    "A fraction that a double cannot hold is a fraction", arguments: integers,
    [TextSource.bytes, .decoder])
  func integer(one: (json: String, reading: Reading<Int64>), source: TextSource) {
    #expect(value(Int64.self, in: #"{"v":\#(one.json)}"#, from: source) == one.reading)
    let list = value([Int64].self, in: #"{"v":[\#(one.json),7]}"#, from: source)
    switch one.reading {
    case .value(let number): #expect(list == .value([number, 7]))
    case .violation(_, let found): #expect(list == .violation("v[0]", found: found))
    }
  }
}
