#if Generator
  import Testing
  import YAMLReader

  /// Sizes, depths, and what the reader does with them in good time.
  @Suite struct LimitTests {
    @Test func sixtyFourLevelsAreRead() {
      let deepest = YAMLReader.maximumDepth
      let flow = String(repeating: "[", count: deepest) + String(repeating: "]", count: deepest)
      #expect(findings(flow) == [])
      #expect(findings(String(repeating: "- ", count: deepest) + "a") == [])
      #expect(
        findings(
          String(repeating: "{a: ", count: deepest - 1) + "[]"
            + String(repeating: "}", count: deepest - 1)) == [])
    }

    static let tooDeep = [
      Case(
        String(repeating: "[", count: 65) + String(repeating: "]", count: 65), "1:65 yaml-nesting"),
      Case(String(repeating: "[", count: 1_000_000), "1:65 yaml-nesting"),
      Case(String(repeating: "- ", count: 500_000), "1:129 yaml-nesting"),
      Case(String(repeating: "? ", count: 500_000), "1:129 yaml-nesting"),
      Case("é: " + String(repeating: "{a: ", count: 250_000), "1:256 yaml-nesting"),
      Case(
        "a: 1\na: " + String(repeating: "[", count: 1_000_000), "2:1 duplicate-key",
        "2:67 yaml-nesting"),
    ]

    @Test(.timeLimit(.minutes(1)), arguments: tooDeep)
    func deeperNestingIsRefused(_ given: Case) {
      #expect(findings(given.text) == given.expected)
    }

    @Test(.timeLimit(.minutes(1)))
    func aHundredThousandKeys() throws {
      let text = (1...100_000).map { "key\($0): \($0)\n" }.joined()
      let (root, diagnostics) = YAMLReader.read(YAMLSource(file: "a.yaml", text: text))
      #expect(diagnostics == [])
      #expect(root?.entries?.count == 100_000)
      #expect(findings(text + "key1: 0\n") == ["100001:1 duplicate-key"])
    }

    @Test(.timeLimit(.minutes(1)))
    func aHundredThousandEmptyValuesOnOneLine() throws {
      let text = "{" + (1...100_000).map { "é\($0): " }.joined(separator: ",") + "}"
      let (root, diagnostics) = YAMLReader.read(YAMLSource(file: "a.yaml", text: text))
      #expect(diagnostics == [])
      #expect(root?.entries?.count == 100_000)
      let last = try #require(root?.entries?.last)
      #expect(last.value.span.start == last.key.span.end.after(1))
    }

    @Test func moreThanFourMebibytes() {
      let most = [UInt8](repeating: 0x23, count: YAMLReader.maximumSize)
      #expect(findings(most) == ["1:1 yaml-empty"])
      #expect(findings(most + [0x23]) == ["1:1 yaml-too-large"])
    }

    @Test func tableIsNotEmpty() {
      #expect(Self.tooDeep.count > 5)
    }
  }

  extension SourcePosition {
    fileprivate func after(_ columns: Int) -> SourcePosition {
      SourcePosition(line: line, column: column + columns)
    }
  }
#endif
