#if Generator
  import Conformance
  import ContractModel
  import Foundation
  import Testing

  @Suite struct CoverageTests {
    @Test(arguments: ["gitbay", "monaco", "soar"])
    func everythingIsPinned(name: String) throws {
      let contract = try Repository.contract(named: name)
      let coverage = try Coverage(contract, Repository.goldens(of: name, contract))
      #expect(coverage.points.count > 25)
      #expect(coverage.gaps.map(\.subject) == [])
      #expect(coverage.percent == 100)
      #expect(coverage.findings(schema: "x.yaml").map(\.description) == [])
    }

    /// Goldens that alone show something, and what nobody shows without them.
    static let witnesses: [(name: String, files: [String], gaps: [String])] = [
      (
        "gitbay", ["device-remove/unknown-status.json"],
        ["`Removal`, a text that it does not list"]
      ),
      (
        "gitbay", ["payload/without-alert.json"],
        [
          "`PushPayload.title`, absent", "`PushPayload.sound`, absent",
          "`PushPayload.threadID`, absent",
        ]
      ),
      ("gitbay", ["inbox-read/with-stderr.json"], ["an answer with `stderr`"]),
      (
        "gitbay", ["settings/mail-on.json", "settings/mail-off.json"],
        ["`notifications settings mail`, a success"]
      ),
      (
        "gitbay", ["device-add/token-5000-bytes.json", "device-add/token-513-bytes.json"],
        ["the failure `tokenTooLong` of `notifications device add`"]
      ),
      ("gitbay", ["toggle/granted-not-loaded.json"], ["`PushToggle`, the state `loading`"]),
      (
        "gitbay", ["inbox-list/page-first.json", "inbox-list/page-over-get.json"],
        ["a page that another follows"]
      ),
      ("soar", ["upsert-device-token/created.json"], ["`upsertDeviceToken`, HTTP 201"]),
      (
        "soar", ["upsert-device-token/other-platform.json"],
        ["`Platform`, a text that it does not list"]
      ),
      (
        "monaco", ["payload/proposal-created.json", "payload/proposal-empty.json"],
        ["the route `proposal`"]
      ),
      (
        "monaco", ["payload/badge.json", "payload/badge-null.json"],
        ["`PushPayload.badge`, which must never appear"]
      ),
      ("monaco", ["register-device/unauthorized.json"], ["`registerDevice`, HTTP 401"]),
    ]

    @Test(arguments: witnesses)
    func whatNobodyShowsIsNamed(name: String, files: [String], gaps: [String]) throws {
      let contract = try Repository.contract(named: name)
      let goldens = try Repository.goldens(of: name, contract, without: files)
      let coverage = Coverage(contract, goldens)
      #expect(coverage.gaps.map(\.subject) == gaps)
      #expect(coverage.percent < 100)
      let findings = coverage.findings(schema: "x.yaml")
      #expect(findings.map(\.rule) == gaps.map { _ in .notPinned })
      #expect(findings.allSatisfy { $0.file == "x.yaml" && $0.position != nil })
    }

    @Test func aGapStandsAtTheLineOfTheSchema() throws {
      let contract = try Repository.contract()
      let goldens = try Repository.goldens(
        of: "gitbay", contract, without: ["toggle/granted-not-loaded.json"])
      let finding = try #require(
        Coverage(contract, goldens).findings(schema: "Schema/gitbay.yaml").first)
      let lines = try String(
        contentsOf: Repository.root.appendingPathComponent("Schema/gitbay.yaml"), encoding: .utf8
      ).split(separator: "\n", omittingEmptySubsequences: false)
      let line = try #require(finding.position?.line)
      #expect(lines[line - 1].contains("name: loading"))
    }

    @Test func whatTheSchemaCallsUnpinnedIsNotOpen() throws {
      let contract = try Repository.contract()
      let coverage = try Coverage(contract, Repository.goldens(of: "gitbay", contract))
      #expect(coverage.unpinned.map(\.subject) == ["exit code 5, `protocolError`"])
      #expect(
        "\(CoverageTable(coverage))".contains(
          "exit code 5, `protocolError`: Known from the server's documentation only"))
    }

    @Test(arguments: [
      ("notFound: { code: 3, ", "notFound: { unpinned: Never seen., code: 3, "),
      ("issue: An issue.", "issue: { doc: An issue., unpinned: Never seen. }"),
      // An action is nothing that a golden could show by itself.
      (
        "openSettings: Open the app's page in the iOS settings.",
        "openSettings: { doc: Open the settings., unpinned: Never seen. }"
      ),
    ])
    func unpinnedWithoutNeedIsFound(old: String, new: String) throws {
      let contract = try Repository.contract(replacing: old, with: new)
      let coverage = try Coverage(contract, Repository.goldens(of: "gitbay", contract))
      #expect(coverage.findings(schema: "x.yaml").map(\.rule) == [.needlesslyUnpinned])
    }
  }
#endif
