#if Generator
  import ContractRuntime
  import Foundation
  import Testing

  /// `contractgen matrix`: how it reports who reads what, and when it fails.
  @Suite struct MatrixTests {
    private let folder: TemporaryFolder

    private static func schema(_ releases: String, _ oldest: String, _ fields: String) -> String {
      """
      contract: Tiny
      releases: [\(releases)]
      server: \(releases.split(separator: " ").last ?? "")
      oldest: \(oldest)
      payloads:
        Push:
          fields:
      \(fields)
      """
    }
    private static let x = "      x: { type: int }\n"
    private static let y = "      y: { type: string, since: v2 }\n"

    /// `v1` sends x, `v2` also y, and `v3` sends x as a text, which breaks the clients that there are. The
    /// client of `v2` gives up `v1`, and that of `v3` is not taken yet.
    init() throws {
      folder = try TemporaryFolder()
      try folder.file(
        "Schema/tiny.yaml", Self.schema("v1, v2, v3", "v3", Self.y + "      x: { type: string }\n"))
      try folder.file("Schema/history/tiny/v1.yaml", Self.schema("v1", "v1", Self.x))
      try folder.file("Schema/history/tiny/v2.yaml", Self.schema("v1, v2", "v2", Self.x + Self.y))
      try goldens("v1", ["one": (#"{"x": 1}"#, #"{"x": 1}"#)])
      try goldens("v2", ["one": (#"{"x": 1, "y": "a|b"}"#, #"{"x": 1, "y": "a|b"}"#)])
      try goldens(
        "v3",
        [
          "one": (#"{"x": "1", "y": "a"}"#, #"{"x": "1", "y": "a"}"#),
          "two": (#"{"x": "2", "y": "b"}"#, #"{"x": "2", "y": "b"}"#),
        ])
    }

    private func goldens(
      _ release: String, _ bodies: [String: (body: String, value: String)],
      of name: String = "tiny",
      contract: String = "Tiny"
    ) throws {
      let entries = bodies.sorted { $0.key < $1.key }.map { file, golden in
        """
        {"file": "\(file).json", "pins": "x", "madeByHand": true, "kind": "payload", "payload": "Push",
         "outcome": {"value": \(golden.value)}}
        """
      }
      try folder.file(
        "Golden/\(name)/\(release)/manifest.json",
        #"{"contract": "\#(contract)", "release": "\#(release)", "goldens": [\#(entries.joined(separator: ","))]}"#
      )
      for (file, golden) in bodies {
        try folder.file("Golden/\(name)/\(release)/\(file).json", golden.body)
      }
    }

    private func matrix(_ arguments: String...) async throws -> Run {
      try await Run.program(Place.contractgen, ["matrix"] + arguments, in: folder.url)
    }

    // MARK: Formats

    @Test func textHasATableAndWhatIsParticular() async throws {
      let run = try await matrix()
      #expect(run.status == 1)
      #expect(run.errors.isEmpty)
      #expect(
        run.output == """
          Tiny: clients of Schema/history/tiny, servers of Golden/tiny

          client \\ server  v1          v2     v3
          v1               whole       whole  breaks 1
          v2               (breaks 1)  whole  breaks 1

          (…): not supported, for the server is older than the client's `oldest`

          client v1, server v2: whole; asks for 1 of 1 goldens
            ignores: `y` of `Push` is not read (one.json)

          client v1, server v3: breaks; asks for 2 of 2 goldens
            breaks: `x` of `Push` is refused: expected an integer that fits 64 bits, found a string (2 goldens, \
          such as one.json)

          client v2, server v1: breaks, not supported; asks for 1 of 1 goldens
            breaks: `y` of `Push` is refused: expected a string, found nothing; sent since v2; an older server \
          answers without it (one.json)

          client v2, server v3: breaks; asks for 2 of 2 goldens
            breaks: `x` of `Push` is refused: expected an integer that fits 64 bits, found a string (2 goldens, \
          such as one.json)

          2 of 5 supported pairs break: v1 with v3, v2 with v3.

          """)
    }

    @Test func jsonIsOneObject() async throws {
      let run = try await matrix("--format", "json")
      #expect(run.status == 1)
      let json = try JSONValue(json: run.output)
      #expect(json["problems"]?.elements.isEmpty == true)
      let contract = try #require(json["contracts"]?.elements.first)
      #expect(contract["contract"]?.text == "Tiny")
      #expect(contract["schema"]?.text == "Schema/tiny.yaml")
      #expect(contract["history"]?.text == "Schema/history/tiny")
      #expect(contract["goldens"]?.text == "Golden/tiny")
      #expect(contract["clients"]?.description == #"["v1","v2"]"#)
      #expect(contract["servers"]?.description == #"["v1","v2","v3"]"#)
      let pairs = contract["pairs"]?.elements ?? []
      #expect(
        pairs.map { "\($0["verdict"]?.text ?? "") \($0["supported"]?.description ?? "")" } == [
          "whole true", "whole true", "breaks true", "breaks false", "whole true", "breaks true",
        ])
      #expect(
        pairs[3].description == """
          {"client":"v2","server":"v1","verdict":"breaks","supported":false,"asked":1,"notAsked":0,\
          "particulars":[{"effect":"breaks","kind":"violation","subject":"Push","keyPath":"y",\
          "detail":"expected a string, found nothing; sent since v2; an older server answers without it",\
          "goldens":1,"example":"one.json"}]}
          """)
    }

    @Test func markdownReadsInAMergeRequest() async throws {
      let run = try await matrix("--format", "markdown")
      #expect(run.status == 1)
      #expect(
        run.output == """
          ## Tiny: 2 of 5 supported pairs break: v1 with v3, v2 with v3.

          Clients of `Schema/history/tiny`, servers of `Golden/tiny`

          | client \\\\ server | v1 | v2 | v3 |
          | --- | --- | --- | --- |
          | v1 | whole | whole | breaks 1 |
          | v2 | (breaks 1) | whole | breaks 1 |

          - `(…)`: not supported, for the server is older than the client's `oldest`

          | Client | Server |  | What | Goldens |
          | --- | --- | --- | --- | --- |
          | v1 | v3 | breaks | `x` of `Push` is refused: expected an integer that fits 64 bits, found a string | 2 goldens, such as one.json |
          | v2 | (v1) | breaks | `y` of `Push` is refused: expected a string, found nothing; sent since v2; an older server answers without it | one.json |
          | v2 | v3 | breaks | `x` of `Push` is refused: expected an integer that fits 64 bits, found a string | 2 goldens, such as one.json |

          <details>
          <summary>1 that are not read, not asked for, or the server's fault</summary>

          | Client | Server |  | What | Goldens |
          | --- | --- | --- | --- | --- |
          | v1 | v2 | ignores | `y` of `Push` is not read | one.json |

          </details>

          """)
    }

    // MARK: Exit status

    /// A pair that breaks and is not supported is no finding.
    @Test func onlySupportedPairsCount() async throws {
      try FileManager.default.removeItem(at: folder.url.appending(path: "Golden/tiny/v3"))
      try folder.file("Schema/tiny.yaml", Self.schema("v1, v2", "v2", Self.x + Self.y))
      let run = try await matrix()
      #expect(run.status == 0, "\(run.all)")
      #expect(run.output.contains("v2               (breaks 1)  whole\n"))
      #expect(run.output.hasSuffix("None of 3 supported pairs breaks.\n"))
    }

    /// gitbay's clients read what its servers answer.
    @Test func theRepositorysMatrixHolds() async throws {
      let run = try await Run.contractgen("matrix")
      #expect(run.status == 0, "\(run.all)")
      #expect(
        run.output.hasPrefix("Gitbay: clients of Schema/history/gitbay, servers of Golden/gitbay\n")
      )
      #expect(run.errors.contains("Schema/history/monaco: note: has no snapshot"))
    }

    @Test(arguments: [
      (["--format", "junit"], "there is no format `junit`; known are `text`, `json`, `markdown`"),
      (["--goldens", "Golden"], "`--goldens` needs `--schema`"),
      (["--history", "Schema/history"], "`--history` needs `--schema`"),
      (["--schema", "-", "--goldens", "Golden/tiny"], "`--schema -` needs `--history`"),
      (["Schema/tiny.yaml"], "`matrix` takes no argument `Schema/tiny.yaml`"),
    ])
    func argumentsThatMakeNoSense(_ arguments: [String], _ message: String) async throws {
      let run = try await Run.program(Place.contractgen, ["matrix"] + arguments, in: folder.url)
      #expect(run.status == 2)
      #expect(run.errors.contains(message), "\(run.errors)")
      #expect(run.errors.contains("USAGE: contractgen matrix"))
      #expect(run.output.isEmpty)
    }

    // MARK: Files

    @Test func foldersCanBeNamed() async throws {
      for (from, to) in [("Schema/history/tiny", "kept"), ("Golden/tiny", "bodies")] {
        try FileManager.default.moveItem(
          at: folder.url.appending(path: from), to: folder.url.appending(path: to))
      }
      let run = try await matrix(
        "--schema", "Schema/tiny.yaml", "--history", "kept", "--goldens", "bodies")
      #expect(run.status == 1)
      #expect(run.output.hasPrefix("Tiny: clients of kept, servers of bodies\n"))
    }

    /// Without snapshots there is nothing to say but how to take one.
    @Test(arguments: [[], ["--schema", "Schema/tiny.yaml"]])
    func aContractWithoutHistoryIsToldWhatToDo(_ options: [String]) async throws {
      try FileManager.default.removeItem(at: folder.url.appending(path: "Schema/history"))
      let run = try await Run.program(Place.contractgen, ["matrix"] + options, in: folder.url)
      #expect(run.status == 3)
      #expect(run.output.isEmpty)
      #expect(
        run.errors == """
          Schema/history/tiny: error: has no snapshot (`RELEASE.yaml`) of Schema/tiny.yaml; `contractgen \
          snapshot --release v3 --schema Schema/tiny.yaml` takes one [unreadable-file]

          """)
    }

    /// Among several contracts, one without snapshots is named and left out; all others are shown.
    @Test func severalContractsAreShown() async throws {
      let other = Self.schema("v1", "v1", Self.x).replacing("Tiny", with: "Other")
      try folder.file("Schema/other.yaml", other)
      try folder.file("Schema/history/other/v1.yaml", other)
      try folder.file("Schema/third.yaml", other.replacing("Other", with: "Third"))
      try goldens("v1", ["one": (#"{"x": 1}"#, #"{"x": 1}"#)], of: "other", contract: "Other")
      let run = try await matrix()
      #expect(run.status == 1)
      #expect(
        run.output.hasPrefix("Other: clients of Schema/history/other, servers of Golden/other\n"))
      #expect(
        run.output.contains("\n\nTiny: clients of Schema/history/tiny, servers of Golden/tiny\n"))
      #expect(
        run.errors == """
          Schema/history/third: note: has no snapshot (`RELEASE.yaml`) of Schema/third.yaml; `contractgen \
          snapshot --release v1 --schema Schema/third.yaml` takes one

          """)
    }

    @Test func aBrokenSnapshotIsReportedWithItsPlace() async throws {
      try folder.file(
        "Schema/history/tiny/v2.yaml", Self.schema("v1, v2", "v2", "      x: { type: inf }\n"))
      let run = try await matrix()
      #expect(run.status == 1)
      #expect(run.output.hasPrefix("Schema/history/tiny/v2.yaml:8:18: error: "), "\(run.output)")
      // The others are shown all the same.
      #expect(run.output.contains("\nv1               whole"))
      #expect(!run.output.contains("\nv2  "))
      let json = try JSONValue(json: try await matrix("--format", "json").output)
      let problem = try #require(json["problems"]?.elements.first)
      #expect(problem["file"]?.text == "Schema/history/tiny/v2.yaml")
      #expect(problem["line"]?.description == "8")
      #expect(problem["column"]?.description == "18")
    }

    /// Whatever is not as its name says is a finding.
    @Test(arguments: [
      (
        "Schema/history/tiny/v2.yaml", schema("v1, v2", "v2", x).replacing("Tiny", with: "Other"),
        "Schema/history/tiny/v2.yaml:1:1: error: expected a snapshot of `Tiny`, the contract of "
          + "Schema/tiny.yaml, found one of `Other` [broken-snapshot]"
      ),
      (
        "Schema/history/tiny/v3.yaml", schema("v1, v2", "v2", x),
        "Schema/history/tiny/v3.yaml:3:9: error: expected `server: v3`, for the file is called so, found "
          + "`v2` [broken-snapshot]"
      ),
      (
        "Schema/history/tiny/v0.yaml", schema("v0", "v0", x),
        "Schema/history/tiny/v0.yaml:3:9: error: expected a release that Schema/tiny.yaml lists: v1, v2, v3, "
          + "found `v0` [broken-snapshot]"
      ),
      (
        "Schema/history/tiny/notes.txt", "",
        "Schema/history/tiny/notes.txt:1:1: error: expected only snapshots, each `RELEASE.yaml`, found "
          + "something else [unlisted-file]"
      ),
      (
        "Schema/history/gone/v1.yaml", schema("v1", "v1", x),
        "Schema/history/gone:1:1: error: expected a folder named after a schema, as `Schema/NAME.yaml`, found "
          + "no such schema [unlisted-file]"
      ),
      (
        "Golden/tiny/v1/stray.json", "{}",
        "Golden/tiny/v1/stray.json:1:1: error: expected an entry in Golden/tiny/v1/manifest.json, found none "
          + "[unlisted-file]"
      ),
    ])
    func filesThatAreNotAsTheirNameSays(
      _ path: String, _ text: String, _ message: String
    ) async throws {
      try folder.file(path, text)
      let run = try await matrix()
      #expect(run.status == 1)
      #expect(run.output.hasPrefix(message + "\n\nTiny: clients of"), "\(run.output)")
      let markdown = try await matrix("--format", "markdown")
      #expect(markdown.output.hasPrefix("- "), "\(markdown.output)")
    }

    @Test func whatCannotBeReadIsNoFinding() async throws {
      try FileManager.default.removeItem(at: folder.url.appending(path: "Golden/tiny/v1/one.json"))
      let run = try await matrix()
      #expect(run.status == 3)
      #expect(run.errors.contains("Golden/tiny/v1/one.json: error: does not exist"))
      #expect(run.output.contains("v1               -"), "\(run.output)")
    }

    @Test func goldensThatAreNotThereCannotBeRead() async throws {
      try FileManager.default.removeItem(at: folder.url.appending(path: "Golden"))
      let run = try await matrix()
      #expect(run.status == 3)
      #expect(run.errors.contains("Golden/tiny: error: cannot be listed"), "\(run.all)")
    }

    @Test func aBrokenSchemaIsReported() async throws {
      try folder.file("Schema/tiny.yaml", Tiny.broken)
      let run = try await matrix()
      #expect(run.status == 1)
      #expect(run.output.hasPrefix("Schema/tiny.yaml:3:9: error: "))
    }
  }
#endif
