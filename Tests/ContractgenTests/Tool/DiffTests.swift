#if Generator
  import ContractRuntime
  import Foundation
  import Testing

  /// `contractgen diff`: how it reports what changed, and when it fails.
  @Suite struct DiffTests {
    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      try folder.file("old.yaml", Self.old)
      try folder.file("new.yaml", Self.new)
    }

    static let old = """
      contract: Tiny
      doc: The old | text.
      releases: [v1]
      server: v1
      oldest: v1
      payloads:
        Push:
          fields:
            text: { type: string }
            badge: { type: int }

      """

    /// A field is gone, one is there, and a text is another.
    static let new =
      old.replacing(
        "      badge: { type: int }", with: "      link: { type: string, optional: true }"
      )
      .replacing("old | text", with: "new text")

    // MARK: Formats

    @Test func textNamesBothPlacesAndTheStep() async throws {
      let run = try await diff()
      #expect(run.status == 1)
      #expect(run.errors.isEmpty)
      #expect(
        run.output.replacing(/base [0-9a-f]{16}/, with: "base B") == """
          new.yaml:7:3: error: `Push.badge` was removed, and deployed clients ask for it; breaks deployed clients (what the server sends), and source [field-removed]
          old.yaml:10:7: note: this is its place in the old schema
            finding: field-removed Push.badge
          new.yaml:1:11: note: `contract` says something else to people (`doc`); compatible (in the app) [text-changed]
          old.yaml:1:11: note: this is its place in the old schema
          new.yaml:10:7: note: `Push.link` was added, optional to the new client; compatible (what the server sends) [field-added]
          old.yaml:7:3: note: this is its place in the old schema
          new.yaml against old.yaml (base B): 1 breaks deployed clients, 2 compatible

          version step: major

          """)
    }

    @Test func jsonIsOneObject() async throws {
      let run = try await diff("--format", "json")
      #expect(run.status == 1)
      let json = try JSONValue(json: run.output)
      #expect(json["versionStep"]?.text == "major")
      let contract = try #require(json["contracts"]?.elements.first)
      #expect(contract["contract"]?.text == "Tiny")
      #expect(contract["old"]?.text == "old.yaml")
      #expect(contract["base"]?.text?.count == 16)
      let changes = contract["changes"]?.elements ?? []
      #expect(
        changes.map { $0["verdict"]?.text } == ["breaks-clients", "compatible", "compatible"])
      let first = try #require(changes.first)
      #expect(first["rule"]?.text == "field-removed")
      #expect(first["finding"]?.text == "field-removed Push.badge")
      #expect(first["old"]?.description == #"{"line":10,"column":7}"#)
      #expect(
        first["effects"]?.description
          == #"[{"direction":"server-sends","breaks":["clients","source"]}]"#)
    }

    @Test func gitHubGetsCommandsForWhatBreaks() async throws {
      let run = try await diff("--format", "github")
      let lines = run.output.split(separator: "\n").map(String.init)
      #expect(run.status == 1)
      #expect(lines.count == 3)
      #expect(
        lines[0].hasPrefix("::error file=new.yaml,line=7,col=3,title=field-removed::`Push.badge`"))
      #expect(lines[0].hasSuffix("%0Afinding: field-removed Push.badge"))
      #expect(lines.last == "version step: major")
    }

    @Test func jUnitHasATestForEachChange() async throws {
      let run = try await diff("--format", "junit")
      #expect(run.status == 1)
      #expect(run.output.contains(#"<testsuite name="Tiny" tests="3" failures="1" errors="0">"#))
      #expect(run.output.contains(#"<property name="versionStep" value="major"/>"#))
      #expect(
        run.output.contains(#"<testcase classname="Tiny.field-removed" name="Push.badge">"#))
      #expect(run.output.contains(#"type="breaks-clients">"#))
    }

    @Test func markdownHasATable() async throws {
      let run = try await diff("--format", "markdown")
      #expect(run.status == 1)
      #expect(
        run.output.replacing(/base `[0-9a-f]{16}`/, with: "base B") == """
          ## Tiny: 1 breaks deployed clients, 2 compatible

          `new.yaml` against `old.yaml`, base B

          | Breaks | What | Where | Finding |
          | --- | --- | --- | --- |
          | deployed clients (what the server sends), and source | `Push.badge` was removed, and deployed clients ask for it | old 10:7, new 7:3 | `field-removed Push.badge` |

          <details>
          <summary>2 compatible</summary>

          | What | Where |
          | --- | --- |
          | `contract` says something else to people (`doc`) | old 1:11, new 1:11 |
          | `Push.link` was added, optional to the new client | old 7:3, new 10:7 |

          </details>

          **Version step: major**

          """)
    }

    // MARK: When it fails

    @Test func whatIsCompatibleIsNoFinding() async throws {
      try folder.file("same.yaml", Self.old)
      let same = try await Run.contractgen("diff", "same.yaml", "same.yaml", in: folder.url)
      #expect(same.status == 0)
      #expect(same.output.hasSuffix("no change\n\nversion step: none\n"))
      try folder.file("text.yaml", Self.old.replacing("old | text", with: "new text"))
      let text = try await Run.contractgen("diff", "same.yaml", "text.yaml", in: folder.url)
      #expect(text.status == 0)
      #expect(text.output.hasSuffix("version step: patch\n"))
      try folder.file(
        "more.yaml", Self.old + "      more: { type: int, optional: true }\n")
      let more = try await Run.contractgen("diff", "same.yaml", "more.yaml", in: folder.url)
      #expect(more.status == 0)
      #expect(more.output.hasSuffix("version step: minor\n"))
    }

    @Test(arguments: ["old.yaml", "new.yaml"])
    func aBrokenSchemaIsReported(_ file: String) async throws {
      try folder.file(file, Self.old.replacing("type: int", with: "type: itn"))
      for format in ["text", "github", "json", "junit", "markdown"] {
        let run = try await diff("--format", format)
        #expect(run.status == 1, "\(format)")
        #expect(run.output.contains("unknown-type"), "\(format): \(run.output)")
        // What was not compared has not changed in no way.
        #expect(!run.output.contains("no change"), "\(format)")
        #expect(!run.output.contains("none"), "\(format)")
      }
    }

    @Test func aFileThatIsNotThereCannotBeRead() async throws {
      let run = try await Run.contractgen("diff", "none.yaml", "new.yaml", in: folder.url)
      #expect(run.status == 3)
      #expect(run.output.isEmpty)
      #expect(run.errors.contains("none.yaml: error: "))
    }

    // MARK: Accepting

    @Test func anAcceptedBreakIsListedAsSuch() async throws {
      try await accept(finding: "field-removed Push.badge")
      let text = try await diff()
      #expect(text.status == 0)
      #expect(text.output.contains("note: accepted: `Push.badge` was removed"))
      #expect(text.output.contains("  reason: No app shows it.\n  affects: Nobody.\n"))
      #expect(text.output.contains("1 breaks deployed clients, 2 compatible; 1 accepted"))
      // It breaks all the same.
      #expect(text.output.hasSuffix("version step: major\n"))
      let json = try JSONValue(json: try await diff("--format", "json").output)
      let change = json["contracts"]?.elements.first?["changes"]?.elements.first
      #expect(change?["accepted"]?["reason"]?.text == "No app shows it.")
      #expect(try await diff("--format", "github").output.hasPrefix("::notice file=new.yaml"))
      #expect(try await diff("--format", "junit").output.contains(#"tests="3" failures="0""#))
      #expect(
        try await diff("--format", "markdown").output.contains("### Accepted\n\n| Breaks | What |"))
    }

    @Test func anEntryForThisBaseThatDoesNotOccurIsAnError() async throws {
      try await accept(finding: "field-removed Push.text")
      let run = try await diff()
      #expect(run.status == 1)
      #expect(
        run.output.hasPrefix(
          "new.accepted.yaml:2:14: error: `field-removed Push.text` does not occur against this base;"
        ))
      #expect(run.output.contains("[accepted-not-found]"))
    }

    @Test func whatBreaksNothingCannotBeAccepted() async throws {
      try await accept(finding: "field-added Push.link (optional)")
      #expect(try await diff().output.contains("breaks nothing, so there is nothing to accept"))
    }

    @Test func entriesForOtherBasesAreLeftAlone() async throws {
      try await accept(finding: "field-removed Push.text", base: "0123456789abcdef")
      let run = try await diff()
      #expect(run.status == 1)
      #expect(!run.output.contains("accepted"))
      // Nor do they accept what is found here.
      try await accept(finding: "field-removed Push.badge", base: "0123456789abcdef")
      #expect(try await diff().status == 1)
    }

    @Test func aFileThatIsNamedCounts() async throws {
      try await accept(finding: "field-removed Push.badge", file: "else.yaml")
      #expect(try await diff().status == 1)
      #expect(try await diff("--accepted", "else.yaml").status == 0)
    }

    /// Line ends, which version control may change, do not change the base.
    @Test func theBaseIsOfTheTextAlone() async throws {
      let base = try await base()
      try folder.file("old.yaml", Self.old.replacing("\n", with: "\r\n"))
      #expect(try await self.base() == base)
      try folder.file("old.yaml", Self.old + "# More.\n")
      #expect(try await self.base() != base)
    }

    // MARK: Helpers

    private func diff(_ arguments: String...) async throws -> Run {
      try await Run.program(
        Place.contractgen, ["diff", "old.yaml", "new.yaml"] + arguments, in: folder.url)
    }

    private func base() async throws -> String {
      let json = try JSONValue(json: try await diff("--format", "json").output)
      return try #require(json["contracts"]?.elements.first?["base"]?.text)
    }

    private func accept(
      finding: String, base: String? = nil, file: String = "new.accepted.yaml"
    ) async throws {
      let base = if let base { base } else { try await self.base() }
      try folder.file(
        file,
        """
        accepted:
          - finding: \(finding)
            base: \(base)
            reason: No app shows it.
            affects: Nobody.

        """)
    }
  }
#endif
