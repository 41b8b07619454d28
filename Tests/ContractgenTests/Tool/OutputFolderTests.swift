#if Generator
  import Foundation
  import Testing

  /// The output folder: the same bytes everywhere, and nothing is written outside it.
  @Suite struct OutputFolderTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func generate(
      in place: URL? = nil, environment: [String: String] = [:]
    ) async throws -> Run {
      try await Run.program(
        Place.contractgen, ["generate", "--schema", "tiny.yaml", "--output", "Out"],
        in: place ?? folder.url, environment: environment)
    }

    // MARK: The same bytes

    @Test(
      arguments: [
        ["LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8"], ["LANG": "C", "LC_ALL": "C"],
        ["LC_ALL": "de_DE.ISO-8859-1", "LANGUAGE": "de"], ["TZ": "Pacific/Kiritimati"],
        ["TZ": "America/St_Johns", "LC_ALL": "ar_EG.UTF-8"], ["HOME": "/nowhere"],
      ])
    func theSameBytesInAnotherFolderAndEnvironment(_ environment: [String: String]) async throws {
      let path = "elsewhere/ein Ordner ü/Gitbay"
      let schema = try String(
        contentsOf: Place.repository.appending(path: "Schema/gitbay.yaml"), encoding: .utf8)
      try folder.file("tiny.yaml", schema)
      try folder.file("\(path)/tiny.yaml", schema)
      let here = try await generate()
      let there = try await generate(in: folder.url.appending(path: path), environment: environment)
      #expect(here.status == 0 && here.errors == there.errors, "\(there.all)")
      #expect(folder.contents("Out") == Tiny.files)
      for name in Tiny.files {
        #expect(try folder.text("Out/\(name)") == folder.text("\(path)/Out/\(name)"), "\(name)")
      }
    }

    // MARK: Never outside

    @Test func aLinkToAFileOutsideIsReplacedNotWrittenThrough() async throws {
      try folder.file("tiny.yaml", Tiny.schema)
      try folder.file("outside/file", "mine")
      try folder.file("Out/Commands.swift", "")
      try link("Out/Records.swift", to: "../outside/file")
      let run = try await generate()
      #expect(run.status == 0, "\(run.all)")
      #expect(try folder.text("Out/Records.swift").contains("public struct Point"))
      #expect(!isLink("Out/Records.swift"))
      #expect(folder.contents("outside") == ["file"])
      #expect(try folder.text("outside/file") == "mine")
    }

    @Test func nothingIsMadeWhereALinkLeadsNowhere() async throws {
      try folder.file("tiny.yaml", Tiny.schema)
      try folder.file("outside/file", "mine")
      try folder.file("Out/Commands.swift", "")
      try link("Out/Records.swift", to: "../outside/none")
      let run = try await generate()
      #expect(folder.contents("outside") == ["file"])
      #expect(run.status == 0, "\(run.all)")
      #expect(!isLink("Out/Records.swift"))
    }

    @Test(arguments: ["Sources", "Sources/TinyContract", "Sources/TinyContract/Generated"])
    func aLinkedFolderThatTheToolChoseItselfIsRefused(path: String) async throws {
      try folder.file("Schema/tiny.yaml", Tiny.schema)
      try folder.file("outside/file", "mine")
      let parent = folder.url.appending(path: path).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        at: folder.url.appending(path: path),
        withDestinationURL: folder.url.appending(path: "outside"))
      for arguments in [["generate"], ["generate", "--check"]] {
        let run = try await Run.program(Place.contractgen, arguments, in: folder.url)
        #expect(run.status == 3)
        #expect(run.errors.contains("\(path): error: is a link"))
      }
      #expect(folder.contents("outside") == ["file"])
    }

    @Test func aPipeInTheWayIsRefused() async throws {
      try folder.file("tiny.yaml", Tiny.schema)
      try folder.file("Out/Commands.swift", "")
      #expect(mkfifo(folder.url.appending(path: "Out/Enums.swift").path, 0o600) == 0)
      let run = try await generate()
      #expect(run.status == 3)
      #expect(run.errors.contains("Out/Enums.swift: error: cannot be replaced; it is a pipe"))
    }

    @Test func aLinkToTheRightBytesIsStale() async throws {
      try folder.file("tiny.yaml", Tiny.schema)
      #expect(try await generate().status == 0)
      try folder.file("outside/Records.swift", try folder.text("Out/Records.swift"))
      try FileManager.default.removeItem(at: folder.url.appending(path: "Out/Records.swift"))
      try link("Out/Records.swift", to: "../outside/Records.swift")
      let check = try await Run.contractgen(
        "generate", "--check", "--schema", "tiny.yaml", "--output", "Out", in: folder.url)
      #expect(check.status == 1)
      #expect(check.output.contains("Out/Records.swift:1:1: error: is a link"))
      #expect(try await generate().status == 0)
      #expect(!isLink("Out/Records.swift"))
    }

    @Test func runsAtOnceDoNotTakeEachOthersFiles() async throws {
      try folder.file("tiny.yaml", Tiny.schema)
      for _ in 0..<5 {
        for name in Tiny.files { try folder.file("Out/\(name)", "") }
        let runs = try await withThrowingTaskGroup(of: Run.self) { group in
          for _ in 0..<4 { group.addTask { try await generate() } }
          return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(runs.allSatisfy { $0.status == 0 }, "\(runs.map(\.errors))")
        #expect(folder.contents("Out") == Tiny.files)
      }
    }

    @Test func whatAKilledRunLeftIsRemoved() async throws {
      try folder.file("tiny.yaml", Tiny.schema)
      // No process has this number: it is past the largest there can be.
      try folder.file("Out/.Records.swift.2147483647.partial", "half")
      #expect(try await generate().status == 0)
      #expect(folder.contents("Out") == Tiny.files)
    }

    @Test func aLinkWhereANewTextIsPreparedIsNotWrittenThrough() async throws {
      try folder.file("tiny.yaml", Tiny.schema)
      try folder.file("outside/file", "mine")
      try folder.file("Out/Commands.swift", "")
      let run = try await generate(
        after: """
          ln -s ../outside/file Out/.Commands.swift.$$.partial
          ln -s ../outside/none Out/.Records.swift.$$.partial
          """)
      #expect(run.status == 0, "\(run.all)")
      #expect(folder.contents("Out") == Tiny.files)
      #expect(!isLink("Out/Commands.swift") && !isLink("Out/Records.swift"))
      #expect(folder.contents("outside") == ["file"])
      #expect(try folder.text("outside/file") == "mine")
    }

    @Test func aFolderWhereANewTextIsPreparedIsLeftAlone() async throws {
      try folder.file("tiny.yaml", Tiny.schema)
      let run = try await generate(
        after: """
          mkdir -p Out/.Records.swift.$$.partial
          echo mine > Out/.Records.swift.$$.partial/mine.txt
          """)
      #expect(run.status == 3)
      #expect(run.errors.contains("Out/Records.swift: error: cannot be written"))
      let left = folder.contents("Out")
      #expect(left.count == 2 && left.allSatisfy { $0.hasPrefix(".Records.swift.") }, "\(left)")
    }

    /// Generates after some preparation by a shell, which then becomes the tool: `$$` is its number.
    private func generate(after preparation: String) async throws -> Run {
      let command = "'\(Place.contractgen.path)' generate --schema tiny.yaml --output Out"
      return try await Run.program(
        URL(fileURLWithPath: "/bin/sh"), ["-c", preparation + "\nexec " + command],
        in: folder.url)
    }

    /// Checking follows no link either way: it writes nothing at all.
    @Test func checkingWritesNothingThroughALink() async throws {
      try folder.file("tiny.yaml", Tiny.schema)
      try folder.file("outside/file", "mine")
      try folder.file("Out/Commands.swift", "")
      try link("Out/Records.swift", to: "../outside/file")
      let run = try await Run.contractgen(
        "generate", "--schema", "tiny.yaml", "--output", "Out", "--check", in: folder.url)
      #expect(run.status == 1)
      #expect(isLink("Out/Records.swift"))
      #expect(try folder.text("outside/file") == "mine")
    }

    private func link(_ path: String, to target: String) throws {
      try FileManager.default.createSymbolicLink(
        atPath: folder.url.appending(path: path).path, withDestinationPath: target)
    }

    private func isLink(_ path: String) -> Bool {
      let file = folder.url.appending(path: path).path
      return (try? FileManager.default.destinationOfSymbolicLink(atPath: file)) != nil
    }

    // MARK: A full disk

    /// A file may grow to 2 blocks of 1,024 bytes: what a full disk does, on every system.
    @Test func whereNoMoreCanBeWrittenTheFolderStaysAsItWas() async throws {
      try folder.file("tiny.yaml", Tiny.schema)
      _ = try await generate()
      let before = try folder.state("Out")
      try folder.file("tiny.yaml", LargeSchema(commands: 100, doc: "Else.").text)
      let run = try await shell("trap '' XFSZ; ulimit -f 2; \(Self.tool)", in: folder.url)
      #expect(run.status == 3)
      #expect(run.errors.contains("Out/Commands.swift: error: cannot be written"))
      #expect(try folder.state("Out") == before)
    }

    @Test(.enabled(if: canMount, "a small disk can be mounted only by root on Linux"))
    func aFullDiskLeavesTheFolderAsItWas() async throws {
      try folder.file("tiny.yaml", Tiny.schema)
      try folder.file("large.yaml", LargeSchema(commands: 1000, doc: "Else.").text)
      let run = try await Run.program(
        URL(fileURLWithPath: "/usr/bin/unshare"),
        [
          "--mount", "/bin/sh", "-ec",
          """
          mkdir Out; mount -t tmpfs -o size=128k tmpfs Out
          \(Self.tool) 2> /dev/null; ls -iA Out > before; cat Out/* > old
          cp large.yaml tiny.yaml
          status=0; \(Self.tool) || status=$?
          ls -iA Out > after; cat Out/* > new; exit $status
          """,
        ], in: folder.url)
      #expect(run.status == 3)
      #expect(run.errors.contains("cannot be written; is the disk full?"), "\(run.all)")
      #expect(try folder.text("before").split(separator: "\n").count == Tiny.files.count)
      #expect(try folder.text("before") == folder.text("after"))
      #expect(try folder.text("old") == folder.text("new"))
    }

    private static let tool =
      "'\(Place.contractgen.path)' generate --schema tiny.yaml --output Out"

    private func shell(_ script: String, in place: URL) async throws -> Run {
      try await Run.program(URL(fileURLWithPath: "/bin/sh"), ["-c", script], in: place)
    }

    private static let canMount: Bool = {
      #if os(Linux)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "unshare --mount mount -t tmpfs tmpfs /mnt 2> /dev/null"]
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
      #else
        return false
      #endif
    }()
  }
#endif
