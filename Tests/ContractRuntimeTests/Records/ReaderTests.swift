import Foundation
import Testing

@testable import ContractRuntime

@Suite("Reading a record")
struct ReaderTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let json: String
    /// The record as JSON, or the violation.
    let reading: Reading<String>
    init(_ json: String, as written: String) { (self.json, reading) = (json, .value(written)) }
    init(_ json: String, breaks keyPath: String, found: String) {
      (self.json, reading) = (json, .violation(keyPath, found: found))
    }
    var testDescription: String { json }
  }

  /// A record that is right but for some members.
  private static func record(_ top: String, deep: String = #"{"c":{"null":null}}"#) -> String {
    #"{\#(top),"a.b":\#(deep)}"#
  }
  static let least = #""required":1,"nullable":null"#

  static let cases = [
    Case(record(least), as: record(least)),
    Case(
      record(#""required":1,"optional":2,"nullable":3,"lenient":4"#),
      as: record(#""required":1,"optional":2,"nullable":3,"lenient":4"#)),
    Case(record(#""nullable":null"#), breaks: "required", found: "nothing"),
    Case(record(#""required":null,"nullable":null"#), breaks: "required", found: "null"),
    Case(record(#""required":1"#), breaks: "nullable", found: "nothing"),
    Case(record(#""required":1,"nullable":"x""#), breaks: "nullable", found: "a string"),
    Case(record(#"\#(least),"optional":null"#), breaks: "optional", found: "null"),
    Case(record(#"\#(least),"optional":{}"#), breaks: "optional", found: "an object"),
    Case(record(#"\#(least),"lenient":null"#), as: record(least)),
    Case(record(#"\#(least),"lenient":[1,{"x":[]}]"#), as: record(least)),
    // Below: what is in the way is named, by the path that leads there.
    Case("{\(least)}", breaks: #"["a.b"].c.null"#, found: "nothing"),
    Case(record(least, deep: "{}"), breaks: #"["a.b"].c.null"#, found: "nothing"),
    Case(record(least, deep: #"{"c":{}}"#), breaks: #"["a.b"].c.null"#, found: "nothing"),
    Case(record(least, deep: "null"), breaks: #"["a.b"]"#, found: "null"),
    Case(record(least, deep: "[]"), breaks: #"["a.b"]"#, found: "a list"),
    Case(record(least, deep: #"{"c":1.5}"#), breaks: #"["a.b"].c"#, found: "a number"),
    Case(record(least, deep: #"{"c":"x"}"#), breaks: #"["a.b"].c"#, found: "a string"),
    Case(
      record(least, deep: #"{"c":{"null":7}}"#), breaks: #"["a.b"].c.null"#, found: "a number"),
    Case(
      record(least, deep: #"{"c":{"deep":null,"null":null}}"#), breaks: #"["a.b"].c.deep"#,
      found: "null"),
    Case(
      record(least, deep: #"{"c":{"deep":"x","null":"y"},"list":[{"n":1},{"n":2}]}"#),
      as: record(least, deep: #"{"c":{"deep":"x","null":"y"},"list":[{"n":1},{"n":2}]}"#)),
    // A lenient list is all there or not there.
    Case(
      record(least, deep: #"{"list":[{"n":1},{"n":"2"}],"c":{"null":null}}"#), as: record(least)),
    Case(record(least, deep: #"{"list":[{}],"c":{"null":null}}"#), as: record(least)),
    Case(record(least, deep: #"{"list":{},"c":{"null":null}}"#), as: record(least)),
  ]

  @Test("The same from bytes, a Decoder and userInfo", arguments: cases, TextSource.allCases)
  func reads(one: Case, source: TextSource) throws {
    let outcome = reading {
      try String(decoding: JSONEncoder().encode(source.read(Fields.self, one.json)), as: UTF8.self)
    }
    if case .value(let written)? = outcome, case .value(let expected) = one.reading {
      #expect(try JSONValue(json: written) == JSONValue(json: expected))
    } else {
      #expect(outcome == one.reading)
    }
  }

  @Test("A missing key is explained by the release that sends it", arguments: TextSource.allCases)
  func why(source: TextSource) {
    do {
      _ = try source.read(Fields.self, Self.record(#""required":1"#))
      Issue.record("read")
    } catch {
      #expect("\(error)".contains("sent since v3; an older server answers without it"))
    }
  }

  static let numbers: [(String, Reading<Double>)] = [
    ("1", .value(1)), ("1.5", .value(1.5)), ("-0.0", .value(0)), ("1e308", .value(1e308)),
    ("9007199254740993", .value(9_007_199_254_740_992)), ("1e-400", .value(0)),
    ("1e400", .violation("v", found: "a number that does not fit")),
    ("true", .violation("v", found: "true or false")),
    (#""1.5""#, .violation("v", found: "a string")), ("null", .violation("v", found: "null")),
    ("[]", .violation("v", found: "a list")), ("{}", .violation("v", found: "an object")),
  ]

  @Test("A number from bytes and a Decoder", arguments: numbers, [TextSource.bytes, .decoder])
  func double(one: (json: String, reading: Reading<Double>), source: TextSource) throws {
    // Foundation refuses what is less than the least double before anything is asked of it.
    if one.json == "1e-400", source == .decoder { return }
    #expect(value(Double.self, in: #"{"v":\#(one.json)}"#, from: source) == one.reading)
  }

  static let texts: [(String, Reading<String>)] = [
    ("1e400", .violation("v", found: "a number")), ("1.5", .violation("v", found: "a number")),
    ("12", .violation("v", found: "a number")), ("true", .violation("v", found: "true or false")),
    (#""\u212a""#, .value("\u{212A}")), (#""\u0000""#, .value("\0")),
  ]

  @Test("A string from bytes and a Decoder", arguments: texts, [TextSource.bytes, .decoder])
  func string(one: (json: String, reading: Reading<String>), source: TextSource) throws {
    #expect(value(String.self, in: #"{"v":\#(one.json)}"#, from: source) == one.reading)
  }

  @Test("A date", arguments: TextSource.allCases)
  func date(source: TextSource) {
    let date = Date(timeIntervalSince1970: 0.5)
    #expect(
      value(Date.self, in: #"{"v":"1970-01-01T00:00:00.5Z"}"#, from: source) == .value(date))
    #expect(
      value(Date.self, in: #"{"v":"1970-01-01T00:00:00.5"}"#, from: source)
        == .violation("v", found: "a string that is none"))
    #expect(value(Date.self, in: #"{"v":0}"#, from: source) == .violation("v", found: "a number"))
  }

  @Test("Lists of lists name both indices", arguments: TextSource.allCases)
  func lists(source: TextSource) {
    let lists = [[Int64]].self
    #expect(value(lists, in: #"{"v":[]}"#, from: source) == .value([]))
    #expect(
      value(lists, in: #"{"v":[[],[1,2],[3.0]]}"#, from: source) == .value([[], [1, 2], [3]]))
    #expect(
      value(lists, in: #"{"v":[[1],[2,true]]}"#, from: source)
        == .violation("v[1][1]", found: "true or false"))
    #expect(
      value(lists, in: #"{"v":[[1],2]}"#, from: source) == .violation("v[1]", found: "a number"))
    #expect(value(lists, in: #"{"v":{}}"#, from: source) == .violation("v", found: "an object"))
    #expect(value(lists, in: "{}", from: source) == .violation("v", found: "nothing"))
    #expect(
      value([Int64].self, in: #"{"v":[1,9007199254740993,9007199254740993.5]}"#, from: .decoder)
        == .violation("v[2]", found: "a number with a fraction"))
    #expect(
      value([Int64].self, in: #"{"v":[9007199254740993,9223372036854775807,3]}"#, from: source)
        == .value([9_007_199_254_740_993, .max, 3]))
  }

  @Test("Errors of values in nested records name the whole path", arguments: TextSource.allCases)
  func nested(source: TextSource) {
    let twice = reading { try source.read(One<One<Bool>>.self, #"{"v":{"v":1}}"#).value.value }
    #expect(twice == .violation("v.v", found: "a number"))
    let list = reading {
      try source.read(One<[One<Bool>]>.self, #"{"v":[{"v":true},{}]}"#).value.map(\.value)
    }
    #expect(list == .violation("v[1].v", found: "nothing"))
    let blocked = reading { try source.read(One<One<Bool>>.self, #"{"v":[]}"#).value.value }
    #expect(blocked == .violation("v", found: "a list"))
  }

  /// A record of 100 fields, more than a machine word has bits.
  struct Wide: ContractPayload {
    let values: [Int64]
    static let contract = RecordContract((0..<100).map { .init("f\($0)") })
    init(reading reader: inout Reader) { values = (0..<100).map { reader.int64($0) } }
    func write(to writer: inout Writer) {
      for (slot, value) in values.enumerated() { writer.write(value, slot) }
    }
  }

  @Test("A hundred fields, in any order", arguments: TextSource.allCases)
  func wide(source: TextSource) throws {
    let members = (0..<100).map { #""f\#($0)":\#($0 * 3)"# }
    for text in [members, members.reversed()] {
      let record = try source.read(Wide.self, "{\(text.joined(separator: ","))}")
      #expect(record.values == (0..<100).map { Int64($0 * 3) })
    }
    let short = "{\(members.dropLast().joined(separator: ","))}"
    #expect(
      reading { try source.read(Wide.self, short).values } == .violation("f99", found: "nothing"))
  }

  @Test("A list of a Decoder that does not count beforehand is read to its end")
  func uncounted() throws {
    struct Uncounted: Decodable {
      let numbers: [Int64]
      init(from decoder: any Decoder) throws {
        numbers = try Reader.read(UncountedDecoder(base: decoder))
      }
    }
    let data = Data("[1,2,3]".utf8)
    #expect(try JSONDecoder().decode(Uncounted.self, from: data).numbers == [1, 2, 3])
    let empty = try JSONDecoder().decode(Uncounted.self, from: Data("[]".utf8))
    #expect(empty.numbers == [])
  }
}

/// A decoder whose lists do not say how many elements they have, as some binary formats' do not.
private struct UncountedDecoder: Decoder {
  let base: any Decoder
  var codingPath: [any CodingKey] { base.codingPath }
  var userInfo: [CodingUserInfoKey: Any] { base.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    try base.container(keyedBy: type)
  }
  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    try base.singleValueContainer()
  }
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    List(base: try base.unkeyedContainer())
  }

  private struct List: UnkeyedDecodingContainer {
    var base: any UnkeyedDecodingContainer
    var codingPath: [any CodingKey] { base.codingPath }
    var count: Int? { nil }
    var isAtEnd: Bool { base.isAtEnd }
    var currentIndex: Int { base.currentIndex }
    mutating func decodeNil() throws -> Bool { try base.decodeNil() }
    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
      try base.decode(type)
    }
    mutating func nestedContainer<Key: CodingKey>(
      keyedBy type: Key.Type
    ) throws -> KeyedDecodingContainer<Key> { try base.nestedContainer(keyedBy: type) }
    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
      try base.nestedUnkeyedContainer()
    }
    mutating func superDecoder() throws -> any Decoder { try base.superDecoder() }
  }
}
