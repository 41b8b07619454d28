#if Generator
  import ContractModel
  import SchemaDiff
  import Testing

  /// Every pair of a few ways to declare routes, judged and then tried.
  @Suite struct RouteCrossTests {
    static let routes = [
      "{ parameters: { id: int64 }, kinds: { book: 'books/{id}' } }",
      "{ parameters: { id: int64 }, kinds: { book: 'loans/{id}' } }",
      "{ parameters: { id: Word }, kinds: { book: 'books/{id}' } }",
      "{ parameters: { name: Word }, kinds: { book: 'books/{name}' } }",
      "{ parameters: { name: int64, id: Word }, kinds: { book: 'books/{name}' } }",
      "{ parameters: { name: string }, kinds: { book: 'books/{name}' } }",
      "{ parameters: { id: int64, name: Word }, kinds: { book: 'books/{id}/{name}' } }",
      "{ parameters: { id: int64, name: Word }, kinds: { book: 'books/{name}/{id}' } }",
      "{ parameters: { id: int64, name: Word }, kinds: { book: 'books/{id}', shelf: 'of/{name}/{id}' } }",
      "{ parameters: { id: Word, name: int64 }, kinds: { book: 'books/{name}', shelf: 'of/{id}/{name}' } }",
    ]

    private static func contract(_ routes: String) throws -> Contract {
      try Contract(
        reading: """
          contract: Test
          releases: [v1]
          server: v1
          oldest: v1
          scalars: { Word: { base: string, characters: a-z } }
          payloads: { Push: { fields: { path: { type: string, route: true } } } }
          routes: \(routes)

          """)
    }

    @Test(arguments: routes)
    func paths(_ declared: String) throws {
      let old = try Self.contract(declared)
      for routes in Self.routes {
        let new = try Self.contract(routes)
        let toClient = Answers(server: new, client: old, source: old)
        let toNewClient = Answers(server: old, client: new, source: old)
        let clients = toClient.refused().first
        let servers = toNewClient.refused().first
        let broken = Set(
          SchemaDiff.changes(from: old, to: new).flatMap(\.effects).flatMap(\.breaks))
        let pair: Comment = "\(declared) to \(routes)"
        #expect(broken.contains(.clients) == (clients != nil), pair)
        #expect(broken.contains(.servers) == (servers != nil), pair)
      }
    }
  }
#endif
