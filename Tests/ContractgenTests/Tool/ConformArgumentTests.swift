#if Generator
  import Testing

  /// Arguments of `conform` that make no sense, and what is said of them.
  @Suite struct ConformArgumentTests {
    /// Nothing is judged or written before the arguments are looked at.
    @Test(arguments: ["101", "abc", "-1", "99.5"])
    func coverageIsAPercentage(_ text: String) async throws {
      let folder = try TemporaryFolder()
      try Goldens.write(["v1": [:], "v2": ["x.json": #"{"x":2}"#]], to: folder)
      let state = try folder.state()
      for options in [[], ["--update"]] {
        let run = try await Run.program(
          Place.contractgen, ["conform", "--require-coverage=\(text)"] + options, in: folder.url)
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(
          run.errors.contains(
            "`--require-coverage` is a number from 0 to 100, found `\(text)`"))
      }
      #expect(try folder.state() == state)
    }

    @Test(
      "A status comes with an answer only",
      arguments: [
        ["--payload", "Push"], ["--request", "x"], ["--toggle", "x"],
      ])
    func status(_ kind: [String]) async throws {
      let folder = try TemporaryFolder()
      try Goldens.write([:], to: folder)
      let body = try folder.file("x.json", #"{"x":1}"#)
      let run = try await Run.program(
        Place.contractgen, ["conform"] + kind + ["--status", "200", body.path], in: folder.url)
      #expect(run.status == 2)
      #expect(run.output.isEmpty)
      #expect(run.errors.contains("`--status` does not go with `\(kind[0])`"))
    }

    @Test(
      "A name that is nearly one",
      arguments: [
        (["--command", "device lst"], "notifications device list"),
        (["--command", "notifications devise list"], "notifications device list"),
        (["--payload", "PushPaylod"], "PushPayload"),
        (["--toggle", "PushTogle"], "PushToggle"),
      ])
    func nearly(_ kind: [String], _ meant: String) async throws {
      let run = try await Run.program(
        Place.contractgen, ["conform"] + kind + ["-"], in: Place.repository)
      #expect(run.status == 2)
      #expect(
        run.errors.contains("`\(kind[1])`; did you mean `\(meant)`? Known are "), "\(run.all)")
    }

    @Test func aNameIsListedOnce() async throws {
      let run = try await Run.contractgen("conform", "--payload", "Nothing", "-")
      #expect(run.errors.contains("there is no payload `Nothing`; known are `PushPayload`\n"))
    }

    @Test func whichSchemasHaveANameThatSeveralHave() async throws {
      let run = try await Run.contractgen("conform", "--payload", "PushPayload", "-")
      #expect(run.status == 2)
      #expect(run.errors.contains("`Schema/gitbay.yaml` or `Schema/monaco.yaml`"), "\(run.all)")
      let golden = "Golden/gitbay/v1.32.1/payload/badge-42.json"
      let judged = try await Run.contractgen(
        "conform", "--payload", "PushPayload", "--schema", "Schema/gitbay.yaml", golden)
      #expect(judged.output == "\(golden): conforms, a value\n")
    }
  }
#endif
