#if Generator
  import Conformance
  import ContractRuntime
  import Testing

  /// What is kept of a golden where something must not be.
  @Suite struct RedactionTests {
    /// A golden of `notifications device add`, which is sent a token and a label.
    static func addition(
      _ error: String, stdin: String? = nil, argv: [String] = [], headers: [String: String] = [:],
      _ rules: [(String, String)]
    ) -> GoldenAddition {
      let error = JSONValue.string(error).description
      return GoldenAddition(
        name: "x", pins: "a refusal", origin: .capture("x"), isSynthetic: false, surface: nil,
        kind: .command("notifications device add"), stdin: stdin,
        delivery: Delivery(
          status: 400, headers: headers, argv: ["notifications", "device", "add"] + argv),
        body: Array(#"{ "exit_code":2, "error":\#(error),"protocol_version": 1.0 }"#.utf8),
        source: "x.json",
        redactions: rules.map { Redaction.Rule(keyPath: $0.0, text: $0.1) }, mayBreak: true)
    }

    private func files(_ addition: GoldenAddition) throws -> GoldenAddition.Files {
      try addition.files(
        try Repository.contract(), release: "v1.32.1", in: GoldenFolder(path: "/nonexistent"))
    }

    private func refusal(_ addition: GoldenAddition) throws -> String? {
      do {
        _ = try files(addition)
        return nil
      } catch GoldenAddition.Failure.refused(let message) {
        return message
      }
    }

    @Test func everyOtherByteStays() throws {
      let files = try files(Self.addition("fd17957e", [("error", "a \"token\" é")]))
      #expect(
        files.body == #"{ "exit_code":2, "error":"a \"token\" é","protocol_version": 1.0 }"#)
    }

    @Test func theSameTextGoesWhereverItStandsWhole() throws {
      let files = try files(
        Self.addition(
          "fd17957e", stdin: "fd17957e", argv: ["--label", "fd17957e"],
          headers: ["X-Token": "fd17957e"], [("error", "TOKEN")]))
      #expect(!files.manifest.contains("fd17957e"))
      #expect(files.entry["stdin"] == .string("TOKEN"))
      #expect(files.entry["headers"]?["X-Token"] == .string("TOKEN"))
    }

    @Test(
      "A part of another text is left to a person",
      arguments: [
        addition("fd17957e", stdin: "fd17957e\n", [("error", "TOKEN")]),
        addition("fd17957e", argv: ["--label", "my fd17957e"], [("error", "TOKEN")]),
        addition("fd17957e", argv: ["--token=fd17957e"], [("error", "TOKEN")]),
        addition("fd17957e", headers: ["Authorization": "Bearer fd17957e"], [("error", "TOKEN")]),
        // An accent behind the value makes another character of its last letter, not another text.
        addition("fd17957e", stdin: "fd17957e\u{301}", [("error", "TOKEN")]),
      ])
    func parts(_ addition: GoldenAddition) throws {
      let message = try #require(try refusal(addition))
      #expect(message.hasPrefix("what is redacted in the body is part of "))
      #expect(!message.contains("fd17957e"))
    }

    @Test func aPartOfAnotherTextOrKeyOfTheBody() throws {
      var addition = Self.addition("", [("data.a", "x")])
      addition.kind = .envelope
      addition.body = Array(#"{"data":{"a":"secret","b":"the secret"}}"#.utf8)
      #expect(try refusal(addition)?.contains("part of the text at `data.b`") == true)
      addition.body = Array(#"{"data":{"a":"secret","b.secret":1}}"#.utf8)
      #expect(try refusal(addition)?.contains("part of a key") == true)
      addition.redactions.append(.init(keyPath: #"data["b.secret"]"#, text: "1"))
      #expect(try refusal(addition)?.contains("part of a key") == true)
    }

    /// A short value may well be part of a command's own words and of the names of its options.
    @Test func aCommandsOwnWordsHideNothing() throws {
      let files = try files(Self.addition("add", argv: ["--label", "add"], [("error", "LABEL")]))
      let argv = ["notifications", "device", "add", "--label", "LABEL"]
      #expect(files.entry["argv"] == .array(argv.map { .string($0) }))
    }

    @Test func twoRulesThatMeetOneValueCallItTheSame() throws {
      var addition = Self.addition("", [])
      addition.kind = .envelope
      addition.body = Array(#"{"data":{"a":["x","y","x"],"b":"x","c":""}}"#.utf8)
      addition.redactions = [
        .init(keyPath: "data.a[*]", text: "first"), .init(keyPath: "data.b", text: "second"),
        .init(keyPath: "data.c", text: "third"),
      ]
      #expect(
        try files(addition).body
          == #"{"data":{"a":["first","first-2","first"],"b":"first","c":""}}"#)
    }
  }

  extension JSONValue {
    fileprivate subscript(name: String) -> JSONValue? {
      guard case .object(let members) = self else { return nil }
      return members.first { $0.name == name }?.value
    }
  }
#endif
