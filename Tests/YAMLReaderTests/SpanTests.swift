#if Generator
  import Testing
  import YAMLReader

  /// The span of every node, counted by hand.
  @Suite struct SpanTests {
    static let cases = [
      Case("a: bc\n", "1:1-1:6 {}", "1:1-1:2 a", "1:4-1:6 bc"),
      Case("é: 'ü'   # c\n\n", "1:1-1:7 {}", "1:1-1:2 é", "1:4-1:7 ü"),
      Case("\"日\": 🚀x\n", "1:1-1:8 {}", "1:1-1:4 日", "1:6-1:8 🚀x"),
      // Nothing stands after the colon, or after the key.
      Case("a:\n\nb:  # c\n", "1:1-3:3 {}", "1:1-1:2 a", "1:3-1:3 ", "3:1-3:2 b", "3:3-3:3 "),
      Case(
        "{a: , b : ,c }", "1:1-1:15 {}", "1:2-1:3 a", "1:4-1:4 ", "1:7-1:8 b", "1:10-1:10 ",
        "1:12-1:13 c", "1:13-1:13 "),
      Case("? a\n\n? b\n", "1:1-3:4 {}", "1:3-1:4 a", "1:4-1:4 ", "3:3-3:4 b", "3:4-3:4 "),
      Case("a: &x\nb: c\n", "1:1-2:5 {}", "1:1-1:2 a", "1:6-1:6 ", "2:1-2:2 b", "2:4-2:5 c"),
      Case("-\n- a\n", "1:1-2:4 []", "1:2-1:2 ", "2:3-2:4 a"),
      // A block collection ends after its last value.
      Case(
        "a:\n  b: 1\n\n  # c\n\nd: 2\n", "1:1-6:5 {}", "1:1-1:2 a", "2:3-2:7 {}", "2:3-2:4 b",
        "2:6-2:7 1", "6:1-6:2 d", "6:4-6:5 2"),
      Case(
        "a:\n- b\n- c\n\nd: 2\n", "1:1-5:5 {}", "1:1-1:2 a", "2:1-3:4 []", "2:3-2:4 b", "3:3-3:4 c",
        "5:1-5:2 d", "5:4-5:5 2"),
      Case(
        "- - a\n  - b\n\n- c\n", "1:1-4:4 []", "1:3-2:6 []", "1:5-1:6 a", "2:5-2:6 b", "4:3-4:4 c"),
      // A flow collection ends with its bracket.
      Case(
        "a: [b,\n  c ] # d\n", "1:1-2:6 {}", "1:1-1:2 a", "1:4-2:6 []", "1:5-1:6 b", "2:3-2:4 c"),
      Case("{a: {}}\n", "1:1-1:8 {}", "1:2-1:3 a", "1:5-1:7 {}"),
      Case("[a: b , c]\n", "1:1-1:11 []", "1:2-1:6 {}", "1:2-1:3 a", "1:5-1:6 b", "1:9-1:10 c"),
      // Block scalars end with their last line that holds something.
      Case(
        "a: |\n  x\n  é\n\n \nb: c\n", "1:1-6:5 {}", "1:1-1:2 a", "1:4-3:4 x\né\n", "6:1-6:2 b",
        "6:4-6:5 c"),
      Case("a: >\n  x", "1:1-2:4 {}", "1:1-1:2 a", "1:4-2:4 x"),
      Case("a: |\nb: c\n", "1:1-2:5 {}", "1:1-1:2 a", "1:4-1:5 ", "2:1-2:2 b", "2:4-2:5 c"),
      Case("? |\n  a\n\n: b\n", "1:1-4:4 {}", "1:3-2:4 a\n", "4:3-4:4 b"),
      // Text over several lines.
      Case(
        "a: b\n  c \nd: \"e\n  f\"\n", "1:1-4:5 {}", "1:1-1:2 a", "1:4-2:4 b c", "3:1-3:2 d",
        "3:4-4:5 e f"),
      // An anchor or a tag is no part of the node.
      Case("a: !x  &y é\n", "1:1-1:12 {}", "1:1-1:2 a", "1:11-1:12 é"),
      Case("a: &y\n  - b\n", "1:1-2:6 {}", "1:1-1:2 a", "2:3-2:6 []", "2:5-2:6 b"),
      // Line ends.
      Case(
        "a: 1\r\n\r\nb: |\r\n  x\r\n\r\nc: 2\r\n", "1:1-6:5 {}", "1:1-1:2 a", "1:4-1:5 1",
        "3:1-3:2 b", "3:4-4:4 x\n", "6:1-6:2 c", "6:4-6:5 2"),
      Case("é:\r\n  b: c\r\n", "1:1-2:7 {}", "1:1-1:2 é", "2:3-2:7 {}", "2:3-2:4 b", "2:6-2:7 c"),
      // A byte order mark counts for nothing.
      Case("\u{FEFF}a: b\n", "1:1-1:5 {}", "1:1-1:2 a", "1:4-1:5 b"),
    ]

    @Test(arguments: cases)
    func coverNodes(_ given: Case) throws {
      let root = try #require(YAMLReader.read(YAMLSource(file: "a.yaml", text: given.text)).root)
      #expect(spans(root) == given.expected)
    }

    @Test func tableIsNotEmpty() {
      #expect(Self.cases.count > 20)
    }

    @Test func positionsAreOrdered() {
      let place = SourcePosition(line: 2, column: 3)
      #expect(place < SourcePosition(line: 3, column: 1))
      #expect(place < SourcePosition(line: 2, column: 4))
      #expect(!(place < place))
      #expect(place.description == "2:3")
      #expect(SourceSpan(at: place, length: 2).description == "2:3-2:5")
      #expect(SourceSpan(at: place).description == "2:3-2:3")
    }
  }
#endif
