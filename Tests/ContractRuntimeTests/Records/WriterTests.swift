import Foundation
import Testing

@testable import ContractRuntime

@Suite("Writing a record")
struct WriterTests {
  private func encoded(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  @Test(
    "What is nil has no key, but null where the field is nullable",
    arguments: [
      #"{"a.b":{"c":{"null":null}},"nullable":null,"required":1}"#,
      #"{"a.b":{"c":{"deep":"x","null":"y"},"list":[]},"lenient":0,"nullable":3,"optional":2,"#
        + #""required":1}"#,
      #"{"a.b":{"c":{"null":null},"list":[{"n":1},{"n":-1}]},"nullable":null,"required":1}"#,
    ])
  func fields(json: String) throws {
    #expect(try encoded(Fields(json: Data(json.utf8))) == json)
  }

  @Test("Values of each type")
  func values() throws {
    #expect(try encoded(One("a/\"b")) == #"{"v":"a/\"b"}"#)
    #expect(try encoded(One(Int64.min)) == #"{"v":-9223372036854775808}"#)
    #expect(try encoded(One(7)) == #"{"v":7}"#)
    #expect(try encoded(One(1.5)) == #"{"v":1.5}"#)
    #expect(try encoded(One(false)) == #"{"v":false}"#)
    #expect(
      try encoded(One(Date(timeIntervalSince1970: 0.063)))
        == #"{"v":"1970-01-01T00:00:00.063Z"}"#)
    #expect(try encoded(One([[1, 2], []])) == #"{"v":[[1,2],[]]}"#)
    #expect(try encoded(One([One(true)])) == #"{"v":[{"v":true}]}"#)
    #expect(try encoded(One(One(One("x")))) == #"{"v":{"v":{"v":"x"}}}"#)
    #expect(try encoded([One(1), One(2)]) == #"[{"v":1},{"v":2}]"#)
    #expect(try encoded(["k": One(1)]) == #"{"k":{"v":1}}"#)
  }

  @Test("A number that JSON has no word for is an error")
  func unwritable() {
    #expect(throws: EncodingError.self) { try encoded(One(Double.nan)) }
    #expect(throws: EncodingError.self) { try encoded(One([1, Double.infinity])) }
    #expect(throws: EncodingError.self) { try encoded(One(One(Double.nan))) }
  }

  @Test("A property list holds the same")
  func propertyList() throws {
    let record = try Fields(
      json: Data(
        #"{"required":1,"nullable":2,"a.b":{"c":{"null":"x"},"list":[{"n":7}]}}"#.utf8))
    let data = try PropertyListEncoder().encode(record)
    #expect(try PropertyListDecoder().decode(Fields.self, from: data) == record)
  }
}

@Suite("Texts out of a set")
struct EnumTests {
  enum Letter: OpenEnum {
    case k
    case angstrom
    case unrecognized(String)

    init(rawValue: String) {
      switch ExactText(rawValue) {
      case "K": self = .k
      case "\u{C5}": self = .angstrom
      default: self = .unrecognized(rawValue)
      }
    }

    var rawValue: String {
      switch self {
      case .k: "K"
      case .angstrom: "\u{C5}"
      case .unrecognized(let text): text
      }
    }
  }

  enum Size: ClosedEnum {
    case small, large
    init?(rawValue: String) {
      switch ExactText(rawValue) {
      case "K": self = .small
      case "L": self = .large
      default: return nil
      }
    }
    var rawValue: String { self == .small ? "K" : "L" }
  }

  @Test("Texts are compared scalar by scalar: KELVIN SIGN is not K", arguments: TextSource.allCases)
  func open(source: TextSource) {
    let cases: [(String, Letter)] = [
      ("K", .k), ("\u{212A}", .unrecognized("\u{212A}")), ("\u{C5}", .angstrom),
      ("\u{212B}", .unrecognized("\u{212B}")), ("A\u{30A}", .unrecognized("A\u{30A}")),
      ("k", .unrecognized("k")), ("", .unrecognized("")), ("K ", .unrecognized("K ")),
    ]
    for (text, letter) in cases {
      let reading = value(Letter.self, in: #"{"v":"\#(text)"}"#, from: source)
      #expect(reading == .value(letter))
      #expect(letter.rawValue.utf8.elementsEqual(text.utf8))
    }
    #expect(Letter.unrecognized("\u{212A}") != .k)
    #expect(Letter.unrecognized("K") == .k)
    #expect(Set([Letter.unrecognized("K"), .k, .unrecognized("\u{212A}")]).count == 2)
    #expect(
      value(Letter.self, in: #"{"v":1}"#, from: source) == .violation("v", found: "a number"))
  }

  @Test("A closed set refuses another text, and names its own", arguments: TextSource.allCases)
  func closed(source: TextSource) {
    #expect(value(Size.self, in: #"{"v":"L"}"#, from: source) == .value(.large))
    for text in ["\u{212A}", "l", "", "LL"] {
      #expect(
        value(Size.self, in: #"{"v":"\#(text)"}"#, from: source)
          == .violation("v", found: "another text"))
    }
    #expect(
      value(Size.self, in: #"{"v":null}"#, from: source) == .violation("v", found: "null"))
    let error = #expect(throws: ContractViolation.self) {
      try One<Size>(userInfo: ["v": "M"])
    }
    #expect(error?.expected == #"one of "K", "L""#)
  }

  @Test("By itself, an enum is coded as its text")
  func alone() throws {
    let data = Data(#"["K","wiki"]"#.utf8)
    let letters = try JSONDecoder().decode([Letter].self, from: data)
    #expect(letters == [.k, .unrecognized("wiki")])
    #expect(
      try JSONValue(json: String(decoding: JSONEncoder().encode(letters), as: UTF8.self))
        == JSONValue(json: #"["K","wiki"]"#))
    #expect(try JSONDecoder().decode([Size].self, from: Data(#"["L"]"#.utf8)) == [.large])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Size].self, from: Data(#"["M"]"#.utf8))
    }
  }
}
