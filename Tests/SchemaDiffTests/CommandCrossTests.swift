#if Generator
  import ContractModel
  import SchemaDiff
  import Testing

  /// Every pair of a few ways to declare what a command takes and answers, and of enums, judged and then
  /// tried.
  @Suite struct CommandCrossTests {
    // MARK: What a command takes

    static let parameters = [
      "", "arguments: [{ name: id, type: int }]", "arguments: [{ name: id, type: string }]",
      "arguments: [{ name: id, type: int, range: 0..100 }]",
      "arguments: [{ name: id, type: State }]",
      "arguments: [{ name: id, type: State, not: [used] }]",
      "arguments: [{ name: id, type: string, not: [used, '150'] }]",
      "arguments: [{ name: id, type: int, repeated: 1.. }]",
      "arguments: [{ name: id, type: int, repeated: 0..2 }]",
      "arguments: [{ name: mark, type: int }]",
      "options: { id: { type: int } }", "options: { id: { type: string } }",
      "options: { id: { flag: true } }", "options: { id: { type: int }, all: { flag: true } }",
      "options: { id: { type: int }, all: { flag: true } }, exactlyOne: [id, all]",
      "stdin: { name: id, type: string }", "stdin: { name: id, type: string, bytes: ..2 }",
    ]

    private static func taking(_ parameters: String) throws -> Contract {
      let separator = parameters.isEmpty ? "" : ", "
      return try Contract(
        reading: head + """
          commands:
            add: { access: write, result: Row\(separator)\(parameters) }

          """)
    }

    @Test(arguments: parameters)
    func calls(_ written: String) throws {
      let old = try Self.taking(written)
      for parameters in Self.parameters {
        let new = try Self.taking(parameters)
        let clients = CallCheck(client: old, server: new).refused()
        let servers = CallCheck(client: new, server: old, source: old).refused()
        let pair: Comment = "\(written) to \(parameters): \(clients ?? "-") \(servers ?? "-")"
        #expect(Self.broken(old, new, .clients) == (clients != nil), pair)
        #expect(Self.broken(old, new, .servers) == (servers != nil), pair)
      }
    }

    // MARK: What it answers

    static let results = [
      "result: Row", "result: [Row]", "result: Other", "result: [Other]", "result: Wide",
      "result: { fields: { id: { type: int } } }",
      "result: { fields: { id: { type: int }, more: { type: int } } }",
      "result: { fields: { id: { type: int, optional: true } } }",
      "options: { limit: { type: int } }, result: [Row]",
      "options: { limit: { type: int } }, result: { list: Row, paged: [limit] }",
      "options: { limit: { type: int } }, result: { list: Wide, paged: [limit] }",
    ]

    @Test(arguments: results)
    func answers(_ declared: String) throws {
      let old = try Self.answering(declared)
      for result in Self.results {
        try Self.tryAnswers(old, Self.answering(result), "\(declared) to \(result)")
      }
    }

    private static func answering(_ result: String) throws -> Contract {
      try Contract(reading: head + "commands: { list: { access: read, \(result) } }\n")
    }

    // MARK: Enums

    static let enums = [
      "{ enum: [a, b] }", "{ enum: [a, b, c] }", "{ enum: [b] }", "{ enum: [a, b], closed: true }",
      "{ enum: [a, b, c], closed: true }", "{ enum: [b], closed: true }",
    ]

    private static func holding(_ type: String, _ field: String) throws -> Contract {
      try Contract(
        reading: """
          contract: Test
          releases: [v1, v2]
          server: v2
          oldest: v1
          types:
            Kind: \(type)
            Row: { fields: { kind: { type: Kind } } }
          payloads: { Push: { fields: { row: { type: \(field) } } } }

          """)
    }

    @Test(
      arguments: enums, ["Row", "[Row]", "Kind", "Row, lenient: true", "[Kind], optional: true"])
    func enumsAreReceived(_ declared: String, _ field: String) throws {
      let old = try Self.holding(declared, field)
      for type in Self.enums {
        try Self.tryAnswers(
          old, Self.holding(type, field), "\(declared) to \(type) in \(field)")
      }
    }

    // MARK: Trying

    private static let head = """
      contract: Test
      releases: [v1, v2]
      server: v2
      oldest: v1
      types:
        State: { enum: [new, used], closed: true }
        Row: { fields: { id: { type: int } } }
        Other: { fields: { name: { type: string } } }
        Wide: { fields: { id: { type: int }, name: { type: string, optional: true } } }
      envelope:
        version: { key: v, is: 1 }
        data: data
        error: error
        exitCode: exit
        stderr: log
        page: { items: items, next: next }
        exitCodes: { usage: { code: 2, status: 400 } }

      """

    private static func tryAnswers(_ old: Contract, _ new: Contract, _ pair: String) throws {
      let toClient = Answers(server: new, client: old, source: old)
      let toNewClient = Answers(server: old, client: new, source: old)
      let clients = toClient.refused().first
      let servers = toNewClient.refused().first
      #expect(
        broken(old, new, .clients, .serverSends) == (clients != nil),
        "\(pair): \(clients?.description ?? "-")")
      #expect(
        broken(old, new, .servers, .serverSends) == (servers != nil),
        "\(pair): \(servers?.description ?? "-")")
    }

    private static func broken(
      _ old: Contract, _ new: Contract, _ party: Party, _ direction: Direction = .clientSends
    ) -> Bool {
      SchemaDiff.changes(from: old, to: new).flatMap(\.effects)
        .contains { $0.direction == direction && $0.breaks.contains(party) }
    }
  }
#endif
