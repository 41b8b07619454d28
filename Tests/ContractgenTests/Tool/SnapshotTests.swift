#if Generator
  import ContractRuntime
  import Foundation
  import Testing

  /// `contractgen snapshot`: what it keeps, and what it refuses.
  @Suite struct SnapshotTests {
    private let folder: TemporaryFolder
    private static let file = "Schema/history/tiny/v1.yaml"
    /// A comment and blank lines, which a snapshot keeps, and no line feed at the end.
    private static let schema = "# A comment.\r\n\n" + Tiny.schema + "\n\n# The end. é"

    init() throws {
      folder = try TemporaryFolder()
      try folder.file("Schema/tiny.yaml", Self.schema)
    }

    private func snapshot(_ arguments: String...) async throws -> Run {
      try await Run.program(Place.contractgen, ["snapshot"] + arguments, in: folder.url)
    }

    @Test(arguments: [[], ["--schema", "Schema/tiny.yaml"]])
    func keepsTheBytes(_ options: [String]) async throws {
      let run = try await Run.program(
        Place.contractgen, ["snapshot", "--release", "v1"] + options, in: folder.url)
      #expect(run.status == 0)
      #expect(run.output.isEmpty)
      #expect(run.errors == "\(Self.file): written\n")
      #expect(
        try Data(contentsOf: folder.url.appending(path: Self.file)) == Data(Self.schema.utf8))
      #expect(folder.contents("Schema/history") == ["tiny", "tiny/v1.yaml"])
    }

    @Test func aSecondRunLeavesItAlone() async throws {
      _ = try await snapshot("--release", "v1")
      let state = try folder.state("Schema")
      let run = try await snapshot("--release", "v1")
      #expect(run.status == 0)
      #expect(run.errors == "\(Self.file): is already there\n")
      #expect(try folder.state("Schema") == state)
    }

    @Test func whatWasReleasedIsNotReplaced() async throws {
      _ = try await snapshot("--release", "v1")
      try folder.file("Schema/tiny.yaml", Self.schema.replacing("Across.", with: "Along."))
      let state = try folder.state("Schema/history")
      let run = try await snapshot("--release", "v1")
      #expect(run.status == 1)
      #expect(
        run.output == """
          \(Self.file):11:1: error: is there already and is not what `Schema/tiny.yaml` says now; a snapshot \
          is what was released and does not change: add the new release to `releases:` and let `server:` name \
          it, or, if this was never released, remove the file and take the snapshot again [snapshot-differs]

          """)
      #expect(try folder.state("Schema/history") == state)
    }

    @Test func aSchemaWithFindingsIsRefused() async throws {
      try folder.file("Schema/tiny.yaml", Tiny.broken)
      let run = try await snapshot("--release", "v1")
      #expect(run.status == 1)
      #expect(run.output.contains("Schema/tiny.yaml:3:9: error: "))
      #expect(run.output.contains("Schema/tiny.yaml:9:"))
      #expect(folder.contents("Schema") == ["tiny.yaml"])
    }

    /// What cannot be meant, and what is said of it; nothing is written.
    @Test(arguments: [
      ([], "`--release LABEL` is needed"),
      (["--release", "v3"], "there is no release `v3`; the schema lists v1, v2, a/b"),
      (
        ["--release", "v1"],
        "`Schema/tiny.yaml` describes v2, as its `server:` says, and a snapshot is named after what it "
          + "describes; take `--release v2`, or let `server:` be v1"
      ),
      (["--release", "v2", "--release", "v2"], "`--release` was given 2 times"),
      (["--release", "v2", "more"], "`snapshot` takes no argument `more`"),
      (["--release", "v2", "--schema", "-"], "`-` has no name; name a file"),
      (["--release", "v2", "--format", "json"], "`snapshot` has no option `--format`"),
    ])
    func argumentsThatMakeNoSense(_ arguments: [String], _ message: String) async throws {
      try folder.file("Schema/tiny.yaml", Self.releases(server: "v2"))
      let run = try await Run.program(
        Place.contractgen, ["snapshot"] + arguments, in: folder.url)
      #expect(run.status == 2)
      #expect(run.errors.contains(message), "\(run.errors)")
      #expect(run.errors.contains("USAGE: contractgen snapshot --release LABEL"))
      #expect(folder.contents("Schema") == ["tiny.yaml"])
    }

    private static func releases(server: String) -> String {
      schema.replacing("releases: [v1]", with: "releases: [v1, v2, a/b]")
        .replacing("server: v1", with: "server: \(server)")
    }

    @Test func aLabelThatIsNoFileNameIsRefused() async throws {
      try folder.file("Schema/tiny.yaml", Self.releases(server: "a/b"))
      let run = try await snapshot("--release", "a/b")
      #expect(run.status == 2)
      #expect(run.errors.contains("`a/b` cannot be the name of a file, for it has a slash in it"))
      #expect(folder.contents("Schema") == ["tiny.yaml"])
    }

    @Test func ofSeveralSchemasOneMustBeNamed() async throws {
      try folder.file("Schema/other.yaml", Tiny.schema.replacing("Tiny", with: "Other"))
      let run = try await snapshot("--release", "v1")
      #expect(run.status == 2)
      #expect(
        run.errors.contains(
          "name one with `--schema FILE`, FILE being `Schema/other.yaml` or `Schema/tiny.yaml`"))
      let named = try await snapshot("--release", "v1", "--schema", "Schema/other.yaml")
      #expect(named.status == 0)
      #expect(folder.contents("Schema/history") == ["other", "other/v1.yaml"])
    }

    @Test func anotherFolderCanBeNamed() async throws {
      let run = try await snapshot("--release", "v1", "--history", "kept")
      #expect(run.status == 0)
      #expect(folder.contents("kept") == ["v1.yaml"])
      #expect(folder.contents("Schema") == ["tiny.yaml"])
    }

    @Test func aSchemaThatIsNotThereCannotBeRead() async throws {
      let run = try await snapshot("--release", "v1", "--schema", "Schema/none.yaml")
      #expect(run.status == 3)
      #expect(run.errors.contains("Schema/none.yaml: error: does not exist"))
      #expect(folder.contents("Schema") == ["tiny.yaml"])
    }

    /// The tool chooses the folder, so no link leads out of the package.
    @Test func aLinkIsNotFollowed() async throws {
      try FileManager.default.createSymbolicLink(
        at: folder.url.appending(path: "Schema/history"),
        withDestinationURL: folder.url.appending(path: "elsewhere"))
      let run = try await snapshot("--release", "v1")
      #expect(run.status == 3)
      #expect(run.errors.contains("Schema/history: error: is a link"))
      #expect(!folder.contents().contains("elsewhere"))
    }

    @Test func somethingInTheWayIsNotReplaced() async throws {
      try folder.file("\(Self.file)/inside", "")
      let run = try await snapshot("--release", "v1")
      #expect(run.status == 3)
      #expect(
        run.errors.contains("\(Self.file): error: cannot be replaced; a folder is in the way"))
    }

    /// Many runs at once keep one file, whole.
    @Test func runsAtOnceDoNotMeet() async throws {
      let runs = try await withThrowingTaskGroup(of: Run.self) { group in
        for _ in 0..<6 {
          group.addTask {
            try await Run.program(
              Place.contractgen, ["snapshot", "--release", "v1"], in: folder.url)
          }
        }
        return try await group.reduce(into: [Run]()) { $0.append($1) }
      }
      #expect(runs.allSatisfy { $0.status == 0 })
      #expect(runs.count { $0.errors.hasSuffix("written\n") } == 1)
      #expect(folder.contents("Schema/history/tiny") == ["v1.yaml"])
    }

    /// Snapshots are no schemas of the workspace: nothing else takes them for such.
    @Test func otherVerbsDoNotSeeSnapshots() async throws {
      let repository = try TemporaryFolder()
      for name in ["Schema", "Golden", "Sources"] {
        try FileManager.default.copyItem(
          at: Place.repository.appending(path: name), to: repository.url.appending(path: name))
      }
      try repository.file("Schema/history/gitbay/v1.32.0.yaml", "no: schema\n")
      for verb in [
        ["generate", "--check"], ["generate", "--language", "json-schema", "--check"], ["conform"],
      ] {
        let run = try await Run.program(Place.contractgen, verb, in: repository.url)
        #expect(run.status == 0, "\(verb): \(run.all)")
        #expect(!run.all.contains("history"), "\(run.all)")
      }
      for arguments in [
        ["init", "-q", "."], ["add", "."],
        ["-c", "user.name=Reader", "-c", "user.email=r@example.org", "commit", "-q", "-m", "All"],
      ] {
        let git = try await Run.program(
          URL(fileURLWithPath: "/usr/bin/env"), ["git"] + arguments, in: repository.url)
        try #require(git.status == 0, "\(git.all)")
      }
      let diff = try await Run.program(
        Place.contractgen, ["diff", "--against", "HEAD"], in: repository.url)
      #expect(diff.status == 0)
      #expect(!diff.output.contains("history"), "\(diff.output)")
      #expect(diff.output.hasSuffix("version step: none\n"))
    }
  }
#endif
