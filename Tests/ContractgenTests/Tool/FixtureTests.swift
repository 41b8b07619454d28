#if Generator
  import Foundation
  import Testing

  /// `contractgen generate`: a contract's goldens become fixtures where there is a target for them.
  @Suite struct FixtureTests {
    private static let target = "Sources/TinyContractTesting"
    private static let generated = target + "/Generated"
    private static let manifest = "Golden/tiny/v2/manifest.json"

    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Writes two releases of a contract with a golden each and, where asked for, the folder of a target
    /// for fixtures.
    private func place(withTarget: Bool = true) throws {
      try Goldens.write(
        ["v1": ["a.json": #"{"x":1}"#], "v2": ["payload/b.json": #"{"x":1}"#]], to: folder)
      if withTarget { try folder.file(Self.target + "/Mine.swift", "") }
    }

    private func generate(_ arguments: String...) async throws -> Run {
      try await Run.program(Place.contractgen, ["generate"] + arguments, in: folder.url)
    }

    @Test func withoutATargetThereAreNone() async throws {
      try place(withTarget: false)
      let run = try await generate()
      #expect(run.status == 0, "\(run.all)")
      #expect(folder.contents("Sources").allSatisfy { !$0.hasPrefix("TinyContractTesting") })
      #expect(try await generate("--check").errors.split(separator: "\n").count == 1)
    }

    @Test func theyAreWrittenBesideWhatIsThereAndAreFreshThen() async throws {
      try place()
      let run = try await generate()
      #expect(run.status == 0, "\(run.all)")
      #expect(
        folder.contents(Self.target) == [
          "Generated", "Generated/AllFixtures.swift", "Generated/EarlierFixtures.swift",
          "Generated/Fixtures.swift", "Mine.swift",
        ])
      #expect(try folder.text(Self.generated + "/Fixtures.swift").contains("static let payloadB ="))
      #expect(
        try folder.text(Self.generated + "/EarlierFixtures.swift").contains("public enum V1 {"))
      let check = try await generate("--check")
      #expect(check.status == 0)
      #expect(check.errors.hasSuffix("\n\(Self.generated): fresh, 3 files\n"))
      let state = try folder.state()
      #expect(try await generate().errors.contains("\(Self.generated): nothing changed\n"))
      #expect(try folder.state() == state)
    }

    @Test func onlySwiftHasThemAndOnlyWhereTheToolChoosesTheFolder() async throws {
      try place()
      #expect(try await generate("--language", "json-schema").status == 0)
      #expect(try await generate("--schema", "Schema/tiny.yaml", "--output", "Out").status == 0)
      #expect(folder.contents(Self.target) == ["Mine.swift"])
      #expect(try await generate("--schema", "Schema/tiny.yaml").status == 0)
      #expect(folder.contents(Self.generated).count == 3)
    }

    @Test func aGoldenThatIsAddedMakesThemStale() async throws {
      try place()
      _ = try await generate()
      let added = try await Run.program(
        Place.contractgen,
        [
          "golden", "add", "--payload", "Push", "--name", "payload/c", "--made-by-hand",
          "Golden/tiny/v1/a.json",
        ], in: folder.url)
      #expect(added.status == 0, "\(added.all)")
      let state = try folder.state()
      let check = try await generate("--check")
      #expect(check.status == 1)
      #expect(check.output.contains("\(Self.generated)/Fixtures.swift:"))
      #expect(check.output.contains("generate again with `contractgen generate` [stale-code]"))
      #expect(check.output.contains("\n+  public static let payloadC = "))
      #expect(try folder.state() == state)
      #expect(try await generate().status == 0)
      #expect(try await generate("--check").status == 0)
    }

    @Test func aBodyThatChangedMakesThemStaleByItsBytes() async throws {
      try place()
      _ = try await generate()
      try folder.file("Golden/tiny/v2/payload/b.json", "{\"x\":1}\n")
      let check = try await generate("--check")
      #expect(check.status == 1)
      #expect(
        check.output.contains(
          ##"\n+    FixtureGolden("v2", "payload/b.json", .text(#"{"x":1}\#n"#)"##
            .replacing("\\n+", with: "\n+")))
    }

    @Test func aTargetWithoutItsContractIsNamed() async throws {
      try place()
      try folder.file("Sources/OtherContractTesting/Generated/Fixtures.swift", "")
      _ = try await generate()
      let check = try await generate("--check")
      #expect(check.status == 1)
      #expect(
        check.output.hasPrefix(
          "Sources/OtherContractTesting/Generated:1:1: error: is not generated"))
    }

    // MARK: Faulty goldens

    private static let faults: [(String, from: String, to: String, status: Int32, String)] = [
      (
        "a manifest that is no JSON", from: "]}", to: "]", status: 1,
        "\(manifest):2:34: error: expected strict JSON"
      ),
      (
        "an entry that lacks its kind", from: #""kind": "payload", "#, to: "", status: 1,
        "`goldens[0]`: expected `kind`, found none [broken-manifest]"
      ),
      (
        "a payload that the contract has not", from: #""payload": "Push""#,
        to: #""payload": "Puhs""#, status: 1,
        "`payload`: expected a payload of the contract: `Push`, found \"Puhs\" [broken-manifest]"
      ),
      (
        "a body that is not there", from: "payload/b.json", to: "payload/c.json", status: 1,
        "Golden/tiny/v2/payload/c.json:1:1: error: "
      ),
      (
        "a name that is taken", from: "payload/b.json", to: "all.json", status: 1,
        "`Fixture.all` is taken, found \"all.json\" [unusable-name]"
      ),
    ]

    @Test("Faulty goldens are reported, and nothing of the contract is written", arguments: faults)
    func fault(
      _ what: String, from old: String, to new: String, status: Int32, report: String
    ) async throws {
      try place()
      try folder.file("Golden/tiny/v2/all.json", #"{"x":1}"#)
      let text = try folder.text(Self.manifest)
      try #require(text.contains(old))
      try folder.file(Self.manifest, text.replacing(old, with: new))
      let state = try folder.state()
      for arguments in [[], ["--check"]] {
        let run = try await Run.program(
          Place.contractgen, ["generate"] + arguments, in: folder.url)
        #expect(run.status == status, "\(what)")
        #expect(run.all.contains(report), "\(run.all)")
        #expect(try folder.state() == state, "\(what)")
      }
    }

    @Test func aManifestOrABodyThatCannotBeReadIsAnErrorOfItsOwn() async throws {
      for path in [Self.manifest, "Golden/tiny/v2/payload/b.json"] {
        try place()
        let file = folder.url.appending(path: path)
        try FileManager.default.removeItem(at: file)
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
        let state = try folder.state()
        let run = try await generate()
        #expect(run.status == 3)
        #expect(run.errors.hasPrefix("\(path): error: "), "\(run.all)")
        #expect(try folder.state() == state)
        try FileManager.default.removeItem(at: file)
      }
    }

    @Test func theCheckOfTheContractsOwnCodeGoesOn() async throws {
      try place()
      _ = try await generate()
      try folder.file(Self.manifest, "{")
      try folder.file("Sources/TinyContract/Generated/Enums.swift", "")
      let check = try await generate("--check")
      #expect(check.status == 1)
      #expect(check.output.contains("Sources/TinyContract/Generated/Enums.swift:1:1: error: "))
    }

    @Test func aTargetThatIsALinkIsNotFollowed() async throws {
      try place(withTarget: false)
      let other = try TemporaryFolder()
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: "Sources"), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        at: folder.url.appending(path: Self.target), withDestinationURL: other.url)
      let run = try await generate()
      #expect(run.status == 3)
      #expect(run.errors.contains("\(Self.target): error: is a link"))
      #expect(other.contents() == [])
      #expect(folder.contents("Sources") == ["TinyContractTesting"])
    }
  }
#endif
