extension DiffRule {
  static let envelopeExamples: [DiffRule: [DiffExample]] = [
    .protocolVersionChanged: [
      .envelope(
        .serverSends, .bothSides, "-version: { key: v, is: 1 }\n+version: { key: v, is: 2 }")
    ],
    .envelopeKeyChanged: [
      .envelope(.serverSends, .bothSides, "-data: data\n+data: result"),
      .envelope(.serverSends, [], "-stderr: log\n+stderr: warnings"),
    ],
    .exitCodeAdded: [
      .envelope(
        .serverSends, [.source],
        """
         exitCodes:
           usage: { code: 2, status: 400 }
        +  notFound: { code: 3, status: 404 }
        """)
    ],
    .exitCodeRemoved: [
      .envelope(
        .serverSends, [.source],
        """
         exitCodes:
           usage: { code: 2, status: 400 }
        -  notFound: { code: 3, status: 404 }
        """)
    ],
    .exitCodeChanged: [
      .envelope(
        .serverSends, .bothSides,
        """
         exitCodes:
        -  usage: { code: 2, status: 400 }
        +  usage: { code: 64, status: 400 }
         failures: { odd: { exit: usage } }
        """)
    ],
    .exitStatusChanged: [
      .envelope(
        .serverSends, [],
        """
         exitCodes:
        -  usage: { code: 2, status: 400 }
        +  usage: { code: 2, status: 422 }
         failures: { odd: { exit: usage } }
        """)
    ],
    .failureAdded: [.envelope(.serverSends, [], "+failures: { closed: { exit: usage } }")],
    .failureRemoved: [.envelope(.serverSends, [], "-failures: { closed: { exit: usage } }")],
    .failureExitChanged: [
      .envelope(
        .serverSends, .bothSides,
        """
         exitCodes: { usage: { code: 2, status: 400 }, notFound: { code: 3, status: 404 } }
        -failures: { noShelf: { exit: usage } }
        +failures: { noShelf: { exit: notFound } }
        """)
    ],
    .refusalStatusChanged: [
      .envelope(
        .serverSends, .bothSides,
        "-refusals: { noToken: { status: 400 } }\n+refusals: { noToken: { status: 401 } }")
    ],
    .headerAdded: [
      .envelope(
        .serverSends, [],
        "-refusals: { busy: { status: 429 } }\n"
          + "+refusals: { busy: { status: 429, headers: [Retry-After] } }")
    ],
    .headerRemoved: [
      .envelope(
        .serverSends, [.clients],
        "-refusals: { busy: { status: 429, headers: [Retry-After] } }\n"
          + "+refusals: { busy: { status: 429 } }")
    ],
  ]
}
