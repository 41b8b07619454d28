#if Generator
  import ContractModel
  import Testing
  import YAMLReader

  /// Each rule, broken in a file of the corpus that says what is reported, and where.
  @Suite struct CorpusTests {
    /// Exactly what the file says is reported, in file order, with its notes.
    @Test(arguments: CorpusFile.all)
    func isReported(_ file: CorpusFile) throws {
      let marks = try file.marks()
      let diagnostics = try file.diagnostics()
      let found = diagnostics.map { Mark($0.span, $0.rule, $0.message) }
      let notes = diagnostics.flatMap(\.notes)
        .sorted { ($0.span.start, $0.message) < ($1.span.start, $1.message) }
        .map { Mark($0.span, Mark.note, $0.message) }
      expect(found, marks.filter { !$0.isNote })
      expect(notes, marks.filter(\.isNote))
      #expect(marks.contains { $0.rule == file.rule }, "lies in the folder of another rule")
    }

    private func expect(_ found: [Mark], _ expected: [Mark]) {
      let agree = found.count == expected.count && zip(found, expected).allSatisfy { $0.isWhat($1) }
      #expect(
        agree, "found \(found.map(\.description)), expected \(expected.map(\.description))")
    }

    @Test func theCorpusIsThere() {
      #expect(CorpusFile.all.count >= 200)
    }

    @Test func everyFileIsASchemaOrBelongsToOne() {
      let known = Set(CorpusFile.all.flatMap { [$0.path, $0.list] })
      #expect(Set(CorpusFile.paths).subtracting(known) == [])
    }

    /// No file breaks `yaml-too-large`, which is broken in the next test, nor `unreadable-file`, for
    /// then it could be read. `generator-trait` cannot be broken in a build that has the reader.
    @Test(arguments: Mark.rules)
    func isBroken(_ rule: String) {
      let isElsewhere = ["yaml-too-large", "unreadable-file", "generator-trait"].contains(rule)
      #expect(CorpusFile.all.contains { $0.rule == rule } != isElsewhere)
    }

    @Test func aSchemaThatIsTooLarge() {
      let text = SmallSchema("# ").text
      let padding = String(repeating: "x", count: YAMLReader.maximumSize - text.utf8.count)
      let largest = YAMLSource(file: "test.yaml", text: text + padding)
      let larger = YAMLSource(file: "test.yaml", text: text + padding + "x")
      #expect(SchemaReader.read(largest).diagnostics.isEmpty)
      #expect(SchemaReader.read(larger).diagnostics.map(\.rule) == ["yaml-too-large"])
    }
  }
#endif
