#if Generator
  import Foundation
  import Testing

  /// `contractgen generate`, killed while it works: each file is the old one or the new one.
  @Suite struct KillTests {
    private let folder: TemporaryFolder
    private static let old = LargeSchema(commands: 1000, doc: "Old.")
    private static let new = LargeSchema(commands: 1000, doc: "New.")

    init() throws { folder = try TemporaryFolder() }

    /// Half of the runs are killed at any time, half soon after the first new text is on the disk.
    @Test(.timeLimit(.minutes(3)))
    func leavesEachFileOldOrNewWheneverItIsKilled() async throws {
      let old = try await generated(Self.old)
      let start = ContinuousClock.now
      let new = try await generated(Self.new)
      let duration = ContinuousClock.now - start
      let changing = old.count { new[$0.key] != $0.value }
      try #require(changing > 3)

      var numbers = SeededNumbers(seed: 4)
      var killed = 0
      var partlyWritten = 0
      for number in 0..<30 {
        for (name, bytes) in old { try bytes.write(to: url(name)) }
        let waits = number.isMultiple(of: 2)
        let delay = waits ? .microseconds(3000) : duration
        killed += try await kill(
          afterPartial: waits, delay: delay * Double.random(in: 0...1, using: &numbers))

        let names = folder.contents("Out")
        let partials = names.filter { !Tiny.files.contains($0) }
        #expect(
          partials.allSatisfy { $0.hasPrefix(".") && $0.hasSuffix(".partial") }, "\(partials)")
        #expect(names.filter { $0.hasSuffix(".swift") } == Tiny.files)
        var areNew = 0
        for name in Tiny.files {
          let bytes = try Data(contentsOf: url(name))
          #expect(bytes == old[name] || bytes == new[name], "\(name), run \(number)")
          if bytes == new[name], bytes != old[name] { areNew += 1 }
        }
        if !partials.isEmpty || (1..<changing).contains(areNew) { partlyWritten += 1 }

        // The next run finds nothing in its way and clears up.
        if number.isMultiple(of: 10) {
          #expect(try await generated(Self.new) == new)
          #expect(folder.contents("Out") == Tiny.files)
        }
        for name in partials { try? FileManager.default.removeItem(at: url(name)) }
      }
      #expect(killed >= 10, "of 30 runs, only \(killed) were killed")
      #expect(partlyWritten > 0, "no run was killed while it wrote")
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

    /// Generates anew and kills the tool; 0 if it ended by itself before that, else 1.
    private func kill(afterPartial waits: Bool, delay: Duration) async throws -> Int {
      try folder.file("large.yaml", Self.new.text)
      let process = Process()
      process.executableURL = Place.contractgen
      process.arguments = ["generate", "--schema", "large.yaml", "--output", "Out"]
      process.currentDirectoryURL = folder.url
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      let (ends, end) = AsyncStream.makeStream(of: Void.self)
      process.terminationHandler = { _ in end.finish() }
      try process.run()
      while waits, process.isRunning,
        !FileManager.default.fileExists(
          atPath: url(".Commands.swift.\(process.processIdentifier).partial").path)
      {
        usleep(50)
      }
      try await Task.sleep(for: delay)
      _ = Foundation.kill(process.processIdentifier, SIGKILL)
      for await _ in ends {}
      return process.terminationReason == .uncaughtSignal ? 1 : 0
    }
  }
#endif
