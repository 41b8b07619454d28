#if Generator
  import Testing

  /// What the schema calls sensitive, and what `golden add` and `conform --update` say of it.
  @Suite struct SensitiveGoldenTests {
    private static let token = String(repeating: "0f", count: 32)
    private static let other = String(repeating: "ab", count: 32)
    private static let added =
      #"{"data":{"id":9,"status":"registered"},"exit_code":0,"protocol_version":1}"#

    /// Adds an answer to `notifications device add`, which read a token.
    private func addDevice(
      _ place: GoldenPlace, _ options: [String], body: String = added, stdin: String = token + "\n"
    ) async throws -> Run {
      try place.folder.file("added.json", body)
      try place.folder.file("tok", stdin)
      return try await Run.program(
        Place.contractgen,
        ["golden", "add", "--command", "notifications device add", "--status", "200"]
          + ["--name", "added", "--stdin", "tok"] + options + ["added.json"],
        in: place.folder.url)
    }

    @Test func aStandardInputIsNotedAndNotShown() async throws {
      let place = try GoldenPlace()
      let run = try await addDevice(place, [])
      #expect(run.status == 0, "\(run.all)")
      #expect(
        run.errors.contains(
          "/added.json: note: keeps the standard input, which the schema calls sensitive; "
            + "--redact stdin=TEXT replaces it\n"))
      #expect(!run.all.contains(Self.token))
      #expect(run.output.contains(#""stdin": "(hidden)""#))
      #expect(try place.folder.text(GoldenPlace.manifest).contains(Self.token))
    }

    @Test func aStandardInputIsRedactedWithTheSameTextElsewhere() async throws {
      let place = try GoldenPlace()
      let body =
        #"{"data":{"id":9,"status":"registered"},"exit_code":0,"protocol_version":1,"stderr":"\#(Self.token)"}"#
      let run = try await addDevice(place, ["--redact", "stdin=\(Self.other)"], body: body)
      #expect(run.status == 0, "\(run.all)")
      let manifest = try place.folder.text(GoldenPlace.manifest)
      #expect(manifest.contains(#""stdin": "\#(Self.other)\n""#))
      let kept = try place.folder.text(GoldenPlace.release + "/added.json")
      #expect(kept == body.replacing(Self.token, with: Self.other))
      #expect(!(manifest + run.all).contains(Self.token))
      #expect(!run.errors.contains("note: keeps"))
    }

    @Test(
      "A redaction of the standard input that cannot be: 2, and the value is not shown",
      arguments: [
        ["stdin=\(other)", "stdin=\(other)"],
        // A client would not send that.
        ["stdin=" + String(repeating: "x", count: 513)],
      ])
    func refused(_ rules: [String]) async throws {
      let place = try GoldenPlace()
      let run = try await addDevice(place, rules.flatMap { ["--redact", $0] })
      #expect(run.status == 2, "\(run.all)")
      #expect(!run.all.contains(Self.token))
      #expect(!place.folder.contents().contains { $0.hasPrefix("Golden") })
    }

    @Test func withoutAStandardInputThereIsNoneToRedact() async throws {
      let run = try await GoldenPlace().add("one", "one.json", ["--redact", "stdin=x"])
      #expect(run.status == 2)
      #expect(run.errors.contains("no `--stdin` was given"))
    }

    @Test func fieldsOfABodyAreNoted() async throws {
      let place = try GoldenPlace()
      let one = try await place.add("one")
      #expect(
        one.errors.contains(
          "note: keeps data[0].token, which the schema calls sensitive; "
            + "--redact data[0].token=TEXT replaces it\n"))
      #expect(!one.all.contains("fd17957e"))
      #expect(one.output.contains("Chloé’s"))
      let all = try await place.add("all", "several.json")
      #expect(all.errors.contains("keeps data[0].token and 2 more, "))
      #expect(all.errors.contains("--redact data[*].token=TEXT replaces them\n"))
      let redacted = try await place.add("none", "several.json", ["--redact", "data[*].token=T"])
      #expect(!redacted.errors.contains("note:"))
      #expect(redacted.output.contains(#""token": "T-2""#))
    }

    @Test func anUpdateHidesThemInWhatItShowsAndKeepsTheFile() async throws {
      let place = try GoldenPlace(withGoldens: true)
      let golden = GoldenPlace.release + "/device-list/one.json"
      let text = try place.folder.text(golden)
      let token = try #require(
        text.split(separator: "\"token\":\"").last?.split(separator: "\"").first)
      try place.folder.file(
        golden,
        text.replacing(token, with: "5ec2e700…").replacing("\"label\":\"", with: "\"label\":\"New ")
      )
      let run = try await Run.contractgen(
        "conform", "--schema", "Schema/gitbay.yaml", "--update", in: place.folder.url)
      #expect(run.status == 0, "\(run.all)")
      #expect(run.output.contains("+++ b/" + GoldenPlace.manifest))
      #expect(run.output.contains(#""label": "New "#))
      #expect(!run.all.contains(token) && !run.all.contains("5ec2e700"))
      #expect(try place.folder.text(GoldenPlace.manifest).contains(#""token": "5ec2e700…""#))
    }
  }
#endif
