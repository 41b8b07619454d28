extension DiffRule {
  private static func routes(
    _ breaks: Set<Party>, _ parameters: String, _ kinds: String
  ) -> DiffExample {
    DiffExample(
      .serverSends, breaks,
      """
       payloads:
         DuePush: { fields: { path: { type: string, route: true } } }
       routes:
         parameters:
      \(parameters)
         kinds:
      \(kinds)
      """)
  }

  static let routeExamples: [DiffRule: [DiffExample]] = [
    .routeAdded: [
      routes(
        [.source], "     id: int64", "     book: books/{id}\n+    loan: loans/{id}")
    ],
    .routeRemoved: [
      routes(
        [.source], "     id: int64", "     book: books/{id}\n-    loan: loans/{id}")
    ],
    .routePatternChanged: [
      routes(.bothSides, "     id: int64", "-    book: books/{id}\n+    book: library/{id}")
    ],
    .routeParameterNarrowed: [
      DiffExample(
        .serverSends, [.servers],
        """
         scalars:
        -  Shelf: { base: string, characters: a-z0-9 }
        +  Shelf: { base: string, characters: a-z }
         payloads:
           DuePush: { fields: { path: { type: string, route: true } } }
         routes: { parameters: { shelf: Shelf }, kinds: { shelf: "shelves/{shelf}" } }
        """)
    ],
    .routeParameterWidened: [
      routes(
        [.clients, .source], "-    id: int64\n+    name: string",
        "-    book: books/{id}\n+    book: books/{name}"),
      DiffExample(
        .serverSends, [.clients],
        """
         scalars:
        -  Shelf: { base: string, characters: a-z }
        +  Shelf: { base: string, characters: a-z0-9 }
         payloads:
           DuePush: { fields: { path: { type: string, route: true } } }
         routes: { parameters: { shelf: Shelf }, kinds: { shelf: "shelves/{shelf}" } }
        """),
    ],
  ]
}
