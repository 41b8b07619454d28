#if Generator
  import Conformance
  import ContractModel
  import ContractRuntime
  import GeneratedFiles
  import Testing

  /// Whatever a schema file says, its texts stay texts in the JSON Schemas.
  @Suite struct HostileTextTests {
    static let texts = [
      "a.b", "^a$", "a*", "a+", "a?", "(a)", "(?:a)", "(?=a)", "[a]", "[^a]", "a{2}", "a|b", "\\",
      "\\d",
      "\\1", "\\n", "a\\", "/", "//", "-", "a-z", "#", "a b", "&&", "~", "quote \" quote", "'", "`",
      "a\nb", "a\n", "\n", "\r\n", "\t", "\u{0}", "\u{7F}", "\u{85}", "\u{2028}", "\u{2029}",
      "\u{FEFF}", "\u{301}", "é", "e\u{301}", "𝕊", "👩‍👩‍👧", "%s", "$ref", "$defs", "$id", "enum", "<",
      "{}",
    ]

    /// Those that trimming leaves as they are.
    private static let untrimmed = texts.filter { text in
      let ends = [text.unicodeScalars.first, text.unicodeScalars.last]
      return ends.allSatisfy { $0?.properties.isWhitespace == false }
    }

    /// Texts in every place that a JSON Schema has them from.
    static let schema: String = {
      let literals = texts.map(literal)
      func rows(_ row: (Int, String) -> String) -> String {
        literals.enumerated().map { row($0, $1) }.joined(separator: ", ")
      }
      func failures(_ prefix: String, _ suffix: String) -> String {
        rows { number, text in
          let message = String(text.dropFirst().dropLast())
          return "f\(number): { exit: e\(number), message: \"\(prefix)\(message)\(suffix)\" }"
        }
      }
      return """
        contract: Hostile
        doc: \(literals[0])
        releases: [\(literal("v\"\\\u{2028}"))]
        server: \(literal("v\"\\\u{2028}"))
        oldest: \(literal("v\"\\\u{2028}"))
        types:
          E: { enum: { \(rows { "\($1): { swift: v\($0), doc: \($1) }" }) } }
          R: { doc: \(literals[1]), fields: { \(rows { "f\($0): { at: [a, \($1)], type: E, optional: true, doc: \($1) }" }) } }
          S: { fields: { \(rows { "s\($0): { at: [\($1)], type: string, not: [\($1)], optional: true }" }) } }
          T: { fields: { t: { type: string, trimmed: true, not: [\(untrimmed.map(literal).joined(separator: ", "))] } } }
          O: { fields: { \(rows { "o\($0): { at: [x\($0)], or: [[\($1)]], type: int, optional: true }" }) } }
        envelope:
          version: { key: "v\\"\\\\", is: 1 }
          data: "d\\u2028"
          error: error
          exitCode: $ref
          stderr: "^"
          exitCodes: { \(rows { number, _ in "e\(number): { code: \(number + 1), status: 500 }" }) }
        commands:
          exact: { access: read, result: R, failures: { \(failures("", "")) } }
          before: { access: read, result: S, failures: { \(failures("{x}", "")) } }
          after: { access: read, result: T, failures: { \(failures("", "{x}")) } }
          within: { access: read, result: O, failures: { \(failures("<", "{x}>")) } }
          around: { access: read, result: [S], failures: { \(failures("{x}", "{y}")) } }
        """
    }()

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

    /// Every text, near every text, as every message, key and value.
    @Test(.enabled(if: Validator.isAvailable, "\(Validator.isMissing)"))
    func textsMatchExactlyThemselves() throws {
      let sample = try Sample(Self.schema)
      var bodies: [Body] = []
      for command in sample.contract.commands {
        let kind = Golden.Kind.command(command.name)
        func data(_ value: JSONValue) -> Body {
          Body(
            kind, "\(JSONValue.object([.init("v\"\\", .number("1")), .init("d\u{2028}", value)]))")
        }
        for (number, text) in Self.texts.enumerated() {
          let near = [
            text, text + "\n", "\n" + text, text + "x", "x" + text, "x" + text + "x",
            "<" + text + ">", "<" + text + "x\n>", "<" + text + ">\n", text + text, "x",
            Self.texts[(number + 1) % Self.texts.count], text + "\n\n",
          ]
          for near in near {
            let message = JSONValue.object([
              .init("v\"\\", .number("1")), .init("error", .string(near)),
              .init("$ref", .number("\(number + 1)")),
            ])
            bodies.append(Body(kind, "\(message)"))
            switch command.name {
            case "exact":
              bodies += [
                data(.object([.init("a", .object([.init(text, .string(near))]))])),
                data(.object([.init("a", .object([.init(near, .string(text))]))])),
              ]
            case "before": bodies.append(data(.object([.init(text, .string(near))])))
            case "after":
              bodies += [near, " \(near)\t"].map { data(.object([.init("t", .string($0))])) }
            default: bodies.append(data(.object([.init(near, .number("1"))])))
            }
          }
        }
      }
      let agreement = try Agreement(sample, bodies)
      agreement.expect()
      #expect(agreement.taken > 5 * Self.texts.count)
      #expect(
        agreement.rules.isSuperset(of: [.undocumentedFailure, .undeclaredValue, .outOfRange]))
    }

    /// What is written is JSON, and says what the schema file says.
    @Test func docsAreAsTheyStand() throws {
      let sample = try Sample(Self.schema)
      let file = try #require(sample.file(of: .command("exact")))
      let json = try JSONValue(json: file.text)
      #expect(file.text == json.formatted() + "\n")
      let record = try #require(json["$defs"]?["R"])
      #expect(record["description"] == .string(Self.texts[1]))
      let fields = try #require(record["properties"]?["a"]?["properties"])
      for text in Self.texts {
        #expect(fields[text]?["description"] == .string(text), "\(text.debugDescription)")
      }
      #expect(json["$defs"]?["E"]?["enum"] == .array(Self.texts.map { .string($0) }))
    }
  }

  extension JSONValue {
    /// The value of a member, by the exact scalars of its key.
    subscript(key: String) -> JSONValue? {
      guard case .object(let members) = self else { return nil }
      return members.first { $0.name.isExactly(key) }?.value
    }
  }
#endif
