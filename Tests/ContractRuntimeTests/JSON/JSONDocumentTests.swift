import Testing

@testable import ContractRuntime

struct PlaceCase: Sendable {
  var offset: Int
  var line: Int
  var column: Int

  init(_ offset: Int, _ line: Int, _ column: Int) {
    self.offset = offset
    self.line = line
    self.column = column
  }
}

@Suite struct JSONDocumentTests {
  /// `{"é":1,` is 8 bytes and 7 scalars, `"😀":` 7 and 4; lines end at bytes 8 and 18.
  static let text = "{\"é\":1,\n\"😀\":2,\r\n\"z\":3}"

  @Test(arguments: [
    PlaceCase(0, 1, 1), PlaceCase(1, 1, 2), PlaceCase(2, 1, 3), PlaceCase(3, 1, 3),
    PlaceCase(4, 1, 4), PlaceCase(6, 1, 6), PlaceCase(8, 1, 8), PlaceCase(9, 2, 1),
    PlaceCase(10, 2, 2), PlaceCase(11, 2, 2), PlaceCase(13, 2, 2), PlaceCase(14, 2, 3),
    PlaceCase(16, 2, 5), PlaceCase(17, 2, 6), PlaceCase(18, 2, 7), PlaceCase(19, 2, 8),
    PlaceCase(20, 3, 1), PlaceCase(24, 3, 5), PlaceCase(25, 3, 6), PlaceCase(26, 3, 7),
    PlaceCase(99, 3, 7), PlaceCase(-1, 1, 1),
  ])
  func tellsPositions(_ place: PlaceCase) throws {
    #expect(document.bytes.count == 26)
    #expect(
      document.position(of: place.offset) == JSONPosition(line: place.line, column: place.column))
  }

  private let document: JSONDocument

  init() throws {
    document = try JSONDocument(Array(Self.text.utf8))
  }

  @Test func positionsAreOrdered() {
    let sorted = [
      JSONPosition(line: 1, column: 9), JSONPosition(line: 2, column: 1),
      JSONPosition(line: 2, column: 2),
    ]
    #expect(sorted.reversed().sorted() == sorted)
    #expect(sorted[0].description == "1:9")
  }

  /// The key path at each byte of a text; `.` marks the root.
  @Test func tellsKeyPaths() throws {
    let text = #" {"a": [1, {"b.c": "xy"}], "d" :{}} "#
    let expected: [(Range<Int>, String)] = [
      (0..<2, ""), (2..<7, "a"), (7..<8, "a"), (8..<9, "a[0]"), (9..<11, "a"),
      (11..<12, "a[1]"), (12..<23, #"a[1]["b.c"]"#), (23..<24, "a[1]"), (24..<25, "a"),
      (25..<27, ""), (27..<34, "d"), (34..<36, ""),
    ]
    let document = try JSONDocument(Array(text.utf8))
    #expect(document.bytes.count == 36)
    for (offsets, path) in expected {
      for offset in offsets {
        #expect(document.keyPath(at: offset) == path, "offset \(offset)")
      }
    }
    #expect(document.keyPath(at: -1) == "")
    #expect(document.keyPath(at: 1000) == "")
  }

  @Test func tellsKeyPathOfScalarRoot() throws {
    #expect(try JSONDocument(Array("12".utf8)).keyPath(at: 1) == "")
  }

  @Test func writesTheTape() throws {
    #expect(MemoryLayout<JSONToken>.stride == 16)
    let document = try JSONDocument(Array(#"{"a":[1,{}],"\n":"x","c":null}"#.utf8))
    let tape = document.tape
    #expect(
      tape.map(\.kind) == [
        .object, .string, .array, .number, .object, .string, .string, .string, .null,
      ])
    #expect(tape.map(\.next) == [9, 2, 5, 4, 5, 6, 7, 8, 9])
    #expect(tape.map(\.start) == [0, 2, 5, 6, 8, 13, 18, 22, 25])
    #expect(tape.map(\.end) == [30, 3, 11, 7, 10, 15, 19, 23, 29])
    #expect(
      tape.map(\.hasEscapes) == [false, false, false, false, false, true, false, false, false])
  }

  @Test func comparesStringsExactly() throws {
    let document = try JSONDocument(
      Array("[\"ab\",\"a\\u0062\",\"é\",\"e\u{301}\",\"\",\"\\u00e9\"]".utf8))
    func equals(_ index: Int, _ text: String) -> Bool { document.equals(index, Array(text.utf8)) }
    #expect(equals(1, "ab"))
    #expect(!equals(1, "a"))
    #expect(!equals(1, "abc"))
    #expect(!equals(1, "aB"))
    #expect(equals(2, "ab"))
    #expect(!equals(2, "a\\u0062"))
    #expect(!equals(2, "aX"))
    #expect(equals(3, "\u{E9}"))
    #expect(!equals(3, "e\u{301}"))
    #expect(equals(4, "e\u{301}"))
    #expect(!equals(4, "\u{E9}"))
    #expect(equals(5, ""))
    #expect(!equals(5, "a"))
    #expect(equals(6, "\u{E9}"))
    #expect(!equals(6, "e\u{301}"))
    #expect(document.string(at: 2) == "ab")
    #expect(document.source(at: 2) == "a\\u0062")
  }
}
