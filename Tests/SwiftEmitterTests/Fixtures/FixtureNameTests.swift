#if Generator
  import Testing

  @Suite("What a golden and its release are called in Swift")
  struct FixtureNameTests {
    @Test(
      "A golden by its file",
      arguments: [
        ("payload/issue-opened.json", "pushIssueOpened"), ("payload.json", "payload"),
        ("badge/payload/one.json", "badgePayloadOne"), ("push/one.json", "pushOne"),
        ("a.b_c-d.json", "aBCD"), ("a/id.json", "aID"), ("id/a.json", "idA"),
        ("badge-42.json", "badge42"), ("badge-4-2.json", "badge4_2"), ("a/404.json", "a404"),
        ("404.json", "payload404"), ("no-extension", "noExtension"), ("URL/x.json", "urlX"),
        ("default.json", "`default`"), ("in.json", "`in`"), ("type.json", "type"),
      ])
    func golden(file: String, name: String) throws {
      let emitted = try EmittedFixtures(["v1": [file: "{}"]])
      #expect(emitted.findings == [])
      let text = emitted.files["Fixtures.swift"] ?? ""
      #expect(text.contains("public static let \(name) = PayloadFixture<PushPayload>("), "\(text)")
      #expect(emitted.files["AllFixtures.swift"]?.contains("    Fixture.\(name),\n") == true)
    }

    @Test(
      "A release by its label",
      arguments: [
        ("v1.32.0", "V1_32_0"), ("v1.32.0+66304b6", "V1_32_0_66304b6"),
        ("before-push", "BeforePush"), ("2024-01", "V2024_01"), ("template", "Template"),
      ])
    func release(label: String, name: String) throws {
      let emitted = try EmittedFixtures([label: ["a.json": "{}"]], releases: [label, "now"])
      #expect(emitted.findings == [])
      #expect(emitted.files["EarlierFixtures.swift"]?.contains("public enum \(name) {") == true)
      #expect(emitted.files["AllFixtures.swift"]?.contains(" Fixture.\(name).a,\n") == true)
      #expect(emitted.files["Fixtures.swift"]?.contains("static let") == false)
    }

    @Test(
      "What Swift can have no name for is a finding, with the place in the manifest",
      arguments: [
        (
          ["a-b.json", "a/b.json"],
          #"manifest.json:3:1: error: `file`: expected a file that becomes another name than "a-b.json", which is `Fixture.aB` too, found "a/b.json" [unusable-name]"#
        ),
        (
          ["A.json", "a.json"],
          #"manifest.json:3:1: error: `file`: expected a file that becomes another name than "A.json", which is `Fixture.a` too, found "a.json" [unusable-name]"#
        ),
        (
          ["all.json"],
          #"manifest.json:2:1: error: `file`: expected a file that becomes another name, for `Fixture.all` is taken, found "all.json" [unusable-name]"#
        ),
        (
          ["self.json"],
          #"manifest.json:2:1: error: `file`: expected a file that becomes another name, for `Fixture.self` is taken, found "self.json" [unusable-name]"#
        ),
        (
          ["é.json"],
          #"manifest.json:2:1: error: `file`: expected a name of ASCII letters and digits, with `-`, `_`, `.` or `/` between them, found "é.json" [unusable-name]"#
        ),
        (
          ["_.json"],
          #"manifest.json:2:1: error: `file`: expected a name of ASCII letters and digits, with `-`, `_`, `.` or `/` between them, found "_.json" [unusable-name]"#
        ),
      ])
    func unusable(files: [String], finding: String) throws {
      let bodies = Dictionary(uniqueKeysWithValues: files.map { ($0, "{}") })
      let emitted = try EmittedFixtures(["v1": bodies])
      #expect(emitted.findings == [finding])
      #expect(emitted.files.isEmpty)
    }

    @Test(
      "So is a release that would be called like another, or like a type of the contract",
      arguments: [
        (["v1.0", "v1-0"], "`V1_0` is taken", "v1.0"),
        (["push payload"], "`PushPayload` is taken", "push payload"),
        (["type"], "`Type` is taken", "type"),
        (["payload-fixture"], "`PayloadFixture` is taken", "payload-fixture"),
        (["día"], "ASCII letters and digits", "día"),
      ])
    func unusableRelease(labels: [String], expected: String, found: String) throws {
      let goldens = Dictionary(uniqueKeysWithValues: labels.map { ($0, ["a.json": "{}"]) })
      let emitted = try EmittedFixtures(goldens, releases: labels + ["now"])
      #expect(emitted.findings.count == 1)
      #expect(emitted.findings.first?.contains(expected) == true, "\(emitted.findings)")
      #expect(emitted.findings.first?.contains("found \"\(found)\" [unusable-name]") == true)
      #expect(emitted.files.isEmpty)
    }
  }
#endif
