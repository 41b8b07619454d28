import Testing

@testable import ContractRuntime

@Suite struct JSONLimitsTests {
  @Test func nests64Deep() throws {
    let arrays = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    let objects = String(repeating: "{\"a\":", count: 63) + "{}" + String(repeating: "}", count: 63)
    for text in [arrays, objects] {
      var depth = 0
      var node: JSONNode? = try document(text).root
      while let next = node {
        depth += 1
        node = next.elements.first ?? next.members.first?.value
      }
      #expect(depth == 64)
      #expect(try JSONValue(json: text).description == text)
    }
  }

  /// The parser makes room for as many tokens as a text of its length can have.
  @Test(arguments: [
    "1", "[1]", "[[]]", "[1,1]", "{\"\":{}}", "[[1],[1]]", "[{\"\":1},1]", "[[[[1,1],1],1],1]",
  ])
  func readsTheDensestTexts(_ inner: String) throws {
    for depth in [0, 1, 30, 60] {
      for count in 1...50 {
        let text =
          String(repeating: "[", count: depth)
          + (depth == 0 ? inner : Array(repeating: inner, count: count).joined(separator: ","))
          + String(repeating: "]", count: depth)
        #expect(try JSONValue(json: text).description == text)
        // Cut off, so that all is still open.
        #expect(refusal(Array(text.utf8.dropLast())) != nil)
      }
    }
  }

  @Test func siblingsDoNotNest() throws {
    let text = "[" + Array(repeating: "[{}]", count: 1000).joined(separator: ",") + "]"
    #expect(try document(text).root.elements.count == 1000)
  }

  @Test(arguments: [65, 66, 1000, 1_000_000])
  func refusesDeeperArrays(_ depth: Int) throws {
    let error = try #require(refusal([UInt8](repeating: UInt8(ascii: "["), count: depth)))
    #expect(error.reason == .nestingTooDeep)
    #expect(error.offset == 64)
    #expect(error.line == 1)
    #expect(error.column == 65)
    #expect(error.keyPath == String(repeating: "[0]", count: 64))
  }

  @Test func refusesDeeperObjects() throws {
    let text = String(repeating: "{\"a\":", count: 100_000)
    let error = try #require(refusal(Array(text.utf8)))
    #expect(error.reason == .nestingTooDeep)
    #expect(error.offset == 64 * 5)
    #expect(error.keyPath == Array(repeating: "a", count: 64).joined(separator: "."))
  }

  @Test func saysWhatIsTooLarge() {
    #expect(JSONDocument.maximumCount == 4_294_967_295)
    #expect(JSONError.tooLarge.reason == .tooLarge)
    #expect(JSONError.tooLarge.description.contains("4294967295"))
  }

  @Test func reads100000Keys() throws {
    let count = 100_000
    let members = (0..<count).map { "\"key\($0)\":\($0)" }
    let root = try document("{" + members.joined(separator: ",") + "}").root
    #expect(root.members.count == count)
    #expect(root["key99999"]?.integer == .value(99_999))
  }

  @Test(arguments: [23, 24, 25, 26, 100, 100_000], [0, 7, -1])
  func findsARepeatedKeyAmongMany(_ count: Int, _ repeated: Int) throws {
    let key = repeated < 0 ? count - 1 : repeated
    let members = (0..<count).map { "\"key\($0)\":{\"a\":[0]}" }
    for spelling in ["key\(key)", "\\u006Bey\(key)"] {
      let text = "[{" + members.joined(separator: ",") + ",\"\(spelling)\":1}]"
      let error = try #require(refusal(Array(text.utf8)))
      let before = members[..<key].reduce(3) { $0 + $1.count + 1 }
      let end = members.reduce(3) { $0 + $1.count + 1 }
      #expect(
        error.reason
          == .duplicateKey(key: "key\(key)", first: JSONPosition(line: 1, column: before)))
      #expect(error.column == end)
      #expect(error.keyPath == "[0].key\(key)")
    }
  }

  /// Objects of many keys are looked through when they close; the first fault of the text must win
  /// still.
  @Test func reportsTheFirstOfSeveralFaults() throws {
    let many = (0..<30).map { "\"k\($0)\":0" }.joined(separator: ",")
    let outer = try #require(refusal(Array("{\(many),\"k3\":{\(many),\"k5\":1}}".utf8)))
    #expect(outer.keyPath == "k3")
    let inner = try #require(refusal(Array("{\(many),\"x\":{\(many),\"k5\":1},\"k3\":0}".utf8)))
    #expect(inner.keyPath == "x.k5")
    let beforeSyntax = try #require(refusal(Array("{\(many),\"k7\":0,\"y\":[1,}".utf8)))
    #expect(beforeSyntax.keyPath == "k7")
    let afterSyntax = try #require(refusal(Array("{\(many),\"y\":[1,},\"k7\":0}".utf8)))
    #expect(afterSyntax.keyPath == "y[1]")
  }

  /// Keys with the same length, first and middle byte share their bit of the filter; more than a few of
  /// them are compared when the object closes.
  @Test(arguments: [24, 25, 26, 27, 90], [0, 13, -1])
  func tellsAlikeKeysApart(_ count: Int, _ repeated: Int) throws {
    let keys = (0..<count).map { "a-b-\(10 + $0)" }
    let members = keys.map { "\"\($0)\":{\"\($0)\":[1,2]}" }.joined(separator: ",")
    #expect(try document("{\(members)}").root.members.count == count)
    let key = keys[repeated < 0 ? count - 1 : repeated]
    let error = try #require(refusal(Array("{\(members),\"\(key)\":0}".utf8)))
    #expect(error.keyPath == key)
    #expect(error.offset == members.utf8.count + 2)
  }

  /// The tape starts with room for 64 tokens, or for one in eight bytes, and grows from there.
  @Test(arguments: [1, 61, 62, 63, 64, 65, 126, 127, 128, 129, 10_000])
  func readsAsManyValuesAsStand(_ count: Int) throws {
    let numbers = try document(
      "[" + Array(repeating: "7", count: count).joined(separator: ",") + "]")
    #expect(numbers.root.elements.map(\.integer) == Array(repeating: .value(7), count: count))
    let members = (0..<count).map { "\"\($0)\":[]" }
    let object = try document("{" + members.joined(separator: ",") + "}").root
    #expect(object.members.map(\.key.text) == (0..<count).map(String.init))
    #expect(object.members.allSatisfy { $0.value.elements.isEmpty })
    let cut = try #require(refusal(Array("[{\(members.joined(separator: ",")),\"0\":1}".utf8)))
    #expect(cut.keyPath == "[0].0")
  }
}
