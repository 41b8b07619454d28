#if Generator
  import Conformance
  import ContractModel
  import ContractRuntime
  import Foundation
  import Testing
  import YAMLReader

  @Suite struct BodyCheckTests {
    /// A body, what it is, the release that judges it, and the findings.
    struct Case: Sendable, CustomTestStringConvertible {
      var kind: Golden.Kind
      var body: String
      var release: String
      var findings: [String]
      var testDescription: String { "\(kind) by \(release): \(body)" }

      init(
        _ kind: Golden.Kind, _ body: String, by release: String = "v1.32.1", _ findings: String...
      ) {
        (self.kind, self.body, self.release) = (kind, body, release)
        self.findings = findings
      }
    }

    static let add = Golden.Kind.command("notifications device add")
    static let list = Golden.Kind.command("notifications device list")
    static let inbox = Golden.Kind.command("notifications list")
    static let show = Golden.Kind.command("notifications settings show")
    static let push = Golden.Kind.payload("PushPayload")

    @Test func findingsStandInTheOrderOfTheFile() throws {
      let check = try #require(
        BodyCheck(Repository.contract(), Self.list, release: "v1.32.1"))
      let body =
        """
        {"extra":1,
        "data":[{"id":1,"other":2,"label":3,
        "token":4,"added":5}],"exit_code":"0",
        "protocol_version":1,"more":6}
        """
      let findings = check.run(Array(body.utf8), file: "x.json").findings
      let places = findings.compactMap(\.position)
      #expect(findings.count >= 6 && places.count == findings.count)
      #expect(places == places.sorted(), "\(findings)")
    }

    static let cases = [
      // A success and a documented failure both conform.
      Case(add, #"{"protocol_version":1,"data":{"id":1,"status":"registered"}}"#),
      Case(add, #"{"protocol_version":1,"error":"device token is too long","exit_code":2}"#),
      Case(add, #"{"protocol_version":1,"error":"invalid or expired token"}"#),
      Case(add, #"{"protocol_version":1,"error":"rate limited; retry in 12s"}"#),
      // An older server is judged by what it sends.
      Case(add, #"{"protocol_version":1,"data":{"status":"registered"}}"#, by: "v1.32.0"),
      Case(
        add, #"{"protocol_version":1,"data":{"status":"registered"}}"#, "missing-key data.id"),
      Case(
        add, #"{"protocol_version":1,"data":{"id":1,"status":"registered"}}"#, by: "v1.32.0",
        "undeclared-key data.id"),
      Case(
        add, #"{"protocol_version":1,"data":{"status":"registered"}}"#, by: "before-push",
        "too-early data"),
      Case(
        add, #"{"protocol_version":1,"error":"unknown command \"notifications\"","exit_code":2}"#,
        by: "before-push"),
      Case(
        add, #"{"protocol_version":1,"error":"unknown command \"notifications\"","exit_code":2}"#,
        "undocumented-failure error"),
      Case(show, #"{"protocol_version":1,"data":{"mail":true,"watch":false}}"#, by: "before-push"),
      Case(
        show, #"{"protocol_version":1,"data":{"mail":true,"watch":false}}"#,
        "missing-key data.push"),
      // Undocumented failures.
      Case(
        add, #"{"protocol_version":1,"error":"out of memory","exit_code":1}"#,
        "undocumented-failure error"),
      Case(
        add, #"{"protocol_version":1,"error":"teapot","exit_code":9}"#,
        "undocumented-failure error"),
      Case(
        show, #"{"protocol_version":1,"error":"no such thing","exit_code":3}"#,
        "undocumented-failure error"),
      Case(add, #"{"protocol_version":1,"error":"go away"}"#, "undocumented-failure error"),
      // Envelopes.
      Case(add, #"[]"#, "broken-envelope"),
      Case(add, #"{}"#, "broken-envelope protocol_version", "broken-envelope"),
      Case(
        add, #"{"protocol_version":1,"error":"x","data":{}}"#, "broken-envelope error"),
      Case(add, #"{"protocol_version":1,"error":7}"#, "wrong-type error"),
      Case(
        add, #"{"protocol_version":1,"error":"x","exit_code":"2"}"#, "undocumented-failure error",
        "wrong-type exit_code"),
      Case(
        show, #"{"output":"mail: on"}"#, "broken-envelope",
        "broken-envelope protocol_version", "undeclared-key output"),
      Case(add, "", "not-json"),
      Case(add, "{\"protocol_version\":1,}", "not-json"),
      // Types.
      Case(list, #"{"protocol_version":1,"data":{}}"#, "wrong-type data"),
      Case(list, #"{"protocol_version":1,"data":null}"#, "wrong-type data"),
      Case(
        list,
        #"{"protocol_version":1,"data":[{"id":1,"label":"","token":"x","added":"2026-02-30T00:00:00Z"}]}"#,
        "out-of-range data[0].added"),
      Case(
        list,
        #"{"protocol_version":1,"data":[{"id":1.0,"label":"","token":"x","added":"2026-02-03T00:00:00.5Z","x":{}}]}"#,
        "undeclared-key data[0].x"),
      Case(
        list,
        #"{"protocol_version":1,"data":[{"id":1.5,"label":null,"token":true,"added":5}]}"#,
        "wrong-type data[0].added", "wrong-type data[0].id", "wrong-type data[0].label",
        "wrong-type data[0].token"),
      // Both shapes of a paged answer, where nothing says which is due.
      Case(inbox, #"{"protocol_version":1,"data":[]}"#),
      Case(inbox, #"{"protocol_version":1,"data":{"items":[],"next":"x"}}"#),
      Case(inbox, #"{"protocol_version":1,"data":{"next":"x"}}"#, "missing-key data.items"),
      Case(
        inbox, #"{"protocol_version":1,"data":{"items":[],"more":true}}"#,
        "undeclared-key data.more"),
      // Payloads.
      Case(
        push, #"{"path":"a/b"}"#, by: "before-push", "missing-key aps.alert.body",
        "missing-key aps.alert.title", "missing-key aps.sound", "missing-key aps.thread-id"),
      Case(
        push,
        #"{"aps":{"alert":"hi","sound":"x","thread-id":"y","badge":1},"instance":"","user":"","path":""}"#,
        "wrong-type aps.alert"),
    ]

    @Test(arguments: cases)
    func aBodyIsJudged(_ given: Case) throws {
      let check = try #require(
        BodyCheck(Repository.contract(), given.kind, release: given.release))
      let (_, findings) = check.run(Array(given.body.utf8), file: "body.json")
      let summary = findings.map { "\($0.rule.rawValue) \($0.keyPath)".trimmed }
      #expect(summary.sorted() == given.findings.sorted())
    }

    @Test func aSecretIsInNoFinding() throws {
      let secret = "fd17957e700482693a1f"
      let bodies = [
        #"{"protocol_version":1,"data":[{"id":1,"label":"","token":{"\#(secret)":1},"added":"x"}]}"#,
        #"{"protocol_version":1,"data":[{"id":1,"label":"","token":["\#(secret)"],"added":"x"}]}"#,
        #"{"protocol_version":1,"error":"unexpected argument \"\#(secret)\"","exit_code":1}"#,
        #"{"protocol_version":1,"data":[{"token":"\#(secret)","id":}]}"#,
      ]
      let check = try #require(
        BodyCheck(Repository.contract(), Self.list, release: "v1.32.1"))
      for body in bodies {
        let (_, findings) = check.run(Array(body.utf8), file: "body.json")
        #expect(!findings.isEmpty)
        #expect(!findings.contains { $0.description.contains(secret) }, "\(findings)")
      }
    }

    /// A schema whose secrets are a record and a list of records.
    static let secretive = """
      contract: Test
      releases: [v1]
      server: v1
      oldest: v1
      types:
        Inner: { fields: { secret: { type: int }, name: { type: Kind } } }
        Kind: { enum: [a] }
      payloads:
        Push:
          fields:
            inner: { type: Inner, sensitive: true }
            list: { type: [Inner], sensitive: true }
      """

    @Test func aSecretRecordIsInNoFinding() throws {
      let source = YAMLSource(file: "test.yaml", text: Self.secretive)
      let contract = try #require(SchemaReader.read(source).contract)
      let check = try #require(BodyCheck(contract, .payload("Push"), release: "v1"))
      let body =
        #"{"inner":{"secret":1.5,"name":"HUNTER1","HUNTER2":0},"list":[{"secret":77777.5}]}"#
      let (_, findings) = check.run(Array(body.utf8), file: "body.json")
      #expect(findings.count == 5)
      #expect(!findings.contains { $0.description.contains("HUNTER") }, "\(findings)")
      #expect(!findings.contains { $0.description.contains("77777") }, "\(findings)")
    }

    @Test func aBodyCannotForgeAFinding() throws {
      let check = try #require(BodyCheck(Repository.contract(), Self.add, release: "v1.32.1"))
      let body =
        #"{"protocol_version":1,"data":{"id":1,"status":"x\nForged.json:1:1: error: y\u001b[31m"}}"#
      let (_, findings) = check.run(Array(body.utf8), file: "body.json")
      #expect(findings.count == 1)
      let text = findings.map(\.description).joined()
      #expect(!text.unicodeScalars.contains { $0.properties.generalCategory == .control })
    }

    @Test func aBodyOfNothingButFaultsIsNamedWhole() throws {
      let check = try #require(BodyCheck(Repository.contract(), Self.list, release: "v1.32.1"))
      let rows = Array(repeating: #"{"id":"x"}"#, count: 3_000).joined(separator: ",\n")
      let body = #"{"protocol_version":1,"data":["# + rows + "]}"
      let (_, findings) = check.run(Array(body.utf8), file: "body.json")
      #expect(findings.count == 12_000)
      let last = try #require(findings.first { $0.keyPath == "data[2999].id" })
      #expect(last.position == JSONPosition(line: 3_000, column: 7))
    }

    @Test func anEmptyAnswerConformsWhereNothingIsSaid() throws {
      let contract = try Repository.contract(named: "monaco")
      let kind = Golden.Kind.response("registerDevice")
      let check = try #require(BodyCheck(contract, kind, release: "v1"))
      func rules(_ status: Int) -> [String] {
        check.run([], file: "b", delivery: Delivery(status: status)).findings.map(\.rule.rawValue)
      }
      #expect(rules(204) == [])
      #expect(rules(401) == [])
      #expect(rules(500) == ["wrong-status"])
    }

    @Test func aFindingNamesItsPlace() throws {
      let check = try #require(
        BodyCheck(Repository.contract(), Self.list, release: "v1.32.1"))
      let body = "{\n  \"protocol_version\": 1,\n  \"data\": [\n    7\n  ]\n}\n"
      let (_, findings) = check.run(Array(body.utf8), file: "body.json")
      #expect(
        findings.map(\.description) == [
          "body.json:4:5: error: `data[0]`: expected an object, found a number [wrong-type]"
        ])
    }

    @Test func headersAndStatusAreJudgedWhereTheyAreKnown() throws {
      let check = try #require(
        BodyCheck(Repository.contract(), Self.show, release: "v1.32.1"))
      func rules(_ body: String, _ delivery: Delivery) -> [String] {
        check.run(Array(body.utf8), file: "b", delivery: delivery).findings.map(\.rule.rawValue)
      }
      let limited = #"{"protocol_version":1,"error":"rate limited; retry in 5s"}"#
      #expect(rules(limited, Delivery(status: 429, headers: ["retry-after": "5"])) == [])
      #expect(rules(limited, Delivery(status: 429, headers: [:])) == ["missing-header"])
      #expect(rules(limited, Delivery(status: 401, headers: [:])) == ["undocumented-failure"])
      let overSSH = #"{"protocol_version":1,"data":{"mail":true,"push":true,"watch":true}}"#
      #expect(rules(overSSH, Delivery()) == [])
      #expect(rules(overSSH, Delivery(exitStatus: 0)) == [])
      #expect(rules(overSSH, Delivery(status: 200)) == ["broken-envelope"])
      let shown = overSSH.dropLast() + #","exit_code":0}"#
      #expect(rules(String(shown), Delivery(status: 200)) == [])
      #expect(rules(String(shown), Delivery(status: 201)) == ["wrong-status"])
      let usage =
        #"{"protocol_version":1,"error":"usage: notifications settings show","exit_code":2}"#
      #expect(rules(usage, Delivery(status: 400)) == [])
      #expect(rules(usage, Delivery(status: 404)) == ["wrong-status"])
    }
  }
#endif
