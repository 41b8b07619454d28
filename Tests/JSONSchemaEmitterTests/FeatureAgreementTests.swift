#if Generator
  import Conformance
  import ContractRuntime
  import Testing

  /// What a schema file can say beyond the contracts of this package comes out in the schemas too.
  @Suite(.enabled(if: Validator.isAvailable, "\(Validator.isMissing)"))
  struct FeatureAgreementTests {
    static let head = "contract: Features\nreleases: [v1, v2, v3]\nserver: v2\noldest: v1\n"

    /// Compares bodies and, unless they are many, their mutants; both verdicts must occur.
    private func compare(
      _ schema: String, _ kind: Golden.Kind, spoilt isSpoilt: Bool = true, _ bodies: [String],
      sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
      let sample = try Sample(Self.head + schema, sourceLocation: sourceLocation)
      let given = bodies.map { Body(kind, $0) }
      let agreement = try Agreement(sample, given + (isSpoilt ? given.flatMap(\.mutants) : []))
      agreement.expect(sourceLocation: sourceLocation)
      #expect(agreement.taken > 0, sourceLocation: sourceLocation)
      #expect(!agreement.rules.isEmpty, sourceLocation: sourceLocation)
    }

    // MARK: Places

    /// Three places for a value, one of them in an object, with whatever may be at each.
    @Test func severalPlaces() throws {
      let fields = [
        "type: int", "type: int, optional: true", "type: int, nullable: true",
        "type: int, since: v2", "type: int, since: v3",
      ]
      let held = ["", "null", "1", "\"x\"", "{}", "[]"]
      let inner = ["{\"d\":null}", "{\"d\":1}", "{\"d\":\"x\"}", "{\"d\":{}}", "{\"d\":1,\"e\":1}"]
      let bodies = held.flatMap { a in
        held.flatMap { b in
          (held + inner).map { c in
            let members = zip(["a", "b", "c"], [a, b, c]).filter { !$1.isEmpty }
            return "{" + members.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
          }
        }
      }
      for field in fields {
        try compare(
          "payloads: { P: { fields: { f: { at: a, or: [b, c.d], \(field) } } } }", .payload("P"),
          spoilt: false, bodies + ["null", "[]", "{\"e\":1}"])
      }
    }

    @Test func placesWithinOneAnother() throws {
      let schema = """
        types:
          Row: { fields: { id: { at: [r, id], type: int }, rows: { type: [Row], optional: true } } }
        payloads:
          P:
            fields:
              one: { at: a.b.one, type: int }
              two: { at: a.b.two, type: int, optional: true }
              three: { at: a.three, type: int, since: v3 }
              four: { at: o.four, or: [a.four, "five"], type: string, optional: true }
              row: { at: [a, "b.c"], type: Row, optional: true }
              never: { at: a.b.never, forbidden: true }
              neither: { at: n.m.neither, forbidden: true, doc: Because. }
              later: { at: l.m, type: int, since: v3 }
        """
      try compare(
        schema, .payload("P"),
        [
          #"{"a":{"b":{"one":1,"never":2},"three":1,"four":"x"},"o":4,"n":{"m":{"neither":null}}}"#,
          #"{"a":{"b":{"one":1},"b.c":{"r":{"id":1},"rows":[{"r":{"id":2}}]}},"n":5,"l":{"m":1}}"#,
          #"{"a":{"b":{"one":1},"four":"x"},"five":5,"n":{"m":[]},"l":5}"#,
          #"{"a":{"b":{"one":1,"two":2}},"o":{"four":""},"l":{}}"#,
          #"{"a":{"b":{"one":1}},"o":null,"n":{"m":{}}}"#, #"{"a":{"b":{"one":1}},"o":[],"n":[]}"#,
        ])
    }

    // MARK: Values

    @Test func values() throws {
      let schema = """
        scalars:
          Slug: { base: string, characters: "a-c^\\\\].[-", length: 2..3, not: ["a.", "..", "cc"] }
          Number: { base: int64, range: -3..12, doc: A number. }
          Code: { base: string, characters: "!-~", bytes: 2..4, length: 1..9 }
        types:
          Grade: { enum: { a: One., A: { swift: b }, a.: { swift: c }, é: { swift: d } }, closed: true }
          Open: { enum: { x: The only one. } }
        payloads:
          P:
            fields:
              slug: { type: Slug }
              longSlug: { type: Slug, length: 4.., not: [aaaa] }
              number: { type: Number }
              bigger: { type: Number, range: 5.. }
              whole: { type: int }
              real: { type: double }
              isSo: { type: bool }
              when: { type: timestamp, nullable: true }
              code: { type: Code, nullable: true }
              grade: { type: Grade, nullable: true }
              opens: { type: [[Open]] }
              slugs: { type: [Slug] }
              text: { type: string, length: 2..3, not: ["a\\n", "𝕊𝕊"], lenient: true }
        """
      try compare(
        schema, .payload("P"),
        [
          #"{"slug":"a^]","longSlug":"a-\\.[","number":12,"bigger":5,"whole":1,"real":1.5,"isSo":true,"when":"2024-02-29T00:00:00Z","code":"!~","grade":"a.","opens":[["x"],[]],"slugs":["ab"],"text":"𝕊a"}"#,
          #"{"slug":"a\n","longSlug":"aaaa","number":-3,"bigger":4,"whole":-1,"real":1e308,"isSo":false,"when":null,"code":null,"grade":null,"opens":[],"slugs":[],"text":"a\n"}"#,
          #"{"slug":"b.","longSlug":"aaaab","number":13,"bigger":9223372036854775807,"whole":0,"real":0,"isSo":false,"when":null,"code":"12345","grade":"é","opens":[],"slugs":[],"text":"𝕊𝕊"}"#,
          #"{"slug":"b.","longSlug":"aaaab","number":-4,"bigger":6,"whole":0,"real":-1e400,"isSo":false,"when":null,"code":"1234","grade":"é","opens":[],"slugs":[],"text":"𝕊𝕊𝕊"}"#,
        ])
    }

    /// White space around a text, of every sort there is, and what only looks like it.
    @Test func trimmedTexts() throws {
      let schema = """
        payloads:
          P:
            fields:
              a: { type: string, trimmed: true, characters: "a-c.", optional: true }
              b: { type: string, trimmed: true, not: ["a", "", "."], optional: true }
              c: { type: string, trimmed: true, length: 2.., optional: true }
        """
      let spaces = (0...0xFFFF as ClosedRange<UInt32>).compactMap { Unicode.Scalar($0) }
        .filter(\.properties.isWhitespace)
      #expect(spaces.count == 25)
      let texts = ["", "a", "b", "a a", "aa", ".", "x", "a."]
      let around = spaces.map { String($0) } + ["\u{200B}", "\u{FEFF}", "\u{1C}", "\n\n", " \t"]
      let bodies = texts.flatMap { text in
        around.flatMap { space in [text, text + space, space + text, space + text + space] }
      }
      .flatMap { text in
        ["a", "b", "c"].map { JSONValue.object([.init($0, .string(text))]).description }
      }
      try compare(schema, .payload("P"), spoilt: false, bodies)
    }

    /// Every day that there is and many that there are not, and what is written otherwise.
    @Test func timestamps() throws {
      let days = ["0000", "0004", "1900", "2000", "2023", "2024", "2100", "2400", "9996", "9999"]
        .flatMap { year in
          (0...13).flatMap { month in
            (0...32).map { day in
              let (month, day) = (month + 100, day + 100)
              return "\(year)-\("\(month)".suffix(2))-\("\(day)".suffix(2))T00:00:00Z"
            }
          }
        }
      let times = [
        "00:00:00Z", "23:59:59Z", "24:00:00Z", "23:60:00Z", "23:59:60Z", "1:00:00Z", "00:00Z",
        "00:00:00.Z", "00:00:00.1Z", "00:00:00.123456789Z", "00:00:00.1234567890Z", "00:00:00,1Z",
        "00:00:00z", "00:00:00+00:00", "00:00:00", "00:00:00Z\n", "00:00:00Z ", "00:00:00.1Z\n",
        "00:00:00٠Z", "٠0:00:00Z", "00:00:00.٠Z",
      ].flatMap {
        ["2026-11-30T\($0)", "2026-11-30t\($0)", "2026-11-30 \($0)", "\n2026-11-30T\($0)"]
      }
      let bodies = (days + times + ["", "12026-11-30T00:00:00Z", "-026-11-30T00:00:00Z"]).map {
        JSONValue.object([.init("t", .string($0))]).description
      }
      try compare(
        "payloads: { P: { fields: { t: { type: timestamp } } } }", .payload("P"), spoilt: false,
        bodies)
    }

    // MARK: Answers and endpoints

    static let envelope = """
      types: { Row: { fields: { id: { type: int } } } }
      envelope:
        version: { key: v, is: 2 }
        data: data
        error: error
        exitCode: exit
        stderr: log
        page: { items: items, next: next }
        exitCodes:
          failure: { code: 1, status: 500 }
          usage: { code: 2, status: 400 }
          other: { code: 3, status: 404 }

      """

    static let answers = [
      #"{"v":2,"data":[{"id":1}]}"#, #"{"v":2,"data":{"items":[{"id":1}],"next":"n"},"exit":0}"#,
      #"{"v":2,"data":{"items":[]},"log":"l"}"#, #"{"v":2,"data":{"id":1},"exit":1}"#,
      #"{"v":2,"error":"a1b2","exit":1}"#, #"{"v":2,"error":"ab","exit":2,"log":""}"#,
      #"{"v":2,"error":"anything","exit":3}"#, #"{"v":2,"error":"usage: \n\n","exit":2}"#,
      #"{"v":2,"error":"wait 5\n"}"#, #"{"v":2,"data":1,"error":"ab"}"#, #"{"v":2}"#, "[]",
    ]

    @Test func answers() throws {
      let schema =
        Self.envelope + """
            failures: { any: { exit: failure, message: "{a}1{b}2" } }
            unknownCommand: { exit: other, message: "an{what}thing" }
            refusals: { wait: { status: 429, message: "wait {s}\\n" } }
          commands:
            list:
              access: read
              options: { limit: { type: int } }
              result: { list: Row, paged: [limit] }
              failures:
                short: { exit: usage, message: "a{x}{y}b" }
                usage: { exit: usage, message: "usage: {z}\\n\\n" }
                silent: { exit: other }
            one: { access: read, result: Row }
            rows: { access: read, since: v2, result: [Row] }
            own: { access: read, result: { fields: { id: { type: int, since: v2 } } } }
            later: { access: read, since: v3, result: Row, failures: { silent: { exit: usage } } }
          """
      for command in ["list", "one", "rows", "own", "later"] {
        try compare(schema, .command(command), Self.answers)
      }
      try compare(schema, .envelope, Self.answers)
    }

    /// Nothing but the envelope itself is documented.
    @Test func answersWithoutFailures() throws {
      let schema = Self.envelope + "commands: { one: { access: read, result: Row } }"
      try compare(schema, .command("one"), Self.answers)
      try compare(schema, .envelope, Self.answers)
    }

    @Test func endpoints() throws {
      let schema = """
        types: { Row: { fields: { id: { type: int } } } }
        endpoints:
          send:
            method: POST
            path: /send
            body: { fields: { days: { type: int, range: 1..30 } } }
            responses: { 200: {} }
            result: [Row]
          show:
            method: GET
            path: /show
            responses: { 200: {} }
            result: { fields: { id: { type: int, optional: true } } }
          get: { method: GET, path: /get, responses: { 200: {} }, result: Row }
        """
      try compare(schema, .request("send"), [#"{"days":1}"#, #"{"days":30}"#])
      try compare(schema, .response("send"), ["[]", #"[{"id":1}]"#])
      try compare(schema, .response("show"), ["{}", #"{"id":1}"#])
      try compare(schema, .response("get"), [#"{"id":1}"#])
    }
  }
#endif
