#if Generator
  import Foundation
  import Testing

  /// A schema as large as no team has one.
  @Suite struct LargeSchemaTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func reportsAHundredMistakesAmongAThousandCommandsInFileOrderInOneRun() async throws {
      let schema = LargeSchema(commands: 1000, withMistakes: true)
      try #require(schema.mistakes.count == 100)
      try folder.file("large.yaml", schema.text)
      let run = try await Run.contractgen(
        "generate", "--schema", "large.yaml", "--output", "Out", in: folder.url)
      let found = run.output.matches(
        of: #/(?m)^large\.yaml:(\d+:\d+): error: .+ \[([a-z-]+)\]$/#)
      #expect(run.status == 1)
      #expect(found.map { "\($0.1) \($0.2)" } == schema.mistakes)
      #expect(folder.contents() == ["large.yaml"])
    }

    @Test func generatesTheCodeOfAThousandCommands() async throws {
      try folder.file("large.yaml", LargeSchema(commands: 1000).text)
      let run = try await Run.contractgen(
        "generate", "--schema", "large.yaml", "--output", "Out", in: folder.url)
      #expect(run.status == 0, "\(run.output)")
      let code = try folder.text("Out/Commands.swift")
      #expect(code.matches(of: /(?m)^public struct RowShow\d+\b/).count == 1000)
    }
  }
#endif
