#if Generator
  import ContractRuntime
  import Foundation
  import Testing

  /// Names of files speak to no terminal and start no line.
  @Suite struct ShownNamesTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// A name that colours, starts lines and turns the direction round, and holds what GitHub escapes,
    /// each also as a part of a longer character.
    private static let name = "a\u{1B}[31m\n::error::b\u{202E}c\r\n%\u{301}:\u{301},\u{9B}2J.x"
    private static let shown =
      "a\\u001B[31m\\u000A::error::b\\u202Ec\\u000D\\u000A%\u{301}:\u{301},\\u009B2J.x"
    private static let escaped =
      "a\u{1B}[31m%0A%3A%3Aerror%3A%3Ab\u{202E}c%0D%0A%25\u{301}%3A\u{301}%2C\u{9B}2J.x"

    /// Runs of the tool in which the name plays a part, each with findings.
    private static let runs: [[String]] = [
      ["generate", "--schema", name, "--output", "Out"],
      ["generate", "--schema", "no" + name, "--output", "Out"],
      ["generate", "--check", "--schema", "tiny.yaml", "--output", name],
      ["conform", "--schema", "tiny.yaml", "--payload", "Push", name, "good"],
      ["conform", "--schema", "tiny.yaml", "--payload", "Push", "no" + name],
      ["conform", "--schema", "tiny.yaml", "--goldens", name],
      ["conform", "--schema", "tiny.yaml", "--goldens", "no" + name],
    ]

    private func run(_ arguments: [String], _ format: String) async throws -> Run {
      try folder.file("tiny.yaml", Goldens.schema)
      try folder.file("good", #"{"x":1}"#)
      if arguments.contains("--goldens") {
        try folder.file("\(Self.name)/v1/manifest.json", Goldens.manifest("v1", ["a.json"]))
      } else if !arguments.contains("--check") {
        try folder.file(Self.name, #"{"contract":{}}"#)
      }
      return try await Run.program(
        Place.contractgen, arguments + ["--format", format], in: folder.url)
    }

    @Test(arguments: runs)
    func inText(_ arguments: [String]) async throws {
      let run = try await run(arguments, "text")
      #expect([1, 3].contains(run.status))
      #expect(run.all.contains(Self.shown))
      let odd = run.all.unicodeScalars.filter { scalar in
        scalar != "\n" && [.control, .format].contains(scalar.properties.generalCategory)
      }
      #expect(odd.isEmpty, "\(odd.map(\.value))")
      #expect(!run.all.contains("\n::error"))
    }

    @Test(arguments: runs)
    func inJSON(_ arguments: [String]) async throws {
      let run = try await run(arguments, "json")
      let items = try JSONValue(json: run.output).elements
      #expect(!items.isEmpty)
      let name = Array(Self.name.unicodeScalars)
      let isNamed = items.allSatisfy { item in
        Array((item.text("file") ?? "").unicodeScalars).contains(name)
      }
      #expect(isNamed, "\(run.output)")
    }

    @Test(arguments: runs)
    func forGitHub(_ arguments: [String]) async throws {
      let run = try await run(arguments, "github")
      let lines = run.output.unicodeScalars.split(separator: "\n").map { Array($0) }
      #expect(!lines.isEmpty)
      for line in lines {
        #expect(line.starts(with: "::error file=".unicodeScalars))
        #expect(line.contains(Array(Self.escaped.unicodeScalars)))
        #expect(!line.contains("\r"))
      }
    }

    @Test func inArguments() async throws {
      let run = try await Run.contractgen("generate\u{1B}[2J", in: folder.url)
      #expect(run.status == 2)
      #expect(run.errors.hasPrefix("contractgen: error: there is no verb `generate\\u001B[2J`"))
    }

    /// The difference shows what is committed.
    @Test func inACommittedFile() async throws {
      try folder.file("tiny.yaml", Tiny.schema)
      try folder.file("Out/Enums.swift", "// \u{1B}]0;title\u{7}\n")
      let run = try await Run.contractgen(
        "generate", "--check", "--schema", "tiny.yaml", "--output", "Out", in: folder.url)
      #expect(run.status == 1)
      #expect(run.output.contains(#"-// \u001B]0;title\u0007"#))
    }
  }
#endif
