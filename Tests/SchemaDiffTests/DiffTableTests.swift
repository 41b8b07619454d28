#if Generator
  import Foundation
  import SchemaDiff
  import Testing

  /// The table of rules: the smallest schemas of each, and what is said of them.
  @Suite struct DiffTableTests {
    @Test(arguments: Row.all)
    func isJudged(_ row: Row) throws {
      let changes = SchemaDiff.changes(from: try row.old(), to: try row.new())
      let effects = changes.filter { $0.rule == row.rule }.flatMap(\.effects)
        .filter { $0.direction == row.example.direction }
      // The smallest pair for a rule may have it twice, as with two states that swap their conditions.
      #expect(
        !effects.isEmpty && effects.allSatisfy { $0.breaks == row.example.breaks },
        "\(changes.map { "\($0.fingerprint): \($0.judgement)" }) in\n\(row.example.text)")
    }

    /// What the rule does not tell, nothing else tells either: a row shows one change.
    @Test(arguments: Row.all)
    func nothingElseBreaks(_ row: Row) throws {
      let changes = SchemaDiff.changes(from: try row.old(), to: try row.new())
      let others = changes.filter { $0.rule != row.rule && $0.verdict != .compatible }
      let allowed = others.filter { Self.companions[row.rule]?.contains($0.rule) != true }
      #expect(allowed.map(\.fingerprint) == [])
    }

    /// What a change of one sort brings along.
    private static let companions: [DiffRule: Set<DiffRule>] = [
      .argumentBecameRepeated: [.initializerThrows],
      .bodyAdded: [.initializerThrows],
      .initializerThrows: [.valuesNarrowed],
      .optionRemoved: [.exactlyOneRemoved],
      .pagingRemoved: [.optionRemoved],
      .parameterAdded: [.initializerThrows],
      .routeParameterWidened: [.swiftNameChanged],
      .stdinAdded: [.initializerThrows],
    ]

    @Test(arguments: DiffRule.allCases)
    func aRuleHasARow(_ rule: DiffRule) {
      #expect(!rule.examples.isEmpty)
    }

    @Test func whatGoesBothWaysHasRowsOfBoth() {
      let both: [DiffRule] = [
        .typeChanged, .typeWidened, .typeNarrowed, .swiftTypeChanged, .becameList, .becameSingle,
        .valuesNarrowed, .valuesWidened, .fieldAdded, .fieldRemoved, .fieldRenamed, .fieldMoved,
        .fieldPlacesChanged, .fieldBecameRequired, .fieldBecameOptional, .fieldBecameNullable,
        .fieldBecameLenient, .fieldSinceChanged, .forbiddenKeyAdded, .forbiddenKeyRemoved,
        .enumValueAdded, .enumValueRemoved, .enumOpened, .enumClosed,
      ]
      for rule in both {
        let directions = Set(rule.examples.map(\.direction))
        #expect(directions.isSuperset(of: [.serverSends, .clientSends]), "\(rule)")
      }
    }

    @Test func everyRuleIsListedOnce() {
      let listed = DiffRule.sections.flatMap(\.rules)
      #expect(listed.count == DiffRule.allCases.count)
      #expect(Set(listed) == Set(DiffRule.allCases))
    }

    @Test(arguments: Row.all)
    func nothingChangesFromASchemaToItself(_ row: Row) throws {
      #expect(SchemaDiff.changes(from: try row.new(), to: try row.new()) == [])
      #expect(SchemaDiff.changes(from: try row.old(), to: try row.old()) == [])
    }

    @Test(arguments: Row.all)
    func fingerprintsAreDifferent(_ row: Row) throws {
      let prints = SchemaDiff.changes(from: try row.old(), to: try row.new()).map(\.fingerprint)
      #expect(Set(prints).count == prints.count)
    }

    @Test func thePageIsFresh() throws {
      let page = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Documentation/DiffRules.md")
      #expect(try String(contentsOf: page, encoding: .utf8) == DiffRulePage.text)
    }
  }
#endif
