#if Generator
  import Foundation
  import Testing

  /// `contractgen generate`, run for real.
  @Suite struct WritingTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func generate(_ arguments: String...) async throws -> Run {
      try await Run.program(
        Place.contractgen, ["generate", "--schema", "tiny.yaml", "--output", "Out"] + arguments,
        in: folder.url)
    }

    @Test func writesEveryFileIntoAFolderThatIsNotThereYet() async throws {
      try folder.file("tiny.yaml", Tiny.schema)
      let run = try await generate()
      #expect(run.status == 0)
      #expect(run.output.isEmpty)
      #expect(folder.contents("Out") == Tiny.files)
      #expect(try folder.text("Out/Records.swift").contains("public struct Point"))
    }

    @Test func writesNothingWhereNothingChanged() async throws {
      try folder.file("tiny.yaml", Tiny.schema)
      _ = try await generate()
      let before = try folder.state("Out")
      let run = try await generate()
      #expect(run.status == 0)
      #expect(run.errors == "Out: nothing changed\n")
      #expect(try folder.state("Out") == before)
    }

    @Test func writesOnlyTheFileThatDiffers() async throws {
      try folder.file("tiny.yaml", Tiny.schema)
      _ = try await generate()
      var before = try folder.state("Out")
      try folder.file("tiny.yaml", Tiny.schema.replacing("A point.", with: "A place."))
      let run = try await generate()
      var after = try folder.state("Out")
      #expect(run.errors == "Out/Records.swift: written\n")
      #expect(
        before.removeValue(forKey: "Records.swift") != after.removeValue(forKey: "Records.swift"))
      #expect(before == after)
    }

    @Test func leavesAFileThatIsNotItsOwnAndSaysSo() async throws {
      try folder.file("tiny.yaml", Tiny.schema)
      try folder.file("Out/Mine.swift", "// mine\n")
      let run = try await generate()
      #expect(run.status == 0)
      #expect(run.errors.contains("Out/Mine.swift: note:"))
      #expect(try folder.text("Out/Mine.swift") == "// mine\n")
    }

    @Test func writesTheSameBytesHoweverTheSchemaIsNamed() async throws {
      let schema = try folder.file("tiny.yaml", Tiny.schema)
      _ = try await generate()
      let run = try await Run.contractgen(
        "generate", "--schema=\(schema.path)", "--output=\(folder.url.path)/Other")
      #expect(run.status == 0)
      for name in Tiny.files {
        #expect(try folder.text("Out/\(name)") == folder.text("Other/\(name)"), "\(name)")
      }
    }

    @Test func withoutASchemaTakesAllOfThemByDefault() async throws {
      try folder.file("Schema/tiny.yaml", Tiny.schema)
      try folder.file("Schema/other.yaml", Tiny.schema.replacing("Tiny", with: "Other"))
      try folder.file("Schema/notes.txt", "not a schema")
      let run = try await Run.contractgen("generate", in: folder.url)
      #expect(run.status == 0)
      #expect(folder.contents("Sources/TinyContract/Generated") == Tiny.files)
      #expect(folder.contents("Sources/OtherContract/Generated") == Tiny.files)
    }

    @Test func reportsEveryErrorOfASchemaAtItsPlaceAndWritesNothing() async throws {
      try folder.file("tiny.yaml", Tiny.broken)
      let run = try await generate()
      let found = run.output.matches(of: /(?m)^tiny\.yaml:(\d+):(\d+): error: .+ \[[a-z-]+\]$/)
      #expect(run.status == 1)
      #expect(found.map { "\($0.1):\($0.2)" } == ["3:9", "9:18"])
      #expect(folder.contents() == ["tiny.yaml"])
    }
  }
#endif
