#if Generator
  import ContractModel
  import Testing
  import YAMLReader

  /// Schemas of at most 64 KiB that once took from seconds to hours to read.
  @Suite(.timeLimit(.minutes(1))) struct FuzzFindingsModelTests {
    private func findings(_ text: String) -> [Diagnostic] {
      let head = "contract: Gitbay\nreleases: [v1]\nserver: v1\noldest: v1\n"
      return SchemaReader.read(YAMLSource(file: "a.yaml", text: head + text)).diagnostics
    }

    private func texts(_ prefix: String, _ numbers: Range<Int>) -> String {
      numbers.map { "\(prefix)\($0)" }.joined(separator: ", ")
    }

    /// Every candidate for a common text was made before the first was looked at.
    @Test func longTextsWithManyRefused() {
      let found = findings(
        """
        scalars:
          A: { base: string, length: 100000.., not: [\(texts("a", 0..<1000))] }
          B: { base: string, length: 100000.., not: [\(texts("b", 0..<1000))] }
        routes:
          parameters: { a: A, b: B }
          kinds:
            x: "{a}/q"
            y: "{b}/q"
        """)
      let shown = String(repeating: "!", count: 60)
      let routes = found.filter { $0.rule == "duplicate-route" }
      #expect(routes.map(\.message) == ["`y` and `x` both match `\(shown)…`"])
      // Texts so short cannot come, which is one finding for each scalar.
      #expect(found.map(\.rule).filter { $0 == "constraint-conflict" }.count == 2)
      #expect(found.count == 3)
    }

    /// What `!` is refused for is passed over, however long the text is.
    @Test func aRefusedCandidateIsPassedOver() {
      let found = findings(
        """
        scalars:
          A: { base: string, characters: "ab", length: 2, not: [aa, ab] }
          B: { base: string, characters: "ab", length: 2, not: [ba] }
        routes:
          parameters: { a: A, b: B }
          kinds: { x: "{a}", y: "{b}" }
        """)
      #expect(found.map(\.message) == ["`y` and `x` both match `bb`"])
    }

    /// The pieces before the one that differs were matched first, for each pair of kinds.
    @Test func manyKindsThatDifferInTheLastPiece() {
      let kinds = (0..<400).map { "    k\($0): \"{a}/{b}/q\($0)\"\n" }.joined()
      let found = findings(
        """
        scalars:
          A: { base: string, length: 1000.. }
          B: { base: string, characters: a-z }
        routes:
          parameters: { a: A, b: B }
          kinds:

        """ + kinds)
      #expect(found == [])
    }

    /// Two enums were compared value by value, for each pair of kinds.
    @Test func manyKindsWithTwoLongEnums() {
      let kinds = (0..<150).map { "    k\($0): \"{a}/q\($0)\"\n    m\($0): \"{b}/q\($0)\"\n" }
      let found = findings(
        """
        types:
          A: { closed: true, enum: [\(texts("a", 0..<600))] }
          B: { closed: true, enum: [\(texts("b", 0..<600))] }
        routes:
          parameters: { a: A, b: B }
          kinds:

        """ + kinds.joined())
      #expect(found == [])
    }

    /// Each pair was reported: a million findings.
    @Test func manyKindsThatMatchTheSame() {
      let kinds = (0..<1_500).map { "    k\($0): \"{a}\"\n" }.joined()
      let found = findings("routes:\n  parameters: { a: string }\n  kinds:\n" + kinds)
      #expect(
        found.map(\.message) == (1..<1_500).map { "`k\($0)` and `k0` both match `!`" })
    }

    /// For each combination each value of each state was compared.
    @Test func aToggleOfManyValuesAndStates() {
      let states = (0..<300).map { "    - { name: s\($0), when: {}, shows: \"off\" }\n" }.joined()
      let found = findings(
        "toggles:\n  T:\n    inputs: { i: [\(texts("a", 0..<3_000))] }\n    states:\n" + states)
      #expect(found.map(\.message) == ["`s1` and `s0` are both for i: a0"])
    }

    /// Each state was compared with each combination, input by input: 12 million comparisons.
    @Test func aToggleOfManyInputsAndStates() {
      let inputs = (0..<12).map { "i\($0): bool" }.joined(separator: ", ")
      let states = (0..<3_000).map { number in
        let when = (0..<12).map { "i\($0): \(number >> $0 & 1 == 1)" }.joined(separator: ", ")
        return "    - { name: s\(number), when: { \(when) }, shows: \"off\" }\n"
      }
      let found = findings(
        "toggles:\n  T:\n    inputs: { \(inputs) }\n    states:\n" + states.joined())
      #expect(found.map(\.rule) == ["toggle-gap"])
      // Those of 4,096 combinations whose number is 3,000 or more.
      #expect(found.first?.message.contains("(and 1095 more)") == true)
    }
  }
#endif
