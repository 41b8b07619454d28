#if Generator
  import Foundation
  import Testing

  /// `contractgen generate --check`: finds what is stale and writes nothing, whatever it finds.
  @Suite struct CheckTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Generates, spoils the folder and checks it.
    private func check(spoilt spoil: (TemporaryFolder) throws -> Void) async throws -> Run {
      try folder.file("tiny.yaml", Tiny.schema)
      let arguments = ["generate", "--schema", "tiny.yaml", "--output", "Out"]
      _ = try await Run.program(Place.contractgen, arguments, in: folder.url)
      try spoil(folder)
      let before = try folder.state()
      let run = try await Run.program(Place.contractgen, arguments + ["--check"], in: folder.url)
      #expect(try folder.state() == before)
      return run
    }

    @Test func freshCodeIsClean() async throws {
      let run = try await check { _ in }
      #expect(run.status == 0)
      #expect(run.output.isEmpty)
      #expect(run.errors == "Out: fresh, \(Tiny.files.count) files\n")
    }

    @Test func aLineThatDiffersIsShownAsADiff() async throws {
      let run = try await check {
        try $0.file(
          "Out/Records.swift",
          $0.text("Out/Records.swift").replacing(
            "public let x: Int\n", with: "public let x: Bool\n"))
      }
      let line = try #require(
        folder.text("Out/Records.swift").split(separator: "\n", omittingEmptySubsequences: false)
          .firstIndex(of: "  public let x: Bool"))
      #expect(run.status == 1)
      #expect(run.output.hasPrefix("Out/Records.swift:\(line + 1):1: error: "))
      #expect(run.output.contains("\n--- "))
      #expect(run.output.contains("\n+++ "))
      #expect(run.output.contains("\n@@ -"))
      #expect(run.output.contains("\n-  public let x: Bool\n+  public let x: Int\n"))
    }

    @Test func aSchemaThatChangedMakesItsCodeStale() async throws {
      let run = try await check {
        try $0.file("tiny.yaml", Tiny.schema.replacing("x:", with: "y:"))
      }
      #expect(run.status == 1)
      #expect(run.output.contains("\n+  public let y: Int\n"))
    }

    @Test func aFileThatIsMissingIsNamed() async throws {
      let run = try await check {
        try FileManager.default.removeItem(at: $0.url.appending(path: "Out/Routes.swift"))
      }
      #expect(run.status == 1)
      #expect(run.output.hasPrefix("Out/Routes.swift:1:1: error: is missing"))
    }

    @Test func aFolderThatIsMissingIsAFindingForEachFile() async throws {
      let run = try await check {
        try FileManager.default.removeItem(at: $0.url.appending(path: "Out"))
      }
      #expect(run.status == 1)
      #expect(run.output.split(separator: "\n").count == Tiny.files.count)
    }

    @Test func aFileTooManyIsNamed() async throws {
      let run = try await check { try $0.file("Out/Mine.swift", "") }
      #expect(run.status == 1)
      #expect(run.output.hasPrefix("Out/Mine.swift:1:1: error: is not generated"))
    }

    @Test func everyFindingIsReportedByPath() async throws {
      let run = try await check {
        try $0.file("Out/Mine.swift", "")
        try $0.file("Out/Scalars.swift", "")
        try FileManager.default.removeItem(at: $0.url.appending(path: "Out/Enums.swift"))
      }
      let found = run.output.matches(of: /(?m)^Out\/(\w+)\.swift:\d+:1: error:/)
      #expect(run.status == 1)
      #expect(found.map { String($0.1) } == ["Enums", "Mine", "Scalars"])
    }

    @Test func anErrorInTheSchemaIsAFinding() async throws {
      let run = try await check { try $0.file("tiny.yaml", Tiny.broken) }
      #expect(run.status == 1)
      #expect(run.output.hasPrefix("tiny.yaml:3:9: error: "))
    }

    @Test func theCommittedCodeOfThisPackageIsFresh() async throws {
      let run = try await Run.contractgen("generate", "--check")
      #expect(run.status == 0, "\(run.output)")
    }
  }
#endif
