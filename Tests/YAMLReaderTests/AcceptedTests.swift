#if Generator
  import Testing
  import YAMLReader

  /// What the reader accepts, and the tree it makes of it.
  @Suite struct AcceptedTests {
    static let accepted = [
      // Text stays text.
      Case("on: off\nno: yes\n", "{on: off, no: yes}"),
      Case(
        "[1.10, 0777, 12:30, 0x1F, 1e3, ~, null, true, .nan, 2001-01-01]",
        "[1.10, 0777, 12:30, 0x1F, 1e3, ~, null, true, .nan, 2001-01-01]"),
      Case("a: <<\n\"<<\": b\n", "{a: <<, \"<<\": b}"),
      // Scalars.
      Case("a: 'it''s'\n", "{a: 'it's'}"),
      Case("a: \"\\u00e9\\n\\x41\\0\"\n", "{a: \"é\\nA\\0\"}"),
      Case("a: 'x\n\n  y'\n", "{a: 'x\ny'}"),
      Case("a: one\n  two\n", "{a: one two}"),
      Case("a: |\n  x\n   y\n\n", "{a: |\"x\\n y\\n\"}"),
      Case("a: |-\n  x\n", "{a: |\"x\"}"),
      Case("a: |+\n  x\n\n", "{a: |\"x\\n\\n\"}"),
      Case("a: |2\n   x\n", "{a: |\" x\\n\"}"),
      Case("a: >-\n  x\n  y\n\n  z\n", "{a: >\"x y\\nz\"}"),
      Case("a: ''\nb: \"\"\nc:\n", "{a: '', b: \"\", c: }"),
      Case("a: x#y # comment\n", "{a: x#y}"),
      Case("a: http://x/y?z=1&w\n", "{a: http://x/y?z=1&w}"),
      // Collections.
      Case("a:\n- 1\n-\n  b: 2\n  c: 3\n- - x\n  - y\n", "{a: [1, {b: 2, c: 3}, [x, y]]}"),
      Case("{a: [], b: {}, c, d: }", "{a: [], b: {}, c: , d: }"),
      Case("a: [\n  1,\n  2, # two\n]\n", "{a: [1, 2]}"),
      Case("[a: 1, b]", "[{a: 1}, b]"),
      Case("? a\n: 1\n? b\n", "{a: 1, b: }"),
      Case("a b: 1\n\"c\": 2\n", "{a b: 1, \"c\": 2}"),
      Case("just text\n", "just text"),
      // Documents, lines, characters.
      Case("# c\n--- # d\na: 1\n...\n# e\n", "{a: 1}"),
      Case("a: 1", "{a: 1}"),
      Case("a: x\ty\n", "{a: x\ty}"),
      Case("日本語: 🚀\n", "{日本語: 🚀}"),
      Case("a: \u{A0}\u{E000}\n", "{a: \u{A0}\u{E000}}"),
      Case(
        "a: 1\r\nb: |\r\n  x\r\n  y\r\nc: \"1\r\n  2\"\r\n",
        "{a: 1, b: |\"x\\ny\\n\", c: \"1 2\"}"),
    ]

    @Test(arguments: accepted)
    func isRead(_ given: Case) {
      let (root, diagnostics) = YAMLReader.read(YAMLSource(file: "a.yaml", text: given.text))
      #expect(diagnostics == [])
      #expect(root.map(outline).map { [$0] } == given.expected)
    }

    @Test func tableIsNotEmpty() {
      #expect(Self.accepted.count > 20)
    }

    @Test func aNodeTellsWhatItIs() throws {
      let source = YAMLSource(file: "a.yaml", text: "a: 1\nb: [x]\nc:\nd: ''\n")
      let root = try #require(YAMLReader.read(source).root)
      let values = try #require(root.entries).map(\.value)
      #expect(root.kind == "a mapping")
      #expect(values.map(\.kind) == ["text", "a list", "nothing", "text"])
      #expect(values.map(\.isEmptyPlain) == [false, false, true, false])
      #expect(values.map(\.text) == ["1", nil, "", ""])
      #expect(values.map { $0.elements?.count } == [nil, 1, nil, nil])
      #expect(values.allSatisfy { $0.entries == nil })
    }
  }
#endif
