#if Generator
  import ContractModel
  import Foundation
  import Testing
  import YAMLReader

  @Suite struct RuleCatalogueTests {
    @Test func everyRuleIsListedOnce() {
      let ids = RuleCatalogue.sections.flatMap(\.entries).map(\.id)
      let rules = SchemaRule.allCases.map(\.rawValue) + YAMLRule.allCases.map(\.rawValue)
      #expect(ids.sorted() == rules.sorted())
      #expect(Set(ids).count == ids.count)
    }

    @Test func thePageIsFresh() throws {
      let page = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Documentation/SchemaRules.md")
      #expect(try String(contentsOf: page, encoding: .utf8) == RuleCatalogue.markdown)
    }
  }
#endif
