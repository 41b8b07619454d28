#if Generator
  import Foundation
  import Testing

  /// Whatever a schema says, its texts stay texts in Swift.
  @Suite struct HostileTextTests {
    static let texts = [
      "quote \" quote", "back\\slash", "\\(fatalError())", "\\\\(x)", "*/ /* */", "// x", "\"\"\"",
      "a\nb", "a\r\nb", "a\rb", "tab\t", "\u{0}", "a\u{0}b", "\u{7}\u{1B}[31m", "\u{85}",
      "\u{2028}", "\u{2029}x", "\u{202E}backwards\u{202C}", "\u{200B}", "\u{FEFF}", "\u{E000}",
      "\u{301}accent first", "\u{301}", "e\u{301}", "é", "\u{212A}", "👩‍👩‍👧", "🇦🇺", "日本語", "#\"x\"#",
      "#if", "`x`", "import Evil", "}\nimport Evil", "\u{10FFFF}", " ", "  two  ", "{a}", "%@",
      "$0",
    ]

    /// Texts in every place that becomes a literal, and in every doc.
    static func schema(_ texts: [String], doc: (String) -> String) -> String {
      let literals = texts.map(literal)
      let docs = texts.map { literal(doc($0)) }
      // One row for each text: its number, the text, and a doc.
      func rows(_ row: (Int, String, String) -> String) -> String {
        texts.indices.map { row($0, literals[$0], docs[$0]) }.joined(separator: ", ")
      }
      func values(_ prefix: String) -> String {
        rows { number, text, doc in "\(text): { swift: \(prefix)\(number), doc: \(doc) }" }
      }
      let releases = texts.enumerated().map { literal($1 + "\($0)") }
      let fields = rows { number, text, doc in
        "f\(number): { at: [a, \(text)], type: int, doc: \(doc) }"
      }
      let sinces = rows { number, _, _ in "f\(number): { type: int, since: \(releases[number]) }" }
      let codes = rows { number, _, doc in
        "e\(number): { code: \(number + 1), status: 500, doc: \(doc) }"
      }
      let options = rows { number, text, doc in
        "o\(number): { type: string, not: [\(text)], doc: \(doc) }"
      }
      let states = rows { number, text, doc in
        "{ name: s\(number), when: { i: \(text) }, shows: \"off\", offers: [\(text)], "
          + "note: \(text), doc: \(doc) }"
      }
      let kinds = rows { number, _, doc in
        let path = literal(piece(texts[number]) + "/{s}/\(number)")
        return "k\(number): { path: \(path), doc: \(doc) }"
      }
      return """
        doc: \(docs[0])
        releases: [v1, v2, \(releases.joined(separator: ", "))]
        scalars:
          S:
            base: string
            distinct: true
            not: [\(literals.joined(separator: ", "))]
            doc: \(docs[1])
        types:
          Open: { doc: \(docs[2]), enum: { \(values("v")) } }
          Closed: { closed: true, enum: { \(values("v")) } }
          Row: { doc: \(docs[3]), fields: { \(fields) } }
          Since: { fields: { \(sinces) } }
        envelope:
          version: { key: \(literals[0]), is: 1 }
          data: \(literals[1])
          error: \(literals[2])
          exitCode: \(literals[3])
          stderr: \(literals[4])
          page: { items: \(literals[5]), next: \(literals[6]) }
          exitCodes: { \(codes) }
        commands:
          \(literal("say " + texts[2])):
            doc: \(docs[4])
            access: read
            options: { \(options) }
            result: { list: Row, paged: [o1] }
        toggles:
          T:
            doc: \(docs[5])
            inputs: { i: { doc: \(docs[6]), values: { \(values("v")) } } }
            actions: { \(values("a")) }
            states: [\(states)]
        routes:
          parameters: { s: { type: S, doc: \(docs[7]) } }
          kinds: { \(kinds) }
        """
    }

    /// A text as a piece of a path, which has no slash and no brace in it, and something else.
    static func piece(_ text: String) -> String {
      let scalars = text.unicodeScalars.filter { !"/{}".unicodeScalars.contains($0) }
      return scalars.isEmpty ? "x" : String(String.UnicodeScalarView(scalars))
    }

    /// A text as a double-quoted YAML scalar, everything but ASCII letters and digits escaped.
    static func literal(_ text: String) -> String {
      "\""
        + text.unicodeScalars.map { scalar in
          let isPlain = ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
          if isPlain { return String(Character(scalar)) }
          let digits = String(scalar.value, radix: 16)
          return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
        }.joined() + "\""
    }

    /// Nothing of a doc becomes code: without comments the files are those of a schema without docs.
    @Test func docsAreComments() throws {
      for schema in [Self.schema, HostileRequestTests.schema] {
        let hostile = try Emitted(schema(Self.texts) { $0 })
        let harmless = try Emitted(schema(Self.texts) { _ in "x" })
        for (name, text) in hostile.files {
          #expect(Self.code(text) == Self.code(harmless.files[name] ?? ""), "\(name)")
        }
      }
    }

    private static func code(_ text: String) -> [String] {
      let newlines: Set<Unicode.Scalar> = [
        "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}",
      ]
      return text.unicodeScalars.split { newlines.contains($0) }
        .filter { !$0.drop { $0 == " " }.starts(with: "//".unicodeScalars) }
        .map { String($0) }
    }

    /// Nothing invisible stands in a file but spaces and line feeds.
    @Test func filesHoldNothingInvisible() throws {
      let files = try [Self.schema, HostileRequestTests.schema].flatMap {
        try Emitted($0(Self.texts) { $0 }).files
      }
      for (name, text) in files {
        let odd = text.unicodeScalars.filter { scalar in
          switch scalar.properties.generalCategory {
          case .control: scalar != "\n"
          case .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
          default: false
          }
        }
        #expect(odd.isEmpty, "\(name): \(odd.map { String($0.value, radix: 16) })")
      }
    }

    @Test func everythingIsTypeChecked() throws {
      for schema in [Self.schema, HostileRequestTests.schema] {
        #expect(try Compiler.complaints(about: Emitted(schema(Self.texts) { $0 })) == "")
      }
    }

    /// The compiled program holds exactly the texts of the schema, byte for byte.
    @Test func literalsHoldExactlyTheText() throws {
      let emitted = try Emitted(Self.schema(Self.texts) { $0 })
      let numbers = Self.texts.indices
      let paths = numbers.map { "K\($0)Route(s: \"y\").path" }
      let main = """
        func show(_ text: String) { print(text.utf8.map { String($0) }.joined(separator: " ")) }
        for value in Closed.allCases { show(value.rawValue) }
        for value in Closed.allCases { show(Open(rawValue: value.rawValue).rawValue) }
        for value in T.I.allCases { show(T(i: value).note ?? "none") }
        for path in [\(paths.joined(separator: ", "))] { show(path) }
        for path in [\(paths.joined(separator: ", "))] { show(Route(path: path)?.path ?? "none") }
        \(numbers.map { "if case .v\($0) = Open(rawValue: Closed.v\($0).rawValue) { print(\($0)) }" }
          .joined(separator: "\n"))
        """
      let lines = try Compiler.output(of: emitted, main: main).split(separator: "\n").map(
        String.init)
      func shown(_ text: String) -> String { text.utf8.map { String($0) }.joined(separator: " ") }
      let texts = Self.texts.map(shown)
      let shownPaths = numbers.map { shown(Self.piece(Self.texts[$0]) + "/y/\($0)") }
      let expected = texts + texts + texts + shownPaths + shownPaths + numbers.map { String($0) }
      #expect(lines.count == expected.count)
      for (number, (line, expected)) in zip(lines, expected).enumerated() {
        #expect(
          line == expected,
          "line \(number): \(Self.texts[number % Self.texts.count].debugDescription)")
      }
    }

    @Test func theTableIsNotEmpty() { #expect(Self.texts.count > 30) }
  }
#endif
