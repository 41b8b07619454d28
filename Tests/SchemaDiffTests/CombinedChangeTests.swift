#if Generator
  import ContractModel
  import SchemaDiff
  import Testing

  /// Changes that come together, and all that is said of them.
  @Suite struct CombinedChangeTests {
    struct Case: CustomTestStringConvertible {
      var testDescription: String
      var old: String
      var new: String
      /// The findings, each with whom it breaks at worst, in the report's order.
      var findings: [String]
    }

    private static let head = """
      # The first line says nothing.
      contract: Test
      releases: [v0, v1]
      server: v1
      oldest: v0

      """

    private static func argument(_ type: String) -> String {
      """
      envelope:
        version: { key: v, is: 1 }
        data: data
        error: error
        exitCode: exit
        stderr: log
        exitCodes: { usage: { code: 2, status: 400 } }
      commands:
        find: { access: read, arguments: [{ name: id, type: \(type) }], result: { fields: { count: { type: int } } } }

      """
    }

    private static func list(of type: String) -> String {
      """
      scalars:
        Word: { base: string, characters: a-z }
        Any: { base: string }
      endpoints:
        add:
          method: POST
          path: /add
          body: { fields: { words: { type: [\(type)] } } }
          responses: { 204: {} }

      """
    }

    private static func answer(_ name: String, _ fields: String) -> String {
      """
      types: { \(name): { fields: { \(fields) } } }
      endpoints:
        show: { method: GET, path: /show, responses: { 200: {} }, result: \(name) }

      """
    }

    private static func body(_ fields: String) -> String {
      """
      endpoints:
        add:
          method: POST
          path: /add
          body: { fields: { \(fields) } }
          responses: { 204: {} }

      """
    }

    private static func values(_ values: String) -> String {
      """
      types: { Level: { enum: [\(values)], closed: true } }
      routes: { parameters: { level: Level }, kinds: { shelf: 'shelves/{level}' } }

      """
    }

    static let cases = [
      Case(
        testDescription: "a number becomes a text that not every number is",
        old: argument("int"), new: argument("string, characters: a-z"),
        findings: [
          "values-narrowed find id (an integer to a text, characters a-z): breaks-clients",
          "initializer-throws find: breaks-source",
          "type-widened find id (int to string): breaks-source",
        ]),
      Case(
        testDescription: "a number becomes a text that every number is",
        old: argument("int, range: 1..20"),
        new: argument("string, characters: a-z0-9, length: 1..2"),
        findings: ["type-widened find id (int to string): breaks-source"]),
      Case(
        testDescription: "the elements of a list have other rules",
        old: list(of: "Any"), new: list(of: "Word"),
        findings: [
          "values-narrowed add body.words (any characters to characters a-z): breaks-clients"
        ]),
      Case(
        testDescription: "a record has another name, and a field that older servers leave out",
        old: answer("Book", "title: { type: string }"),
        new: answer("Novel", "title: { type: string, since: v1 }"),
        findings: [
          "type-widened show result (Book to Novel): breaks-clients",
          "type-removed Book: breaks-source", "type-added Novel: compatible",
        ]),
      Case(
        testDescription: "a record has another name, and a field that can be elsewhere",
        old: answer("Book", "title: { type: string }"),
        new: answer("Novel", "title: { type: string, or: name }"),
        findings: [
          "type-changed show result (Book to Novel): breaks-clients",
          "type-removed Book: breaks-source", "type-added Novel: compatible",
        ]),
      Case(
        testDescription: "a field is added to a body that servers ask for from a release on",
        old: body("a: { type: int }"), new: body("a: { type: int }, b: { type: int, since: v1 }"),
        findings: ["field-added add body.b (optional): breaks-clients"]),
      Case(
        testDescription:
          "a field of a body that may be left out to older servers may be left out to all",
        old: body("a: { type: int, since: v1 }"),
        new: body("a: { type: int, since: v1, optional: true }"),
        findings: ["field-became-optional add body.a (required to optional): compatible"]),
      Case(
        testDescription: "the values of a route's enum stand in another order",
        old: values("low, high"), new: values("high, low"), findings: []),
    ]

    @Test(arguments: cases)
    func areAllFound(_ example: Case) throws {
      let old = try Contract(reading: Self.head + example.old)
      let new = try Contract(reading: Self.head + example.new)
      let changes = SchemaDiff.changes(from: old, to: new)
      #expect(
        changes.map { "\($0.fingerprint): \($0.verdict.rawValue)" } == example.findings)
    }

    /// What is of the contract as a whole stands at its name, not at the file's first line.
    @Test func theContractHasAPlace() throws {
      let old = try Contract(reading: Self.head)
      let new = try Contract(
        reading: "\n" + Self.head.replacing("contract: Test", with: "contract: Tests\ndoc: New."))
      let changes = SchemaDiff.changes(from: old, to: new)
      #expect(Set(changes.map(\.rule)) == [.contractRenamed, .textChanged])
      #expect(changes.map { "\(($0.old?.start).map { "\($0)" } ?? "-")" } == ["2:11", "2:11"])
      #expect(changes.map { "\(($0.new?.start).map { "\($0)" } ?? "-")" } == ["3:11", "3:11"])
    }
  }
#endif
