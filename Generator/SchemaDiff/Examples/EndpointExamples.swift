extension DiffRule {
  private static let both: Set<Party> = [.clients, .servers]
  private static let all: Set<Party> = [.clients, .servers, .source]
  private static let get = " method: GET\n path: /v1/shelf\n responses: { 200: {} }\n"

  private static func shelf(_ breaks: Set<Party>, _ lines: String) -> DiffExample {
    .endpoint(.clientSends, breaks, get + lines)
  }

  static let endpointExamples: [DiffRule: [DiffExample]] = [
    .endpointAdded: [
      DiffExample(
        .clientSends, [],
        "+endpoints:\n+  shelf: { method: GET, path: /shelf, responses: { 200: {} } }")
    ],
    .endpointRemoved: [
      DiffExample(
        .clientSends, [.clients, .source],
        "-endpoints:\n-  shelf: { method: GET, path: /shelf, responses: { 200: {} } }")
    ],
    .endpointMethodChanged: [
      .endpoint(
        .clientSends, both,
        "-method: GET\n+method: POST\n path: /v1/shelf\n responses: { 200: {} }")
    ],
    .endpointPathChanged: [
      .endpoint(
        .clientSends, both,
        " method: GET\n-path: /v1/shelf\n+path: /v2/shelf\n responses: { 200: {} }")
    ],
    .bearerAdded: [shelf([.clients], "+bearer: true")],
    .bearerRemoved: [shelf([.servers], "-bearer: true")],
    .parameterAdded: [
      shelf(all, "+query: { room: { type: string } }"),
      shelf([], "+query: { room: { type: string, optional: true } }"),
      shelf([.clients, .source], "+headers: { Room: { type: string } }"),
    ],
    .parameterRemoved: [
      shelf(all, "-query: { room: { type: string } }"),
      shelf([.servers, .source], "-headers: { Room: { type: string } }"),
      shelf([.source], "-headers: { Room: { type: string, optional: true } }"),
    ],
    .parameterBecameRequired: [
      shelf(
        [.clients, .source],
        "-query: { room: { type: string, optional: true } }\n+query: { room: { type: string } }")
    ],
    .parameterBecameOptional: [
      shelf(
        [], "-query: { room: { type: string } }\n+query: { room: { type: string, optional: true } }"
      )
    ],
    .parameterSpellingChanged: [
      shelf(both, "-query: { source: { is: app } }\n+query: { source: { is: ios } }"),
      shelf(
        both,
        "-query: { room: { type: string, prefix: eq. } }\n+query: { room: { type: string } }"),
    ],
    .bodyAdded: [
      .endpoint(
        .clientSends, all,
        " method: POST\n path: /v1/shelf\n responses: { 200: {} }\n"
          + "+body: { fields: { room: { type: string } } }")
    ],
    .bodyRemoved: [
      .endpoint(
        .clientSends, all,
        " method: POST\n path: /v1/shelf\n responses: { 200: {} }\n"
          + "-body: { fields: { room: { type: string } } }")
    ],
    .successAdded: [
      .endpoint(
        .serverSends, [.clients],
        """
         method: GET
         path: /v1/shelf
        -responses: { 200: {} }
        +responses: { 200: {}, 202: {} }
        """)
    ],
    .successRemoved: [
      .endpoint(
        .serverSends, [.servers],
        """
         method: GET
         path: /v1/shelf
        -responses: { 200: {}, 202: {} }
        +responses: { 200: {} }
        """)
    ],
    .refusedStatusAdded: [
      .endpoint(.serverSends, [.source], get + "+failures: { 404: { name: noShelf } }")
    ],
    .refusedStatusRemoved: [
      .endpoint(.serverSends, [.source], get + "-failures: { 404: { name: noShelf } }")
    ],
  ]

  // MARK: Toggles

  private static let rows = """

     states:
       - { name: muted, when: { push: false }, shows: "off" }
       - { name: loud, when: { push: true }, shows: "on" }
    """

  static let toggleExamples: [DiffRule: [DiffExample]] = [
    .toggleAdded: [
      DiffExample(
        .app, [],
        """
        +toggles:
        +  Reminders:
        +    inputs: { push: bool }
        +    states: [{ name: muted, when: {}, shows: "off" }]
        """)
    ],
    .toggleRemoved: [
      DiffExample(
        .app, [.source],
        """
        -toggles:
        -  Reminders:
        -    inputs: { push: bool }
        -    states: [{ name: muted, when: {}, shows: "off" }]
        """)
    ],
    .toggleInputAdded: [
      .toggle([.source], "-inputs: { push: bool }\n+inputs: { push: bool, mail: bool }" + rows)
    ],
    .toggleInputRemoved: [
      .toggle([.source], "-inputs: { push: bool, mail: bool }\n+inputs: { push: bool }" + rows)
    ],
    .toggleInputChanged: [
      .toggle(
        [.source],
        """
        -inputs: { push: bool }
        +inputs: { push: "bool?" }
         states:
           - { name: muted, when: {}, shows: "off" }
        """)
    ],
    .toggleValueAdded: [
      .toggle(
        [.source],
        """
        -inputs: { season: [open, closed] }
        +inputs: { season: [open, closed, holidays] }
         states:
           - { name: muted, when: {}, shows: "off" }
        """)
    ],
    .toggleValueRemoved: [
      .toggle(
        [.source],
        """
        -inputs: { season: [open, closed, holidays] }
        +inputs: { season: [open, closed] }
         states:
           - { name: muted, when: {}, shows: "off" }
        """)
    ],
    .toggleActionAdded: [
      .toggle([.source], " inputs: { push: bool }\n-actions: [ask]\n+actions: [ask, warn]" + rows)
    ],
    .toggleActionRemoved: [
      .toggle([.source], " inputs: { push: bool }\n-actions: [ask, warn]\n+actions: [ask]" + rows)
    ],
    .toggleStateAdded: [
      .toggle(
        [.source],
        """
         inputs: { push: bool, mail: bool }
         states:
        -  - { name: muted, when: { push: false }, shows: "off" }
        +  - { name: muted, when: { push: false, mail: true }, shows: "off" }
        +  - { name: silent, when: { push: false, mail: false }, shows: "off" }
           - { name: loud, when: { push: true }, shows: "on" }
        """)
    ],
    .toggleStateRemoved: [
      .toggle(
        [.source],
        """
         inputs: { push: bool, mail: bool }
         states:
        -  - { name: muted, when: { push: false, mail: true }, shows: "off" }
        -  - { name: silent, when: { push: false, mail: false }, shows: "off" }
        +  - { name: muted, when: { push: false }, shows: "off" }
           - { name: loud, when: { push: true }, shows: "on" }
        """)
    ],
    .toggleConditionChanged: [
      .toggle(
        [],
        """
         inputs: { push: bool }
         states:
        -  - { name: muted, when: { push: false }, shows: "off" }
        -  - { name: loud, when: { push: true }, shows: "on" }
        +  - { name: muted, when: { push: true }, shows: "off" }
        +  - { name: loud, when: { push: false }, shows: "on" }
        """)
    ],
    .toggleAppearanceChanged: [
      .toggle(
        [],
        """
         inputs: { push: bool }
         states:
        -  - { name: muted, when: {}, shows: "off" }
        +  - { name: muted, when: {}, shows: "off", note: Nothing is due. }
        """)
    ],
    .toggleReactionChanged: [
      .toggle(
        [],
        """
         inputs: { push: bool }
         actions: [ask]
         states:
        -  - { name: muted, when: {}, shows: "off" }
        +  - { name: muted, when: {}, shows: "off", offers: [ask] }
        """)
    ],
  ]

  // MARK: Routes

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
      routes(both, "     id: int64", "-    book: books/{id}\n+    book: library/{id}")
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
      DiffExample(
        .serverSends, [.clients],
        """
         scalars:
        -  Shelf: { base: string, characters: a-z }
        +  Shelf: { base: string, characters: a-z0-9 }
         payloads:
           DuePush: { fields: { path: { type: string, route: true } } }
         routes: { parameters: { shelf: Shelf }, kinds: { shelf: "shelves/{shelf}" } }
        """)
    ],
  ]
}
