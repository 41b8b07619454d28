#if Generator
  import ContractModel
  import Foundation
  import Testing

  @testable import Reference

  /// Whatever a schema's texts hold, they stay texts on the page.
  @Suite struct HostileTextTests {
    /// What Swift would not take as a literal.
    static let noCharacters = String(
      String.UnicodeScalarView(
        [0xFFFE, 0xFDD0, 0x1FFFF].compactMap { Unicode.Scalar($0 as UInt32) }))

    static let texts = [
      "<script>alert(1)</script>", "</style><style>*{display:none}</style>", "</code></pre>",
      "\"double\" and 'single'", "a & b &amp; c &lt; &#60; &nbsp", "<!-- comment -->", "]]>",
      "`code` and `unbalanced", "``", "`", "a | b || c", "one\ntwo\n\nthree", "\r\n\t",
      "\u{202E}desrever\u{202C}", "\u{202E}never closed", "\u{2066}isolate", "\u{200F}mark",
      "שלום עולם",
      "مرحبا | بالعالم", "\u{FEFF}bom", "\u{0}nul\u{7}bell\u{7F}\u{85}", "\u{2028}line\u{2029}",
      noCharacters + "no characters", "👩‍👩‍👧 👍🏽 🇳🇴", "e\u{301}é", "Zalgo\u{300}\u{301}\u{302}",
      String(repeating: "long", count: 200), "# heading", "- item", "1. item", "> quote", "---",
      "***bold*** _under_ ~~struck~~", "[link](javascript:alert(1))", "![image](x.png)", "$x^2$",
      "\\", "\\\\|", "\\`", "{{handlebars}}", "%s %n", "${x}", "<a id=\"payloads\"></a>",
      "javascript:alert(1)", "https://example.org/<x>", "   ", "", ":", "<br>", "@everyone",
    ]

    /// The texts that a name of something on the wire may have.
    private static let wire = texts.filter { !$0.isEmpty }

    /// A text as a double-quoted YAML scalar, everything but ASCII letters escaped.
    private static func literal(_ text: String) -> String {
      "\""
        + text.unicodeScalars.map { scalar in
          let isPlain = ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
          if isPlain { return String(Character(scalar)) }
          let digits = String(scalar.value, radix: 16)
          return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
        }.joined() + "\""
    }

    private static func rows(_ texts: [String], _ row: (Int, String) -> String) -> String {
      texts.map(literal).enumerated().map { row($0, $1) }.joined(separator: ", ")
    }

    static let schema = """
      contract: Hostile
      doc: \(literal(texts.joined(separator: " ")))
      releases: [\(literal("v1 <b>\"&\u{202E}|`")), v2]
      server: v2
      oldest: v2
      scalars:
        S: { base: string, not: [\(wire.map(literal).joined(separator: ", "))], doc: \(literal(texts[0])) }
        T: { base: string, characters: "!-~", length: 1.. , doc: \(literal(texts[3])) }
      types:
        E: { doc: \(literal(texts[1])), enum: { \(rows(wire) { "\($1): { swift: v\($0), doc: \($1) }" }) } }
        R: { doc: \(literal(texts[7])), fields: { \(rows(texts) { "f\($0): { at: [a, k\($0), \($1)], type: E, optional: true, doc: \($1) }" }) } }
      payloads:
        P: { doc: \(literal(texts[10])), fields: { path: { type: string, route: true, doc: \(literal(texts[13])) } } }
      envelope:
        version: { key: "v<\\"", is: 1 }
        data: "d|`"
        error: "</pre>"
        exitCode: "\\u202Ecode"
        stderr: "&amp;"
        page: { items: "<i>", next: "n\\u0000" }
        exitCodes: { \(rows(texts) { "e\($0): { code: \($0 + 1), status: 500, doc: \($1) }" }) }
        refusals: { \(rows(wire) { "r\($0): { status: 400, message: \($1), doc: \($1) }" }) }
      commands:
        run:
          doc: \(literal(texts[8]))
          access: write
          arguments: [ { name: word, type: E, doc: \(literal(texts[2])) } ]
          stdin: { name: text, type: string, not: [\(wire.map(literal).joined(separator: ", "))], doc: \(literal(texts[11])) }
          options: { label: { type: S, doc: \(literal(texts[14])) } }
          result: { list: R, paged: [label] }
          failures: { \(rows(wire) { "f\($0): { exit: e\($0), message: \($1), doc: \($1) }" }) }
      endpoints:
        call:
          doc: \(literal(texts[0]))
          method: POST
          path: "/a<b>/\\"'&|`"
          query: { "q<&": { is: \(literal(texts[0])) }, "p|": { name: p, type: T, prefix: "<x>`|", optional: true, doc: \(literal(texts[4])) } }
          body: { fields: { x: { at: ["<script>"], type: E, doc: \(literal(texts[20])) } } }
          responses: { 200: { doc: \(literal(texts[21])) } }
          failures: { 400: { name: bad, doc: \(literal(texts[22])) } }
      toggles:
        Toggle:
          doc: \(literal(texts[26]))
          inputs: { i: { doc: \(literal(texts[0])), values: { \(rows(wire) { "\($1): { swift: v\($0), doc: \($1) }" }) } } }
          actions: { \(rows(wire) { "\($1): { swift: a\($0), doc: \($1) }" }) }
          states:
      \(wire.map(literal).enumerated().map { "      - { name: s\($0), when: { i: \($1) }, shows: \"off\", offers: [\($1)], note: \($1), doc: \($1) }" }.joined(separator: "\n"))
      routes:
        parameters: { p: { type: T, doc: \(literal(texts[0])) } }
        kinds:
          k: { path: "<b>/\\"&|`/{p}", doc: \(literal(texts[1])) }
      """

    static let contract = Result { try Contract(schema) }

    @Test func htmlIsWellFormed() throws {
      let page = try Markup(try Self.contract.get().page(.html))
      #expect(page.all("script").isEmpty)
      #expect(page.all("style").count == 1)
      #expect(page.all("b").isEmpty)
      #expect(page.all("img").isEmpty)
      #expect(
        page.root.all.allSatisfy { element in
          element.attributes.keys.allSatisfy { !$0.hasPrefix("on") }
        })
      let ids = page.root.all.compactMap { $0.attributes["id"] }
      #expect(Set(ids).count == ids.count)
      for link in page.all("a").compactMap({ $0.attributes["href"] }) {
        #expect(link.hasPrefix("#") && ids.contains(String(link.dropFirst())), "\(link)")
      }
    }

    /// Each text is there to be read, but for what cannot be shown, which is there as an escape.
    @Test func htmlHasEveryText() throws {
      let page = try Markup(try Self.contract.get().page(.html))
      let text = try #require(page.all("main").first).text
      for wanted in Self.texts {
        let shown = wanted.unicodeScalars.split(whereSeparator: Self.isRewritten).map { String($0) }
        for piece in shown { #expect(text.contains(piece), "\(piece.debugDescription)") }
      }
      #expect(text.contains(#"\u0000nul\u0007bell\u007F\u0085"#))
      #expect(text.contains(#"\u2028line\u2029"#) || text.contains(" line "))
    }

    /// What is not shown as it stands: backquotes that mark code, breaks, and what HTML does not have.
    private static func isRewritten(_ scalar: Unicode.Scalar) -> Bool {
      scalar == "`" || scalar.properties.isWhitespace
        || scalar.properties.generalCategory == .control
        || scalar.value & 0xFFFE == 0xFFFE || scalar.value == 0xFDD0
    }

    /// What turns the direction of writing is shut into an element of its own.
    @Test func directionsAreIsolated() throws {
      let text = try Self.contract.get().page(.html)
      #expect(text.contains("<bdi>\u{202E}never closed</bdi>"))
      #expect(text.contains("<bdi>שלום עולם</bdi>"))
      let outside = text.replacing(/<bdi>[^<]*<\/bdi>/, with: "")
      for scalar in ["\u{202E}", "\u{2066}", "\u{200F}", "\u{FEFF}"] as [Unicode.Scalar] {
        #expect(!outside.unicodeScalars.contains(scalar), "\(scalar.value)")
      }
      // Each text of a drawing and each attribute is a paragraph of its own.
      let plain = outside.replacing(/<svg[^>]*>(?s:.*?)<\/svg>/, with: "").replacing(
        /<[^>]*>/, with: "")
      for scalar in ["ש", "م"] as [Unicode.Scalar] {
        #expect(!plain.unicodeScalars.contains(scalar), "\(scalar.value)")
      }
    }

    @Test(.enabled(if: Tidy.program != nil, "\(Tidy.isMissing)"))
    func tidyHasNothingToSay() throws {
      #expect(try Tidy.complaints(try Self.contract.get().page(.html)) == "")
    }

    @Test func markdownKeepsItsShape() throws {
      let page = try Self.contract.get().page(.markdown)
      expectWholeTables(page)
      let (lines, blocks) = ShownMarkdown.parts(page)
      #expect(blocks.count >= 4)
      for line in lines {
        // Outside of code nothing is a tag but what the page itself has.
        let text = line.replacing(/(`+)(?:(?!`).|(?!\1)`)*?\1/, with: "")
          .replacing(/<a id="[^"]*"><\/a>/, with: "").replacing("<br>", with: "")
          .replacing(/\\./, with: "")
        #expect(!text.contains("<"), "\(line)")
        #expect(line.unicodeScalars.allSatisfy { !$0.isHiding }, "\(line.debugDescription)")
      }
      let headings = lines.filter { $0.hasPrefix("#") }
      #expect(headings.allSatisfy { $0.contains(" ") })
      #expect(!headings.contains("# heading"))
    }

    /// A page of little is one all the same, without empty parts.
    @Test(arguments: Reference.Language.allCases)
    func aContractOfNothingHasAPage(_ language: Reference.Language) throws {
      let contract = try Contract(
        "contract: Bare\nreleases: [v1]\nserver: v1\noldest: v1\n")
      let page = contract.page(language)
      #expect(page.contains("Bare"))
      if language == .html {
        _ = try Markup(page)
        if Tidy.program != nil { #expect(try Tidy.complaints(page) == "") }
      }
    }
  }

  extension Unicode.Scalar {
    /// Whether a reader would not see the scalar, or it would turn what follows.
    fileprivate var isHiding: Bool {
      switch properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: true
      case .format: value != 0x200D
      default: false
      }
    }
  }
#endif
