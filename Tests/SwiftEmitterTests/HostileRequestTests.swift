#if Generator
  import ContractRuntime
  import Testing

  /// Whatever a schema says of endpoints and URLs, exactly that is sent.
  @Suite struct HostileRequestTests {
    static let texts = HostileTextTests.texts

    /// Texts in every place of an endpoint, of a field's places and of routes from URLs.
    static func schema(_ texts: [String], doc: (String) -> String) -> String {
      let literals = texts.map(literal)
      let docs = texts.map { literal(doc($0)) }
      func rows(_ row: (Int) -> String) -> String {
        texts.indices.map(row).joined(separator: ", ")
      }
      let fixedItems = rows { "\(literals[$0]): { is: \(literals[$0]), doc: \(docs[$0]) }" }
      let givenItems = rows {
        "\(literal(texts[$0] + "-given")): { name: q\($0), type: string, prefix: \(literals[$0]), "
          + "not: [\(literals[$0])], doc: \(docs[$0]) }"
      }
      let fixedHeaders = rows {
        "\(literal(header(texts[$0], $0))): { is: \(literal(printable(texts[$0]))), doc: \(docs[$0]) }"
      }
      let givenHeaders = rows {
        "\(literal("Given-" + header(texts[$0], $0))): { name: h\($0), type: string, "
          + "prefix: \(literal(printable(texts[$0]))), doc: \(docs[$0]) }"
      }
      // Keys that are one text to Swift's dictionaries would be one key to its encoder.
      let fields = rows {
        "b\($0): { at: [a, \(literal(texts[$0] + "\($0)"))], type: string, not: [\(literals[$0])], "
          + "doc: \(docs[$0]) }"
      }
      let failures = rows { "\(400 + $0): { name: r\($0), doc: \(docs[$0]) }" }
      let values = rows { "\(literals[$0]): { swift: v\($0), doc: \(docs[$0]) }" }
      let places = rows {
        "p\($0): { at: [p, \(literals[$0])], or: [[q, \(literals[$0])], [\(literals[$0])]], type: int, "
          + "optional: true, doc: \(docs[$0]) }, "
          + "z\($0): { at: [z, \(literals[$0])], forbidden: true, doc: \(docs[$0]) }"
      }
      let kinds = rows {
        let item = urlPiece(texts[$0])
        let url = "app:///" + item + "/\($0)/{c}?" + item + "=" + item + "&s={s?}"
        return "k\($0): { url: \(literal(url)), doc: \(docs[$0]) }"
      }
      return """
        types: { Closed: { closed: true, enum: { \(values) } } }
        payloads: { Push: { doc: \(docs[0]), fields: { \(places) } } }
        endpoints:
          say:
            doc: \(docs[1])
            method: POST
            path: \(literal("/" + texts.map(pathPiece).joined(separator: "/") + "/{c}"))
            parameters: { c: { type: Closed, doc: \(docs[2]) } }
            query: { \(fixedItems), \(givenItems) }
            headers: { \(fixedHeaders), \(givenHeaders) }
            body: { doc: \(docs[3]), fields: { \(fields) } }
            responses: { 200: { doc: \(docs[4]) } }
            result: { doc: \(docs[5]), fields: { \(fields) } }
            failures: { \(failures) }
        routes:
          parameters: { s: { type: string, doc: \(docs[6]) }, c: { type: Closed, doc: \(docs[7]) } }
          kinds: { \(kinds) }
        """
    }

    /// A text as a piece of an endpoint's path.
    static func pathPiece(_ text: String) -> String { without("?#/{}", text) }

    /// A text as a piece of a URL, and as the name and value of an item of its query.
    static func urlPiece(_ text: String) -> String { without("?#/{}&=", text) }

    /// A text as what a header can carry.
    static func printable(_ text: String) -> String {
      String(String.UnicodeScalarView(text.unicodeScalars.filter { (0x21...0x7E) ~= $0.value }))
    }

    /// A text as a header's name, with its number so that no two are one.
    static func header(_ text: String, _ number: Int) -> String {
      without("\"(),/:;<=>?@[]\\{}", printable(text)) + "\(number)"
    }

    private static func without(_ refused: String, _ text: String) -> String {
      let scalars = text.unicodeScalars.filter { !refused.unicodeScalars.contains($0) }
      return scalars.isEmpty ? "x" : String(String.UnicodeScalarView(scalars))
    }

    private static func literal(_ text: String) -> String { HostileTextTests.literal(text) }

    // MARK: What a compiled program sends

    /// What the program shows, line by line.
    static func shown() throws -> [String] {
      let numbers = texts.indices
      func arguments(_ prefix: String) -> String {
        numbers.map { "\(prefix)\($0): \"<\($0)>\"" }.joined(separator: ", ")
      }
      let values = "\(arguments("q")), \(arguments("b")), \(arguments("h"))"
      let routes = numbers.map { "Route.k\($0)(K\($0)Route(c: .v\($0), s: \"&=\"))" }
      let main = """
        import Foundation

        func show(_ text: String) { print(text.utf8.map { String($0) }.joined(separator: " ")) }
        let call = try Say(c: .v0, \(values))
        show(call.request.path)
        show(call.request.query ?? "none")
        let body = call.request.body ?? Data()
        show(String(decoding: body, as: UTF8.self))
        let answer = try Say.response(from: body, status: 200)
        show([\(numbers.map { "answer.b\($0)" }.joined(separator: ", "))].joined())
        for (name, value) in call.request.headers.sorted(by: { $0.key < $1.key }) {
          show(name + ": " + value)
        }
        for value in Closed.allCases { show(try Say(c: value, \(values)).request.path) }
        for route in [\(routes.joined(separator: ", "))] {
          show(route.url)
          show(Route(url: route.url) == route ? "same" : "other")
        }
        for (status, refusal) in [\(numbers.map { "(\(400 + $0), .r\($0))" }.joined(separator: ", "))]
          as [(Int, Say.Refusal)]
        { show(Say.Refusal(status: status) == refusal ? "same" : "other") }
        """
      let output = try Compiler.output(of: Emitted(schema(texts) { $0 }), main: main)
      return output.split(separator: "\n").map { line in
        let bytes = line.split(separator: " ").map { UInt8($0) }
        return bytes.contains(nil)
          ? "no bytes: \(line)" : String(decoding: bytes.compactMap(\.self), as: UTF8.self)
      }
    }

    /// Byte for byte, for Swift takes `é` and `e` with an accent for the same.
    @Test func exactlyTheTextIsSent() throws {
      let texts = Self.texts
      var lines = try Self.shown()[...]
      func next() throws -> String {
        let line = lines.popFirst()
        return try #require(line)
      }
      func expect(_ found: [String], _ expected: [String]) {
        #expect(found.map { Array($0.utf8) } == expected.map { Array($0.utf8) }, "\(found)")
      }

      let pieces = texts.map(Self.pathPiece)
      expect(Self.decoded(try next(), "/"), [""] + pieces + [texts[0]])
      let given = texts.enumerated().flatMap { [$1 + "-given", $1 + "<\($0)>"] }
      expect(
        try next().split(separator: "&").flatMap { Self.decoded(String($0), "=") },
        texts.flatMap { [$0, $0] } + given)
      let fields = texts.enumerated().map {
        JSONValue.Member("\($1)\($0)", .string("<\($0)>"))
      }
      #expect(try JSONValue(json: next()) == .object([.init("a", .object(fields))]))
      expect([try next()], [texts.indices.map { "<\($0)>" }.joined()])
      let headers = texts.enumerated().flatMap { number, text in
        let (name, value) = (Self.header(text, number), Self.printable(text))
        return [(name, value), ("Given-" + name, "\(value)<\(number)>")]
      }
      for (name, value) in (headers + [("Content-Type", "application/json")]).sorted(by: <) {
        expect([try next()], [name + ": " + value])
      }
      for text in texts { expect([try Self.decoded(next(), "/").last ?? ""], [text]) }
      for (number, text) in texts.enumerated() {
        let piece = Self.urlPiece(text)
        expect(
          try next().split { "?&".contains($0) }.flatMap {
            $0.split { "/=".contains($0) }.map { Self.decoded(String($0)) }
          },
          ["app:", piece, "\(number)", text, piece, piece, "s", "&="])
        expect([try next()], ["same"])
      }
      expect(Array(lines), texts.map { _ in "same" })
    }

    private static func decoded(_ text: String, _ separator: Character) -> [String] {
      text.split(separator: separator, omittingEmptySubsequences: false)
        .map { decoded(String($0)) }
    }

    /// The text with percent-encoding undone; Foundation drops a byte order mark.
    private static func decoded(_ text: String) -> String {
      let parts = text.split(separator: "%", omittingEmptySubsequences: false)
      var bytes = Array(parts[0].utf8)
      for part in parts.dropFirst() {
        bytes.append(UInt8(part.prefix(2), radix: 16) ?? 0)
        bytes += part.dropFirst(2).utf8
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }
#endif
