#if Generator
  import ContractModel
  import SchemaDiff
  import Testing
  import YAMLReader

  /// A row of the table of rules: two schemas, and whom the change between them breaks.
  struct Row: CustomTestStringConvertible, Sendable {
    let rule: DiffRule
    let number: Int
    let example: DiffExample

    static let all = DiffRule.allCases.flatMap { rule in
      rule.examples.enumerated().map { Row(rule: rule, number: $0.offset, example: $0.element) }
    }

    /// The rows of a direction.
    static func going(_ direction: Direction) -> [Row] {
      all.filter { $0.example.direction == direction }
    }

    var testDescription: String { "\(rule.rawValue) \(number) \(example.direction.rawValue)" }

    func old() throws -> Contract { try contract(example.old, "old.yaml") }
    func new() throws -> Contract { try contract(example.new, "new.yaml") }

    private func contract(_ text: String, _ file: String) throws -> Contract {
      try Contract(reading: text, file: file)
    }
  }

  extension Contract {
    /// The contract of a schema that has no mistake.
    init(reading text: String, file: String = "test.yaml") throws {
      let (contract, diagnostics) = SchemaReader.read(YAMLSource(file: file, text: text))
      #expect(diagnostics.map(\.description) == [], "\(text)")
      self = try #require(contract)
    }
  }
#endif
