#if Generator
  import Conformance
  import ContractModel
  import ContractRuntime
  import Testing
  import YAMLReader

  @Suite("Because of what a client does not send a call")
  struct CallTests {
    /// What was sent, and the parameter because of which a client does not send it.
    struct Case: Sendable, CustomTestStringConvertible {
      var argv: [String]
      var stdin: String?
      var refuses: String?
      var testDescription: String {
        (argv + (stdin.map { ["<", $0] } ?? [])).joined(separator: " ")
      }

      init(_ words: String, stdin: String? = nil, refuses: String? = nil) {
        argv = words.split(separator: " ").map(String.init)
        (self.stdin, self.refuses) = (stdin, refuses)
      }
    }

    /// The entry that a manifest would get for the call.
    private func refusal(of one: Case, _ command: String, _ contract: Contract) throws -> String? {
      let addition = GoldenAddition(
        name: "call", pins: "", origin: .madeByHand, isSynthetic: false, surface: nil,
        kind: .command(command), stdin: one.stdin, delivery: Delivery(argv: one.argv),
        body: Array("{}".utf8), source: "call.json", redactions: [],
        mayBreak: true)
      let entry = try addition.files(contract, release: "v1", in: GoldenFolder(path: "none")).entry
      guard case .object(let members) = entry,
        case .string(let name)? = members.first(where: { $0.name == "refuses" })?.value
      else { return nil }
      return name
    }

    /// A call may break several rules; the initializer looks at arguments, standard input and options
    /// in this order, and throws for the first.
    static let several = [
      Case("book add en", stdin: "text"),
      Case("book add --copies 1 en", stdin: "text"),
      Case("book add --copies 0 en", stdin: "text", refuses: "copies"),
      Case("book add --copies 0 en", stdin: "", refuses: "text"),
      Case("book add --copies 0 en", refuses: "text"),
      Case("book add --copies 0 fr", stdin: "", refuses: "language"),
      Case("book add --copies 0", stdin: "", refuses: "language"),
      Case("book add --copies 1 --copies 2 en", stdin: "text", refuses: "copies"),
      Case("book add --copies 0 --pages 1", stdin: "", refuses: "--pages"),
      Case("book add --copies", stdin: "", refuses: "copies"),
    ]

    @Test("It is the first in the order of the initializer", arguments: several)
    func firstFault(_ one: Case) throws {
      #expect(try refusal(of: one, "book add", Self.contract()) == one.refuses)
    }

    /// Where exactly one parameter is given, that may be another than the standard input.
    static let exclusive = [
      Case("book find --shelf A"),
      Case("book find --all"),
      Case("book find", stdin: "text"),
      Case("book find", refuses: "text"),
      Case("book find", stdin: "", refuses: "text"),
      Case("book find --shelf A", stdin: "text", refuses: "shelf"),
      Case("book find --shelf A --all", refuses: "all"),
      Case("book find --shelf A --shelf B", refuses: "shelf"),
      Case("book find --all --all", refuses: "all"),
    ]

    @Test("Standard input is needed only where no other parameter is given", arguments: exclusive)
    func onlyParameter(_ one: Case) throws {
      #expect(try refusal(of: one, "book find", Self.contract()) == one.refuses)
    }

    private static func contract() throws -> Contract {
      let text = """
        contract: Library
        releases: [v1]
        server: v1
        oldest: v1
        envelope:
          version: { key: v, is: 1 }
          data: data
          error: error
          exitCode: code
          stderr: stderr
          exitCodes: { usage: { code: 2, status: 400 } }
        types:
          Language: { enum: [en, de], closed: true }
          Count: { fields: { books: { type: int } } }
        commands:
          book add:
            access: write
            arguments: [{ name: language, type: Language }]
            stdin: { name: text, type: string, bytes: 1.. }
            options: { copies: { type: int, range: 1..99 } }
            result: Count
          book find:
            access: write
            stdin: { name: text, type: string, bytes: 1.. }
            options: { shelf: { type: string }, all: { flag: true } }
            exactlyOne: [text, shelf, all]
            result: Count
        """
      let (contract, diagnostics) = SchemaReader.read(YAMLSource(file: "library.yaml", text: text))
      #expect(diagnostics.isEmpty)
      return try #require(contract)
    }
  }
#endif
