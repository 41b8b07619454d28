#if Generator
  import ContractModel
  import ContractRuntime
  import Testing
  import YAMLReader

  /// What the JSON Schema for editors refuses, the reader refuses too.
  @Suite(.enabled(if: JSONSchemaValidator.isAvailable, "\(JSONSchemaValidator.isMissing)"))
  struct EditorSchemaAgreementTests {
    @Test func theContractsAreTaken() throws {
      let contracts = try SampleSchema.contracts()
      #expect(contracts.count >= 3)
      try check(contracts) { $0.asRead }
      try check(contracts) { $0.asAnEditorReads }
    }

    @Test func samplesThatTheReaderTakesAreTaken() throws {
      let samples = try SampleSchema.samples().filter(\.isTaken)
      #expect(samples.count > 60)
      try check(samples) { $0.asRead }
      try check(samples) { $0.asAnEditorReads }
    }

    private func check(_ samples: [SampleSchema], as read: (YAMLNode) -> JSONValue) throws {
      let refusals = try JSONSchemaValidator.refusals(of: samples.map { read($0.root) })
      for (sample, refusal) in zip(samples, refusals) {
        #expect(refusal == nil, "\(sample)")
      }
    }

    /// The page's examples, spoilt at each of their places in turn.
    @Test func spoiltExamplesThatTheReaderTakesAreTaken() throws {
      let examples = try Page("SchemaLanguage.md").examples.compactMap {
        SampleSchema("\($0)", SampleSchema.completed($0.text))
      }
      let all = examples.flatMap { $0.root.asRead.spoilt }
      let spoilt = stride(from: 0, to: all.count, by: max(1, all.count / 2_500)).map { all[$0] }
      var refused = 0
      for (value, refusal) in zip(spoilt, try JSONSchemaValidator.refusals(of: spoilt)) {
        guard let refusal else { continue }
        refused += 1
        // JSON is YAML.
        let source = YAMLSource(file: "test.yaml", text: "\(value)\n")
        #expect(!SchemaReader.read(source).diagnostics.isEmpty, "\(refusal)\n\(value)")
      }
      #expect(refused > spoilt.count / 2)
    }

    /// Mistakes that an editor shows while they are made.
    @Test func mistakesAreRefused() throws {
      let samples = try Self.mistakes.map {
        try #require(SampleSchema($0, SampleSchema.completed($0)), "\($0)")
      }
      let refusals = try JSONSchemaValidator.refusals(of: samples.map(\.root.asRead))
      for (sample, refusal) in zip(samples, refusals) {
        #expect(refusal != nil, "\(sample)")
        #expect(!sample.isTaken, "\(sample)")
      }
    }

    private static let mistakes = [
      "releases: []", "releases: v1", "doc: [a]", "colour: red", "types: []", "types:",
      "scalars: { A: { base: strng } }", "scalars: { A: { doc: a } }",
      "scalars: { A: { base: string, distinct: yes } }",
      "scalars: { A: { base: string, length: one } }", "scalars: { A: { base: int, range: .. } }",
      "scalars: { A: { base: int, range: 1...2 } }", "scalars: { A: { base: string, not: a } }",
      "types: { A: { fields: { a: { typ: string } } } }", "types: { A: { fields: { a: string } } }",
      "types: { A: { fields: { a: { type: [int, bool] } } } }",
      "types: { A: { fields: { a: { type: [] } } } }",
      "types: { A: { fields: { a: { type: int, at: a..b } } } }",
      "types: { A: { fields: { a: { type: int, or: [] } } } }",
      "types: { A: { fields: { a: { forbidden: false } } } }",
      "types: { A: { fields: { a: { forbidden: true, type: int } } } }",
      "types: { A: { enum: [] } }", "types: { A: { enum: { a: { swft: b } } } }",
      "payloads: { A: { transport: fcm, fields: {} } }",
      "payloads: { A: { maxBytes: 4 KiB, fields: {} } }",
      "envelope: { data: data, error: error, exitCode: code, stderr: stderr }",
      "commands: { a: { access: delete, result: A } }", "commands: { a: { access: read } }",
      "commands: { a: { access: read, arguments: { name: b }, result: A } }",
      "commands: { a: { access: read, options: { b: { flag: true, type: int } }, result: A } }",
      "commands: { a: { access: read, result: { list: A } } }",
      "endpoints: { a: { method: get, path: /, responses: { 200: {} } } }",
      "endpoints: { a: { method: GET, path: a, responses: { 200: {} } } }",
      "endpoints: { a: { method: GET, path: /, responses: { 404: {} } } }",
      "endpoints: { a: { method: GET, path: /, responses: {} } }",
      "endpoints: { a: { method: GET, path: /, query: { b: { is: c, x: d } }, responses: { 200: {} } } }",
      "toggles: { A: { inputs: { a: int }, states: [{ name: b, when: {}, shows: on }] } }",
      "toggles: { A: { inputs: { a: bool }, states: [{ name: b, when: {}, shows: true }] } }",
      "toggles: { A: { inputs: { a: bool }, states: [] } }",
      "routes: { kinds: {} }", "routes: { kinds: { a: { doc: b } } }",
      "routes: { kinds: { a: { path: b, url: \"c://d\" } } }",
      "routes: { kinds: { a: { url: b } } }",
    ]
  }

  extension JSONValue {
    /// The value with one place changed, for every place and a few changes.
    fileprivate var spoilt: [JSONValue] {
      var all = Self.others.filter { $0 != self }
      switch self {
      case .array(let elements):
        for index in elements.indices {
          var rest = elements
          rest.remove(at: index)
          all.append(.array(rest))
          all += elements[index].spoilt.map { element in
            rest = elements
            rest[index] = element
            return .array(rest)
          }
        }
      case .object(let members):
        all.append(.object(members + [.init("zzzzzzzz", .string("a"))]))
        for index in members.indices {
          var rest = members
          rest.remove(at: index)
          all.append(.object(rest))
          all += members[index].value.spoilt.map { value in
            rest = members
            rest[index].value = value
            return .object(rest)
          }
        }
      case .null, .bool, .number, .string: break
      }
      return all
    }

    private static let others: [JSONValue] = [
      .string("zzz"), .string(""), .string("true"), .string("1"), .string("1..2"), .string("a.b"),
      .string("/a"), .array([]), .object([]), .array([.string("a")]), .array([.array([])]),
      .object([.init("a", .string("b"))]), .object([.init("200", .object([]))]),
    ]
  }
#endif
