#if Generator
  import Testing
  import YAMLReader

  @testable import ContractModel

  /// What a valid schema becomes.
  @Suite struct ContractTests {
    /// The contract of a schema, from which what every schema needs may be left out.
    static func contract(
      _ text: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> Contract {
      let source = YAMLSource(file: "test.yaml", text: SmallSchema.completed(text))
      let (contract, diagnostics) = SchemaReader.read(source)
      #expect(diagnostics.map(\.description) == [], sourceLocation: sourceLocation)
      return try #require(contract, sourceLocation: sourceLocation)
    }

    static func field(_ text: String) throws -> (field: Field, contract: Contract) {
      let contract = try contract("types:\n  Row: { fields: { a: { \(text) } } }\n\(helpers)")
      return (try #require(contract.record("Row")?.fields.first), contract)
    }

    private static let helpers = """
        Kind: { enum: [a, b] }
        Other: { fields: { b: { type: int } } }
      scalars:
        Name: { base: string, characters: a-z, length: 1..9, not: [a] }
        ID: { base: int64, distinct: true, range: 1.. }
      """

    // MARK: Presence

    /// v2 is the oldest release that clients decode, v3 the server's.
    static let presences: [(text: String, said: Field.Presence, client: Field.Presence)] = [
      ("", .required, .required),
      ("since: v1", .required, .required),
      ("since: v2", .required, .required),
      ("since: v3", .required, .optional),
      ("optional: true", .optional, .optional),
      ("optional: true, since: v3", .optional, .optional),
      ("optional: false", .required, .required),
      ("nullable: true", .nullable, .nullable),
      ("nullable: true, since: v2", .nullable, .nullable),
      ("lenient: true", .lenient, .lenient),
      ("lenient: true, since: v3", .lenient, .lenient),
      ("lenient: true, optional: true", .lenient, .lenient),
    ]

    @Test(arguments: presences)
    func presence(_ given: (text: String, said: Field.Presence, client: Field.Presence)) throws {
      let separator = given.text.isEmpty ? "" : ", "
      let (field, contract) = try Self.field("type: string\(separator)\(given.text)")
      #expect(field.presence == given.said)
      #expect(field.clientPresence(contract.releases) == given.client)
      #expect(field.mayBeAbsent == given.text.contains("optional: true"))
    }

    @Test func releasesAreOrderedByTheList() throws {
      let releases = try Self.contract(
        "releases: [z, a, 1.0+x]\nserver: 1.0+x\noldest: z"
      ).releases
      #expect(releases.labels == ["z", "a", "1.0+x"])
      #expect(releases.release("a", hasReached: "z"))
      #expect(!releases.release("z", hasReached: "a"))
      #expect(releases.release("z", hasReached: nil))
    }

    // MARK: Paths and types

    static let paths: [(text: String, path: [String])] = [
      ("type: string", ["a"]),
      ("at: b, type: string", ["b"]),
      ("at: aps.alert.title, type: string", ["aps", "alert", "title"]),
      ("at: aps.thread-id, type: string", ["aps", "thread-id"]),
      ("at: [aps, a.b], type: string", ["aps", "a.b"]),
      ("at: [\"\"], type: string", [""]),
      ("at: \"1\", type: string", ["1"]),
      ("at: [on, 1.10, 12:30], type: string", ["on", "1.10", "12:30"]),
    ]

    @Test(arguments: paths)
    func path(_ given: (text: String, path: [String])) throws {
      #expect(try Self.field(given.text).field.path == given.path)
    }

    static let alternatives: [(text: String, places: [[String]])] = [
      ("type: int", []),
      ("or: b, type: int", [["b"]]),
      ("or: aps.b, type: int", [["aps", "b"]]),
      ("or: [b, aps.b], type: int", [["b"], ["aps", "b"]]),
      ("or: [[aps, a.b], [\"\"], on], type: int", [["aps", "a.b"], [""], ["on"]]),
    ]

    @Test(arguments: alternatives)
    func alternativePlaces(_ given: (text: String, places: [[String]])) throws {
      let field = try Self.field(given.text).field
      #expect(field.alternatives == given.places)
      #expect(field.path == ["a"])
    }

    @Test func forbiddenKeysAreNoFields() throws {
      let record = try Self.contract(
        """
        payloads:
          Push:
            fields:
              badge: { at: aps.badge, forbidden: true, doc: No badge. }
              title: { type: string }
              odd-key: { forbidden: true }
        """
      ).payloads[0].record
      #expect(record.fields.map(\.name) == ["title"])
      #expect(record.forbidden.map(\.name) == ["badge", "odd-key"])
      #expect(record.forbidden.map(\.path) == [["aps", "badge"], ["odd-key"]])
      #expect(record.forbidden.map(\.doc) == ["No badge.", nil])
    }

    @Test func aFieldsOwnNameIsItsPath() throws {
      let fields = try Self.contract("types: { Row: { fields: { created_at: { type: string } } } }")
        .records[0].fields
      #expect(fields.map(\.name) == ["createdAt"])
      #expect(fields.map(\.path) == [["created_at"]])
    }

    static let types: [(text: String, type: TypeReference)] = [
      ("string", .base(.string)), ("int", .base(.int)), ("int64", .base(.int64)),
      ("double", .base(.double)), ("bool", .base(.bool)), ("timestamp", .base(.timestamp)),
      ("Name", .scalar("Name")), ("Kind", .enumeration("Kind")), ("Other", .record("Other")),
      ("[Other]", .list(.record("Other"))), ("[[Kind]]", .list(.list(.enumeration("Kind")))),
      ("[string]", .list(.base(.string))),
    ]

    @Test(arguments: types)
    func type(_ given: (text: String, type: TypeReference)) throws {
      #expect(try Self.field("type: \(given.text)").field.type == given.type)
    }

    @Test func everyBaseTypeIsATest() {
      let tested = Self.types.compactMap { given in
        if case .base(let base) = given.type { base } else { nil }
      }
      #expect(Set(tested) == Set(BaseType.allCases))
    }

    // MARK: Constraints

    static let ranges: [(text: String, range: ClosedRange<Int64>)] = [
      ("1..200", 1...200), ("1..", 1 ... .max), ("..5", .min...5), ("5", 5...5),
      ("-5..-1", -5...(-1)),
      ("0..0", 0...0), ("-9223372036854775808..9223372036854775807", .min ... .max),
      ("007", 7...7),
    ]

    @Test(arguments: ranges)
    func range(_ given: (text: String, range: ClosedRange<Int64>)) throws {
      #expect(
        try Self.field("type: int64, range: \(given.text)").field.constraints.range == given.range)
    }

    static let sizes: [(text: String, range: ClosedRange<Int>)] = [
      ("1..9", 1...9), ("1..", 1 ... .max), ("..5", 0...5), ("5", 5...5),
    ]

    @Test(arguments: sizes)
    func size(_ given: (text: String, range: ClosedRange<Int>)) throws {
      let field = try Self.field("type: string, length: \(given.text), bytes: \(given.text)").field
      #expect(field.constraints.length == given.range)
      #expect(field.constraints.bytes == given.range)
    }

    /// What a field says goes before what its scalar says; what is refused adds up.
    static let merged: [(text: String, constraints: Constraints)] = [
      ("type: string", .none),
      ("type: string, length: 2", Constraints(length: 2...2)),
      ("type: Name", Constraints(characters: "a-z", length: 1...9, refused: ["a"])),
      (
        "type: Name, length: ..3, not: [b], trimmed: true",
        Constraints(characters: "a-z", length: 0...3, refused: ["a", "b"], isTrimmed: true)
      ),
      (
        "type: Name, characters: A-Z", Constraints(characters: "A-Z", length: 1...9, refused: ["a"])
      ),
      ("type: ID", Constraints(range: 1 ... .max)),
      ("type: ID, range: 5", Constraints(range: 5...5)),
      ("type: Kind, length: 1", Constraints(length: 1...1)),
    ]

    @Test(arguments: merged)
    func constraints(_ given: (text: String, constraints: Constraints)) throws {
      let (field, contract) = try Self.field(given.text)
      #expect(contract.constraints(field.type, field.constraints) == given.constraints)
    }

    // MARK: Enums

    @Test func valuesAreReadAsTheyStand() throws {
      let values = try Self.contract(
        """
        types:
          Kind:
            enum:
              on: Switched on.
              1st: { swift: first, doc: The first. }
              in-review: { doc: Being looked at. }
              "": { swift: none }
              HTTP: The protocol.
        """
      ).enums[0].values
      #expect(values.map(\.text) == ["on", "1st", "in-review", "", "HTTP"])
      #expect(values.map(\.swiftName) == ["on", "first", "inReview", "none", "http"])
      #expect(
        values.map(\.doc)
          == ["Switched on.", "The first.", "Being looked at.", nil, "The protocol."])
    }

    // MARK: Commands

    @Test func parametersOfACommand() throws {
      let command = try #require(
        try Self.contract(
          """
          types: { Row: { fields: {} } }
          commands:
            row add-all:
              access: write
              arguments: [{ name: kind, type: string }, { name: ids, type: int, repeated: 1..5 }]
              stdin: { name: text, type: string, bytes: 1..9, sensitive: true }
              options: { label: { type: string }, force: { flag: true } }
              result: [Row]
          """
        ).command("row add-all"))
      #expect(command.words == ["row", "add-all"])
      #expect(command.isWrite)
      #expect(command.arguments.map(\.kind) == [.positional, .repeated(1...5)])
      #expect(command.stdin?.kind == .input)
      #expect(command.stdin?.isSensitive == true)
      #expect(command.options.map(\.kind) == [.option, .flag])
      #expect(command.options.map(\.option) == ["--label", "--force"])
    }

    @Test func resultsOfCommands() throws {
      let contract = try Self.contract(
        """
        types: { Row: { fields: {} }, Other: { fields: {} } }
        commands:
          a: { access: read, result: Row }
          b: { access: read, result: [Row] }
          c: { access: read, result: { doc: Done., fields: { n: { type: int } } } }
          d: { access: read, options: { x: { flag: true } }, result: { list: Row, paged: [x] } }
        """)
      let results = contract.commands.map { command in
        switch command.result {
        case .type(let type): "\(type)"
        case .fields(let record): record.name + " " + record.fields.map(\.name).joined()
        case .paged(let record, let options): record + "? " + options.joined()
        }
      }
      #expect(
        results == [
          "\(TypeReference.record("Row"))", "\(TypeReference.list(.record("Row")))", "Response n",
          "Row? x",
        ])
      #expect(contract.record("Row")?.isPaged == true)
      #expect(contract.record("Other")?.isPaged == false)
    }

    /// A failure names its exit code as the schema or as Swift calls it.
    @Test func exitCodes() throws {
      let contract = try Self.contract(
        """
        envelope:
          version: { key: v, is: 7 }
          data: d
          error: e
          exitCode: x
          stderr: s
          exitCodes: { not-found: { code: 3, status: 404 } }
          failures: { gone: { exit: not-found, message: "no such {thing}" } }
        """)
      let envelope = try #require(contract.envelope)
      #expect(envelope.version == 7)
      #expect(envelope.exitCodes.map(\.name) == ["notFound"])
      #expect(envelope.failures.map(\.exit) == ["notFound"])
      #expect(envelope.page == nil)
    }

    // MARK: Endpoints

    @Test func partsOfAnEndpoint() throws {
      let endpoint = try #require(
        try Self.contract(
          """
          scalars: { ID: { base: int64, distinct: true, range: 1.. } }
          types: { Row: { fields: {} } }
          endpoints:
            put-row:
              method: PUT
              path: "/v1/{kind}/rows/{row-id}/"
              parameters: { row-id: { name: id, type: ID, range: ..9 }, kind: { type: string } }
              query: { on_conflict: { is: "id,kind" }, user_id: { type: string, prefix: eq., optional: true } }
              headers: { Idempotency-Key: { type: string, sensitive: true }, Prefer: { is: "" } }
              bearer: true
              body: { fields: { title: { type: string } } }
              responses: { 201: {}, 200: { doc: It was there. } }
              result: [Row]
              failures: { 410: { name: gone }, 404: { name: not-found, doc: None. } }
          """
        ).endpoint("put-row"))
      #expect(endpoint.swiftName == "PutRow")
      #expect(endpoint.template == "PUT /v1/{kind}/rows/{row-id}/")
      #expect(
        endpoint.path == [
          .literal("v1"), .parameter("kind"), .literal("rows"), .parameter("rowID"), .literal(""),
        ])
      #expect(endpoint.needsBearer)
      #expect(endpoint.parameters.map(\.wireName) == ["kind", "row-id"])
      #expect(endpoint.parameters.map(\.given?.name) == ["kind", "id"])
      #expect(endpoint.parameter("rowID")?.given?.constraints == Constraints(range: .min...9))
      #expect(endpoint.query.map(\.given?.name) == [nil, "userID"])
      #expect(endpoint.query.map(\.given?.prefix) == [nil, "eq."])
      #expect(endpoint.query.map(\.given?.isOptional) == [nil, true])
      #expect(endpoint.headers.map(\.given?.name) == ["idempotencyKey", nil])
      #expect(endpoint.headers.map(\.given?.isSensitive) == [true, nil])
      #expect(endpoint.body?.fields.map(\.name) == ["title"])
      #expect(endpoint.successes.map(\.code) == [201, 200])
      #expect(endpoint.refusals.map(\.code) == [410, 404])
      #expect(endpoint.refusals.map(\.name) == ["gone", "notFound"])
    }

    static let templates: [(path: String, template: String)] = [
      ("/", "GET /"), ("/a", "GET /a"), ("/a/", "GET /a/"), ("/{x}", "GET /{x}"),
      ("/a%2Fb/ü", "GET /a%2Fb/ü"), ("/\u{301}a/{x}", "GET /\u{301}a/{x}"),
    ]

    @Test(arguments: templates)
    func template(_ given: (path: String, template: String)) throws {
      let parameters = given.path.contains("{x}") ? "parameters: { x: { type: int } }, " : ""
      let endpoint = try Self.contract(
        "endpoints: { a: { method: GET, path: \"\(given.path)\", \(parameters)responses: { 200: {} } } }"
      ).endpoints[0]
      #expect(endpoint.template.utf8.elementsEqual(given.template.utf8))
      #expect(endpoint.swiftName == "A")
      #expect(!endpoint.needsBearer && endpoint.body == nil && endpoint.refusals.isEmpty)
    }

    @Test func endpointsAreSortedByName() throws {
      let endpoints = ["b", "a", "c"].map {
        "  \($0): { method: GET, path: /, responses: { 200: {} } }"
      }
      let contract = try Self.contract("endpoints:\n\(endpoints.joined(separator: "\n"))")
      #expect(contract.endpoints.map(\.name) == ["a", "b", "c"])
    }

    // MARK: Routes

    static let urls: [(text: String, url: Routes.URLPattern)] = [
      ("app://", .init(scheme: "app", host: "", path: [], query: [])),
      ("app:///", .init(scheme: "app", host: "", path: [.literal("")], query: [])),
      (
        "web+app-1.0://a.b-c/{id}/",
        .init(
          scheme: "web+app-1.0", host: "a.b-c", path: [.parameter("id"), .literal("")], query: [])
      ),
      (
        "app:///a%20b/\u{301}?x={kind?}&y=a=b/c?&z=&w={id}",
        .init(
          scheme: "app", host: "", path: [.literal("a%20b"), .literal("\u{301}")],
          query: [
            .init(name: "x", value: .parameter("kind"), isOptional: true),
            .init(name: "y", value: .literal("a=b/c?"), isOptional: false),
            .init(name: "z", value: .literal(""), isOptional: false),
            .init(name: "w", value: .parameter("id"), isOptional: false),
          ])
      ),
    ]

    @Test(arguments: urls)
    func url(_ given: (text: String, url: Routes.URLPattern)) throws {
      let routes = try #require(
        try Self.contract(
          """
          routes:
            parameters: { id: int, kind: string }
            kinds: { a: { url: "\(given.text)", swift: OneRoute } }
          """
        ).routes)
      #expect(routes.kinds.map(\.pattern) == [.url(given.url)])
      #expect(routes.kinds.map(\.fields) == [[]])
      #expect(routes.form == .url)
    }

    /// A payload's fields are named as the schema has them.
    @Test func fieldsThatChoose() throws {
      let contract = try Self.contract(
        """
        payloads:
          Push: { fields: { row_id: { type: int, optional: true }, at: { type: int, lenient: true } } }
          Quiet: { fields: { at: { type: int, nullable: true } } }
        routes:
          kinds: { row: { when: [at, row_id] }, home: { when: [] } }
        """)
      let routes = try #require(contract.routes)
      #expect(routes.form == .fields)
      #expect(routes.kinds.map(\.fields) == [["at", "rowID"], []])
      #expect(contract.payloads.map { routes.areChosen(by: $0.record) } == [true, false])
    }

    // MARK: The file

    @Test func anythingWrongMakesNoContract() {
      let read = SchemaReader.read(YAMLSource(file: "a.yaml", text: "contract: A\n"))
      #expect(read.contract == nil)
      #expect(read.diagnostics.count == 3)
    }

    @Test func tablesAreNotEmpty() {
      #expect(Self.presences.count > 10 && Self.paths.count > 7 && Self.merged.count > 7)
      #expect(Self.ranges.count > 7 && Self.sizes.count > 3)
    }
  }
#endif
