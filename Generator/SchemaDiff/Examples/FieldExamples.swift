extension DiffRule {
  static let fieldExamples: [DiffRule: [DiffExample]] = [
    .fieldAdded: [
      .payload([.servers, .source], " text: { type: string }\n+loan: { type: int64 }"),
      .payload([.servers], " text: { type: string }\n+loan: { type: int64, nullable: true }"),
      .payload([], " text: { type: string }\n+loan: { type: int64, optional: true }"),
      .payload(
        [],
        " text: { type: string }\n+loan: { type: int64, since: v3 }",
        besides: "-releases: [v1, v2]\n+releases: [v1, v2, v3]\n-server: v2\n+server: v3"),
      .body([.clients, .servers, .source], " days: { type: int }\n+copies: { type: int }"),
      .body([], " days: { type: int }\n+copies: { type: int, optional: true }"),
    ],
    .fieldRemoved: [
      .payload([.clients, .source], " text: { type: string }\n-loan: { type: int64 }"),
      .payload([.source], " text: { type: string }\n-loan: { type: int64, optional: true }"),
      .body([.clients, .servers, .source], " days: { type: int }\n-copies: { type: int }"),
      .body([.clients, .source], " days: { type: int }\n-copies: { type: int, optional: true }"),
    ],
    .fieldRenamed: [
      .payload(
        [.source], "-message: { type: string }\n+text: { at: message, type: string, was: message }"),
      .body(
        [.source], "-length: { type: int }\n+days: { at: length, type: int, was: length }"),
    ],
    .fieldMoved: [
      .payload(
        [.clients, .servers],
        "-text: { type: string }\n+text: { at: aps.alert.body, type: string }"),
      .payload(
        [],
        "-text: { type: string, lenient: true }\n"
          + "+text: { at: aps.alert.body, type: string, lenient: true }"),
      .body([.clients, .servers], "-days: { type: int }\n+days: { at: loan.days, type: int }"),
    ],
    .fieldPlacesChanged: [
      .payload(
        [.clients], "-link: { type: string }\n+link: { or: url, type: string }"),
      .payload(
        [.servers], "-link: { or: url, type: string }\n+link: { type: string }"),
      .body([], "-link: { type: string }\n+link: { or: url, type: string }"),
    ],
    .fieldBecameRequired: [
      .payload([.servers, .source], "-loan: { type: int, optional: true }\n+loan: { type: int }"),
      .body([.clients, .source], "-days: { type: int, optional: true }\n+days: { type: int }"),
    ],
    .fieldBecameOptional: [
      .payload([.clients, .source], "-loan: { type: int }\n+loan: { type: int, optional: true }"),
      .body([.source], "-days: { type: int }\n+days: { type: int, optional: true }"),
    ],
    .fieldBecameNullable: [
      .payload([.clients, .source], "-loan: { type: int }\n+loan: { type: int, nullable: true }"),
      .payload(
        [.clients, .servers],
        "-loan: { type: int, optional: true }\n+loan: { type: int, nullable: true }"),
      .body([.source], "-days: { type: int }\n+days: { type: int, nullable: true }"),
      .body(
        [.clients, .servers],
        "-days: { type: int, optional: true }\n+days: { type: int, nullable: true }"),
    ],
    .fieldBecameLenient: [
      .payload([.source], "-text: { type: string }\n+text: { type: string, lenient: true }"),
      .payload(
        [.clients, .source],
        "-text: { type: string }\n+text: { type: string, lenient: true, optional: true }"),
      .body([.source], "-note: { type: string }\n+note: { type: string, lenient: true }"),
    ],
    .fieldSinceChanged: [
      .payload(
        [.clients, .source], "-loan: { type: int }\n+loan: { type: int, since: v2 }"),
      .payload(
        [.servers, .source], "-loan: { type: int, since: v2 }\n+loan: { type: int }"),
      .body([.source], "-days: { type: int }\n+days: { type: int, since: v2 }"),
    ],
    .routePropertyAdded: [
      DiffExample(
        .app, [],
        """
         payloads:
           DuePush:
             fields:
        -      path: { type: string }
        +      path: { type: string, route: true }
         routes: { parameters: { id: int }, kinds: { book: "books/{id}" } }
        """)
    ],
    .routePropertyRemoved: [
      DiffExample(
        .app, [.source],
        """
         payloads:
           DuePush:
             fields:
        -      path: { type: string, route: true }
        +      path: { type: string }
         routes: { parameters: { id: int }, kinds: { book: "books/{id}" } }
        """)
    ],
    .forbiddenKeyAdded: [
      .payload([], " text: { type: string }\n+badge: { at: aps.badge, forbidden: true }"),
      .body([], " days: { type: int }\n+token: { forbidden: true }"),
    ],
    .forbiddenKeyRemoved: [
      .payload([], " text: { type: string }\n-badge: { at: aps.badge, forbidden: true }"),
      .body([], " days: { type: int }\n-token: { forbidden: true }"),
    ],
    .payloadAdded: [
      DiffExample(
        .serverSends, [], "+payloads:\n+  DuePush: { fields: { text: { type: string } } }")
    ],
    .payloadRemoved: [
      DiffExample(
        .serverSends, [.source],
        "-payloads:\n-  DuePush: { fields: { text: { type: string } } }")
    ],
    .payloadLimitRaised: [
      DiffExample(
        .serverSends, [],
        """
         payloads:
           DuePush:
        -    maxBytes: 2048
        +    maxBytes: 4096
             fields: { text: { type: string } }
        """)
    ],
    .payloadLimitLowered: [
      DiffExample(
        .serverSends, [],
        """
         payloads:
           DuePush:
        -    maxBytes: 4096
        +    maxBytes: 2048
             fields: { text: { type: string } }
        """)
    ],
  ]
}
