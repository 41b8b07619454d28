#if Generator
  import ContractRuntime
  import Foundation
  import Testing

  /// How the tool reports what it finds, and that it finds what lies where nothing belongs.
  @Suite struct ReportTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// A schema with two mistakes.
    private static let broken = """
      contract: Tiny
      releases: [v1]
      server: v2
      oldest: v1
      types:
        A: { fields: { a: { type: strng } } }
      """

    @Test func textShowsTheLineAndTheMark() async throws {
      try folder.file("tiny.yaml", Self.broken)
      let run = try await generate()
      #expect(run.status == 1)
      #expect(
        run.output == """
          tiny.yaml:3:9: error: there is no release `v2`; did you mean `v1`? [unknown-release]
          server: v2
                  ^~
          tiny.yaml:6:29: error: there is no type `strng`; did you mean `string`? [unknown-type]
            A: { fields: { a: { type: strng } } }
                                      ^~~~~

          """)
    }

    @Test func jsonIsOneArray() async throws {
      try folder.file("tiny.yaml", Self.broken)
      let run = try await generate("--format", "json")
      #expect(run.status == 1)
      guard case .array(let findings) = try JSONValue(json: run.output) else {
        return #expect(Bool(false), "no array")
      }
      #expect(
        findings.map(\.description) == [
          #"{"file":"tiny.yaml","line":3,"column":9,"endLine":3,"endColumn":11,"#
            + #""rule":"unknown-release","message":"there is no release `v2`; did you mean `v1`?"}"#,
          #"{"file":"tiny.yaml","line":6,"column":29,"endLine":6,"endColumn":34,"#
            + #""rule":"unknown-type","message":"there is no type `strng`; did you mean `string`?"}"#,
        ])
    }

    @Test func gitHubIsEscapedByItsRules() async throws {
      try folder.file("100%,a:b.yaml", Self.broken)
      let run = try await Run.contractgen(
        "generate", "--schema", "100%,a:b.yaml", "--output", "Out", "--format", "github",
        in: folder.url)
      #expect(run.status == 1)
      #expect(
        run.output == """
          ::error file=100%25%2Ca%3Ab.yaml,line=3,col=9,endColumn=11,title=unknown-release::\
          there is no release `v2`; did you mean `v1`?
          ::error file=100%25%2Ca%3Ab.yaml,line=6,col=29,endColumn=34,title=unknown-type::\
          there is no type `strng`; did you mean `string`?

          """)
    }

    @Test func aCleanRunIsAnEmptyArray() async throws {
      try folder.file("tiny.yaml", Tiny.schema)
      let run = try await generate("--format", "json")
      #expect(run.status == 0)
      #expect(run.output == "[]\n")
    }

    @Test(arguments: ["text", "github"])
    func nothingIsColouredInAPipe(format: String) async throws {
      try folder.file("tiny.yaml", Self.broken)
      #expect(try await !generate("--format", format).output.contains("\u{1B}"))
    }

    @Test func anUnknownFormatIsRefused() async throws {
      try folder.file("tiny.yaml", Self.broken)
      let run = try await generate("--format", "xml")
      #expect(run.status == 2)
      #expect(run.errors.contains("there is no format `xml`; known are `text`, `json`, `github`"))
    }

    @Test func theRulesAreListed() async throws {
      let run = try await Run.contractgen("rules")
      #expect(run.status == 0)
      for rule in ["unknown-key", "duplicate-route", "toggle-gap", "yaml-anchor"] {
        #expect(run.output.contains("  \(rule) "))
      }
    }

    @Test func goldensAndCodeOfNoSchemaAreFound() async throws {
      try folder.file("Schema/tiny.yaml", Tiny.schema)
      try folder.file("Golden/other/v1/x.json", "{}")
      try folder.file("Golden/stray.json", "{}")
      try folder.file("Sources/OldContract/Generated/a.swift", "")
      let check = try await Run.contractgen("generate", "--check", in: folder.url)
      #expect(check.status == 1)
      #expect(check.output.contains("Sources/OldContract/Generated:1:1: error: is not generated"))
      let conform = try await Run.contractgen("conform", in: folder.url)
      #expect(conform.output.contains("Golden/other:1:1: error: "))
      #expect(conform.output.contains("Golden/stray.json:1:1: error: "))
    }

    @Test func twoSchemasOfOneContractAreRefused() async throws {
      try folder.file("Schema/a.yaml", Tiny.schema)
      try folder.file("Schema/b.yaml", Tiny.schema)
      let run = try await Run.contractgen("generate", in: folder.url)
      #expect(run.status == 2)
      #expect(run.errors.contains("Schema/a.yaml and Schema/b.yaml are both of the contract"))
    }

    @Test func aReportThatCannotBeWrittenIsNoCleanRun() async throws {
      guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
      let shell = URL(fileURLWithPath: "/bin/sh")
      let run = try await Run.program(
        shell, ["-c", "'\(Place.contractgen.path)' rules > /dev/full"], in: folder.url)
      #expect(run.status == 3)
    }

    @Test func aBodyCanComeThroughAPipe() async throws {
      let body = Place.repository.appending(
        path: "Golden/gitbay/v1.32.1/payload/badge-0.json")
      let shell = URL(fileURLWithPath: "/bin/sh")
      let tool = "'\(Place.contractgen.path)' conform --payload PushPayload"
      for source in ["-", "/dev/stdin"] {
        let run = try await Run.program(
          shell,
          ["-c", "cat '\(body.path)' | \(tool) --schema Schema/gitbay.yaml \(source)"],
          in: Place.repository)
        #expect(run.status == 0, "\(run.all)")
        #expect(run.output.hasSuffix("conforms, a value\n"))
      }
    }

    private func generate(_ more: String...) async throws -> Run {
      try await Run.program(
        Place.contractgen, ["generate", "--schema", "tiny.yaml", "--output", "Out"] + more,
        in: folder.url)
    }
  }
#endif
