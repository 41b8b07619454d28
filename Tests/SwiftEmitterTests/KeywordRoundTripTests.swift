#if Generator
  import ContractModel
  import Testing

  /// Swift's keywords, and names that generated code has, as names in one program that is run.
  @Suite struct KeywordRoundTripTests {
    /// Those that may be a field, a value of either sort of enum, a word of a command and a piece of a
    /// path; each role refuses a few of its own.
    private static let words = KeywordTests.words.filter { word in
      !["customMirror", "hashValue", "reader", "self", "writer", "unrecognized", "allCases"]
        .contains(word)
    }

    private static let schema: String = {
      let fields = words.map { "\($0): { type: string }" }.joined(separator: ", ")
      let values = words.map { "\"\($0)\"" }.joined(separator: ", ")
      let commands = words.map { "run \($0): { access: read, result: Row }" }
      let kinds = words.enumerated().map { "k\($0): \"\($1)/{number}\"" }
      return """
        types:
          Row: { fields: { \(fields) } }
          Open: { enum: [\(values)] }
          Closed: { enum: [\(values)], closed: true }
        envelope:
          version: { key: v, is: 1 }
          data: d
          error: e
          exitCode: x
          stderr: s
          exitCodes: { failure: { code: 1, status: 500 } }
        commands:
          \(commands.joined(separator: "\n  "))
        routes:
          parameters: { number: int }
          kinds: { \(kinds.joined(separator: ", ")) }
        """
    }()

    @Test func everyNameComesBackAsItWent() throws {
      let words = Self.words
      #expect(words.count > 150)
      let body = "{" + words.map { "\"\($0)\":\"a \($0)\"" }.joined(separator: ",") + "}"
      let types = words.map { SwiftName.type(["run", $0]) }
      let main = """
        import ContractRuntime
        import Foundation

        let body = Data(\"\"\"
        \(body)
        \"\"\".utf8)
        let row = try Row(json: body)
        let decoded = try JSONDecoder().decode(Row.self, from: body)
        let encoded = try JSONEncoder().encode(row)
        print(row == decoded, try JSONDocument(encoded).root.value == JSONDocument(body).root.value)
        for value in Closed.allCases { print(value.rawValue, Open(rawValue: value.rawValue).rawValue) }
        let names = [\(words.map { "\"\($0)\"" }.joined(separator: ", "))]
        for name in names {
          if case .unrecognized = Open(rawValue: name) { print("unrecognized \\(name)") }
          print(Route(path: name + "/7")?.path ?? "no route of \\(name)")
        }
        let sent: [[String]] = [\(types.map { "\($0).words" }.joined(separator: ", "))]
        for words in sent { print(words.joined(separator: "+")) }
        """
      let lines = try Compiler.output(of: Emitted(Self.schema), main: main)
        .split(separator: "\n").map(String.init)
      let expected =
        ["true true"] + words.map { "\($0) \($0)" } + words.map { "\($0)/7" }
        + words.map { "run+\($0)" }
      #expect(lines == expected)
    }
  }
#endif
