#if Generator
  import Foundation
  import Testing

  /// `contractgen diff --against REVISION`: what is committed, and what there is to say where it is not.
  @Suite struct DiffAgainstTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func comparesWithWhatIsCommitted() async throws {
      try await repository()
      try folder.file("Schema/tiny.yaml", DiffTests.new)
      let run = try await diff("--against", "HEAD", "Schema/tiny.yaml")
      #expect(run.status == 1, "\(run.all)")
      #expect(run.output.contains("Schema/tiny.yaml:7:3: error: `Push.badge` was removed"))
      #expect(run.output.contains("\nHEAD:Schema/tiny.yaml:10:7: note: "))
      #expect(try await diff("--against", "HEAD~1", "Schema/tiny.yaml").status == 1)
    }

    /// Without a file every schema is compared; what is accepted beside one is none.
    @Test func comparesEverySchema() async throws {
      try await repository()
      try folder.file("Schema/tiny.accepted.yaml", "accepted: []\n")
      let run = try await diff("--against", "HEAD")
      #expect(run.status == 0, "\(run.all)")
      #expect(run.output.contains("Schema/tiny.yaml against HEAD:Schema/tiny.yaml"))
      #expect(run.output.hasSuffix("no change\n\nversion step: none\n"))
    }

    @Test func worksFromAFolderBelow() async throws {
      try await repository()
      let run = try await Run.contractgen(
        "diff", "--against", "HEAD", "tiny.yaml", in: folder.url.appending(path: "Schema"))
      #expect(run.status == 0, "\(run.all)")
    }

    @Test func aRevisionThatIsNotThere() async throws {
      try await repository()
      let run = try await diff("--against", "v9", "Schema/tiny.yaml")
      #expect(run.status == 3)
      #expect(run.errors.contains("Schema/tiny.yaml: error: there is no revision `v9`; `git log`"))
    }

    @Test func aFileThatIsNotThereAtTheRevision() async throws {
      try await repository()
      try folder.file("Schema/other.yaml", DiffTests.new)
      let run = try await diff("--against", "HEAD", "Schema/other.yaml")
      #expect(run.status == 3)
      #expect(run.errors.contains("Schema/other.yaml: error: is not there at the revision `HEAD`"))
    }

    @Test func noRepository() async throws {
      try folder.file("Schema/tiny.yaml", DiffTests.old)
      let run = try await diff("--against", "HEAD", "Schema/tiny.yaml")
      #expect(run.status == 3)
      #expect(run.errors.contains("lies in no git repository"))
    }

    @Test func aShallowCloneSaysHowToGetMore() async throws {
      try await repository()
      try await git("clone", "--quiet", "--depth", "1", "file://\(folder.url.path)", "clone")
      let run = try await Run.contractgen(
        "diff", "--against", "HEAD~1", "Schema/tiny.yaml",
        in: folder.url.appending(path: "clone"))
      #expect(run.status == 3)
      #expect(
        run.errors.contains("in this clone, which is shallow; get it with `git fetch --depth=1"))
      #expect(run.errors.contains("git fetch --unshallow"))
    }

    @Test func gitIsMissing() async throws {
      try await repository()
      let run = try await Run.program(
        Place.contractgen, ["diff", "--against", "HEAD", "Schema/tiny.yaml"], in: folder.url,
        environment: ["PATH": "/nonexistent"])
      #expect(run.status == 3)
      #expect(run.errors.contains("git is needed for `--against`, and does not run; install it"))
    }

    // MARK: Helpers

    /// A repository with two commits; the schema is the old one since the second.
    private func repository() async throws {
      try await git("init", "--quiet")
      try folder.file("Schema/tiny.yaml", DiffTests.old.replacing("badge", with: "count"))
      try await commit()
      try folder.file("Schema/tiny.yaml", DiffTests.old)
      try await commit()
    }

    private func commit() async throws {
      try await git("add", "-A")
      try await git(
        "-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false",
        "commit", "--quiet", "-m", "A commit")
    }

    private func git(_ arguments: String...) async throws {
      let run = try await Run.program(
        URL(fileURLWithPath: "/usr/bin/env"), ["git"] + arguments, in: folder.url)
      try #require(run.status == 0, "\(run.all)")
    }

    private func diff(_ arguments: String...) async throws -> Run {
      try await Run.program(Place.contractgen, ["diff"] + arguments, in: folder.url)
    }
  }
#endif
