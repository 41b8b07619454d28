import ContractRuntime
import Testing

struct ValuePair: Sendable, CustomTestStringConvertible {
  var one: String
  var other: String
  var testDescription: String { "\(one.prefix(30)) | \(other.prefix(30))" }

  init(_ one: String, _ other: String) {
    self.one = one
    self.other = other
  }

  static let equal: [ValuePair] = [
    ValuePair("null", " null "),
    ValuePair("1", "1.0"),
    ValuePair("1", "1e0"),
    ValuePair("1", "10e-1"),
    ValuePair("1", "0.1e1"),
    ValuePair("1", "1E+00"),
    ValuePair("100", "1e2"),
    ValuePair("-1.50", "-15e-1"),
    ValuePair("0", "-0"),
    ValuePair("0", "0.000"),
    ValuePair("0e5", "-0.0e-99999999999999999999"),
    ValuePair("0.1", "1e-1"),
    ValuePair("12345678901234567890123.0", "12345678901234567890123"),
    ValuePair("1e400", "10e399"),
    ValuePair("1e-400", "0.1e-399"),
    ValuePair("1e10", "1e00000000000000000000000000010"),
    ValuePair("1e100000000000000000000", "10e99999999999999999999"),
    ValuePair("1e-100000000000000000000", "0.1e-99999999999999999999"),
    ValuePair("1e-99999999999999999999", "10e-100000000000000000000"),
    ValuePair("100e18446744073709551614", "1e18446744073709551616"),
    ValuePair(#""a""#, #""\u0061""#),
    ValuePair(#""/""#, #""\/""#),
    ValuePair("[]", "[ ]"),
    ValuePair("[1,[2.0]]", "[1.0,[2]]"),
    ValuePair("{}", "{ }"),
    ValuePair(#"{"a":1,"b":2}"#, #"{"b":2.0,"a":1}"#),
    ValuePair(
      #"{"a":{"x":1,"y":[{"p":1,"q":2}]},"b":0}"#, #"{"b":0,"a":{"y":[{"q":2,"p":1}],"x":1}}"#),
  ]

  static let unequal: [ValuePair] = [
    ValuePair("null", "false"),
    ValuePair("null", "0"),
    ValuePair("true", "false"),
    ValuePair("true", "1"),
    ValuePair("1", #""1""#),
    ValuePair("1", "-1"),
    ValuePair("1", "10"),
    ValuePair("1", "1.1"),
    ValuePair("0", "1"),
    ValuePair("1e2", "1e-2"),
    ValuePair("9007199254740993", "9007199254740992"),
    ValuePair("0.1", "0.1000000000000000055511151231257827"),
    ValuePair("1e400", "1e401"),
    ValuePair("1e99999999999999999999", "1e99999999999999999998"),
    ValuePair("1e99999999999999999999", "1e-99999999999999999999"),
    ValuePair("1e-400", "0"),
    ValuePair("\"é\"", "\"e\u{301}\""),
    ValuePair("\"K\"", "\"\u{212A}\""),
    ValuePair("\"Å\"", "\"\u{212B}\""),
    ValuePair(#""a""#, #""A""#),
    ValuePair(#""""#, "[]"),
    ValuePair("[]", "{}"),
    ValuePair("[]", "[null]"),
    ValuePair("[1,2]", "[2,1]"),
    ValuePair(#"{"a":1}"#, "{}"),
    ValuePair(#"{"a":1}"#, #"{"b":1}"#),
    ValuePair(#"{"a":1}"#, #"{"a":2}"#),
    ValuePair(#"{"a":null}"#, "{}"),
    ValuePair(#"{"a":1,"b":2}"#, #"{"a":2,"b":1}"#),
    ValuePair("{\"é\":1}", "{\"e\u{301}\":1}"),
  ]
}

@Suite struct JSONValueTests {
  @Test func tablesAreFull() {
    #expect(ValuePair.equal.count >= 25)
    #expect(ValuePair.unequal.count >= 25)
  }

  @Test(arguments: ValuePair.equal)
  func areEqual(_ pair: ValuePair) throws {
    let (one, other) = (try JSONValue(json: pair.one), try JSONValue(json: pair.other))
    #expect(one == other)
    #expect(other == one)
    #expect(one.hashValue == other.hashValue)
  }

  @Test(arguments: ValuePair.unequal)
  func areUnequal(_ pair: ValuePair) throws {
    let (one, other) = (try JSONValue(json: pair.one), try JSONValue(json: pair.other))
    #expect(one != other)
    #expect(other != one)
    #expect(Set([one, other]).count == 2)
  }

  @Test func textThatIsNoNumberEqualsItselfOnly() {
    #expect(JSONValue.number("x") == .number("x"))
    #expect(JSONValue.number("01") != .number("1"))
    #expect(JSONValue.number("") != .number("0"))
    #expect(JSONValue.number("1 ") != .number("1"))
    #expect(JSONValue.number("-").hashValue == JSONValue.number("-").hashValue)
  }

  /// Deep objects that differ at the bottom only must not take exponential time.
  @Test func comparesDeepObjectsOnce() throws {
    func deep(_ leaf: String) throws -> JSONValue {
      try JSONValue(
        json: String(repeating: "{\"a\":", count: 64) + leaf + String(repeating: "}", count: 64))
    }
    #expect(try deep("1") != deep("2"))
    #expect(try deep("1") == deep("1.0"))
  }

  @Test func repeatedNamesDoNotTrap() {
    let one = object(("a", number("1")), ("a", number("2")))
    #expect(one == object(("a", number("1")), ("a", number("2"))))
    #expect(one != object(("a", number("1")), ("b", number("2"))))
  }

  @Test func tellsKinds() throws {
    let value = try JSONValue(json: #"[null,true,1,"",[],{}]"#)
    guard case .array(let elements) = value else {
      Issue.record("no array")
      return
    }
    #expect(elements.map(\.kind) == [.null, .boolean, .number, .string, .array, .object])
    #expect(value.kind == .array)
  }
}
