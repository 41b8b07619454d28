#if Generator
  import Testing
  import YAMLReader

  /// Mistakes that libyaml notices elsewhere, or calls something else.
  @Suite struct SyntaxMistakeTests {
    static let blanks = [
      // At the end, before another key, and before a mapping.
      Case("a: 1\né:Bä. # c\n", "2:1-2:3 a blank belongs after the colon; write `é: Bä. # c`"),
      Case("a:\n  b:x\n  c: 1\n", "2:3-2:5 a blank belongs after the colon; write `b: x`"),
      Case(
        "a:\n  - b:x\n    c: 1\n", "2:5-2:7 a blank belongs after the colon; write `b: x`"),
      Case(
        "a:\n  b:x\n\n  # c: d\n  c: 1\n", "2:3-2:5 a blank belongs after the colon; write `b: x`"),
      Case("a:{ b: {} }\n", "1:1-1:3 a blank belongs after the colon; write `a: { b: {} }`"),
      Case("a: { b: 1, ü:{ c: 1 } }\n", "1:12-1:14 a blank belongs after the colon; write `ü: `"),
      Case("a: [b:[c]]\n", "1:5-1:7 a blank belongs after the colon; write `b: `"),
    ]

    static let colons = [
      Case(
        "a:\n  b \n  c: 1\n", "2:3-2:4 a key without its `:`; write `key: value`, on one line"),
      // A text of several lines; no key lacks anything.
      Case(
        "a: b\n  c\n  d: 1\n", "2:3-2:4 a key without its `:`; write `key: value`, on one line"),
      Case(
        "a: http://b\nhttp://c\nd: 1\n",
        "2:1-2:9 a key without its `:`; write `key: value`, on one line"),
    ]

    static let quotes = [
      Case(
        "a: \"é\nb: \"c\"\n",
        "2:5-2:6 a text in quotes that began on another line ends just before this; write the closing "
          + "quote where it is missing", "1:4 the text begins here"),
      Case(
        "a: ['b, c]\nd: ['e']\n",
        "2:6-2:7 a text in quotes that began on another line ends just before this; write the closing "
          + "quote where it is missing", "1:5 the text begins here"),
      // The next text seems to begin at a closing quote, outside and inside of brackets.
      Case(
        "a: \"b\nc: \"\"\n",
        "2:5-2:6 a text in quotes that began on another line ends just before this; write the closing "
          + "quote where it is missing", "1:4 the text begins here"),
      Case(
        "a: { b: \"c }\nd: { e: \"\" }\n",
        "2:10-2:11 a text in quotes that began on another line ends just before this; write the "
          + "closing quote where it is missing", "1:9 the text begins here"),
      Case(
        "a: \"b\"c\"\n",
        "1:7-1:8 the text in quotes ends before this; write `\\\"` for a quote in it",
        "1:4 the text begins here"),
      // A text on several lines that is closed, and one that is not.
      Case(
        "a: \"b\n  c\"\nd: 'e\n", "4:1-4:1 the quoted text is not closed; write the closing quote",
        "3:4 the quoted text begins here"),
    ]

    static let columns = [
      Case(
        "a: 1\n b: 2\n",
        "2:2-2:3 the indentation is off: `b` begins in column 2; begin it in column 1, as `a` does",
        "1:1 `a` begins in column 1"),
      Case(
        "é:\n  ü: {}\n   ö ö: {}\n",
        "3:4-3:7 the indentation is off: `ö ö` begins in column 4; begin it in column 3, as `ü` does",
        "2:3 `ü` begins in column 3"),
      Case(
        "a:\n  b:\n    c: 1\n    d: 1\n   e: 1\n",
        "5:4-5:5 the indentation is off: `e` begins in column 4; begin it in column 5, as `d` does, "
          + "or in column 3, as `b` does", "4:5 `d` begins in column 5",
        "2:3 `b` begins in column 3"),
      Case(
        "a:\n    b:\n      c: 1\n  d: 1\n",
        "4:3-4:4 the indentation is off: `d` begins in column 3; begin it in column 5, as `b` does, "
          + "or in column 1, as `a` does", "2:5 `b` begins in column 5",
        "1:1 `a` begins in column 1"),
      Case(
        "a:\n  - { b: 1 }\n   - { b: 2 }\n",
        "3:4-3:5 the indentation is off: `-` begins in column 4; begin it in column 3",
        "2:3 the list begins in column 3"),
      Case(
        "a:\n  - { b: 1 }\n - { b: 2 }\n",
        "3:2-3:3 the indentation is off: `-` begins in column 2; begin it in column 3",
        "2:3 the list begins in column 3"),
      Case(
        "- a: 1\n  b: 2\n   c: 3\n",
        "3:4-3:5 the indentation is off: `c` begins in column 4; begin it in column 3, as `b` does",
        "2:3 `b` begins in column 3"),
      Case(
        "a: |\n  x\n   y\n z: 1\n",
        "4:2-4:3 the indentation is off: `z` begins in column 2; begin it in column 1, as `a` does",
        "1:1 `a` begins in column 1"),
    ]

    static let brackets = [
      Case(
        "a: { é: Röw[] }\n",
        "1:9-1:14 a list type has its brackets around the type of its elements; write `[Röw]`"),
      Case(
        "a: [Row[], b]\n",
        "1:5-1:10 a list type has its brackets around the type of its elements; write `[Row]`"),
    ]

    @Test(arguments: blanks + colons + quotes + columns + brackets)
    func isFound(_ given: Case) throws {
      let found = YAMLReader.read(YAMLSource(file: "a.yaml", text: given.text)).diagnostics
      let finding = try #require(found.first)
      let sentence = finding.message.split(separator: " (libyaml: ").first ?? ""
      let notes = finding.notes.map { "\($0.span.start) \($0.message)" }
      #expect(["\(finding.span) \(sentence)"] + notes == given.expected)
      #expect(found.count == 1)
      #expect(finding.rule == "yaml-syntax")
    }

    /// What looks like a mistake and is YAML.
    @Test(arguments: [
      "a: b:c\n", "a:\n  b:x\n", "a: http://b\n", "a: \"b\n  c\"\n", "a: 'b''c'\n", "a: b[]\n",
      "a:\n- b\n- c\nd: 1\n", "{ a:b: 1, c:d }\n",
    ])
    func isNone(_ text: String) {
      #expect(findings(text) == [])
    }

    @Test func tablesAreNotEmpty() {
      #expect(Self.blanks.count > 5 && Self.colons.count > 2 && Self.quotes.count > 4)
      #expect(Self.columns.count > 6 && Self.brackets.count > 1)
    }
  }
#endif
