#if Generator
  import ContractModel
  import Testing

  /// Two kinds of route may not match one path.
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
        Neither: { base: string, characters: "01", length: 1, not: ["0", "1"] }
        NotNew: { base: string, characters: a-z, length: 3, not: [new] }
        Sign: { base: string, characters: "-", length: 1 }
        Hash: { base: string, characters: 0-9a-f, length: 40 }
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

    @Test(arguments: pairs)
    func overlap(_ pair: Pair) {
      let messages = [(pair.first, pair.second), (pair.second, pair.first)].map { first, second in
        let kinds = "  kinds: { one: \"\(first)\", two: \"\(second)\" }\n"
        return MarkedSchema("", Self.parameters + kinds).diagnostics.map(\.message)
      }
      for found in messages {
        if let common = pair.common {
          #expect(found == ["`two` and `one` both match `\(common)`"])
        } else {
          #expect(found == [])
        }
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

    @Test func theTableIsNotEmpty() { #expect(Self.pairs.count > 50) }
  }
#endif
