import ContractRuntime
import Testing

@Suite struct JSONNodeTests {
  private let root: JSONNode

  init() throws {
    root = try document(
      """
      {
        "text": "a\\n\\u00e9",
        "number": -1.50e1,
        "yes": true, "no": false, "none": null,
        "list": [1, "é", [], {"in": 0}],
        "\\u006bey": {}
      }
      """
    ).root
  }

  @Test func tellsKinds() {
    #expect(root.kind == .object)
    #expect(
      root.members.map(\.value.kind) == [
        .string, .number, .boolean, .boolean, .null, .array, .object,
      ])
    #expect(
      root.members.map(\.value.kind.description) == [
        "string", "number", "boolean", "boolean", "null", "array", "object",
      ])
    #expect(root.members.map(\.key.kind) == Array(repeating: .string, count: 7))
  }

  @Test func tellsValues() {
    #expect(root["text"]?.text == "a\né")
    #expect(root["number"]?.text == "-1.50e1")
    #expect(root["number"]?.integer == .value(-15))
    #expect(root["number"]?.double == -15)
    #expect(root["yes"]?.bool == true)
    #expect(root["no"]?.bool == false)
    #expect(root["none"]?.bool == nil)
    #expect(root["none"]?.text == nil)
    #expect(root["text"]?.bool == nil)
    #expect(root["key"]?.kind == .object)
    #expect(root["absent"] == nil)
    #expect(root["list"]?["in"] == nil)
    #expect(root["list"]?.elements.map(\.kind) == [.number, .string, .array, .object])
    #expect(root["list"]?.elements[3]["in"]?.integer == .value(0))
    #expect(root["list"]?.members.count == 0)
    #expect(root.elements.count == 0)
    #expect(
      root.members.map { $0.key.text } == ["text", "number", "yes", "no", "none", "list", "key"])
  }

  @Test func tellsPlaces() throws {
    let list = try #require(root["list"])
    #expect(root.offset == 0)
    #expect(root.position == JSONPosition(line: 1, column: 1))
    #expect(root.keyPath == "")
    #expect(list.position == JSONPosition(line: 5, column: 11))
    #expect(list.keyPath == "list")
    #expect(list.elements[1].position == JSONPosition(line: 5, column: 15))
    #expect(list.elements[2].position == JSONPosition(line: 5, column: 20))
    #expect(list.elements[3].keyPath == "list[3]")
    #expect(list.elements[3]["in"]?.keyPath == "list[3].in")
    #expect(root.members[6].key.position == JSONPosition(line: 6, column: 3))
    #expect(root.members[6].key.keyPath == "key")
    #expect(list.document.bytes.count == root.document.bytes.count)
  }

  @Test func findsKeysByExactScalars() throws {
    let root = try document("{\"\u{E9}\":1,\"e\u{301}\":2,\"K\":3,\"\u{212A}\":4}").root
    #expect(root.members.count == 4)
    #expect(root["\u{E9}"]?.integer == .value(1))
    #expect(root["e\u{301}"]?.integer == .value(2))
    #expect(root["K"]?.integer == .value(3))
    #expect(root["\u{212A}"]?.integer == .value(4))
  }
}
