#if Generator
  extension Snippet {
    static let fieldRoutes = [
      Snippet(
        "one field", in: "Payloads.swift",
        """
        payloads:
          Push: { fields: { id: { type: int, optional: true }, title: { type: string } } }
        routes:
          kinds: { row: { when: [id] } }
        """,
        is: """
          /// Push
          public struct Push: ContractPayload, Hashable {
            /// `id`.
            public let id: Int?
            /// `title`.
            public let title: String

            /// Creates the record from its fields.
            public init(id: Int? = nil, title: String) {
              (self.id, self.title) = (id, title)
            }

            public static let contract = RecordContract(keys: "id? title")

            public init(reading reader: inout Reader) {
              id = reader.intIfPresent(0)
              title = reader.string(1)
            }

            public func write(to writer: inout Writer) {
              writer.write(fields: id, title)
            }

            /// What the fields name, nil where no kind of route this contract knows has exactly these.
            public var route: Route? {
              switch id {
              case let id?: .row(RowRoute(id: id))
              default: nil
              }
            }
          }
          """),
      Snippet(
        "one field, there or not", in: "Payloads.swift",
        """
        payloads:
          Push: { fields: { id: { type: int, lenient: true } } }
        routes:
          kinds: { row: { when: [id] }, home: { when: [] } }
        """,
        is: """
          /// Push
          public struct Push: ContractPayload, Hashable {
            /// `id`.
            public let id: Int?

            /// Creates the record from its fields.
            public init(id: Int? = nil) {
              self.id = id
            }

            public static let contract = RecordContract([.init("id", presence: .lenient)])

            public init(reading reader: inout Reader) {
              id = reader.intIfPresent(0)
            }

            public func write(to writer: inout Writer) {
              writer.write(fields: id)
            }

            /// What the fields name, nil where no kind of route this contract knows has exactly these.
            public var route: Route? {
              switch id {
              case let id?: .row(RowRoute(id: id))
              case nil: .home(HomeRoute())
              }
            }
          }
          """),
      Snippet(
        "two fields in every combination", in: "Payloads.swift",
        """
        payloads:
          Push: { fields: { a: { type: int, optional: true }, b: { type: int, nullable: true } } }
        routes:
          kinds: { none: { when: [] }, a: { when: [a] }, b: { when: [b] }, both: { when: [b, a] } }
        """,
        is: """
          /// Push
          public struct Push: ContractPayload, Hashable {
            /// `a`.
            public let a: Int?
            /// `b`.
            public let b: Int?

            /// Creates the record from its fields.
            public init(a: Int? = nil, b: Int? = nil) {
              (self.a, self.b) = (a, b)
            }

            public static let contract = RecordContract([
              .init("a", presence: .optional), .init("b", presence: .nullable)
            ])

            public init(reading reader: inout Reader) {
              a = reader.intIfPresent(0)
              b = reader.intIfPresent(1)
            }

            public func write(to writer: inout Writer) {
              writer.write(fields: a, b)
            }

            /// What the fields name, nil where no kind of route this contract knows has exactly these.
            public var route: Route? {
              switch (a, b) {
              case (nil, nil): .none(NoneRoute())
              case (let a?, nil): .a(ARoute(a: a))
              case (nil, let b?): .b(BRoute(b: b))
              case (let a?, let b?): .both(BothRoute(b: b, a: a))
              }
            }
          }
          """),
      Snippet(
        "three fields, and a payload without them", in: "Payloads.swift",
        """
        payloads:
          Push:
            fields:
              row_id: { type: int, optional: true }
              in: { type: string, optional: true }
              case: { type: string, since: v2 }
          Other: { fields: { in: { type: string } } }
        routes:
          kinds:
            row: { when: [row_id, in] }
            case: { when: [case, row_id, in], swift: CaseRoute }
            all: { when: [in] }
        """,
        is: """
          /// Other
          public struct Other: ContractPayload, Hashable {
            /// `in`.
            public let `in`: String

            /// Creates the record from its fields.
            public init(`in`: String) {
              self.`in` = `in`
            }

            public static let contract = RecordContract(keys: "in")

            public init(reading reader: inout Reader) {
              `in` = reader.string(0)
            }

            public func write(to writer: inout Writer) {
              writer.write(fields: `in`)
            }
          }

          /// Push
          public struct Push: ContractPayload, Hashable {
            /// `row_id`.
            public let rowID: Int?
            /// `in`.
            public let `in`: String?
            /// `case`. Since v2.
            public let `case`: String?

            /// Creates the record from its fields.
            public init(rowID: Int? = nil, `in`: String? = nil, `case`: String? = nil) {
              (self.rowID, self.`in`, self.`case`) = (rowID, `in`, `case`)
            }

            public static let contract = RecordContract([
              .init("row_id", presence: .optional), .init("in", presence: .optional),
              .init("case", presence: .optional, since: "v2")
            ])

            public init(reading reader: inout Reader) {
              rowID = reader.intIfPresent(0)
              `in` = reader.stringIfPresent(1)
              `case` = reader.stringIfPresent(2)
            }

            public func write(to writer: inout Writer) {
              writer.write(fields: rowID, `in`, `case`)
            }

            /// What the fields name, nil where no kind of route this contract knows has exactly these.
            public var route: Route? {
              switch (rowID, `in`, `case`) {
              case (let rowID?, let `in`?, nil): .row(RowRoute(rowID: rowID, in: `in`))
              case (let rowID?, let `in`?, let `case`?): .`case`(CaseRoute(case: `case`, rowID: rowID, in: `in`))
              case (nil, let `in`?, nil): .all(AllRoute(in: `in`))
              default: nil
              }
            }
          }
          """),
      Snippet(
        "the routes that fields choose", in: "Routes.swift",
        """
        scalars: { ID: { base: int64, distinct: true } }
        payloads:
          Push: { fields: { id: { type: ID, optional: true, doc: Which row. }, kind: { type: string, lenient: true } } }
        routes:
          kinds:
            row: { when: [id, kind], doc: A row. }
            home: { when: [], swift: StartRoute }
        """,
        is: """
          /// What a payload's fields name.
          public enum Route: Hashable, Sendable {
            /// A row.
            case row(RowRoute)
            /// home
            case home(StartRoute)
          }

          /// A row.
          public struct RowRoute: Hashable, Sendable {
            /// Which row.
            public let id: ID
            /// kind
            public let kind: String

            /// Creates the route.
            public init(id: ID, kind: String) {
              self.id = id
              self.kind = kind
            }
          }

          /// home
          public struct StartRoute: Hashable, Sendable {
            /// Creates the route.
            public init() {}
          }
          """),
    ]
  }
#endif
