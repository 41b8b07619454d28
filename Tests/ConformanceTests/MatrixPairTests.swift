#if Generator
  import ContractModel
  import Foundation
  import Testing
  import YAMLReader

  @testable import Conformance

  /// What a client makes of servers, on contracts that are made up for it.
  @Suite struct MatrixPairTests {
    /// A contract's releases `v1` and `v2`, a snapshot of `v1`, and a golden of `v2`.
    struct Case: Sendable, CustomTestStringConvertible {
      let name: String
      /// What the client was generated from, behind its releases.
      let old: String
      /// What the newest contract says, nil where the same.
      var new: String?
      /// The golden's kind as its manifest says it, with the call and the status.
      var kind = #""kind": "payload", "payload": "Push""#
      let body: String
      /// Its outcome as the manifest says it.
      let outcome: String
      let verdict: ReleasePair.Verdict
      /// What is particular, without the golden.
      let particulars: [String]

      var testDescription: String { name }
    }

    private static let command = """
      envelope:
        version: { key: v, is: 1 }
        data: data
        error: error
        exitCode: exit
        stderr: log
        page: { items: items, next: next }
        exitCodes:
          usage: { code: 2, status: 400 }
        failures:
          busy: { exit: usage, message: "busy, {who}" }
        unknownCommand: { exit: usage, message: "no {word}" }
      types:
        Book: { fields: { title: { type: string }, kind: { type: Kind, optional: true } } }
        Kind: { enum: [novel] }
      commands:
        book list:
          access: read
          options: { limit: { type: int } }
          result: { list: Book, paged: [limit] }

      """
    private static let call =
      #""kind": "command", "command": "book list", "argv": ["book", "list"], "surface": "api""#
    private static func push(_ fields: String) -> String {
      "payloads:\n  Push:\n    fields:\n\(fields)"
    }
    private static let routed = push("      path: { type: string, route: true }\n")
    private static func routes(_ kinds: String) -> String {
      "routes:\n  parameters: { id: int }\n  kinds:\n\(kinds)"
    }
    private static let endpoint = """
      endpoints:
        ping:
          method: GET
          path: /ping
          responses: { 200: {} }
          failures: { 401: { name: unauthorized } }

      """

    static let cases = [
      Case(
        name: "all is there", old: push("      x: { type: int }\n"), body: #"{"x": 1}"#,
        outcome: #"{"value": {"x": 1}}"#, verdict: .whole, particulars: []),
      Case(
        name: "a required field is gone", old: push("      x: { type: int }\n"),
        new: push("      y: { type: int }\n"), body: #"{"y": 1}"#, outcome: #"{"value": {"y": 1}}"#,
        verdict: .breaks,
        particulars: [
          "breaks violation `x` of `Push` expected an integer that fits 64 bits, found nothing"
        ]),
      Case(
        name: "a type is another", old: push("      x: { type: int }\n"),
        new: push("      x: { type: string }\n"), body: #"{"x": "1"}"#,
        outcome: #"{"value": {"x": "1"}}"#, verdict: .breaks,
        particulars: [
          "breaks violation `x` of `Push` expected an integer that fits 64 bits, found a string"
        ]),
      Case(
        name: "a closed enum has a new value",
        old: "types: { Kind: { enum: [a], closed: true } }\n" + push("      x: { type: Kind }\n"),
        new: "types: { Kind: { enum: [a, b], closed: true } }\n"
          + push("      x: { type: Kind }\n"),
        body: #"{"x": "b"}"#, outcome: #"{"value": {"x": "b"}}"#, verdict: .breaks,
        particulars: [#"breaks violation `x` of `Push` expected one of "a", found another text"#]),
      Case(
        name: "a body that is no JSON", old: push("      x: { type: int }\n"), body: #"{"x": 1,}"#,
        outcome: #"{"value": {"x": 1}}"#, verdict: .breaks,
        particulars: [
          "breaks violation `` of `Push` expected strict JSON, found a fault; found a comma with nothing after it; remove the comma, or add what is missing"
        ]),
      Case(
        name: "a lenient field is of no use", old: push("      x: { type: int, lenient: true }\n"),
        new: push("      x: { type: string }\n"), body: #"{"x": "1"}"#,
        outcome: #"{"value": {"x": "1"}}"#, verdict: .loses,
        particulars: ["loses missing-field `x` of `Push`"]),
      Case(
        name: "an optional field is no loss, nor one that may be null",
        old: push(
          "      x: { type: int, optional: true }\n      y: { type: int, nullable: true }\n"),
        body: #"{"y": null}"#, outcome: #"{"value": {}}"#, verdict: .whole, particulars: []),
      Case(
        name: "an open enum has new values, in a list of records",
        old: "types:\n  Item: { fields: { kind: { type: Kind } } }\n  Kind: { enum: [a] }\n"
          + push("      items: { at: a.items, type: [Item] }\n"),
        new: "types:\n  Item: { fields: { kind: { type: Kind } } }\n  Kind: { enum: [a, b, c] }\n"
          + push("      items: { at: a.items, type: [Item] }\n"),
        body: #"{"a": {"items": [{"kind": "a"}, {"kind": "b"}, {"kind": "c"}, {"kind": "b"}]}}"#,
        outcome:
          #"{"value": {"items": [{"kind": "a"}, {"kind": "b"}, {"kind": "c"}, {"kind": "b"}]}}"#,
        verdict: .loses,
        particulars: [
          #"loses unknown-value `a.items[*].kind` of `Push` "b""#,
          #"loses unknown-value `a.items[*].kind` of `Push` "c""#,
        ]),
      Case(
        name: "a sensitive value is not shown",
        old: "types: { Kind: { enum: [a] } }\n"
          + push("      x: { type: Kind, sensitive: true }\n"),
        new: "types: { Kind: { enum: [a, b] } }\n"
          + push("      x: { type: Kind, sensitive: true }\n"),
        body: #"{"x": "b"}"#, outcome: #"{"value": {"x": "b"}}"#, verdict: .loses,
        particulars: ["loses unknown-value `x` of `Push` a text"]),
      Case(
        name: "a path of a new kind", old: routed + routes("    book: \"books/{id}\"\n"),
        new: routed + routes("    book: \"books/{id}\"\n    loan: \"loans/{id}\"\n"),
        body: #"{"path": "loans/7"}"#,
        outcome: #"{"value": {"path": "loans/7"}, "route": {"kind": "loan", "id": 7}}"#,
        verdict: .loses,
        particulars: ["loses unknown-route `path` of `Push` loan"]),
      Case(
        name: "a path that leads nowhere for anybody",
        old: routed + routes("    book: \"books/{id}\"\n"),
        new: routed + routes("    book: \"books/{id}\"\n    loan: \"loans/{id}\"\n"),
        body: #"{"path": "about"}"#, outcome: #"{"value": {"path": "about"}, "route": null}"#,
        verdict: .whole, particulars: []),
      Case(
        name: "a URL of a new kind",
        old: push("      link: { type: string, route: true }\n")
          + routes("    home: { url: \"app://home\" }\n"),
        new: push("      link: { type: string, route: true }\n")
          + routes("    home: { url: \"app://home\" }\n    book: { url: \"app:///books/{id}\" }\n"),
        body: #"{"link": "app:///books/7"}"#,
        outcome: #"{"value": {"link": "app:///books/7"}, "route": {"kind": "book", "id": 7}}"#,
        verdict: .loses, particulars: ["loses unknown-route `link` of `Push` book"]),
      Case(
        name: "fields of a new kind",
        old: push(
          "      a: { type: string, optional: true }\n      b: { type: string, optional: true }\n")
          + "routes: { kinds: { both: { when: [a, b] } } }\n",
        new: push(
          "      a: { type: string, optional: true }\n      b: { type: string, optional: true }\n")
          + "routes: { kinds: { both: { when: [a, b] }, one: { when: [a] } } }\n",
        body: #"{"a": "1"}"#,
        outcome: #"{"value": {"a": "1"}, "route": {"kind": "one", "a": "1"}}"#,
        verdict: .loses, particulars: ["loses unknown-route `` of `Push` one"]),
      Case(
        name: "a key that is not known, and one that is known to break the contract",
        old: push("      x: { type: int }\n"),
        new: push("      x: { type: int }\n      y: { type: int }\n"),
        body: #"{"x": 1, "y": 2, "z": 3}"#,
        outcome:
          #"{"value": {"x": 1, "y": 2}, "breaks": [{"rule": "undeclared-key", "keyPath": "z"}]}"#,
        verdict: .whole, particulars: ["ignores ignored-key `y` of `Push`"]),
      Case(
        name: "what the server's own contract does not allow",
        old: push("      x: { type: int }\n"),
        body: #"{"x": 9223372036854775808}"#,
        outcome:
          #"{"violation": {"keyPath": "x", "body": {"x": 9223372036854775808}}, "breaks": [{"rule": "out-of-range", "keyPath": "x"}]}"#,
        verdict: .whole,
        particulars: [
          "fault server-fault `x` of `Push` expected an integer that fits 64 bits, found a number that does not fit"
        ]),
      Case(
        name: "that a payload is too large excuses nothing", old: push("      x: { type: int }\n"),
        new: push("      x: { type: string }\n"), body: "[]",
        outcome:
          #"{"value": {"x": "1"}, "breaks": [{"rule": "payload-too-large", "keyPath": ""}]}"#,
        verdict: .breaks,
        particulars: ["breaks violation `` of `Push` expected an object, found a list"]),
      Case(
        name: "a payload that is not known", old: push("      x: { type: int }\n"),
        new: push("      x: { type: int }\n") + "  Other: { fields: { y: { type: int } } }\n",
        kind: #""kind": "payload", "payload": "Other""#, body: #"{"y": 1}"#,
        outcome: #"{"value": {"y": 1}}"#, verdict: .notAsked,
        particulars: ["not-asked not-in-contract `` of `Other`"]),

      Case(
        name: "a page, whose rows have a new value", old: command,
        new: command.replacing("[novel]", with: "[novel, play]"),
        kind: call.replacing(#""list"]"#, with: #""list", "--limit", "2"]"#),
        body:
          #"{"v": 1, "exit": 0, "data": {"items": [{"title": "a"}, {"title": "b", "kind": "play"}]}}"#,
        outcome: #"{"value": {"items": [{"title": "a"}, {"title": "b", "kind": "play"}]}}"#,
        verdict: .loses,
        particulars: [#"loses unknown-value `data.items[*].kind` of `book list` "play""#]),
      Case(
        name: "a list, whose rows have a new value", old: command,
        new: command.replacing("[novel]", with: "[novel, play]"), kind: call,
        body: #"{"v": 1, "exit": 0, "data": [{"title": "b", "kind": "play"}]}"#,
        outcome: #"{"value": {"items": [{"title": "b", "kind": "play"}]}}"#, verdict: .loses,
        particulars: [#"loses unknown-value `data[*].kind` of `book list` "play""#]),
      Case(
        name: "a list with a row that the client refuses", old: command,
        new: command.replacing(
          "title: { type: string }", with: "title: { type: string, optional: true }"),
        kind: call, body: #"{"v": 1, "exit": 0, "data": [{"title": "a"}, {}, {"title": "b"}, {}]}"#,
        outcome: #"{"value": {"items": [{"title": "a"}, {}, {"title": "b"}, {}]}}"#,
        verdict: .loses,
        particulars: [
          "loses row-left-out `data[*].title` of `book list` expected a string, found nothing"
        ]),
      Case(
        name: "a page with a row that the client refuses", old: command,
        new: command.replacing(
          "title: { type: string }", with: "title: { type: string, optional: true }"),
        kind: call.replacing(#""list"]"#, with: #""list", "--limit", "2"]"#),
        body: #"{"v": 1, "exit": 0, "data": {"items": [{}, {"title": "b"}], "next": "c"}}"#,
        outcome: #"{"value": {"items": [{}, {"title": "b"}], "next": "c"}}"#, verdict: .loses,
        particulars: [
          "loses row-left-out `data.items[*].title` of `book list` expected a string, found nothing"
        ]),
      Case(
        name: "a list of which no row is left", old: command,
        new: command.replacing(
          "title: { type: string }", with: "title: { type: string, optional: true }"),
        kind: call, body: #"{"v": 1, "exit": 0, "data": [{}, {}]}"#,
        outcome: #"{"value": {"items": [{}, {}]}}"#, verdict: .breaks,
        particulars: [
          "breaks violation `data[*].title` of `book list` expected a string, found nothing"
        ]),
      Case(
        name: "a page whose cursor is of no use", old: command, kind: call,
        body: #"{"v": 1, "exit": 0, "data": {"items": [{"title": "b"}, {}], "next": 7}}"#,
        outcome: #"{"value": {"items": [{"title": "b"}, {}]}}"#, verdict: .breaks,
        particulars: [
          "breaks violation `data.next` of `book list` expected a string, found a number"
        ]),
      Case(
        name: "an option that the client does not have", old: command,
        new: command.replacing(
          "limit: { type: int }", with: "limit: { type: int }, all: { flag: true }"),
        kind: call.replacing(#""list"]"#, with: #""list", "--all"]"#),
        body: #"{"v": 1, "exit": 0, "data": 7}"#, outcome: #"{"value": {"items": []}}"#,
        verdict: .notAsked, particulars: ["not-asked not-sent `` of ``"]),
      Case(
        name: "a command that the server does not have", old: command, kind: call,
        body: #"{"v": 1, "exit": 2, "error": "no book"}"#,
        outcome: #"{"failure": {"exitCode": 2, "message": "no book"}}"#, verdict: .loses,
        particulars: ["loses unknown-command `` of `book list`"]),
      Case(
        name: "a failure that is documented", old: command, kind: call,
        body: #"{"v": 1, "exit": 2, "error": "busy, come back"}"#,
        outcome: #"{"failure": {"exitCode": 2, "message": "busy, come back"}}"#, verdict: .whole,
        particulars: []),
      Case(
        name: "an exit code that is not known", old: command, kind: call,
        body: #"{"v": 1, "exit": 9, "error": "oh"}"#,
        outcome: #"{"failure": {"exitCode": 9, "message": "oh"}}"#, verdict: .loses,
        particulars: ["loses unknown-value `exit` of `book list` exit code 9"]),
      Case(
        name: "another version of the protocol", old: command, kind: call,
        body: #"{"v": 2, "exit": 0, "data": []}"#, outcome: #"{"value": {"items": []}}"#,
        verdict: .breaks,
        particulars: [
          "breaks violation `v` of `book list` expected protocol version 1, found another version"
        ]),

      Case(
        name: "a status that is not known", old: endpoint,
        kind: #""kind": "response", "endpoint": "ping", "status": 423"#,
        body: "null", outcome: #"{"failure": {"message": "HTTP 423"}}"#, verdict: .loses,
        particulars: ["loses unknown-value `` of `ping` HTTP 423"]),
      Case(
        name: "a success that the client takes for a refusal", old: endpoint,
        new: endpoint.replacing("200: {}", with: "200: {}, 204: {}"),
        kind: #""kind": "response", "endpoint": "ping", "status": 204"#, body: "null",
        outcome: #"{"value": null}"#, verdict: .breaks,
        particulars: ["breaks misread `` of `ping` a success is taken for a refusal"]),
      Case(
        name: "a refusal that the client takes for a success",
        old: endpoint.replacing("200: {}", with: "200: {}, 202: {}"), new: endpoint,
        kind: #""kind": "response", "endpoint": "ping", "status": 202"#, body: "null",
        outcome: #"{"failure": {"message": "HTTP 202"}}"#, verdict: .breaks,
        particulars: ["breaks misread `` of `ping` a refusal is taken for a success"]),
    ]

    @Test(arguments: cases)
    func isJudged(_ row: Case) throws {
      let pair = try Self.pair(row)
      #expect(pair.verdict == row.verdict)
      let summaries = pair.particulars.map { particular in
        "\(particular.effect.rawValue) \(particular.kind.rawValue) `\(particular.keyPath)` of "
          + "`\(particular.subject)`" + (particular.detail.isEmpty ? "" : " \(particular.detail)")
      }
      #expect(summaries == row.particulars)
      for particular in pair.particulars {
        #expect(particular.goldens == 1)
        #expect(particular.example == "golden.json")
      }
    }

    /// A server's release counts from the client's `oldest` on, and never ceases to.
    @Test(arguments: [
      ("v1", "v1", true), ("v2", "v1", false), ("v2", "v2", true), ("v1", "v3", true),
    ])
    func supportGoesByOldest(_ oldest: String, _ server: String, _ isSupported: Bool) throws {
      let folder = try GoldenPlaces(
        contract: Self.contract(Self.push("      x: { type: int }\n"), ["v1", "v2", "v3"]))
      try folder.add(
        server, "golden.json", #""kind": "payload", "payload": "Push""#, "{}", #"{"value": {}}"#)
      let client = try Self.contract(
        Self.push("      x: { type: int }\n"), ["v1", "v2"], server: "v2", oldest: oldest)
      let matrix = ReleaseMatrix(
        folder.contract, try folder.goldens(), [ClientSnapshot(release: "v2", contract: client)])
      #expect(matrix.servers == [server])
      let pair = try #require(matrix.pair(client: "v2", server: server))
      #expect(pair.isSupported == isSupported)
      #expect(pair.verdict == .breaks)
      #expect(pair.isBad == isSupported)
    }

    /// An `oldest` that the newest contract no longer lists is older than all that it does.
    @Test func anOldestThatIsGoneIsOlderThanTheRest() throws {
      let folder = try GoldenPlaces(
        contract: Self.contract(Self.push("      x: { type: int }\n"), ["v2", "v3"]))
      try folder.add(
        "v2", "golden.json", #""kind": "payload", "payload": "Push""#, "{}", #"{"value": {}}"#)
      let client = try Self.contract(
        Self.push("      x: { type: int }\n"), ["v1", "v2"], server: "v2", oldest: "v1")
      let matrix = ReleaseMatrix(
        folder.contract, try folder.goldens(), [ClientSnapshot(release: "v2", contract: client)])
      #expect(matrix.pairs.map(\.isBad) == [true])
    }

    /// The same of several goldens is one particular with a count, and of each row of a list it counts
    /// once; bodies of calls and inputs of toggles are no answers.
    @Test func theSameIsSaidOnce() throws {
      let schema =
        "types:\n  Item: { fields: { x: { type: int, lenient: true } } }\n"
        + Self.push("      items: { type: [Item] }\n")
        + "toggles:\n  Switch:\n    inputs: { on: bool }\n    states:\n"
        + "      - { name: yes, when: { on: true }, shows: \"on\" }\n"
        + "      - { name: no, when: { on: false }, shows: \"off\" }\n"
      let folder = try GoldenPlaces(contract: Self.contract(schema, ["v1", "v2"]))
      let push = #""kind": "payload", "payload": "Push""#
      try folder.add(
        "v2", "b.json", push, #"{"items": [{}, {}]}"#, #"{"value": {"items": [{}, {}]}}"#)
      try folder.add("v2", "a.json", push, #"{"items": [{}]}"#, #"{"value": {"items": [{}]}}"#)
      try folder.add(
        "v2", "c.json", #""kind": "toggle", "toggle": "Switch""#, #"{"on": true}"#,
        #"{"value": {"state": "yes", "shows": "on", "enabled": false}}"#)
      let client = try Self.contract(schema, ["v1"])
      let pair = try #require(
        ReleaseMatrix(
          folder.contract, try folder.goldens(), [ClientSnapshot(release: "v1", contract: client)]
        ).pairs.first)
      #expect(pair.asked == 2)
      #expect(pair.notAsked == 0)
      #expect(
        pair.particulars == [
          Particular(
            kind: .missingField, subject: "Push", keyPath: "items[*].x", detail: "", goldens: 2,
            example: "b.json")
        ])
    }

    // MARK: Support

    private static func contract(
      _ text: String, _ releases: [String], server: String? = nil, oldest: String? = nil
    ) throws -> Contract {
      let head = """
        contract: Tiny
        releases: [\(releases.joined(separator: ", "))]
        server: \(server ?? releases.last ?? "")
        oldest: \(oldest ?? releases.first ?? "")

        """
      let (contract, diagnostics) = SchemaReader.read(
        YAMLSource(file: "tiny.yaml", text: head + text))
      #expect(diagnostics.map(\.description) == [], "\(head + text)")
      return try #require(contract)
    }

    private static func pair(_ row: Case) throws -> ReleasePair {
      let folder = try GoldenPlaces(contract: contract(row.new ?? row.old, ["v1", "v2"]))
      try folder.add("v2", "golden.json", row.kind, row.body, row.outcome)
      let client = try contract(row.old, ["v1"])
      let goldens = try folder.goldens()
      #expect(
        goldens.releases.flatMap(\.findings).filter { $0.rule != .missingFile }.map(\.description)
          == [])
      let matrix = ReleaseMatrix(
        folder.contract, goldens, [ClientSnapshot(release: "v1", contract: client)])
      return try #require(matrix.pair(client: "v1", server: "v2"))
    }
  }

  /// A folder of goldens that a test makes; it goes when nobody holds it any more.
  private final class GoldenPlaces {
    let contract: Contract
    private let folder: URL
    private var entries: [String: [String]] = [:]

    init(contract: Contract) throws {
      self.contract = contract
      folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "matrix-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func add(
      _ release: String, _ file: String, _ kind: String, _ body: String, _ outcome: String
    ) throws {
      let place = folder.appendingPathComponent(release)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      entries[release, default: []].append(
        #"{"file": "\#(file)", "pins": "x", "madeByHand": true, \#(kind), "outcome": \#(outcome)}"#)
      let list = (entries[release] ?? []).joined(separator: ", ")
      try Data(body.utf8).write(to: place.appendingPathComponent(file))
      try Data(
        #"{"contract": "Tiny", "release": "\#(release)", "goldens": [\#(list)]}"#.utf8
      ).write(to: place.appendingPathComponent("manifest.json"))
    }

    func goldens() throws -> GoldenSet {
      try GoldenSet(GoldenFolder(path: folder.path), contract)
    }
  }
#endif
