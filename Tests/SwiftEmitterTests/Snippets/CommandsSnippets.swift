#if Generator
  extension Snippet {
    static let commands = [
      Snippet(
        "a command without parameters, and a list", in: "Commands.swift",
        """
        types: { Row: { fields: {} } }
        commands:
          row list: { access: read, doc: Lists rows., since: v2, result: [Row] }
        """,
        is: """
          /// Lists rows. Since v2.
          public struct RowList: TestCommand {
            /// What a success carries.
            public typealias Response = [Row]
            public static var access: CommandAccess { .read }
            public static var words: [String] { ["row", "list"] }
            public let arguments: CommandArguments

            /// Creates the command.
            public init() { arguments = CommandArguments(Self.words) }
          }
          """),
      Snippet(
        "a page, a flag and options", in: "Commands.swift",
        """
        types: { Row: { fields: {} } }
        commands:
          row list:
            access: read
            options: { all: { flag: true }, limit: { type: int, range: 1..200 }, cursor: { type: string } }
            result: { list: Row, paged: [limit, cursor] }
        """,
        is: """
          /// Runs `row list`.
          public struct RowList: TestCommand {
            /// What a success carries: a page where `--limit` or `--cursor` is given, else a bare list.
            public typealias Response = Page<Row>
            public static var access: CommandAccess { .read }
            public static var words: [String] { ["row", "list"] }
            public let arguments: CommandArguments

            /// Creates the command.
            ///
            /// - Parameters:
            ///   - all: `all`.
            ///   - limit: `limit`. Accepted: 1 to 200.
            ///   - cursor: `cursor`.
            /// - Throws: `InvalidArgument` for a value the server would refuse.
            public init(
              all: Bool = false,
              limit: Int? = nil,
              cursor: String? = nil
            ) throws(InvalidArgument) {
              var arguments = CommandArguments(Self.words)
              arguments.addFlag("--all", all)
              try arguments.addOption("--limit", "limit", limit, IntegerRule(1...200))
              arguments.addOption("--cursor", cursor)
              self.arguments = arguments
            }
          }
          """),
      Snippet(
        "arguments of each type", in: "Commands.swift",
        """
        scalars: { ID: { base: int64, distinct: true }, Name: { base: string, length: 1..9 } }
        types: { Row: { fields: {} }, Kind: { enum: [a, b] } }
        commands:
          row add:
            access: write
            arguments:
              - { name: id, type: ID, doc: The row's id. }
              - { name: kind, type: Kind }
              - { name: count, type: int }
              - { name: title, type: string }
              - { name: name, type: Name, not: [x] }
            result: Row
        """,
        is: """
          /// Runs `row add`.
          public struct RowAdd: TestCommand {
            /// What a success carries.
            public typealias Response = Row
            public static var access: CommandAccess { .write }
            public static var words: [String] { ["row", "add"] }
            public let arguments: CommandArguments

            /// Creates the command.
            ///
            /// - Parameters:
            ///   - id: The row's id.
            ///   - kind: `kind`.
            ///   - count: `count`.
            ///   - title: `title`.
            ///   - name: `name`. Accepted: 1 to 9 characters, not `x`.
            /// - Throws: `InvalidArgument` for a value the server would refuse.
            public init(
              id: ID,
              kind: Kind,
              count: Int,
              title: String,
              name: String
            ) throws(InvalidArgument) {
              var arguments = CommandArguments(Self.words)
              arguments.add(String(id.rawValue))
              arguments.add(kind.rawValue)
              arguments.add(String(count))
              arguments.add(title)
              try arguments.add("name", name, TextRule(length: 1...9, not: ["x"]))
              self.arguments = arguments
            }
          }
          """),
      Snippet(
        "options of each type", in: "Commands.swift",
        """
        scalars: { ID: { base: int64, distinct: true }, Login: { base: string, distinct: true } }
        types: { Row: { fields: {} }, Kind: { enum: [a, b] } }
        commands:
          row set:
            access: write
            options:
              id: { type: ID }
              least-id: { type: ID, range: 1.. }
              login: { type: Login }
              kind: { type: Kind, length: ..9 }
              count: { type: int }
              label: { type: string, not: ["--json"] }
            result: Row
        """,
        is: """
          /// Runs `row set`.
          public struct RowSet: TestCommand {
            /// What a success carries.
            public typealias Response = Row
            public static var access: CommandAccess { .write }
            public static var words: [String] { ["row", "set"] }
            public let arguments: CommandArguments

            /// Creates the command.
            ///
            /// - Parameters:
            ///   - id: `id`.
            ///   - leastID: `least-id`. Accepted: 1 or more.
            ///   - login: `login`.
            ///   - kind: `kind`. Accepted: 0 to 9 characters.
            ///   - count: `count`.
            ///   - label: `label`. Accepted: not `--json`.
            /// - Throws: `InvalidArgument` for a value the server would refuse.
            public init(
              id: ID? = nil,
              leastID: ID? = nil,
              login: Login? = nil,
              kind: Kind? = nil,
              count: Int? = nil,
              label: String? = nil
            ) throws(InvalidArgument) {
              var arguments = CommandArguments(Self.words)
              arguments.addOption("--id", id.map { String($0.rawValue) })
              try arguments.addOption("--least-id", "leastID", leastID?.rawValue, IntegerRule(1 ... .max))
              arguments.addOption("--login", login?.rawValue)
              try arguments.addOption("--kind", "kind", kind?.rawValue, TextRule(length: 0...9))
              arguments.addOption("--count", count.map { String($0) })
              try arguments.addOption("--label", "label", label, TextRule(not: ["--json"]))
              self.arguments = arguments
            }
          }
          """),
      Snippet(
        "repeated arguments", in: "Commands.swift",
        """
        scalars: { ID: { base: int64, distinct: true, range: 1.. } }
        types: { Row: { fields: {} } }
        commands:
          row drop: { access: write, arguments: [{ name: ids, type: ID, repeated: 1..5 }], result: Row }
          row show: { access: read, arguments: [{ name: names, type: string, repeated: 0.. }], result: Row }
        """,
        is: """
          /// Runs `row drop`.
          public struct RowDrop: TestCommand {
            /// What a success carries.
            public typealias Response = Row
            public static var access: CommandAccess { .write }
            public static var words: [String] { ["row", "drop"] }
            public let arguments: CommandArguments

            /// Creates the command.
            ///
            /// - Parameters:
            ///   - ids: `ids`. Accepted: 1 or more.
            /// - Throws: `InvalidArgument` for a value the server would refuse.
            public init(ids: [ID]) throws(InvalidArgument) {
              var arguments = CommandArguments(Self.words)
              try arguments.check("ids", count: ids.count, 1...5)
              for value in ids { try arguments.add("ids", value.rawValue, IntegerRule(1 ... .max)) }
              self.arguments = arguments
            }
          }

          /// Runs `row show`.
          public struct RowShow: TestCommand {
            /// What a success carries.
            public typealias Response = Row
            public static var access: CommandAccess { .read }
            public static var words: [String] { ["row", "show"] }
            public let arguments: CommandArguments

            /// Creates the command.
            ///
            /// - Parameters:
            ///   - names: `names`.
            public init(names: [String]) {
              var arguments = CommandArguments(Self.words)
              for value in names { arguments.add(value) }
              self.arguments = arguments
            }
          }
          """),
      Snippet(
        "exactly one of several", in: "Commands.swift",
        """
        types: { Row: { fields: {} } }
        commands:
          row drop:
            access: write
            arguments: [{ name: ids, type: int64, repeated: 1.. }]
            options: { all: { flag: true, doc: All rows. }, name: { type: string } }
            exactlyOne: [ids, all, name]
            result: Row
        """,
        is: """
          /// Runs `row drop`.
          public struct RowDrop: TestCommand {
            /// What a success carries.
            public typealias Response = Row
            public static var access: CommandAccess { .write }
            public static var words: [String] { ["row", "drop"] }
            public let arguments: CommandArguments

            /// Creates the command.
            ///
            /// - Parameters:
            ///   - ids: `ids`.
            /// - Throws: `InvalidArgument` for a value the server would refuse.
            public init(ids: [Int64]) throws(InvalidArgument) {
              var arguments = CommandArguments(Self.words)
              try arguments.check("ids", count: ids.count, 1 ... .max)
              for value in ids { arguments.add(String(value)) }
              self.arguments = arguments
            }

            /// All rows.
            public static let all = RowDrop(
              CommandArguments(words + ["--all"]))

            /// Creates the command.
            ///
            /// - Parameters:
            ///   - name: `name`.
            public init(name: String) {
              var arguments = CommandArguments(Self.words)
              arguments.addOption("--name", name)
              self.arguments = arguments
            }

            private init(_ arguments: CommandArguments) {
              self.arguments = arguments
            }
          }
          """),
      Snippet(
        "standard input", in: "Commands.swift",
        """
        types: { Row: { fields: {} } }
        commands:
          row add:
            access: write
            stdin: { name: text, type: string, bytes: 1..512, trimmed: true, sensitive: true, doc: The text. }
            result: Row
        """,
        is: """
          /// Runs `row add`.
          public struct RowAdd: TestCommand {
            /// What a success carries.
            public typealias Response = Row
            public static var access: CommandAccess { .write }
            public static var words: [String] { ["row", "add"] }
            public let arguments: CommandArguments

            /// Creates the command.
            ///
            /// - Parameters:
            ///   - text: The text. Accepted: 1 to 512 bytes.
            /// - Throws: `InvalidArgument` for a value the server would refuse.
            public init(text: String) throws(InvalidArgument) {
              var arguments = CommandArguments(Self.words)
              try arguments.setInput("text", text, TextRule(bytes: 1...512, isTrimmed: true), isSensitive: true)
              self.arguments = arguments
            }
          }
          """),
      Snippet(
        "a result of its own, with a secret", in: "Commands.swift",
        """
        commands:
          token create:
            access: write
            result: { doc: A token., fields: { token: { type: string, sensitive: true }, id: { type: int, since: v2 } } }
        """,
        is: """
          /// Runs `token create`.
          public struct TokenCreate: TestCommand {
            /// A token.
            public struct Response: ContractRecord, Hashable {
              /// `token`.
              public let token: String
              /// `id`. Since v2.
              public let id: Int?

              /// Creates the record from its fields.
              public init(token: String, id: Int? = nil) {
                (self.token, self.id) = (token, id)
              }

              public static let contract = RecordContract([
                "token", .init("id", presence: .optional, since: "v2")
              ])

              public init(reading reader: inout Reader) {
                token = reader.string(0)
                id = reader.intIfPresent(1)
              }

              public func write(to writer: inout Writer) {
                writer.write(fields: token, id)
              }

              /// The fields, without what is sensitive.
              public var customMirror: Mirror {
                Mirror(
                  self, children: ["token": "(hidden)", "id": id as Any],
                  displayStyle: .struct)
              }
            }

            public static var access: CommandAccess { .write }
            public static var words: [String] { ["token", "create"] }
            public let arguments: CommandArguments

            /// Creates the command.
            public init() { arguments = CommandArguments(Self.words) }
          }

          extension TokenCreate.Response: CustomReflectable {}
          """),
    ]
  }
#endif
