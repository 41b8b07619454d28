#if Generator
  import ContractModel
  import Testing

  /// Fixed text, with `{name}` where any text may stand.
  @Suite struct MessageTemplateTests {
    struct Row: CustomTestStringConvertible {
      var template: String
      var matching: [String]
      var others: [String]

      init(_ template: String, matches matching: [String], not others: [String]) {
        self.template = template
        self.matching = matching
        self.others = others
      }

      var testDescription: String { template.debugDescription }
    }

    static let rows = [
      Row("", matches: [""], not: [" ", "a"]),
      Row(
        "bad cursor", matches: ["bad cursor"],
        not: ["", "Bad cursor", "bad cursor.", "a bad cursor"]),
      Row("{a}", matches: ["", "x", "x\ny", "{a}"], not: []),
      Row(
        "no {thing}", matches: ["no ", "no row", "no {thing}"], not: ["no", "No row", "a no row"]),
      Row("{word} is bad", matches: [" is bad", "x is bad", "x is bad is bad"], not: ["is bad"]),
      Row(
        "{n} a minute; try in {s}s", matches: ["9 a minute; try in 3s", " a minute; try in s"],
        not: ["9 a minute; try in 3", "9 a minute, try in 3s"]),
      // Places of any text next to each other, and fixed text that could be found too early.
      Row("{a}{b}", matches: ["", "x"], not: []),
      Row("{a}-{b}-", matches: ["x-y-", "--", "---"], not: ["-", "x-y"]),
      Row("a{x}a", matches: ["aa", "aba", "aaa"], not: ["a", "ab"]),
      Row("ab{x}ba", matches: ["abba", "abxba"], not: ["aba"]),
      Row("{x}aa{y}aa", matches: ["aaaa", "aaxaa"], not: ["aaa", "aa"]),
      // Braces that open no placeholder stand for themselves.
      Row("{\"argv\": [...]}", matches: ["{\"argv\": [...]}"], not: ["{x}", ""]),
      Row("{}", matches: ["{}"], not: ["", "x"]),
      Row("{a b}", matches: ["{a b}"], not: ["x"]),
      Row("{1}", matches: ["{1}"], not: ["1"]),
      Row("{a", matches: ["{a"], not: ["{", "x"]),
      Row("a}", matches: ["a}"], not: ["a"]),
      Row("{{a}}", matches: ["{x}", "{}"], not: ["x", "{{a"]),
      Row("{exit-code}", matches: ["", "1"], not: []),
      // Texts are compared scalar by scalar, as the wire has them.
      Row("kein Gerät — {n}", matches: ["kein Gerät — 🙂"], not: ["kein Gera\u{308}t — 🙂"]),
      Row("{a}\u{301}", matches: ["e\u{301}", "\u{301}"], not: ["é", "e"]),
      Row("a\r\nb", matches: ["a\r\nb"], not: ["a\nb"]),
    ]

    @Test(arguments: rows)
    func matching(_ row: Row) {
      let template = MessageTemplate(row.template)
      #expect(template.text == row.template)
      for message in row.matching { #expect(template.matches(message), "\(message)") }
      for message in row.others { #expect(!template.matches(message), "\(message)") }
    }

    /// A message of any length is matched in one pass.
    @Test(.timeLimit(.minutes(1))) func aLongMessage() {
      let template = MessageTemplate(String(repeating: "{a}x", count: 50) + "!")
      #expect(!template.matches(String(repeating: "x", count: 100_000)))
    }

    @Test func theTableIsNotEmpty() { #expect(Self.rows.count > 20) }
  }
#endif
