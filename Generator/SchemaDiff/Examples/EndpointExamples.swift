extension DiffRule {
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
        .clientSends, .bothSides,
        "-method: GET\n+method: POST\n path: /v1/shelf\n responses: { 200: {} }")
    ],
    .endpointPathChanged: [
      .endpoint(
        .clientSends, .bothSides,
        " method: GET\n-path: /v1/shelf\n+path: /v2/shelf\n responses: { 200: {} }")
    ],
    .bearerAdded: [shelf([.clients], "+bearer: true")],
    .bearerRemoved: [shelf([.servers], "-bearer: true")],
    .parameterAdded: [
      shelf(.all, "+query: { room: { type: string } }"),
      shelf([], "+query: { room: { type: string, optional: true } }"),
      shelf([.clients, .source], "+headers: { Room: { type: string } }"),
    ],
    .parameterRemoved: [
      shelf(.all, "-query: { room: { type: string } }"),
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
      shelf(.bothSides, "-query: { source: { is: app } }\n+query: { source: { is: ios } }"),
      shelf(
        .bothSides,
        "-query: { room: { type: string, prefix: eq. } }\n+query: { room: { type: string } }"),
    ],
    .bodyAdded: [
      .endpoint(
        .clientSends, .all,
        " method: POST\n path: /v1/shelf\n responses: { 200: {} }\n"
          + "+body: { fields: { room: { type: string } } }")
    ],
    .bodyRemoved: [
      .endpoint(
        .clientSends, .all,
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
}
