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

    /// A contract that is new breaks nobody, and hides nothing of the others.
    @Test func aSchemaThatIsNew() async throws {
      try await repository()
      try folder.file("Schema/tiny.yaml", DiffTests.new)
      try folder.file("Schema/other.yaml", DiffTests.new.replacing("Tiny", with: "Other"))
      for format in ["text", "json", "junit", "github", "markdown"] {
        let run = try await diff("--against", "HEAD", "--format", format)
        #expect(run.status == 1, "\(run.all)")
        // GitHub is told of what breaks.
        #expect(run.output.contains("was added") == (format != "github"), "\(format)")
        #expect(run.output.contains("was removed"), "\(format)")
      }
      let alone = try await diff("--against", "HEAD", "Schema/other.yaml")
      #expect(alone.status == 0, "\(alone.all)")
      #expect(alone.output.hasSuffix("\n\nversion step: minor\n"))
      #expect(alone.output.contains("against HEAD:Schema/other.yaml, which is not there"))
    }

    /// A contract that is gone breaks whoever used it.
    @Test(arguments: [[], ["Schema/tiny.yaml"]])
    func aSchemaThatIsGone(_ named: [String]) async throws {
      try await repository()
      try folder.file("Schema/other.yaml", DiffTests.old.replacing("Tiny", with: "Other"))
      try await commit()
      try FileManager.default.removeItem(at: folder.url.appending(path: "Schema/tiny.yaml"))
      let run = try await Run.program(
        Place.contractgen, ["diff", "--against", "HEAD"] + named, in: folder.url)
      #expect(run.status == 1, "\(run.all)")
      #expect(run.output.contains("HEAD:Schema/tiny.yaml:7:3: error: `Push` was removed"))
      #expect(run.output.hasSuffix("version step: major\n"))
    }

    @Test func aFileThatIsNowhere() async throws {
      try await repository()
      let run = try await diff("--against", "HEAD", "Schema/nowhere.yaml")
      #expect(run.status == 3)
      #expect(run.errors.contains("Schema/nowhere.yaml: error: does not exist"))
    }

    @Test func noRepository() async throws {
      try folder.file("Schema/tiny.yaml", DiffTests.old)
      let run = try await diff("--against", "HEAD", "Schema/tiny.yaml")
      #expect(run.status == 3)
      #expect(run.errors.contains("lies in no git repository"))
    }

    /// Which repository it is, the file says: not what git tells a hook, such as that of a worktree.
    @Test(arguments: [".git", "/nonexistent"])
    func worksInAHook(_ variable: String) async throws {
      try await repository()
      let run = try await Run.program(
        Place.contractgen, ["diff", "--against", "HEAD~1"], in: folder.url,
        environment: [
          "GIT_DIR": variable.hasPrefix("/") ? variable : folder.url.appending(path: variable).path
        ])
      #expect(run.status == 1, "\(run.all)")
      #expect(run.output.contains("`Push.count` was removed"))
    }

    /// As in a container that has the files of somebody else.
    @Test func aRepositoryThatGitDoesNotOpen() async throws {
      try await repository()
      let run = try await Run.program(
        Place.contractgen, ["diff", "--against", "HEAD", "Schema/tiny.yaml"], in: folder.url,
        environment: ["GIT_TEST_ASSUME_DIFFERENT_OWNER": "1"])
      #expect(run.status == 3)
      #expect(
        run.errors.contains("error: git does not open the repository (detected dubious ownership"))
      #expect(run.errors.contains("Schema status` says what to do"))
    }

    @Test(arguments: ["HEAD~1", "origin/base", "v1.0.0"])
    func aShallowCloneSaysHowToGetMore(_ revision: String) async throws {
      try await repository()
      try await git("branch", "base", "HEAD~1")
      try await git("tag", "v1.0.0", "HEAD~1")
      try await git("clone", "--quiet", "--depth", "1", "file://\(folder.url.path)", "clone")
      let clone = folder.url.appending(path: "clone")
      let arguments = ["diff", "--against", revision, "Schema/tiny.yaml"]
      let run = try await Run.program(Place.contractgen, arguments, in: clone)
      #expect(run.status == 3)
      // What it says to do is enough.
      let said = try #require(
        run.errors.firstMatch(of: /in this clone, which is shallow; get it with `(.+?)`/))
      let fetched = try await Run.program(
        URL(fileURLWithPath: "/bin/bash"), ["-c", String(said.1)], in: clone)
      #expect(fetched.status == 0, "\(fetched.all)")
      let again = try await Run.program(Place.contractgen, arguments, in: clone)
      #expect(again.status == 1, "\(again.all)")
      #expect(again.output.contains("`Push.count` was removed"))
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
