#if Generator
  import Testing

  @testable import Reference

  /// A schema's texts, and what they become.
  @Suite struct ProseTests {
    @Test(arguments: [
      ("plain", "plain"), ("a `b` c", "a <code>b</code> c"),
      ("`a``b`", "<code>a</code><code>b</code>"),
      ("a ` b", "a ` b"), ("a `b` ` c", "a <code>b</code> ` c"), ("``", "``"), ("`", "`"),
      ("`--all`", "<code class=\"word\">--all</code>"), ("a\nb", "a b"),
      ("`<&>`", "<code>&lt;&amp;&gt;</code>"), ("'\"", "&#39;&quot;"),
      ("\u{202E}x", "<bdi>\u{202E}x</bdi>"), ("a\u{0}b", "a\\u0000b"),
      (HostileTextTests.noCharacters, "\u{FFFD}\u{FFFD}\u{FFFD}"), ("", ""),
      ("  ", ""),
    ])
    func html(_ text: String, _ expected: String) {
      #expect(HTMLProse.text(Prose(text)) == expected)
    }

    @Test(arguments: [
      ("plain", "plain"), ("a `b` c", "a `b` c"), ("a | b", "a \\| b"), ("`a|b`", "`a\\|b`"),
      ("*a* _b_ <c> [d] & #", "\\*a\\* \\_b\\_ \\<c\\> \\[d\\] \\& \\#"), ("a ` b", "a \\` b"),
      ("a\nb", "a b"), ("\\", "\\\\"), ("\u{202E}x", "\\\\u202Ex"),
    ])
    func markdownInATable(_ text: String, _ expected: String) {
      #expect(MarkdownProse.text(Prose(text), isInTable: true) == expected)
    }

    @Test(arguments: [
      ("- item", "\\- item"), ("+ item", "\\+ item"), ("---", "\\---"), ("===", "\\==="),
      ("1. item", "1\\. item"), ("12) item", "12\\) item"), ("    code", "code"), ("# a", "\\# a"),
      ("> a", "\\> a"), ("1.5 of them", "1\\.5 of them"), ("a - b", "a - b"),
      ("2 apples", "2 apples"),
    ])
    func aLineOfMarkdownIsText(_ text: String, _ expected: String) {
      #expect(MarkdownBlock.text(.paragraph(Prose(text))) == expected + "\n")
    }

    @Test func codeInBackquotes() {
      #expect(MarkdownText.code("a`b", isInTable: false) == "``a`b``")
      #expect(MarkdownText.code("`", isInTable: false) == "`` ` ``")
      #expect(MarkdownText.code("", isInTable: false) == "*empty*")
      #expect(MarkdownText.block("```\nx", language: "json") == "````json\n```\nx\n````\n")
    }

    @Test func paragraphsAreParted() {
      let paragraphs = Prose.paragraphs("one\ntwo\n\n \n`three`\n")
      #expect(paragraphs.map(HTMLProse.text) == ["one two", "<code>three</code>"])
      #expect(Prose.paragraphs(nil).isEmpty)
      #expect(Prose.paragraphs(" \n ").isEmpty)
    }
  }
#endif
