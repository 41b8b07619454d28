#if Generator
  import Foundation
  import Testing

  /// What the tool says, and where, when it cannot do what it is asked.
  @Suite struct ExitStatusTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test(
      "Arguments that make no sense: 2, and the usage on standard error",
      arguments: [
        [], ["frobnicate"], ["--frobnicate"],
        ["generate", "--frobnicate"], ["generate", "-x"], ["generate", "--check=yes"],
        ["generate", "--schema"], ["generate", "--schema="], ["generate", "--output", "Out"],
        ["generate", "--schema", "a.yaml", "--schema", "b.yaml"], ["generate", "tiny.yaml"],
        ["help", "frobnicate"], ["help", "generate", "generate"],
        ["diff"], ["diff", "old.yaml"], ["diff", "a.yaml", "b.yaml", "c.yaml"],
        ["diff", "a.yaml", "b.yaml", "--format", "xml"], ["diff", "--against", "--help-me"],
        ["diff", "--against", "HEAD", "a.yaml", "b.yaml", "--accepted", "c.yaml"],
      ])
    func usage(_ arguments: [String]) async throws {
      let run = try await Run.program(Place.contractgen, arguments, in: folder.url)
      #expect(run.status == 2)
      #expect(run.output.isEmpty)
      #expect(run.errors.hasPrefix("contractgen: error: "))
      #expect(run.errors.contains("\nUSAGE: contractgen "))
    }

    @Test(
      "Help: 0, on standard output",
      arguments: [
        ["help"], ["--help"], ["-h"], ["help", "generate"], ["generate", "--help"],
        ["generate", "-h"],
      ])
    func help(_ arguments: [String]) async throws {
      let run = try await Run.program(Place.contractgen, arguments, in: folder.url)
      #expect(run.status == 0)
      #expect(run.output.contains("USAGE: contractgen "))
      #expect(run.errors.isEmpty)
    }

    @Test(
      "A schema that cannot be read: 3",
      arguments: ["absent.yaml", ".", "absent/tiny.yaml", "tiny.yaml/x"])
    func unreadable(_ schema: String) async throws {
      try folder.file("tiny.yaml", Tiny.schema)
      let run = try await Run.contractgen(
        "generate", "--schema", schema, "--output", "Out", in: folder.url)
      #expect(run.status == 3)
      #expect(run.output.isEmpty)
      #expect(run.errors.hasPrefix("\(schema): error: "))
      #expect(folder.contents() == ["tiny.yaml"])
    }

    @Test func noSchemaFolderAndAnEmptyOne() async throws {
      let none = try await Run.contractgen("generate", in: folder.url)
      #expect(none.status == 3)
      #expect(none.errors.hasPrefix("Schema: error: there is no such folder"))
      try folder.file("Schema/notes.txt", "")
      let empty = try await Run.contractgen("generate", in: folder.url)
      #expect(empty.status == 3)
      #expect(empty.errors.hasPrefix("Schema: error: has no schema"))
    }

    /// Root may write into a folder whatever its mode, so these are places where nobody can.
    @Test(
      "An output folder that cannot be made: 3",
      arguments: ["taken", "taken/Out", "/proc/contractgen", "/dev/null/Out"])
    func unwritableFolder(_ output: String) async throws {
      try folder.file("tiny.yaml", Tiny.schema)
      try folder.file("taken", "a file")
      let run = try await Run.contractgen(
        "generate", "--schema", "tiny.yaml", "--output", output, in: folder.url)
      #expect(run.status == 3)
      #expect(run.output.isEmpty)
      #expect(run.errors.hasPrefix("\(output)"))
      #expect(run.errors.contains(": error: cannot be "))
      #expect(folder.contents() == ["taken", "tiny.yaml"])
      #expect(try folder.text("taken") == "a file")
    }

    @Test func aFolderInTheWayOfAFileIsLeftAloneAndNothingIsHalfWritten() async throws {
      try folder.file("tiny.yaml", Tiny.schema)
      try folder.file("Out/Enums.swift/mine.txt", "mine")
      let run = try await Run.contractgen(
        "generate", "--schema", "tiny.yaml", "--output", "Out", in: folder.url)
      #expect(run.status == 3)
      #expect(run.errors.contains("Out/Enums.swift: error: cannot be "))
      #expect(try folder.text("Out/Enums.swift/mine.txt") == "mine")
      #expect(!folder.contents("Out").contains { $0.hasSuffix(".partial") })
    }

    @Test(.enabled(if: getuid() != 0, "root may write anywhere"))
    func aFolderThatIsReadOnly() async throws {
      try folder.file("tiny.yaml", Tiny.schema)
      let output = folder.url.appending(path: "Out")
      try FileManager.default.createDirectory(
        at: output, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o555])
      let run = try await Run.contractgen(
        "generate", "--schema", "tiny.yaml", "--output", "Out", in: folder.url)
      #expect(run.status == 3)
      #expect(run.errors.contains("cannot be written"))
      #expect(folder.contents("Out").isEmpty)
    }
  }
#endif
