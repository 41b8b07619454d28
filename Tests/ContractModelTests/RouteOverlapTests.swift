#if Generator
  import ContractModel
  import Testing

  /// Two kinds of route may not match one path, URL or payload.
  @Suite struct RouteOverlapTests {
    struct Pair: CustomTestStringConvertible {
      var first: String
      var second: String
      /// A path that both match, nil where there is none.
      var common: String?

      init(_ first: String, _ second: String, common: String?) {
        self.first = first
        self.second = second
        self.common = common
      }

      var testDescription: String { "\(first) and \(second)" }
    }

    static let parameters = """
      scalars:
        Lower: { base: string, characters: a-z, length: 1.. }
        Upper: { base: string, characters: A-Z, length: 1.. }
        Bits: { base: string, characters: "01", length: 1 }
        OnlyOne: { base: string, characters: "01", length: 1, not: ["0"] }
        NotOne: { base: string, characters: "01", length: 1, not: ["1"] }
        Neither: { base: string, characters: "01", length: ..1, not: ["0", "1"] }
        NotNew: { base: string, characters: a-z, length: 3, not: [new] }
        Sign: { base: string, characters: "-", length: 1 }
        Hash: { base: string, characters: 0-9a-f, length: 40 }
        SlashA: { base: string, characters: /a, length: 2 }
        SlashB: { base: string, characters: /b, length: 1..2 }
        Code: { base: string, characters: "27", length: 3 }
        Short: { base: string, length: 1..2 }
        Long: { base: string, length: 3.. }
        Wide: { base: string, length: ..2, bytes: 6..8 }
        Any: { base: string }
        Number: { base: int64, range: 1.. }
        Negative: { base: int, range: ..-1 }
        Zero: { base: int, range: 0 }
        Percent: { base: int, range: 0..100 }
        Beyond: { base: int, range: 101.. }
        Dozens: { base: int, range: 250..280 }
        None: { base: int, range: 223..226 }
        ID: { base: int64, distinct: true, range: 1..5 }
      types:
        Kind: { enum: [issue, mr] }
        Closed: { enum: { issue: "", mr: "", new: "", "7": { swift: seven }, a/b: "" }, closed: true }
        Other: { enum: { mr: "", "07": { swift: seven } }, closed: true }
        Third: { enum: [build], closed: true }
        Slash: { enum: [a/b], closed: true }
      routes:
        parameters:
          lower: Lower
          upper: Upper
          bits: Bits
          onlyOne: OnlyOne
          notOne: NotOne
          neither: Neither
          notNew: NotNew
          sign: Sign
          hash: Hash
          code: Code
          short: Short
          long: Long
          wide: Wide
          any: Any
          number: Number
          negative: Negative
          zero: Zero
          percent: Percent
          beyond: Beyond
          dozens: Dozens
          none: None
          id: ID
          kind: Kind
          closed: Closed
          other: Other
          third: Third
          slash: Slash
          slashA: SlashA
          slashB: SlashB
          text: string

      """

    static let pairs = [
      // Texts that stand as they are.
      Pair("issues", "mrs", common: nil),
      Pair("a/b", "a/b", common: "a/b"),
      Pair("a", "a/b", common: nil),
      Pair("a", "A", common: nil),
      Pair("é", "e\u{301}", common: nil),
      // A text and a parameter.
      Pair("new", "{lower}", common: "new"),
      Pair("NEW", "{lower}", common: nil),
      Pair("new", "{notNew}", common: nil),
      Pair("old", "{notNew}", common: "old"),
      Pair("{number}", "12", common: "12"),
      Pair("{number}", "012", common: nil),
      Pair("{number}", "0", common: nil),
      Pair("{percent}", "100", common: "100"),
      Pair("{percent}", "101", common: nil),
      Pair("ünïcode", "{any}", common: "ünïcode"),
      Pair("abc", "{short}", common: nil),
      Pair("issue", "{kind}", common: "issue"),
      Pair("build", "{kind}", common: "build"),
      Pair("a/\u{301}", "a/{any}", common: "a/\u{301}"),
      // An enum that is closed.
      Pair("issue", "{closed}", common: "issue"),
      Pair("build", "{closed}", common: nil),
      Pair("{closed}", "{third}", common: nil),
      Pair("{other}", "{third}", common: nil),
      Pair("{closed}", "{notNew}", common: nil),
      Pair("{closed}", "{lower}", common: "issue"),
      Pair("{closed}", "{number}", common: "7"),
      Pair("{other}", "{number}", common: nil),
      Pair("{third}", "{kind}", common: "build"),
      // A slash is in no piece of a path.
      Pair("{slash}", "{closed}", common: nil),
      Pair("{slash}", "{any}", common: nil),
      Pair("{slashA}", "{slashB}", common: nil),
      // Two texts that vary.
      Pair("{lower}", "{upper}", common: nil),
      Pair("{lower}", "{any}", common: "a"),
      Pair("{lower}", "{hash}", common: String(repeating: "a", count: 40)),
      Pair("{short}", "{long}", common: nil),
      Pair("{notNew}", "{lower}", common: "aaa"),
      Pair("{bits}", "{onlyOne}", common: "1"),
      Pair("{notOne}", "{bits}", common: "0"),
      Pair("{onlyOne}", "{notOne}", common: nil),
      Pair("{neither}", "{bits}", common: nil),
      Pair("{wide}", "{any}", common: "€€"),
      Pair("{wide}", "{lower}", common: nil),
      Pair("{wide}", "{long}", common: nil),
      Pair("{any}", "{text}", common: "!"),
      // An integer and a text.
      Pair("{number}", "{lower}", common: nil),
      Pair("{number}", "{bits}", common: "1"),
      Pair("{number}", "{notOne}", common: nil),
      Pair("{zero}", "{notOne}", common: "0"),
      Pair("{number}", "{hash}", common: nil),
      Pair("{number}", "{code}", common: "222"),
      Pair("{dozens}", "{code}", common: "272"),
      Pair("{none}", "{code}", common: nil),
      Pair("{negative}", "{sign}", common: nil),
      Pair("{negative}", "{any}", common: "-1"),
      Pair("{negative}", "{code}", common: nil),
      Pair("{beyond}", "{short}", common: nil),
      Pair("{kind}", "{number}", common: "1"),
      // Two integers.
      Pair("{percent}", "{beyond}", common: nil),
      Pair("{percent}", "{number}", common: "1"),
      Pair("{negative}", "{number}", common: nil),
      Pair("{id}", "{percent}", common: "1"),
      Pair("{dozens}", "{number}", common: "250"),
      // Several pieces: one that differs is enough.
      Pair("{lower}/issues/{number}", "{lower}/mrs/{number}", common: nil),
      Pair("{lower}/x", "krz/{lower}", common: "krz/x"),
      Pair("{lower}/{upper}", "{upper}/{lower}", common: nil),
      Pair("{lower}/{percent}", "{any}/{beyond}", common: nil),
    ]

    static let urls = [
      Pair("app://a", "app://a", common: "app://a"),
      Pair("app://a", "app://b", common: nil),
      Pair("app://a", "other://a", common: nil),
      Pair("app://a", "app:///a", common: nil),
      Pair("app://a", "app://a/", common: nil),
      Pair("app://a/", "app://a/", common: "app://a/"),
      Pair("app://", "app:///", common: nil),
      Pair("app:///{lower}", "app:///{upper}", common: nil),
      Pair("app:///{closed}", "app:///{third}", common: nil),
      Pair("app:///new", "app:///{closed}", common: "app:///new"),
      // What stands in it is encoded in the example, so that the example is of both kinds.
      Pair("app:///a b/é", "app:///a b/é", common: "app:///a%20b/%C3%A9"),
      Pair("app:///%41", "app:///A", common: nil),
      Pair("app:///{wide}", "app:///{any}", common: "app:///%E2%82%AC%E2%82%AC"),
      // A slash can be in a piece, for it is encoded there.
      Pair("app:///{slashA}", "app:///{slashB}", common: "app:///%2F%2F"),
      Pair("app:///{slash}", "app:///{any}", common: "app:///a%2Fb"),
      Pair("app://?x=/a/b", "app://?x=/a/b", common: "app://?x=%2Fa%2Fb"),
      Pair("app://?x=/a/b", "app://?x={any}", common: "app://?x=%2Fa%2Fb"),
      Pair("app://?x=a/b", "app://?x={closed}", common: "app://?x=a%2Fb"),
      // Unknown items are ignored, so a URL can have those of both.
      Pair("app://a", "app://a?x={number}", common: "app://a?x=1"),
      Pair("app://a?x={number}", "app://a?y={lower}", common: "app://a?x=1&y=a"),
      Pair("app://a?x={number}&y=1", "app://a?y=1&z=", common: "app://a?x=1&y=1&z="),
      Pair("app://a?x={number?}", "app://a?y={lower?}", common: "app://a?x=1&y=a"),
      // An item of both must have a value that suits both, or be left out.
      Pair("app://a?x=1", "app://a?x=2", common: nil),
      Pair("app://a?x=1", "app://a?x={number}", common: "app://a?x=1"),
      Pair("app://a?x=0", "app://a?x={number}", common: nil),
      Pair("app://a?x={lower}", "app://a?x={upper}", common: nil),
      Pair("app://a?x={lower?}", "app://a?x={upper}", common: nil),
      Pair("app://a?x={lower?}", "app://a?x={upper?}", common: "app://a"),
      Pair("app://a?x={lower?}&y=1", "app://a?x={upper?}", common: "app://a?y=1"),
      Pair("app://a?x={lower?}&y=1", "app://a?x={upper?}&y=2", common: nil),
      Pair("app://a?x={closed}", "app://a?x={third}", common: nil),
      Pair("app://a?x={closed}", "app://a?x={other}", common: "app://a?x=mr"),
      Pair("app://a?x=", "app://a?x={any?}", common: nil),
      Pair("app://a?x=", "app://a?x=", common: "app://a?x="),
      Pair("app://a?x={neither}", "app://a", common: nil),
      Pair("app://a?x={neither?}", "app://a", common: "app://a"),
      // Names of items are compared scalar by scalar.
      Pair("app://a?é=1", "app://a?e\u{301}=2", common: "app://a?%C3%A9=1&e%CC%81=2"),
      Pair("app://a?é=1", "app://a?é=2", common: nil),
    ]

    /// Sets of fields that choose a kind.
    static let fields = [
      Pair("a", "b", common: nil),
      Pair("a", "a", common: "a"),
      Pair("a", "a, b", common: nil),
      Pair("a, b", "b, a", common: "b, a"),
      Pair("", "a", common: nil),
    ]

    @Test(arguments: pairs)
    func overlap(_ pair: Pair) {
      check(pair, Self.parameters) { "\"\($0)\"" }
    }

    @Test(arguments: urls)
    func overlapOfURLs(_ pair: Pair) {
      check(pair, Self.parameters) { "{ url: \"\($0)\" }" }
    }

    @Test(arguments: fields)
    func overlapOfFields(_ pair: Pair) {
      let schema = """
        payloads: { P: { fields: { a: { type: int, optional: true }, b: { type: int, optional: true } } } }
        routes:

        """
      check(pair, schema) { "{ when: [\($0)] }" }
    }

    @Test func twoKindsForNoField() {
      let schema = """
        payloads: { P: { fields: { a: { type: int, optional: true } } } }
        routes: { kinds: { a: { when: [a] }, one: { when: [] }, two: { when: [] } } }
        """
      #expect(
        SmallSchema(schema).diagnostics.map(\.message)
          == ["`two` and `one` both match `no field`"])
    }

    /// Checks a pair in both orders, of which that of items and fields in the example follows.
    private func check(_ pair: Pair, _ schema: String, _ kind: (String) -> String) {
      let found = [(pair.first, pair.second), (pair.second, pair.first)].map { first, second in
        let kinds = "  kinds: { one: \(kind(first)), two: \(kind(second)) }\n"
        return SmallSchema(schema + kinds).diagnostics.map(\.message)
      }
      guard let common = pair.common else {
        #expect(found == [[], []])
        return
      }
      func parts(_ text: String) -> [Substring] {
        text.split { "?&".contains($0) || $0 == " " || $0 == "," }.sorted()
      }
      for messages in found {
        #expect(messages.count == 1)
        let start = "`two` and `one` both match `"
        let example = messages.first?.dropFirst(start.count).dropLast() ?? ""
        #expect(messages.first?.hasPrefix(start) == true)
        #expect(parts(String(example)) == parts(common), "\(messages)")
      }
    }

    /// No piece of a path is empty, whatever its type says.
    @Test func parametersAreNeverEmpty() throws {
      let routes = try #require(
        try ContractTests.contract(Self.parameters + "  kinds: { a: a }\n").routes)
      for parameter in routes.parameters where parameter.constraints.range == nil {
        #expect((parameter.constraints.length?.lowerBound ?? 0) >= 1, "\(parameter.name)")
      }
    }

    @Test func theTableIsNotEmpty() { #expect(Self.pairs.count > 60 && Self.urls.count > 35) }
  }
#endif
