#if Generator
  import Testing
  import YAMLReader

  /// What is said about text that is not YAML.
  @Suite struct SyntaxMessageTests {
    static let cases = [
      Case("a: 1\nb \nc: 2\n", "2:1-2:2 a key without its `:`; write `key: value`, on one line"),
      Case(
        "a: b: c\n",
        "1:5-1:6 a `:` cannot stand here; put a text that holds `: ` in quotes, or begin the key "
          + "on a line of its own"),
      Case("a: - b\n", "1:4-1:5 a list cannot begin here; begin each `- ` on a line of its own"),
      Case("a: ? b\n", "1:4-1:5 a key cannot stand here; begin it on a line of its own"),
      Case("a: %x\n", "1:4-1:5 a text cannot begin with this character; put the text in quotes"),
      Case("a: *\n", "1:4-1:5 a text cannot begin with `*`; put the text in quotes"),
      Case("a: & b\n", "1:4-1:5 a text cannot begin with `&`; put the text in quotes"),
      Case("a: !<b\n", "1:4-1:5 a text cannot begin with `!`; put the text in quotes"),
      Case(
        "a: |0\n  b\n", "1:5-1:6 a block cannot be indented by 0; leave the number out",
        "1:4 the block begins here"),
      Case(
        "a: |b\n", "1:5-1:6 only a comment may follow `|` or `>`; write the text on the next line",
        "1:4 the block begins here"),
      Case(
        "a: 'é", "1:6-1:6 the quoted text is not closed; write the closing quote",
        "1:4 the quoted text begins here"),
      Case(
        "a: \"é\n---\n",
        "2:1-2:2 the quoted text is not closed before the document ends; write the closing quote",
        "1:4 the quoted text begins here"),
      Case(
        "a: \"\\d\"\n",
        "1:5-1:6 no escape begins so; write `\\\\` for a backslash, or use single quotes"),
      Case(
        "a: \"\\xg\"\n",
        "1:7-1:8 the escape lacks digits; write `\\xHH`, `\\uHHHH` or `\\UHHHHHHHH`"),
      Case(
        "a: \"\\ud800\"\n",
        "1:7-1:8 the escape names no Unicode scalar; write one up to 10FFFF, not a surrogate"),
      Case(
        "'a'\nb: 1\n",
        "2:1-2:2 the document has ended before this; check the quotes and the indentation"),
      Case("a: [,]\n", "1:5-1:6 a value is missing here; write it, or \"\" for an empty text"),
      Case("- a\n-b\n", "2:1-2:3 a key without its `:`; write `key: value`, on one line"),
      Case(
        "- a\nb: c\n",
        "2:1-2:2 the list's next element must begin with `- `, as far in as the others",
        "1:1 the list begins here"),
      Case(
        "a: 'it's'\n",
        "1:8-1:9 the text in quotes ends before this; write `''` for a quote in it",
        "1:4 the text begins here"),
      Case(
        "a: [b] [c]\n",
        "1:8-1:9 a key must stand here, as far in as the mapping's others; check the indentation, "
          + "and the quotes before it", "1:1 the mapping begins here"),
      Case(
        "a: [b\nc: d]\n", "2:2-2:3 expected `,` or `]`; write it after the element",
        "1:4 the list begins here"),
      Case(
        "a: {b: 1\n  c: 2}\n", "2:4-2:5 expected `,` or `}`; write it after the value",
        "1:4 the mapping begins here"),
      Case(
        "a:\n\tb: 1\n",
        "2:1-2:2 the line is indented with a tab; YAML is indented with spaces, "
          + "so write spaces for tabs"
      ),
    ]

    @Test(arguments: cases)
    func explains(_ given: Case) throws {
      let found = YAMLReader.read(YAMLSource(file: "a.yaml", text: given.text)).diagnostics
      let finding = try #require(found.first)
      let sentence = finding.message.split(separator: " (libyaml: ").first ?? ""
      let notes = finding.notes.map { "\($0.span.start) \($0.message)" }
      #expect(["\(finding.span) \(sentence)"] + notes == given.expected)
      #expect(found.count == 1)
      #expect(finding.rule == "yaml-syntax")
    }

    @Test func libyamlIsQuoted() {
      let source = YAMLSource(file: "a.yaml", text: "a: [b\n")
      let messages = YAMLReader.read(source).diagnostics.map(\.message)
      let expected =
        "expected `,` or `]`; write it after the element "
        + "(libyaml: while parsing a flow sequence, did not find expected ',' or ']')"
      #expect(messages == [expected])
    }

    @Test func tableIsNotEmpty() {
      #expect(Self.cases.count > 20)
    }
  }
#endif
