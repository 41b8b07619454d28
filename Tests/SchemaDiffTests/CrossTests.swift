#if Generator
  import ContractModel
  import SchemaDiff
  import Testing

  /// Every pair of a few dozen ways to declare a field, judged and then tried: the verdict is about what
  /// happens, also where several things change at once.
  @Suite struct CrossTests {
    private static let types = [
      "int", "int64", "double", "string", "timestamp", "bool", "State", "[int]",
    ]
    private static let places = ["", "at: a.b, ", "or: b, "]

    private static func fields(_ presences: [String]) -> [String] {
      let plain = types.flatMap { type in presences.map { "{ type: \(type)\($0) }" } }
      return plain
        + places.dropFirst().flatMap { place in
          presences.map { "{ \(place)type: int\($0) }" }
        }
    }

    static let received = fields([
      "", ", optional: true", ", nullable: true", ", lenient: true",
      ", lenient: true, optional: true", ", since: v2",
    ])
    static let sent = fields(["", ", optional: true", ", nullable: true"])

    private static func payload(_ field: String) throws -> Contract {
      try Contract(
        reading: head + "payloads: { Push: { fields: { a: \(field) } } }\n")
    }

    private static func body(_ field: String) throws -> Contract {
      try Contract(
        reading: head + """
          endpoints:
            add:
              method: POST
              path: /add
              body: { fields: { a: \(field) } }
              responses: { 204: {} }

          """)
    }

    private static let head = """
      contract: Test
      releases: [v1, v2]
      server: v2
      oldest: v1
      types: { State: { enum: [new, used], closed: true } }

      """

    private func broken(_ old: Contract, _ new: Contract, _ party: Party) -> Bool {
      SchemaDiff.changes(from: old, to: new).flatMap(\.effects).flatMap(\.breaks).contains(party)
    }

    @Test(arguments: received.indices)
    func payloads(_ number: Int) throws {
      let old = try Self.payload(Self.received[number])
      for field in Self.received {
        let new = try Self.payload(field)
        let toClient = Answers(server: new, client: old, source: old)
        let toNewClient = Answers(server: old, client: new, source: old)
        let clients = !toClient.refused().isEmpty
        let servers = !toNewClient.refused().isEmpty
        let pair: Comment = "\(Self.received[number]) to \(field)"
        #expect(broken(old, new, .clients) == clients, pair)
        #expect(broken(old, new, .servers) == servers, pair)
      }
    }

    @Test(arguments: sent.indices)
    func bodies(_ number: Int) throws {
      let old = try Self.body(Self.sent[number])
      for field in Self.sent {
        let new = try Self.body(field)
        let clients = RequestCheck(client: old, server: new).refused()
        let servers = RequestCheck(client: new, server: old, source: old).refused()
        let pair: Comment = "\(Self.sent[number]) to \(field)"
        #expect(broken(old, new, .clients) == (clients != nil), pair)
        #expect(broken(old, new, .servers) == (servers != nil), pair)
      }
    }
  }
#endif
