#if Generator
  import Foundation
  import Testing

  /// `contractgen generate --language json-schema`: the same folders and checks as for Swift.
  @Suite struct JSONSchemaTests {
    private static let schema = """
      contract: Tiny
      releases: [v1]
      server: v1
      oldest: v1
      payloads:
        Push: { doc: A push., fields: { x: { type: int, doc: Across. } } }
        Other: { fields: { y: { type: int } } }
      """

    private static let files = ["payload.Other.json", "payload.Push.json"]

    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func generate(_ arguments: String...) async throws -> Run {
      try await Run.program(
        Place.contractgen, ["generate", "--language", "json-schema"] + arguments, in: folder.url)
    }

    @Test func theCommittedSchemasAreFresh() async throws {
      let run = try await Run.contractgen("generate", "--language", "json-schema", "--check")
      #expect(run.status == 0, "\(run.output)")
      #expect(run.errors.contains("Schema/json-schema/gitbay: fresh, "))
    }

    @Test func theFolderIsNamedAfterTheSchemaFile() async throws {
      try folder.file("Schema/small.yaml", Self.schema)
      #expect(try await generate().status == 0)
      #expect(folder.contents("Schema/json-schema/small") == Self.files)
      #expect(!folder.contents().contains("Sources"))
      let text = try folder.text("Schema/json-schema/small/payload.Push.json")
      #expect(text.contains(#""$id": "payload.Push.json""#))
      #expect(text.contains("from small.yaml, by what v1 sends; do not edit."))
      let again = try await generate("--check")
      #expect(again.status == 0)
      #expect(again.errors == "Schema/json-schema/small: fresh, 2 files\n")
    }

    @Test func withoutALanguageItIsSwift() async throws {
      try folder.file("Schema/small.yaml", Self.schema)
      #expect(try await Run.contractgen("generate", in: folder.url).status == 0)
      #expect(folder.contents("Schema") == ["small.yaml"])
      try folder.file("Schema/json-schema/mine/x.json", "")
      #expect(try await Run.contractgen("generate", "--check", in: folder.url).status == 0)
      let swift = try await Run.contractgen(
        "generate", "--language", "swift", "--check", in: folder.url)
      #expect(swift.status == 0)
    }

    @Test func anotherLanguageIsRefused() async throws {
      try folder.file("Schema/small.yaml", Self.schema)
      let run = try await Run.contractgen("generate", "--language", "go", in: folder.url)
      #expect(run.status == 2)
      #expect(run.errors.contains("there is no language `go`; known are `swift`, `json-schema`"))
      #expect(folder.contents("Schema") == ["small.yaml"])
    }

    /// What belongs to no schema, or to nothing in it any more, is reported; nothing is deleted.
    @Test func straysAreFindings() async throws {
      try folder.file("Schema/small.yaml", Self.schema)
      #expect(try await generate().status == 0)
      try folder.file("Schema/json-schema/gone/payload.Push.json", "")
      try folder.file("Schema/json-schema/stray.json", "")
      try folder.file(
        "Schema/small.yaml",
        Self.schema.replacing("Other", with: "Next").replacing("y:", with: "z:"))
      let run = try await generate("--check")
      #expect(run.status == 1)
      let lines = run.output.split(separator: "\n").map { $0.prefix { $0 != ":" } }
      #expect(
        lines == [
          "Schema/json-schema/gone", "Schema/json-schema/stray.json",
          "Schema/json-schema/small/payload.Next.json",
          "Schema/json-schema/small/payload.Other.json",
        ])
      #expect(run.output.contains("`contractgen generate --language json-schema`"))
      let written = try await generate()
      #expect(written.errors.contains("payload.Other.json: note: is not generated"))
      #expect(folder.contents("Schema/json-schema/small").contains("payload.Other.json"))
    }

    @Test func aLinkedFolderIsRefused() async throws {
      try folder.file("Schema/small.yaml", Self.schema)
      try folder.file("outside/file", "mine")
      try FileManager.default.createSymbolicLink(
        at: folder.url.appending(path: "Schema/json-schema"),
        withDestinationURL: folder.url.appending(path: "outside"))
      let run = try await generate()
      #expect(run.status == 3)
      #expect(run.errors.contains("Schema/json-schema: error: is a link"))
      #expect(folder.contents("outside") == ["file"])
    }
  }
#endif
