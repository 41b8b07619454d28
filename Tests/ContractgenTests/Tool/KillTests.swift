#if Generator
  import Foundation
  import Testing

  /// `contractgen generate`, killed while it works: each file is the old one or the new one.
  @Suite struct KillTests {
    private let folder: TemporaryFolder
    private static let old = LargeSchema(commands: 200, doc: "Old.")
    private static let new = LargeSchema(commands: 200, doc: "New.")

    init() throws { folder = try TemporaryFolder() }

    /// Half of the runs are killed at moments spread over a whole run, the first at its start; half
    /// soon after the first new text is on the disk.
    @Test(.timeLimit(.minutes(3)))
    func leavesEachFileOldOrNewWheneverItIsKilled() async throws {
      let old = try await generated(Self.old)
      let start = ContinuousClock.now
      let new = try await generated(Self.new)
      let duration = ContinuousClock.now - start
      try #require(old.count { new[$0.key] != $0.value } > 3)

      var killed = 0
      for number in 0..<30 {
        for (name, bytes) in old { try bytes.write(to: url(name)) }
        let waits = !number.isMultiple(of: 2)
        let delay = waits ? .microseconds(3000) : duration
        if try await isKilled(afterPartial: waits, delay: delay * (Double(number) / 30)) {
          killed += 1
        }
        try expectOnlyPartialsBeside(Tiny.files)
        for name in Tiny.files {
          let bytes = try Data(contentsOf: url(name))
          #expect(bytes == old[name] || bytes == new[name], "\(name), run \(number)")
        }
        if number.isMultiple(of: 10) { try await expectNextRunClearsUp(new) }
      }
      #expect(killed > 0)
    }

    /// The system ends the tool in the middle of a file that grows over the limit set for it, at the
    /// same byte each time.
    @Test(
      .enabled(if: Python.canImport("resource"), "python3 is not there"), .timeLimit(.minutes(3)),
      arguments: [0, 1, 64])
    func leavesEveryFileOldWhereItIsKilledInTheMiddleOfAText(kibibytes: Int) async throws {
      let new = try await generated(Self.new)
      let old = try await generated(Self.old)
      try folder.file("large.yaml", Self.new.text)
      try #require(new.values.contains { $0.count > (kibibytes + 1) * 1024 })
      let process = tool("/usr/bin/env", "python3", "-c", Self.limit, "\(kibibytes * 1024)")
      try await run(process)
      #expect(process.terminationReason == .uncaughtSignal)
      #expect(process.terminationStatus == SIGXFSZ)

      let partials = try expectOnlyPartialsBeside(Tiny.files)
      let sizes = try partials.map { try Data(contentsOf: url($0)).count }
      #expect(sizes.max() == kibibytes * 1024)
      for name in Tiny.files { #expect(try Data(contentsOf: url(name)) == old[name], "\(name)") }
      try await expectNextRunClearsUp(new)
    }

    /// Becomes the tool, with a limit for the size of its files that ends it, whatever signals its parent
    /// ignores or holds back.
    private static let limit = """
      import os, resource, signal, sys
      signal.signal(signal.SIGXFSZ, signal.SIG_DFL)
      signal.pthread_sigmask(signal.SIG_SETMASK, [])
      resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
      resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[1]), int(sys.argv[1])))
      os.execv(sys.argv[2], sys.argv[2:])
      """

    /// The names of the files that are none of the contract's; no compiler takes one for Swift.
    @discardableResult
    private func expectOnlyPartialsBeside(_ files: [String]) throws -> [String] {
      let names = folder.contents("Out")
      let partials = names.filter { !files.contains($0) }
      #expect(
        partials.allSatisfy { $0.hasPrefix(".") && $0.hasSuffix(".partial") }, "\(partials)")
      #expect(names.filter { $0.hasSuffix(".swift") } == files)
      return partials
    }

    /// The next run finds nothing in its way and clears up.
    private func expectNextRunClearsUp(_ new: [String: Data]) async throws {
      #expect(try await generated(Self.new) == new)
      #expect(folder.contents("Out") == Tiny.files)
    }

    private func url(_ name: String) -> URL { folder.url.appending(path: "Out/\(name)") }

    private func generated(_ schema: LargeSchema) async throws -> [String: Data] {
      try folder.file("large.yaml", schema.text)
      let run = try await Run.contractgen(
        "generate", "--schema", "large.yaml", "--output", "Out", in: folder.url)
      try #require(run.status == 0, "\(run.all)")
      return try Dictionary(
        uniqueKeysWithValues: Tiny.files.map { ($0, try Data(contentsOf: url($0))) })
    }

    /// Generates anew and kills the tool, unless it ends by itself before that.
    private func isKilled(afterPartial waits: Bool, delay: Duration) async throws -> Bool {
      try folder.file("large.yaml", Self.new.text)
      let process = tool()
      try await run(process) {
        while waits, process.isRunning,
          !FileManager.default.fileExists(
            atPath: url(".Commands.swift.\(process.processIdentifier).partial").path)
        {
          usleep(50)
        }
        try await Task.sleep(for: delay)
        _ = kill(process.processIdentifier, SIGKILL)
      }
      return process.terminationReason == .uncaughtSignal
    }

    /// A run of `generate`, started by a command that is given it.
    private func tool(_ starter: String...) -> Process {
      let command =
        starter + [Place.contractgen.path, "generate", "--schema", "large.yaml", "--output", "Out"]
      let process = Process()
      process.executableURL = URL(filePath: command[0])
      process.arguments = Array(command.dropFirst())
      process.currentDirectoryURL = folder.url
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      return process
    }

    /// Starts a process and waits for its end.
    private func run(
      _ process: Process, meanwhile: () async throws -> Void = {}
    ) async throws {
      let (ends, end) = AsyncStream.makeStream(of: Void.self)
      process.terminationHandler = { _ in end.finish() }
      try process.run()
      try await meanwhile()
      for await _ in ends {}
    }
  }
#endif
