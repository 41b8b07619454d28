import ContractRuntime
import Testing

struct KeyCase: Sendable {
  var key: String
  var root: String
  var nested: String

  init(_ key: String, _ root: String, _ nested: String) {
    self.key = key
    self.root = root
    self.nested = nested
  }
}

@Suite struct KeyPathNotationTests {
  @Test(arguments: [
    KeyCase("a", "a", "x.a"),
    KeyCase("read_at", "read_at", "x.read_at"),
    KeyCase("thread-id", "thread-id", "x.thread-id"),
    KeyCase("Az09", "Az09", "x.Az09"),
    KeyCase("0", "0", "x.0"),
    KeyCase("", #"[""]"#, #"x[""]"#),
    KeyCase("a.b", #"["a.b"]"#, #"x["a.b"]"#),
    KeyCase("a b", #"["a b"]"#, #"x["a b"]"#),
    KeyCase("a[0]", #"["a[0]"]"#, #"x["a[0]"]"#),
    KeyCase("\"\\\n", #"["\"\\\n"]"#, #"x["\"\\\n"]"#),
    KeyCase("é", "[\"é\"]", "x[\"é\"]"),
    KeyCase("\u{1B}[31m", #"["\u001b[31m"]"#, #"x["\u001b[31m"]"#),
    KeyCase("@:/`{", #"["@:/`{"]"#, #"x["@:/`{"]"#),
  ])
  func appendsKeys(_ test: KeyCase) {
    #expect(KeyPathNotation.appending(key: test.key, to: "") == test.root)
    #expect(KeyPathNotation.appending(key: test.key, to: "x") == test.nested)
  }

  @Test func appendsIndices() {
    #expect(KeyPathNotation.appending(index: 0, to: "") == "[0]")
    #expect(KeyPathNotation.appending(index: 12, to: "items") == "items[12]")
    let items = KeyPathNotation.appending(
      index: 2, to: KeyPathNotation.appending(key: "items", to: "data"))
    #expect(KeyPathNotation.appending(key: "kind", to: items) == "data.items[2].kind")
  }
}
