#if Generator
  import Testing
  import YAMLReader

  /// Findings as they are printed, whole.
  @Suite struct RenderingTests {
    private func rendered(_ text: String) -> String {
      let source = YAMLSource(file: "Schema/a.yaml", text: text)
      return YAMLReader.read(source).diagnostics.map { $0.rendered(source: source) }
        .joined(separator: "\n")
    }

    /// A finding about a span of one line.
    private func mark(_ text: String, column: Int, length: Int) -> String {
      let source = YAMLSource(file: "a", text: text)
      let span = SourceSpan(at: SourcePosition(line: 1, column: column), length: length)
      let finding = Diagnostic(file: "a", span: span, message: "m", rule: "r")
      return finding.rendered(source: source)
    }

    @Test func aFindingWithANote() {
      let expected = """
        Schema/a.yaml:3:3: error: the key `label` stands here again; remove it or rename it \
        [duplicate-key]
          label: y
          ^~~~~
        Schema/a.yaml:2:3: note: it stands here first
          label: x
          ^~~~~
        """
      #expect(rendered("a:\n  label: x\n  label: y\n") == expected)
    }

    @Test func aFindingWithoutTheSource() {
      let source = YAMLSource(file: "Schema/a.yaml", text: "a: 1\na: 2\n")
      let expected = """
        Schema/a.yaml:2:1: error: the key `a` stands here again; remove it or rename it \
        [duplicate-key]
        Schema/a.yaml:1:1: note: it stands here first
        """
      #expect(YAMLReader.read(source).diagnostics.map(\.description) == [expected])
    }

    @Test func severalFindings() {
      let expected = """
        Schema/a.yaml:1:4: error: found an anchor; remove it, nothing can refer to it [yaml-anchor]
        é: &x 1
           ^~
        Schema/a.yaml:2:4: error: found an alias; write out what it stands for [yaml-alias]
        b: *x
           ^~
        """
      #expect(rendered("é: &x 1\r\nb: *x\r\n") == expected)
    }

    @Test func anEmptySpan() {
      #expect(mark("ab", column: 2, length: 0) == "a:1:2: error: m [r]\nab\n ^")
      #expect(mark("ab", column: 3, length: 0) == "a:1:3: error: m [r]\nab\n  ^")
      #expect(mark("", column: 1, length: 0) == "a:1:1: error: m [r]\n\n^")
    }

    @Test func aSpanOfSeveralLinesIsMarkedOnTheFirst() {
      let source = YAMLSource(file: "a", text: "a: [b,\n c]\n")
      let span = SourceSpan(
        start: SourcePosition(line: 1, column: 4), end: SourcePosition(line: 2, column: 4))
      let finding = Diagnostic(file: "a", span: span, message: "m", rule: "r")
      #expect(finding.rendered(source: source) == "a:1:4: error: m [r]\na: [b,\n   ^~~")
    }

    @Test func tabsAreShownAsSpaces() {
      #expect(mark("\ta\tb", column: 4, length: 1) == "a:1:4: error: m [r]\n    a   b\n        ^")
      #expect(mark("a\tb", column: 2, length: 2) == "a:1:2: error: m [r]\na   b\n ^~~~")
    }

    @Test func wideCharactersTakeTwoCells() {
      #expect(mark("日本: x", column: 5, length: 1) == "a:1:5: error: m [r]\n日本: x\n      ^")
      #expect(mark("日本: x", column: 2, length: 1) == "a:1:2: error: m [r]\n日本: x\n  ^~")
      #expect(mark("🚀x", column: 2, length: 1) == "a:1:2: error: m [r]\n🚀x\n  ^")
    }

    @Test func combiningMarksTakeNone() {
      #expect(mark("e\u{301}x", column: 3, length: 1) == "a:1:3: error: m [r]\ne\u{301}x\n ^")
      #expect(mark("e\u{301}xy", column: 1, length: 3) == "a:1:1: error: m [r]\ne\u{301}xy\n^~")
    }

    @Test func invisibleCharactersAreShown() {
      #expect(mark("a\u{1B}b", column: 3, length: 1) == "a:1:3: error: m [r]\na\u{FFFD}b\n  ^")
      #expect(mark("a\u{202E}b", column: 2, length: 1) == "a:1:2: error: m [r]\na\u{FFFD}b\n ^")
    }

    @Test func longLinesAreCut() {
      func dots(_ count: Int) -> String { String(repeating: ".", count: count) }
      func gap(_ count: Int) -> String { String(repeating: " ", count: count) }
      let line = dots(200)
      #expect(
        mark("AB" + line, column: 1, length: 2) == "a:1:1: error: m [r]\nAB\(dots(98))…\n^~")
      #expect(
        mark(line + "AB" + line, column: 201, length: 2)
          == "a:1:201: error: m [r]\n…\(dots(40))AB\(dots(58))…\n\(gap(41))^~")
      #expect(
        mark(line + "AB", column: 201, length: 2)
          == "a:1:201: error: m [r]\n…\(dots(98))AB\n\(gap(99))^~")
      #expect(
        mark(line, column: 2, length: 190)
          == "a:1:2: error: m [r]\n\(dots(100))…\n ^\(String(repeating: "~", count: 98))")
    }

    @Test func aLineThatIsNotThereIsLeftOut() {
      let source = YAMLSource(file: "a", text: "a")
      let span = SourceSpan(at: SourcePosition(line: 9, column: 1))
      let finding = Diagnostic(file: "a", span: span, message: "m", rule: "r")
      #expect(finding.rendered(source: source) == "a:9:1: error: m [r]")
    }

    @Test func quotedTextIsShortAndVisible() {
      #expect(Diagnostic.quote("a b") == "`a b`")
      #expect(Diagnostic.quote("a\nb\u{1B}\u{202E}") == "`a\\u000Ab\\u001B\\u202E`")
      #expect(Diagnostic.quote("abcdef", limit: 3) == "`abc…`")
      #expect(Diagnostic.quote("abc", limit: 3) == "`abc`")
      #expect(Diagnostic.quote("\u{E0001}") == "`\\U000E0001`")
    }
  }
#endif
