#if Generator
  import ContractModel
  import Testing
  import YAMLReader

  @Suite struct RuleTests {
    @Test func ruleIdsAreKebabCase() {
      for rule in SchemaRule.allCases {
        #expect(rule.rawValue.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil, "\(rule.rawValue)")
      }
    }

    /// A finding reads as one line with its place, what is wrong, how to mend it, and the rule.
    @Test func aFindingIsOneLine() {
      let source = YAMLSource(file: "test.yaml", text: "contract: Test\ncolour: red\n")
      #expect(
        SchemaReader.read(source).diagnostics.last?.description
          == "test.yaml:2:1: error: a contract has no key `colour`; its keys are `commands`, "
          + "`contract`, `doc`, `endpoints`, `envelope`, `oldest`, `payloads`, `releases`, `routes`, "
          + "`scalars`, `server`, `toggles`, `types` [unknown-key]")
    }
  }
#endif
