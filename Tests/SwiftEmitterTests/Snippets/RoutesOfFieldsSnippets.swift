#if Generator
  extension Snippet {
    static let routesOfFields = [
      Snippet(
        "a path names a route", in: "Payloads.swift",
        """
        scalars: { Link: { base: string, distinct: true } }
        payloads:
          Push:
            fields:
              path: { type: string, route: true }
              link: { type: string, route: true, optional: true }
              distinct: { type: Link, route: true }
              maybe: { type: Link, route: true, lenient: true }
        routes: { kinds: { home: home } }
        """,
        is: """
          /// Push
          public struct Push: ContractPayload, Hashable {
            /// `path`.
            public let path: String
            /// `link`.
            public let link: String?
            /// `distinct`.
            public let distinct: Link
            /// `maybe`.
            public let maybe: Link?

            /// Creates the record from its fields.
            public init(path: String, link: String? = nil, distinct: Link, maybe: Link? = nil) {
              (self.path, self.link, self.distinct, self.maybe) = (path, link, distinct, maybe)
            }

            public static let contract = RecordContract([
              "path", .init("link", presence: .optional), "distinct", .init("maybe", presence: .lenient)
            ])

            public init(reading reader: inout Reader) {
              path = reader.string(0)
              link = reader.stringIfPresent(1)
              distinct = reader.value(2)
              maybe = reader.valueIfPresent(3)
            }

            public func write(to writer: inout Writer) {
              writer.write(fields: path, link, distinct, maybe)
            }

            /// What `path` names, nil where it is no kind of route this contract knows.
            public var route: Route? { Route(path: path) }

            /// What `link` names, nil where it is no kind of route this contract knows.
            public var linkRoute: Route? { link.flatMap { Route(path: $0) } }

            /// What `distinct` names, nil where it is no kind of route this contract knows.
            public var distinctRoute: Route? { Route(path: distinct.rawValue) }

            /// What `maybe` names, nil where it is no kind of route this contract knows.
            public var maybeRoute: Route? { maybe.flatMap { Route(path: $0.rawValue) } }
          }
          """)
    ]
  }
#endif
