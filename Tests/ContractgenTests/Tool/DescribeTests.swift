#if Generator
  import Foundation
  import Testing

  /// `contractgen describe`: the same folders and checks as for generated code.
  @Suite struct DescribeTests {
    private static let schema = """
      contract: Tiny
      releases: [v1]
      server: v1
      oldest: v1
      payloads:
        Push: { doc: A push., fields: { x: { type: int, doc: Across. } } }
      """

    private static let manifest = """
      {
        "contract": "Tiny",
        "release": "v1",
        "goldens": [
          {
            "file": "push.json",
            "pins": "a push",
            "madeByHand": true,
            "kind": "payload",
            "payload": "Push",
            "outcome": { "value": { "x": 7 } }
          }
        ]
      }

      """

    private static let page = "Documentation/Reference/small.html"

    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func describe(_ arguments: String...) async throws -> Run {
      try await Run.program(Place.contractgen, ["describe"] + arguments, in: folder.url)
    }

    /// A workspace with a schema and its golden.
    private func workspace() throws {
      try folder.file("Schema/small.yaml", Self.schema)
      try folder.file("Golden/small/v1/manifest.json", Self.manifest)
      try folder.file("Golden/small/v1/push.json", #"{"x":7}"#)
    }

    @Test func theCommittedPagesAreFresh() async throws {
      let run = try await Run.contractgen("describe", "--check")
      #expect(run.status == 0, "\(run.output)")
      #expect(run.errors == "Documentation/Reference: fresh, 6 files\n")
    }

    @Test func pagesAreNamedAfterTheSchemaFile() async throws {
      try workspace()
      let run = try await describe()
      #expect(run.status == 0)
      #expect(run.output.isEmpty)
      #expect(
        run.errors == "\(Self.page): written\nDocumentation/Reference/small.md: written\n")
      #expect(folder.contents("Documentation/Reference") == ["small.html", "small.md"])
      let html = try folder.text(Self.page)
      #expect(html.contains(#"href="../../Golden/small/v1/push.json""#))
      #expect(html.contains(#"href="../../Schema/small.yaml""#))
      #expect(!html.contains(folder.url.path))
      let again = try await describe()
      #expect(again.errors == "Documentation/Reference: nothing changed\n")
      #expect(try await describe("--check").errors == "Documentation/Reference: fresh, 2 files\n")
    }

    @Test func whatIsStaleIsShownAsADiff() async throws {
      try workspace()
      #expect(try await describe().status == 0)
      try folder.file("Schema/small.yaml", Self.schema.replacing("Across", with: "Along"))
      let before = try folder.state()
      let run = try await describe("--check")
      #expect(run.status == 1)
      #expect(run.output.contains("\n-"))
      #expect(run.output.contains("Along."))
      #expect(run.output.contains("generate again with `contractgen describe` [stale-code]"))
      #expect(try folder.state() == before)
    }

    /// A page shows its goldens, so that a new one makes it stale.
    @Test func aGoldenThatChangedMakesThePageStale() async throws {
      try workspace()
      #expect(try await describe().status == 0)
      try folder.file("Golden/small/v1/push.json", #"{"x":8}"#)
      let run = try await describe("--check")
      #expect(run.status == 1)
      #expect(run.output.contains(#"+  "x": 8"#))
    }

    @Test func oneLanguageIsWrittenWhereOneIsNamed() async throws {
      try workspace()
      #expect(try await describe("--language", "markdown").status == 0)
      #expect(folder.contents("Documentation/Reference") == ["small.md"])
      #expect(try await describe("--language", "markdown", "--check").status == 0)
      #expect(try await describe("--check").status == 1)
    }

    @Test func aPageOfNoSchemaIsAFinding() async throws {
      try workspace()
      #expect(try await describe().status == 0)
      try folder.file("Documentation/Reference/gone.html", "")
      let run = try await describe("--check")
      #expect(run.status == 1)
      #expect(
        run.output.hasPrefix("Documentation/Reference/gone.html:1:1: error: is not generated"))
      let written = try await describe()
      #expect(written.errors.contains("gone.html: note: is not generated and does not belong here"))
      #expect(folder.contents("Documentation/Reference").contains("gone.html"))
      // One schema says nothing about the pages of others.
      #expect(try await describe("--check", "--schema", "Schema/small.yaml").status == 0)
    }

    @Test(arguments: [
      (["--language", "pdf"], "there is no language `pdf`; known are `html`, `markdown`"),
      (["--format", "html"], "there is no format `html`; known are"),
      (["--format", "junit"], "`describe` has no format `junit`"),
      (["--goldens", "Golden/small"], "`--goldens` needs `--schema`"),
      (["--schema", "-"], "`--schema -` needs `--output`"),
      (["Schema/small.yaml"], "`describe` takes no argument `Schema/small.yaml`"),
      (["--update"], "`describe` has no option `--update`"),
    ])
    func wrongArgumentsAreRefused(_ arguments: [String], _ message: String) async throws {
      try workspace()
      let run = try await Run.program(
        Place.contractgen, ["describe"] + arguments, in: folder.url)
      #expect(run.status == 2)
      #expect(run.errors.contains(message))
      #expect(run.errors.contains("USAGE: contractgen describe"))
      #expect(!folder.contents().contains("Documentation"))
    }

    @Test func anErrorInTheSchemaIsAFinding() async throws {
      try workspace()
      try folder.file("Schema/small.yaml", Self.schema.replacing("type: int", with: "type: inf"))
      let run = try await describe()
      #expect(run.status == 1)
      #expect(run.output.hasPrefix("Schema/small.yaml:6:"))
      #expect(!folder.contents().contains("Documentation"))
      #expect(try await describe("--format", "json").output.contains(#""rule": "unknown-type""#))
    }

    /// What one schema has wrong does not keep the others from their pages.
    @Test func otherSchemasAreDescribed() async throws {
      try workspace()
      try folder.file("Schema/broken.yaml", "contract: [")
      let run = try await describe()
      #expect(run.status == 1)
      #expect(folder.contents("Documentation/Reference") == ["small.html", "small.md"])
    }

    @Test func aFolderThatCannotBeWrittenIsReported() async throws {
      try workspace()
      try folder.file("Documentation", "a file is in the way")
      let run = try await describe()
      #expect(run.status == 3)
      #expect(run.errors.contains("Documentation/Reference: error: cannot be created"))
      #expect(try folder.text("Documentation") == "a file is in the way")
    }

    @Test func aLinkedFolderIsRefused() async throws {
      try workspace()
      try folder.file("outside/file", "mine")
      try FileManager.default.createSymbolicLink(
        at: folder.url.appending(path: "Documentation"),
        withDestinationURL: folder.url.appending(path: "outside"))
      let run = try await describe()
      #expect(run.status == 3)
      #expect(run.errors.contains("Documentation: error: is a link"))
      #expect(folder.contents("outside") == ["file"])
    }

    @Test func aManifestThatCannotBeReadIsReported() async throws {
      try workspace()
      try folder.file("Golden/small/v1/manifest.json", "{")
      let run = try await describe()
      #expect(run.status == 1)
      #expect(run.output.contains("Golden/small/v1/manifest.json:1:"))
      #expect(!folder.contents().contains("Documentation"))
    }

    @Test func aBodyThatIsGoneIsReported() async throws {
      try workspace()
      try FileManager.default.removeItem(
        at: folder.url.appending(path: "Golden/small/v1/push.json"))
      let run = try await describe()
      #expect(run.status == 3)
      #expect(run.errors.contains("Golden/small/v1/push.json: error: "))
      #expect(!folder.contents().contains("Documentation"))
    }

    @Test func goldensThatAreNamedMustBeThere() async throws {
      try workspace()
      let run = try await describe("--schema", "Schema/small.yaml", "--goldens", "Nowhere")
      #expect(run.status == 3)
      #expect(run.errors.contains("Nowhere: error: cannot be listed"))
      #expect(!folder.contents().contains("Documentation"))
    }

    /// A contract whose goldens are still to come has a page, and is told what the page lacks.
    @Test func aContractWithoutGoldensHasAPage() async throws {
      try folder.file("Schema/small.yaml", Self.schema)
      let run = try await describe()
      #expect(run.status == 0)
      #expect(run.errors.contains("Schema/small.yaml: note: has no goldens"))
      #expect(try !folder.text(Self.page).contains("Pinned by"))
    }

    @Test func anotherFolderHasItsOwnLinks() async throws {
      try workspace()
      let run = try await describe(
        "--schema", "Schema/small.yaml", "--output", "out/a/b", "--language", "html")
      #expect(run.status == 0)
      #expect(folder.contents("out/a/b") == ["small.html"])
      #expect(
        try folder.text("out/a/b/small.html").contains(
          #"href="../../../Golden/small/v1/push.json""#))
    }

    @Test func standardInputIsDescribed() async throws {
      try folder.file("tiny.yaml", Self.schema)
      let run = try await Run.program(
        URL(fileURLWithPath: "/bin/sh"),
        ["-c", "\"$0\" describe --schema - --output out < tiny.yaml", Place.contractgen.path],
        in: folder.url)
      #expect(run.status == 0, "\(run.all)")
      #expect(folder.contents("out") == ["Tiny.html", "Tiny.md"])
    }

    @Test func theVerbHasItsHelp() async throws {
      let run = try await Run.contractgen("help", "describe")
      #expect(run.status == 0)
      #expect(run.output.contains("USAGE: contractgen describe [--language NAME] [--check]"))
      #expect(try await Run.contractgen("describe", "--help").output == run.output)
    }
  }
#endif
