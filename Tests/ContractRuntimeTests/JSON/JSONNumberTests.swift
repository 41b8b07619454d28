import Testing

@testable import ContractRuntime

struct IntegerCase: Sendable, CustomTestStringConvertible {
  var text: String
  var integer: JSONInteger
  var testDescription: String { String(text.prefix(40)) }

  init(_ text: String, _ integer: JSONInteger) {
    self.text = text
    self.integer = integer
  }

  static let all: [IntegerCase] = [
    IntegerCase("0", .value(0)),
    IntegerCase("-0", .value(0)),
    IntegerCase("7", .value(7)),
    IntegerCase("-7", .value(-7)),
    IntegerCase("1.0", .value(1)),
    IntegerCase("-1.0", .value(-1)),
    IntegerCase("1.000000000000000000000000000000", .value(1)),
    IntegerCase("1e3", .value(1000)),
    IntegerCase("1E+3", .value(1000)),
    IntegerCase("1e0", .value(1)),
    IntegerCase("1e-0", .value(1)),
    IntegerCase("10e-1", .value(1)),
    IntegerCase("1.5e1", .value(15)),
    IntegerCase("-1.5e1", .value(-15)),
    IntegerCase("0.001e3", .value(1)),
    IntegerCase("120e-1", .value(12)),
    IntegerCase("1000000000000000000000e-21", .value(1)),
    IntegerCase("0.0", .value(0)),
    IntegerCase("-0.0", .value(0)),
    IntegerCase("0e5", .value(0)),
    IntegerCase("0e-5", .value(0)),
    IntegerCase("0e999999999", .value(0)),
    IntegerCase("0e-999999999", .value(0)),
    IntegerCase("0.000e99999999999999999999", .value(0)),
    IntegerCase("1e00000000000000000000000003", .value(1000)),
    IntegerCase("1e18", .value(1_000_000_000_000_000_000)),
    IntegerCase("9e18", .value(9_000_000_000_000_000_000)),
    IntegerCase("1e19", .outOfRange),
    IntegerCase("999999999999999999", .value(999_999_999_999_999_999)),
    IntegerCase("-999999999999999999", .value(-999_999_999_999_999_999)),
    IntegerCase("1000000000000000000", .value(1_000_000_000_000_000_000)),
    IntegerCase("9007199254740993", .value(9_007_199_254_740_993)),
    IntegerCase("9223372036854775807", .value(.max)),
    IntegerCase("9223372036854775807.0", .value(.max)),
    IntegerCase("9.223372036854775807e18", .value(.max)),
    IntegerCase("922337203685477580700e-2", .value(.max)),
    IntegerCase("9223372036854775808", .outOfRange),
    IntegerCase("9223372036854776000", .outOfRange),
    IntegerCase("9223372036854775808.0", .outOfRange),
    IntegerCase("-9223372036854775808", .value(.min)),
    IntegerCase("-9.223372036854775808e18", .value(.min)),
    IntegerCase("-9223372036854775809", .outOfRange),
    IntegerCase("9999999999999999999", .outOfRange),
    IntegerCase("18446744073709551615", .outOfRange),
    IntegerCase("18446744073709551616", .outOfRange),
    IntegerCase("99999999999999999999", .outOfRange),
    IntegerCase("1e999999999", .outOfRange),
    IntegerCase("-1e999999999", .outOfRange),
    IntegerCase("1e9223372036854775807", .outOfRange),
    IntegerCase("1e99999999999999999999999999", .outOfRange),
    IntegerCase("1.5", .fractional),
    IntegerCase("-0.5", .fractional),
    IntegerCase("1e-1", .fractional),
    IntegerCase("1.25e1", .fractional),
    IntegerCase("15e-1", .fractional),
    IntegerCase("9223372036854775807.5", .fractional),
    IntegerCase("0.1e-999999999", .fractional),
    IntegerCase("1e-99999999999999999999999999", .fractional),
    IntegerCase("0." + String(repeating: "0", count: 999) + "7e1000", .value(7)),
    IntegerCase("7" + String(repeating: "0", count: 1000) + "e-1000", .value(7)),
    IntegerCase("7" + String(repeating: "0", count: 1000) + "e-1001", .fractional),
    IntegerCase(String(repeating: "9", count: 1000), .outOfRange),
  ]
}

struct DoubleCase: Sendable, CustomTestStringConvertible {
  var text: String
  var double: Double?
  var testDescription: String { String(text.prefix(40)) }

  init(_ text: String, _ double: Double?) {
    self.text = text
    self.double = double
  }

  static let all: [DoubleCase] = [
    DoubleCase("0", 0.0),
    DoubleCase("-0", -0.0),
    DoubleCase("-0.0", -0.0),
    DoubleCase("0e999999999", 0.0),
    DoubleCase("1", 1.0),
    DoubleCase("-1.5", -1.5),
    DoubleCase("0.1", 0.1),
    DoubleCase("1e3", 1000.0),
    DoubleCase("1E-3", 0.001),
    DoubleCase("3.141592653589793", Double.pi),
    DoubleCase("9007199254740993", 9_007_199_254_740_992.0),
    DoubleCase("9223372036854775808", 0x1p63),
    DoubleCase("1.7976931348623157e308", Double.greatestFiniteMagnitude),
    DoubleCase("-1.7976931348623157e308", -Double.greatestFiniteMagnitude),
    DoubleCase("2.2250738585072014e-308", Double.leastNormalMagnitude),
    DoubleCase("5e-324", Double.leastNonzeroMagnitude),
    DoubleCase("1e-400", 0.0),
    DoubleCase("-1e-400", -0.0),
    DoubleCase("1e-999999999", 0.0),
    DoubleCase("1" + String(repeating: "0", count: 400) + "e-400", 1.0),
    DoubleCase("1.8e308", nil),
    DoubleCase("1e309", nil),
    DoubleCase("-1e309", nil),
    DoubleCase("1e999999999", nil),
    DoubleCase("1" + String(repeating: "0", count: 400), nil),
  ]
}

@Suite struct JSONNumberTests {
  @Test func tablesAreFull() {
    #expect(IntegerCase.all.count >= 60)
    #expect(DoubleCase.all.count >= 25)
  }

  @Test(arguments: IntegerCase.all)
  func readsIntegers(_ test: IntegerCase) throws {
    #expect(try document(test.text).root.integer == test.integer)
    let nested = try document("[1,{\"n\": \(test.text) }]")
    #expect(nested.root.elements[1]["n"]?.integer == test.integer)
    #expect(nested.integer(at: 4) == test.integer)
  }

  @Test(arguments: DoubleCase.all)
  func readsDoubles(_ test: DoubleCase) throws {
    let double = try document("[\(test.text)]").root.elements[0].double
    #expect(double == test.double)
    #expect(double?.sign == test.double?.sign)
  }

  @Test func readsAMillionDigits() throws {
    let text = "1." + String(repeating: "0", count: 1_000_000) + "e5"
    #expect(try document(text).root.integer == .value(100_000))
  }

  @Test func otherKindsAreNoNumbers() throws {
    for text in ["null", "true", "\"1\"", "[1]", "{}"] {
      let root = try document(text).root
      #expect(root.integer == nil)
      #expect(root.double == nil)
    }
  }
}
