#if Generator
  import Foundation
  import Testing

  @Suite("The fixtures that are emitted")
  struct FixtureCodeTests {
    private static let repository = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()

    /// Bodies that a literal could get wrong; the last ones are no UTF-8.
    private static let bodies: [Data] =
      HostileTextTests.texts.map { Data($0.utf8) }
      + [
        "", "\"#", "\"##", "\\#n", "\\##(x)", "\"\"\"#", "##\"##", "\\", "\"", "#\\#\"#",
        "\u{FEFF}{}", "a\n\nb\n", "{\"a\":\"\\u0000\\n\"}\r\n",
      ].map { Data($0.utf8) }
      + [
        Data([0xFF]), Data([0xC3]), Data([0xED, 0xA0, 0x80]),
        Data([0, 0xFE, 0x22, 0x23, 0x5C, 0x28]),
        Data(0...255),
      ]

    @Test("Every body comes out of the compiler as the bytes that went in")
    func bytes() throws {
      let hostile = #"v0 "\(x)"#
      let goldens = Dictionary(
        uniqueKeysWithValues: Self.bodies.enumerated().map { ("b/\($0).json", $1) })
      let emitted = try EmittedFixtures(
        ["v1": goldens, hostile: goldens], releases: [hostile, "v1"])
      #expect(emitted.findings == [])
      let printed = try Compiler.output(
        of: emitted.module,
        main: """
          for fixture in Fixture.all {
            print(fixture.description, fixture.json.map { String($0, radix: 16) }.joined(separator: " "))
          }
          """)
      let lines = Set(printed.split(separator: "\n").map(String.init))
      let expected = [hostile, "v1"].flatMap { release in
        Self.bodies.enumerated().map { number, body in
          "\(release)/b/\(number).json "
            + body.map { String($0, radix: 16) }.joined(separator: " ")
        }
      }
      #expect(Self.bodies.count > 50)
      #expect(lines.symmetricDifference(expected).sorted() == [])
    }

    @Test(
      "Whatever a manifest says stays in comments and literals", arguments: HostileTextTests.texts)
    func pins(text: String) throws {
      let emitted = try EmittedFixtures(["v1": ["a.json": "{}"]], pins: text)
      let code = emitted.files["Fixtures.swift"] ?? ""
      let lines = code.split(separator: "\n", omittingEmptySubsequences: false).drop {
        !$0.hasPrefix("public enum")
      }
      #expect(
        lines.filter { !$0.hasPrefix("  ///") } == [
          "public enum Fixture {",
          "  public static let a = PayloadFixture<PushPayload>(",
          ##"    FixtureGolden("v1", "a.json", .text(#"{}"#)))"##, "}", "",
        ])
    }

    @Test(
      "The fixtures of every contract here compile without a warning, asked for or not",
      arguments: ["gitbay", "monaco", "soar"])
    func contracts(name: String) throws {
      let schema = try String(
        contentsOf: Self.repository.appending(path: "Schema/\(name).yaml"), encoding: .utf8)
      let emitted = try EmittedFixtures(
        schema: schema, goldens: Self.repository.appending(path: "Golden/\(name)").path)
      #expect(emitted.findings == [])
      #expect(try Compiler.complaints(about: emitted.module) == "")
      let code = emitted.files["Fixtures.swift"] ?? ""
      #expect(code.contains(name == "gitbay" ? " = AnswerFixture<" : " = ResponseFixture<"))
    }

    @Test("What a golden is stands in its documentation")
    func documentation() throws {
      let emitted = try EmittedFixtures(
        schema: String(
          contentsOf: Self.repository.appending(path: "Schema/gitbay.yaml"), encoding: .utf8),
        goldens: Self.repository.appending(path: "Golden/gitbay").path)
      let code = try #require(emitted.files["Fixtures.swift"])
      for doc in [
        """
          ///
          /// Of v1.32.1, made by hand.
        """,
        """
          /// It breaks the contract at `data[0].id`.
          /// Conformance finds in it: out-of-range at `data[0].id`.
          public static let deviceListIDInt64Max = AnswerFixture<NotificationsDeviceList>(
        """,
        """
          /// The server failed or refused, with exit code 3.
          public static let deviceRemoveUnknownID =
        """,
        "; no real server is sent such an input.\n  /// It leads to",
        "/// Conformance finds in it: payload-too-large",
      ] {
        #expect(code.contains(doc), "\(doc)")
      }
    }
  }
#endif
