#if Generator
  import ContractRuntime
  import Foundation
  import Testing

  /// What cannot be read stands among the findings, and keeps nothing else from being judged.
  @Suite struct UnreadableTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Names of what cannot be read, with the rule and what is said.
    private static let names = [
      ("absent", "unreadable-file", "does not exist"),
      ("folder", "unreadable-file", "is a directory"),
      ("loop", "unreadable-file", "is a link that leads back to itself"),
      ("pipe", "unreadable-file", "is a pipe, a socket or a device"),
      ("/dev/zero", "unreadable-file", "is a pipe, a socket or a device"),
      ("/dev/fd/999", "unreadable-file", "does not exist"),
      ("large", "yaml-too-large", "is larger than 4 MiB"),
    ]

    private func write() throws {
      try folder.file("folder/x", "")
      try folder.file("large", String(repeating: "x", count: 4 << 20 + 1))
      #expect(symlink("loop", folder.url.appending(path: "loop").path) == 0)
      #expect(mkfifo(folder.url.appending(path: "pipe").path, 0o600) == 0)
    }

    @Test(arguments: names)
    func aSchema(name: String, rule: String, message: String) async throws {
      try write()
      let text = try await generate(name, "text")
      #expect(text.status == 3)
      #expect(text.output.isEmpty)
      #expect(text.errors.hasPrefix("\(name): error: \(message)"))
      #expect(text.errors.hasSuffix(" [\(rule)]\n"))

      let json = try await generate(name, "json")
      #expect(json.status == 3)
      let items = try JSONValue(json: json.output).elements
      #expect(items.map { $0.text("file") } == [name])
      #expect(items.map { $0.text("rule") } == [rule])

      let gitHub = try await generate(name, "github")
      #expect(gitHub.status == 3)
      let start = "::error file=\(name),line=1,col=1,title=\(rule)::\(message)"
      #expect(gitHub.output.hasPrefix(start))
      #expect(gitHub.errors.isEmpty)
    }

    @Test(.disabled(if: getuid() == 0, "root may read everything"))
    func aSchemaThatMayNotBeRead() async throws {
      let schema = try folder.file("secret", Tiny.schema)
      try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: schema.path)
      let run = try await generate("secret", "github")
      #expect(run.status == 3)
      #expect(run.output.contains("title=unreadable-file::cannot be read; check the permissions"))
    }

    @Test func theOtherSchemasAreGenerated() async throws {
      try folder.file("Schema/b.yaml", Tiny.schema)
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: "Schema/a.yaml"), withIntermediateDirectories: true)
      try folder.file("Schema/c.yaml", Tiny.broken)
      let run = try await Run.contractgen("generate", "--format", "json", in: folder.url)
      #expect(run.status == 3)
      #expect(try rules(run) == ["unreadable-file", "unknown-release", "unknown-type"])
      #expect(folder.contents("Sources/TinyContract/Generated").count == Tiny.files.count)
    }

    @Test func theOtherBodiesAreJudged() async throws {
      try write()
      try folder.file("tiny.yaml", Goldens.schema)
      try folder.file("good", #"{"x":1}"#)
      try folder.file("bad", #"{"x":"1"}"#)
      let bodies = ["absent", "bad", "folder", "loop", "pipe", "/dev/zero", "good"]
      let run = try await Run.program(
        Place.contractgen,
        ["conform", "--schema", "tiny.yaml", "--payload", "Push", "--format", "json"] + bodies,
        in: folder.url)
      #expect(run.status == 3)
      let unreadable = "unreadable-file"
      #expect(
        try rules(run) == [unreadable, "wrong-type"] + Array(repeating: unreadable, count: 4))
      #expect(run.errors == "good: conforms, a value\n")
    }

    @Test func theOtherGoldensAreJudged() async throws {
      try Goldens.write(
        ["v1": ["a.json": #"{"x":1}"#], "v2": ["b.json": #"{"x":2}"#]], to: folder)
      let manifest = Goldens.manifest("v2", ["a.json", "b.json", "c.json", "d.json"])
      try folder.file("Golden/tiny/v2/manifest.json", manifest)
      let release = folder.url.appending(path: "Golden/tiny/v2")
      #expect(symlink("c.json", release.appending(path: "c.json").path) == 0)
      #expect(mkfifo(release.appending(path: "d.json").path, 0o600) == 0)
      let run = try await Run.contractgen("conform", in: folder.url)
      #expect(run.status == 3)
      #expect(run.output.contains("Golden/tiny/v2/b.json:1:6: error: `x`: expected 1, found 2 ["))
      #expect(run.output.contains("Golden/tiny/v2/a.json:1:1: error: "))
      #expect(run.output.contains("3 goldens, findings: 2, unreadable: 2."))
      let lines = run.errors.split(separator: "\n")
      #expect(lines.count == 2)
      #expect(lines.first?.hasPrefix("Golden/tiny/v2/c.json: error: is a link") == true)
      #expect(lines.last?.hasPrefix("Golden/tiny/v2/d.json: error: is a pipe") == true)
    }

    @Test func noSchemaNoGoldensAndAnOutputInTheWay() async throws {
      let none = try await Run.contractgen("generate", "--format", "json", in: folder.url)
      #expect(none.status == 3)
      #expect(try rules(none) == ["unreadable-file"])
      try folder.file("Schema/tiny.yaml", Goldens.schema)
      let goldens = try await Run.contractgen("conform", "--format", "json", in: folder.url)
      #expect(goldens.status == 3)
      #expect(try rules(goldens) == ["unreadable-file"])
      try folder.file("Sources", "")
      let output = try await Run.contractgen("generate", "--format", "json", in: folder.url)
      #expect(output.status == 3)
      #expect(try rules(output) == ["unusable-output"])
    }

    // MARK: Standard input

    @Test func aSchemaCanComeThroughAPipe() async throws {
      try folder.file("tiny.yaml", Tiny.schema)
      let tool = "'\(Place.contractgen.path)'"
      for source in ["-", "/dev/stdin"] {
        let run = try await shell(
          "cat tiny.yaml | \(tool) generate --schema \(source) --output Out")
        #expect(run.status == 0, "\(run.all)")
        #expect(folder.contents("Out").count == Tiny.files.count)
      }
      try folder.file("broken.yaml", Tiny.broken)
      let run = try await shell("\(tool) generate --schema - --output Out < broken.yaml")
      #expect(run.status == 1)
      #expect(run.output.hasPrefix("<stdin>:3:9: error: there is no release `v2`"))
    }

    @Test func whatAShellSubstitutesIsRead() async throws {
      try folder.file("tiny.yaml", Goldens.schema)
      let bash = URL(fileURLWithPath: "/bin/bash")
      guard FileManager.default.isExecutableFile(atPath: bash.path) else { return }
      let run = try await Run.program(
        bash,
        [
          "-c",
          """
          '\(Place.contractgen.path)' conform --schema <(cat tiny.yaml) --payload Push \
          <(echo '{"x":1}') - < <(echo '{"x":2}')
          """,
        ], in: folder.url)
      #expect(run.status == 0, "\(run.all)")
      #expect(run.output.matches(of: #/conforms, a value/#).count == 2)
    }

    @Test(
      "Standard input without a place for the code or the goldens, or for two things: 2",
      arguments: [
        (["generate", "--schema", "-"], "needs `--output`"),
        (["conform", "--schema", "-"], "needs `--goldens`"),
        (["conform", "--schema", "-", "--payload", "Push", "-"], "was given twice"),
        (["conform", "--schema", "tiny.yaml", "--payload", "Push", "-", "-"], "was given twice"),
      ])
    func usage(_ arguments: [String], _ message: String) async throws {
      try folder.file("tiny.yaml", Goldens.schema)
      let run = try await Run.program(Place.contractgen, arguments, in: folder.url)
      #expect(run.status == 2)
      #expect(run.errors.contains(message))
    }

    @Test func whatHasNoEndIsGivenUp() async throws {
      try folder.file("tiny.yaml", Goldens.schema)
      let tool = "'\(Place.contractgen.path)'"
      let body = try await shell(
        "\(tool) conform --schema tiny.yaml --payload Push - < /dev/zero")
      #expect(body.status == 3)
      #expect(body.errors.hasPrefix("<stdin>: error: is larger than 64 MiB"))
      let schema = try await shell("\(tool) generate --schema - --output Out < /dev/zero")
      #expect(schema.status == 3)
      #expect(schema.errors.hasPrefix("<stdin>: error: is larger than 4 MiB"))
    }

    // MARK: Running

    private func generate(_ schema: String, _ format: String) async throws -> Run {
      try await Run.contractgen(
        "generate", "--schema", schema, "--output", "Out", "--format", format, in: folder.url)
    }

    private func shell(_ script: String) async throws -> Run {
      try await Run.program(URL(fileURLWithPath: "/bin/sh"), ["-c", script], in: folder.url)
    }

    /// The rules of a report in JSON.
    private func rules(_ run: Run) throws -> [String] {
      try JSONValue(json: run.output).elements.map { $0.text("rule") ?? "none" }
    }
  }
#endif
