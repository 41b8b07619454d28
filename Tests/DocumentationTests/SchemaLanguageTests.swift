#if Generator
  import ContractModel
  import Foundation
  import SwiftEmitter
  import Testing
  import YAMLReader

  /// `Documentation/SchemaLanguage.md` says what the reader, the emitter and the compiler take.
  @Suite struct SchemaLanguageTests {
    static let page = try? Page("SchemaLanguage.md")
    static let examples = page?.examples ?? []

    @Test func thePageIsRead() throws {
      let page = try Page("SchemaLanguage.md")
      #expect(page.examples.count > 18)
      #expect(page.links.subtracting(page.anchors) == [], "links that lead nowhere")
      #expect(Self.preamble != nil && Self.envelope != nil)
    }

    // MARK: Examples

    /// What fragments are completed with: the page's first examples, as it says itself.
    static let preamble = examples.first { $0.text.hasPrefix("contract:") }?.text
    static let envelope = examples.first { $0.text.hasPrefix("envelope:") }?.text

    /// An example, and the Swift it becomes.
    struct Emitted {
      let example: Page.Example
      var files: [String: String] = [:]
      /// The names it declares, which no other example of its module can have.
      var names: Set<String> = []

      init(_ example: Page.Example, number: Int) throws {
        self.example = example
        var text = example.text
        if !text.hasPrefix("contract:") {
          let needsEnvelope = text.contains("commands:\n") && !text.contains("envelope:\n")
          text = try #require(preamble) + (needsEnvelope ? try #require(envelope) : "") + text
        }
        let source = YAMLSource(file: "\(example)", text: text)
        let (contract, diagnostics) = SchemaReader.read(source)
        #expect(diagnostics.map(\.description) == [], "\(example)")
        guard let contract else { return }
        for file in SwiftEmitter.emit(contract, schema: "example.yaml") {
          // A file that declares nothing needs no compiler.
          guard file.text.contains("\npublic ") else { continue }
          files["Example\(number)_\(file.name)"] = file.text
          names.formUnion(
            file.text.matches(of: /(?m)^public (?:\w+ )*?(?:struct|enum|protocol|typealias) (\w+)/)
              .map { String($0.1) })
        }
      }
    }

    /// The examples in as few modules as their names allow, so that the compiler starts seldom.
    static let modules: [[Emitted]] = {
      var modules: [(names: Set<String>, examples: [Emitted])] = []
      for (number, example) in examples.enumerated() {
        guard let emitted = try? Emitted(example, number: number), !emitted.files.isEmpty else {
          continue
        }
        let fitting = modules.firstIndex { $0.names.isDisjoint(with: emitted.names) }
        if let fitting {
          modules[fitting].names.formUnion(emitted.names)
          modules[fitting].examples.append(emitted)
        } else {
          modules.append((emitted.names, [emitted]))
        }
      }
      return modules.map(\.examples)
    }()

    /// The base types are on the wire what pages of contracts say they are.
    @Test(arguments: BaseType.allCases)
    func aBaseTypeIsOnThePage(_ base: BaseType) throws {
      let page = try #require(Self.page)
      #expect(page.text.contains("\n| `\(base.rawValue)` | \(base.wire) | `"))
    }

    @Test(arguments: examples.indices)
    func anExampleIsASchema(_ number: Int) throws {
      let emitted = try Emitted(Self.examples[number], number: number)
      let declaresNothing = ["How the examples are completed", "The contract"]
      #expect(!emitted.files.isEmpty || declaresNothing.contains(emitted.example.heading))
    }

    @Test(arguments: modules.indices)
    func theCompilerTakesTheExamples(_ number: Int) throws {
      let module = Self.modules[number]
      let files = module.reduce(into: [:]) { $0.merge($1.files) { one, _ in one } }
      let complaints = try Compiler.complaints(about: files)
      #expect(complaints == "", "\(module.map(\.example))")
    }

    /// The check itself finds a warning and an error.
    @Test(arguments: ["func f() { let unused = 1 }", "let a: String = 1"])
    func aFaultIsFound(_ text: String) throws {
      #expect(try Compiler.complaints(about: ["Fault.swift": text]).contains("exit status"))
    }

    /// What the page says that an app writes compiles too.
    @Test func theSwiftOfThePage() throws {
      let uses = [
        "Options": """
        _ = try BookAdd(language: .en, authors: ["Austen"], text: "…", copies: 2)
        """,
        "Exactly one": """
        _ = [try BookReturn(ids: [1, 2]), BookReturn.all]
        """,
        "Refused calls": """
        let request = try ReserveBook(book: 7, days: 14, key: "k-1").request
        _ = (request.method, request.path, request.query, request.headers, request.body)
        let until: Date = try ReserveBook.response(from: Data(), status: 201).until
        let none: NoContent = try CancelReservation.response(from: Data(), status: 204)
        let shelves: [String] = try ListShelves.response(from: Data(), status: 200).shelves
        _ = (request.needsBearer, request.url(under: URL(filePath: "/")), until, none, shelves)
        """,
        "States": """
        let toggle = ReminderSwitch(permission: .granted, reminders: nil, season: .open)
        _ = (toggle.state, toggle.isOn, toggle.isEnabled, toggle.offers, toggle.note)
        _ = toggle.actions(turningOn: true)
        """,
        "By path": """
        _ = Route(path: "oslo/books/12") == .book(BookRoute(library: "oslo", number: 12))
        let notice = try Notice(json: Data())
        let routes: [Route?] = [notice.route, notice.linkRoute]
        _ = routes
        """,
      ]
      let useful = Self.modules.joined().filter { uses[$0.example.heading] != nil }
      #expect(Set(useful.map(\.example.heading)) == Set(uses.keys))
      for emitted in useful {
        var files = emitted.files
        let use = uses[emitted.example.heading] ?? ""
        files["Use.swift"] = "import Foundation\n\nfunc use() throws {\n\(use)\n}\n"
        #expect(try Compiler.complaints(about: files) == "", "\(emitted.example)")
      }
    }
  }
#endif
