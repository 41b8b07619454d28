#if Generator
  import Testing
  import YAMLReader

  /// Findings on one long line, which once was counted from its start for each of them.
  @Suite struct FuzzFindingsRenderingTests {
    @Test(.timeLimit(.minutes(1))) func manyFindingsOnOneLine() {
      let text = "[" + Array(repeating: "&a é", count: 50_000).joined(separator: ",") + "]"
      let source = YAMLSource(file: "a", text: text)
      let found = YAMLReader.read(source).diagnostics
      #expect(found.count == 50_000)
      let rendered = found.map { $0.rendered(source: source) }
      #expect(
        rendered.last == """
          a:1:249997: error: found an anchor; remove it, nothing can refer to it [yaml-anchor]
          …\(String(repeating: "&a é,", count: 19))&a é]
          \(String(repeating: " ", count: 96))^~
          """)
    }

    /// The part that is shown begins 40 characters before the place and is 100 long, wherever the
    /// place is and however many bytes a character has.
    @Test(arguments: ["a", "é", "日", "😀", "é😀"])
    func thePartOfALongLineThatIsShown(unit: String) {
      let line = Array((0..<3_000).map { "\($0 % 10)" + unit }.joined().unicodeScalars)
      let source = YAMLSource(
        file: "a", text: "é\n" + String(String.UnicodeScalarView(line)) + "\nb")
      for column in stride(from: 0, to: line.count, by: 7) {
        let span = SourceSpan(at: SourcePosition(line: 2, column: column + 1), length: 1)
        let lower = max(0, min(column - 40, line.count - 100))
        let shown = String(String.UnicodeScalarView(line[lower..<lower + 100]))
        let expected =
          (lower > 0 ? "…" : "") + shown + (lower + 100 < line.count ? "…" : "")
        let rendered = Diagnostic(file: "a", span: span, message: "m", rule: "r")
          .rendered(source: source).split(separator: "\n")
        #expect(rendered[1] == expected, "column \(column)")
      }
    }
  }
#endif
