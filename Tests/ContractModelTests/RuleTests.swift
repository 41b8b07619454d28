#if Generator
  import ContractModel
  import Testing

  /// Each rule, broken in a small schema that says what is reported, and where.
  @Suite struct RuleTests {
    static let cases =
      MarkedSchema.contractCases + MarkedSchema.typesCases + MarkedSchema.commandsCases
      + MarkedSchema.endpointsCases + MarkedSchema.placesCases + MarkedSchema.togglesCases
      + MarkedSchema.routesCases + MarkedSchema.orderCases + MarkedSchema.reservedCases

    @Test(arguments: cases)
    func isReported(_ schema: MarkedSchema) {
      schema.check()
    }

    @Test(arguments: SchemaRule.allCases)
    func isBroken(_ rule: SchemaRule) {
      let cases = Self.cases.filter { $0.marks.contains { $0.rule == rule.rawValue } }
      #expect(!cases.isEmpty, "no case breaks `\(rule.rawValue)`")
    }

    @Test func everyCaseMarksSomething() {
      #expect(Self.cases.count > 140)
      for schema in Self.cases { #expect(!schema.marks.isEmpty, "\(schema.title)") }
    }

    @Test func titlesAreDistinct() {
      #expect(Set(Self.cases.map(\.title)).count == Self.cases.count)
    }

    @Test func ruleIdsAreKebabCase() {
      for rule in SchemaRule.allCases {
        #expect(rule.rawValue.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil, "\(rule.rawValue)")
      }
    }

    /// A finding reads as one line with its place, what is wrong, how to mend it, and the rule.
    @Test func aFindingIsOneLine() {
      let schema = MarkedSchema("", complete: true, "contract: Test\ncolour: red\n")
      #expect(
        schema.diagnostics.last?.description
          == "test.yaml:2:1: error: a contract has no key `colour`; its keys are `commands`, "
          + "`contract`, `doc`, `endpoints`, `envelope`, `oldest`, `payloads`, `releases`, `routes`, "
          + "`scalars`, `server`, `toggles`, `types` [unknown-key]")
    }
  }
#endif
