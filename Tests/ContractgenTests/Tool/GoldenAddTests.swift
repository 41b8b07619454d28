#if Generator
  import Foundation
  import Testing

  /// `contractgen golden add`: what it keeps, and that nothing is half kept.
  @Suite struct GoldenAddTests {
    @Test func keepsTheBytesAndAnEntryThatConforms() async throws {
      let place = try GoldenPlace(withGoldens: true)
      let old = try place.folder.text(GoldenPlace.manifest)
      let run = try await place.add("device-list/chloe")
      #expect(run.status == 0, "\(run.all)")
      #expect(
        try place.folder.text(GoldenPlace.release + "/device-list/chloe.json") == GoldenPlace.one)
      #expect(run.output.hasPrefix("{\n  \"file\": \"device-list/chloe.json\",\n"))
      // The entry came in between, and nothing else changed.
      let new = try place.folder.text(GoldenPlace.manifest)
      let same = old.commonPrefix(with: new).utf8.count
      #expect(new.utf8.suffix(old.utf8.count - same).elementsEqual(old.utf8.dropFirst(same)))
      let conform = try await Run.contractgen("conform", in: place.folder.url)
      #expect(conform.status == 0, "\(conform.all)")
    }

    @Test func startsAManifestWhereThereIsNone() async throws {
      let place = try GoldenPlace()
      #expect(try await place.add("b/two.json").status == 0)
      #expect(try await place.add("a-1_x.y").status == 0)
      #expect(try await place.add("c", "several.json").status == 0)
      #expect(try place.listed() == ["a-1_x.y.json", "b/two.json", "c.json"])
      #expect(
        place.folder.contents(GoldenPlace.release)
          == ["a-1_x.y.json", "b", "b/two.json", "c.json", "manifest.json"])
    }

    // MARK: What is refused

    @Test(
      "A name that is none: 2, and nothing is made",
      arguments: [
        "../x", "/x", "x/../y", "x//y", "x/", ".", ".json", "x/.y", "manifest", "manifest.json",
        "One", "é", "a b", "a\nb", "-x/y", "a\\b", "",
      ])
    func names(_ name: String) async throws {
      let place = try GoldenPlace()
      let run = try await place.add(name)
      #expect(run.status == 2)
      #expect(run.output.isEmpty)
      #expect(run.errors.hasPrefix("contractgen: error: "))
      #expect(!place.folder.contents().contains { $0.hasPrefix("Golden") })
    }

    @Test func aNameIsGivenOnce() async throws {
      let place = try GoldenPlace()
      #expect(try await place.add("one").status == 0)
      let state = try place.folder.state()
      for name in ["one", "one.json"] {
        let again = try await place.add(name, "several.json")
        #expect(again.status == 2)
        #expect(again.errors.contains("one.json"))
      }
      #expect(try place.folder.state() == state)
    }

    @Test(
      "A body that is not strict JSON: 1, and where",
      arguments: [
        ("", "1:1"), ("{", "1:2"), ("<html>", "1:1"), ("{\"a\":1,\n\"a\":2}", "2:1"),
        ("{\"a\":1,}", "1:7"), ("\u{FEFF}{}", "1:1"),
      ])
    func bodies(_ body: String, _ position: String) async throws {
      let place = try GoldenPlace()
      try place.folder.file("body", body)
      for options in [[], ["--redact", "data[0].id=1"]] {
        let run = try await place.add("one", "body", options)
        #expect(run.status == 1)
        #expect(run.output.hasPrefix("body:\(position): error: "), "\(run.output)")
        #expect(run.output.hasSuffix("[not-json]\n"))
      }
      #expect(!place.folder.contents().contains { $0.hasPrefix("Golden") })
    }

    @Test(
      "Arguments that make no sense: 2",
      arguments: [
        ["--release", "v9"], ["--redact", "data[0].id"], ["--status", "20"],
        ["--header", "Etag"], ["--header", "A: 1", "--header", "A: 2"],
        ["--made-by-hand", "--capture", "x"], ["--payload", "PushPayload"],
      ])
    func arguments(_ options: [String]) async throws {
      let place = try GoldenPlace()
      let run = try await place.add("one", "one.json", options)
      #expect(run.status == 2)
      #expect(run.errors.contains("USAGE: contractgen golden add"))
      #expect(!place.folder.contents().contains { $0.hasPrefix("Golden") })
    }

    @Test(
      "A redaction that cannot be: 2, and the value is not shown",
      arguments: [
        // Nothing is there.
        ["data[0].tokn=x"], ["data[9].token=x"], ["[*].token=x"], ["data[].token=x"],
        // No text and no number.
        ["data=x"], ["data[*]=x"], ["=x"],
        // A text for a number, and a number too large to count up from.
        ["data[0].id=x"], ["data[*].id=9223372036854775806"],
        // Twice.
        ["data[*].id=5", "data[0].id=8"],
        // Something that is no timestamp.
        ["data[0].added=yesterday"],
      ])
    func redactions(_ rules: [String]) async throws {
      let place = try GoldenPlace()
      let run = try await place.add("one", "several.json", rules.flatMap { ["--redact", $0] })
      #expect(run.status == 2, "\(run.all)")
      #expect(run.errors.hasPrefix("contractgen: error: "))
      #expect(!run.all.contains("9dc05190"))
      #expect(!place.folder.contents().contains { $0.hasPrefix("Golden") })
    }

    /// An answer with an undeclared key, and one that a client refuses.
    private static let breaking = [
      (
        GoldenPlace.one.replacing("\"id\":12", with: "\"id\":12,\"x\":1"), "undeclared-key", "value"
      ),
      (GoldenPlace.one.replacing("\"id\":12", with: "\"id\":\"12\""), "wrong-type", "violation"),
    ]

    @Test(
      "A body that breaks the contract: 1 and nothing is written, but where it is meant",
      arguments: breaking)
    func breaks(_ body: String, _ rule: String, _ outcome: String) async throws {
      let place = try GoldenPlace()
      try place.folder.file("body.json", body)
      let redact = ["--redact", "data[0].token=T"]
      for options in [[], redact] {
        let run = try await place.add("one", "body.json", options)
        #expect(run.status == 1, "\(run.all)")
        #expect(run.output.hasPrefix("body.json:1:") && run.output.hasSuffix("[\(rule)]\n"))
        #expect(run.errors.contains("Nothing was written") && run.errors.contains("`--breaks`"))
        #expect(!place.folder.contents().contains { $0.hasPrefix("Golden") })
      }
      let kept = try await place.add("one", "body.json", redact + ["--breaks"])
      #expect(kept.status == 0, "\(kept.all)")
      #expect(kept.errors.contains("note: breaks `\(rule)`"))
      #expect(
        kept.output.contains("\"\(outcome)\": {") || kept.output.contains("\"\(outcome)\": ["))
      #expect(kept.output.contains("\"rule\": \"\(rule)\""))
    }

    @Test func anUpdateSaysWhatBreaksAndDidNot() async throws {
      let place = try GoldenPlace(withGoldens: true)
      let golden = GoldenPlace.release + "/device-list/one.json"
      let text = try place.folder.text(golden)
      try place.folder.file(golden, text.replacing("\"id\":1,", with: "\"id\":\"1\","))
      try #require(try place.folder.text(golden) != text)
      let options = ["conform", "--schema", "Schema/gitbay.yaml", "--update"]
      let run = try await Run.program(Place.contractgen, options, in: place.folder.url)
      #expect(run.status == 0, "\(run.all)")
      let note =
        "\(golden): note: now breaks `wrong-type` at `data[0].id`, is a violation, which a client refuses"
      #expect(run.errors.split(separator: "\n").filter { $0.contains("note:") } == [note[...]])
      let again = try await Run.program(Place.contractgen, options, in: place.folder.url)
      #expect(!again.errors.contains("note:"))
    }

    @Test func nothingIsKeptOfWhatIsRedacted() async throws {
      let place = try GoldenPlace()
      let run = try await place.add(
        "one", "several.json",
        ["data[*].token=abcdef01…", "data[*].label=Phone", "data[*].id=9223372036854775805"]
          .flatMap { ["--redact", $0] })
      #expect(run.status == 0, "\(run.all)")
      let body = GoldenPlace.several
        .replacing("9dc05190…", with: "abcdef01…").replacing("de0ba1b7…", with: "abcdef01…-2")
        .replacing(#"\u003cb\u003e"#, with: "Phone").replacing("two", with: "Phone-2")
        .replacing("\"id\":2", with: "\"id\":9223372036854775805")
        .replacing("\"id\":3", with: "\"id\":9223372036854775806")
        .replacing("\"id\":7", with: "\"id\":9223372036854775807")
      #expect(try place.folder.text(GoldenPlace.release + "/one.json") == body)
      #expect(run.output.contains(#""token": "abcdef01…-2""#))
      #expect(!run.output.contains("9dc05190"))
    }

    // MARK: What is in the way

    @Test(
      "Something in the way: 3, and all is as it was",
      arguments: [
        ("Golden", "a file"), ("Golden/gitbay", "a file"), (GoldenPlace.release, "a file"),
        (GoldenPlace.release + "/sub", "a file"), (GoldenPlace.manifest + "/x", "a folder"),
        (GoldenPlace.manifest, "not JSON"),
        (GoldenPlace.manifest, #"{"contract":"Gitbay","release":"v1.32.0","goldens":[]}"#),
        (GoldenPlace.manifest, #"{"contract":"Other","release":"v1.32.1","goldens":[]}"#),
        (GoldenPlace.manifest, #"{"contract":"Gitbay","release":"v1.32.1"}"#),
      ])
    func inTheWay(_ path: String, _ text: String) async throws {
      let place = try GoldenPlace()
      try place.folder.file(path, text)
      let state = try place.folder.state()
      let run = try await place.add("sub/one")
      #expect(run.status == 3, "\(run.all)")
      #expect(run.output.isEmpty)
      #expect(run.errors.hasPrefix("Golden") && run.errors.contains(": error: "))
      #expect(try place.folder.state() == state)
    }

    @Test func aLinkDoesNotLeadElsewhere() async throws {
      let place = try GoldenPlace()
      try place.folder.file("elsewhere/x", "")
      try place.folder.file(GoldenPlace.release + "/x", "")
      let link = place.folder.url.appending(path: GoldenPlace.release + "/sub")
      try FileManager.default.createSymbolicLink(
        atPath: link.path, withDestinationPath: place.folder.url.appending(path: "elsewhere").path)
      let run = try await place.add("sub/one")
      #expect(run.status == 3)
      #expect(run.errors.contains("is a link"))
      #expect(place.folder.contents("elsewhere") == ["x"])
    }

    /// Root may write into a folder whatever its mode.
    @Test(.enabled(if: getuid() != 0, "root may write anywhere"))
    func aFolderThatIsReadOnly() async throws {
      let place = try GoldenPlace()
      let release = place.folder.url.appending(path: GoldenPlace.release)
      try FileManager.default.createDirectory(
        at: release.appending(path: "sub"), withIntermediateDirectories: true)
      try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: release.path)
      let run = try await place.add("sub/one")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: release.path)
      #expect(run.status == 3)
      #expect(place.folder.contents(GoldenPlace.release) == ["sub"])
    }

    // MARK: Two runs

    @Test func aBodyThatAStoppedRunLeftIsTakenUp() async throws {
      let place = try GoldenPlace()
      try place.folder.file(GoldenPlace.release + "/one.json", GoldenPlace.one)
      #expect(try await place.add("one", "several.json").status == 2)
      #expect(try await place.add("one").status == 0)
      #expect(try place.listed() == ["one.json"])
    }

    @Test(.timeLimit(.minutes(2)))
    func whatRunsAtOnceLosesNothing() async throws {
      let place = try GoldenPlace()
      let names = (1...6).map { "one-\($0)" }
      try await withThrowingTaskGroup(of: Int32.self) { group in
        for name in names { group.addTask { try await place.add(name).status } }
        for try await status in group { #expect(status == 0) }
      }
      #expect(try place.listed() == names.map { $0 + ".json" })
    }

    @Test(.timeLimit(.minutes(3)))
    func whenItIsKilledTheManifestListsOnlyWhatIsThere() async throws {
      let place = try GoldenPlace(withGoldens: true)
      try place.keepOnly("settings")
      let before = try place.listed()
      #expect(!before.isEmpty)
      let start = ContinuousClock.now
      #expect(try await place.add("kill/timed").status == 0)
      let duration = ContinuousClock.now - start
      var numbers = SeededNumbers(seed: 5)
      var killed = 0
      for number in 0..<12 {
        let name = "kill/\(number)"
        killed += try await kill(
          name, after: duration * Double.random(in: 0...1, using: &numbers), place)
        let listed = try place.listed()
        #expect(Set(listed).isSuperset(of: before))
        for file in listed where file.hasPrefix("kill/") {
          #expect(try place.folder.text("\(GoldenPlace.release)/\(file)") == GoldenPlace.one)
        }
        // Whatever it left is in nobody's way.
        let again = try await place.add(name)
        #expect(again.status == (listed.contains(name + ".json") ? 2 : 0), "\(again.all)")
      }
      #expect(killed > 0, "no run was killed")
      #expect(try await Run.contractgen("conform", in: place.folder.url).status == 0)
    }

    /// Adds a golden and kills the tool; 0 if it ended by itself before that, else 1.
    private func kill(_ name: String, after delay: Duration, _ place: GoldenPlace) async throws
      -> Int
    {
      let process = Process()
      process.executableURL = Place.contractgen
      process.arguments = ["golden", "add"] + GoldenPlace.command + ["--name", name, "one.json"]
      process.currentDirectoryURL = place.folder.url
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      let (ends, end) = AsyncStream.makeStream(of: Void.self)
      process.terminationHandler = { _ in end.finish() }
      try process.run()
      try await Task.sleep(for: delay)
      _ = Foundation.kill(process.processIdentifier, SIGKILL)
      for await _ in ends {}
      return process.terminationReason == .uncaughtSignal ? 1 : 0
    }
  }
#endif
