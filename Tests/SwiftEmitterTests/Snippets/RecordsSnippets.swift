#if Generator
  extension Snippet {
    static let records = [
      Snippet(
        "when a field must be there", in: "Records.swift",
        """
        types:
          Row:
            doc: A row.
            fields:
              a: { type: string, doc: Always there. }
              b: { type: string, optional: true }
              c: { type: string, nullable: true }
              d: { type: string, lenient: true }
              e: { type: string, since: v1 }
              f: { type: string, since: v2 }
              g: { type: string, since: v2, lenient: true }
        """,
        is: """
          /// A row.
          public struct Row: ContractRecord, Hashable {
            /// Always there.
            public let a: String
            /// `b`.
            public let b: String?
            /// `c`.
            public let c: String?
            /// `d`.
            public let d: String?
            /// `e`. Since v1.
            public let e: String
            /// `f`. Since v2.
            public let f: String?
            /// `g`. Since v2.
            public let g: String?

            /// Creates the record from its fields.
            public init(
              a: String,
              b: String? = nil,
              c: String? = nil,
              d: String? = nil,
              e: String,
              f: String? = nil,
              g: String? = nil
            ) {
              (self.a, self.b, self.c, self.d, self.e, self.f, self.g) = (a, b, c, d, e, f, g)
            }

            public static let contract = RecordContract([
              "a", .init("b", presence: .optional), .init("c", presence: .nullable),
              .init("d", presence: .lenient), .init("e", since: "v1"),
              .init("f", presence: .optional, since: "v2"), .init("g", presence: .lenient, since: "v2")
            ])

            public init(reading reader: inout Reader) {
              a = reader.string(0)
              b = reader.stringIfPresent(1)
              c = reader.stringIfPresent(2)
              d = reader.stringIfPresent(3)
              e = reader.string(4)
              f = reader.stringIfPresent(5)
              g = reader.stringIfPresent(6)
            }

            public func write(to writer: inout Writer) {
              writer.write(fields: a, b, c, d, e, f, g)
            }
          }
          """),
      Snippet(
        "each base type", in: "Records.swift",
        """
        types:
          Row:
            fields:
              text: { type: string }
              int: { type: int }
              int64: { type: int64 }
              double: { type: double }
              bool: { type: bool }
              timestamp: { type: timestamp }
              maybeText: { type: string, optional: true }
              maybeInt: { type: int, optional: true }
              maybeInt64: { type: int64, optional: true }
              maybeDouble: { type: double, optional: true }
              maybeBool: { type: bool, optional: true }
              maybeTimestamp: { type: timestamp, optional: true }
        """,
        is: """
          /// Row
          public struct Row: ContractRecord, Hashable {
            /// `text`.
            public let text: String
            /// `int`.
            public let int: Int
            /// `int64`.
            public let int64: Int64
            /// `double`.
            public let double: Double
            /// `bool`.
            public let bool: Bool
            /// `timestamp`.
            public let timestamp: Date
            /// `maybeText`.
            public let maybeText: String?
            /// `maybeInt`.
            public let maybeInt: Int?
            /// `maybeInt64`.
            public let maybeInt64: Int64?
            /// `maybeDouble`.
            public let maybeDouble: Double?
            /// `maybeBool`.
            public let maybeBool: Bool?
            /// `maybeTimestamp`.
            public let maybeTimestamp: Date?

            /// Creates the record from its fields.
            public init(
              text: String,
              int: Int,
              int64: Int64,
              double: Double,
              bool: Bool,
              timestamp: Date,
              maybeText: String? = nil,
              maybeInt: Int? = nil,
              maybeInt64: Int64? = nil,
              maybeDouble: Double? = nil,
              maybeBool: Bool? = nil,
              maybeTimestamp: Date? = nil
            ) {
              (
                self.text, self.int, self.int64, self.double, self.bool, self.timestamp, self.maybeText,
                self.maybeInt, self.maybeInt64, self.maybeDouble, self.maybeBool, self.maybeTimestamp
              ) = (
                text, int, int64, double, bool, timestamp, maybeText, maybeInt, maybeInt64, maybeDouble,
                maybeBool, maybeTimestamp
              )
            }

            public static let contract = RecordContract(keys: \"""
              text int int64 double bool timestamp maybeText? maybeInt? maybeInt64? maybeDouble?
              maybeBool? maybeTimestamp?
              \""")

            public init(reading reader: inout Reader) {
              text = reader.string(0)
              int = reader.int(1)
              int64 = reader.int64(2)
              double = reader.double(3)
              bool = reader.bool(4)
              timestamp = reader.date(5)
              maybeText = reader.stringIfPresent(6)
              maybeInt = reader.intIfPresent(7)
              maybeInt64 = reader.int64IfPresent(8)
              maybeDouble = reader.doubleIfPresent(9)
              maybeBool = reader.boolIfPresent(10)
              maybeTimestamp = reader.dateIfPresent(11)
            }

            public func write(to writer: inout Writer) {
              writer.write(fields: 
                text, int, int64, double, bool, timestamp, maybeText, maybeInt, maybeInt64, maybeDouble,
                maybeBool, maybeTimestamp
              )
            }
          }
          """),
      Snippet(
        "types of the contract, and lists of them", in: "Records.swift",
        """
        scalars:
          ID: { base: int, distinct: true }
        types:
          Kind: { enum: [a] }
          Part: { fields: {} }
          Row:
            fields:
              id: { type: ID }
              kind: { type: Kind, optional: true }
              part: { type: Part }
              parts: { type: [Part] }
              names: { type: [string], lenient: true }
              grid: { type: [[int]] }
        """,
        is: """
          /// Part
          public struct Part: ContractRecord, Hashable {

            /// Creates the record from its fields.
            public init() {
            }

            public static let contract = RecordContract([])

            public init(reading reader: inout Reader) {
            }

            public func write(to writer: inout Writer) {
            }
          }

          /// Row
          public struct Row: ContractRecord, Hashable {
            /// `id`.
            public let id: ID
            /// `kind`.
            public let kind: Kind?
            /// `part`.
            public let part: Part
            /// `parts`.
            public let parts: [Part]
            /// `names`.
            public let names: [String]?
            /// `grid`.
            public let grid: [[Int]]

            /// Creates the record from its fields.
            public init(
              id: ID,
              kind: Kind? = nil,
              part: Part,
              parts: [Part],
              names: [String]? = nil,
              grid: [[Int]]
            ) {
              (self.id, self.kind, self.part, self.parts, self.names, self.grid) = (id, kind, part, parts, names, grid)
            }

            public static let contract = RecordContract([
              "id", .init("kind", presence: .optional), "part", "parts", .init("names", presence: .lenient),
              "grid"
            ])

            public init(reading reader: inout Reader) {
              id = reader.value(0)
              kind = reader.valueIfPresent(1)
              part = reader.value(2)
              parts = reader.list(3)
              names = reader.listIfPresent(4)
              grid = reader.list(5)
            }

            public func write(to writer: inout Writer) {
              writer.write(fields: id, kind, part, parts, names, grid)
            }
          }
          """),
      Snippet(
        "a secret is shown nowhere", in: "Records.swift",
        """
        types:
          Login:
            fields:
              user: { type: string }
              token: { type: string, sensitive: true }
        """,
        is: """
          /// Login
          public struct Login: ContractRecord, Hashable {
            /// `user`.
            public let user: String
            /// `token`.
            public let token: String

            /// Creates the record from its fields.
            public init(user: String, token: String) {
              (self.user, self.token) = (user, token)
            }

            public static let contract = RecordContract(keys: "user token")

            public init(reading reader: inout Reader) {
              user = reader.string(0)
              token = reader.string(1)
            }

            public func write(to writer: inout Writer) {
              writer.write(fields: user, token)
            }

            /// The fields, without what is sensitive.
            public var customMirror: Mirror {
              Mirror(
                self, children: ["user": user as Any, "token": "(hidden)"],
                displayStyle: .struct)
            }
          }

          extension Login: CustomReflectable {}
          """),
    ]
  }
#endif
