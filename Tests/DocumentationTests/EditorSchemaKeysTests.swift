#if Generator
  import ContractModel
  import ContractRuntime
  import Testing

  /// The JSON Schema for editors lists the keys that the reader knows, no more and no less.
  @Suite struct EditorSchemaKeysTests {
    /// What the definitions of mappings with keys of the language say, by their names.
    private static let mappings: [String: JSONValue] = {
      var mappings: [String: JSONValue] = [:]
      for definition in EditorSchema.json["$defs"]?.members ?? []
      where definition.value["properties"] != nil {
        mappings[definition.name] = definition.value
      }
      return mappings
    }()

    private static func keys(of definition: String) -> [String] {
      mappings[definition]?["properties"]?.members.map(\.name) ?? []
    }

    @Test(arguments: KnownKeys.all)
    func theKeysAreTheReaders(_ known: KnownKeys) {
      let listed = known.definitions.flatMap(Self.keys)
      #expect(!known.keys.isEmpty)
      #expect(Set(listed) == Set(known.keys))
    }

    @Test func noMappingIsLeftOut() {
      #expect(Set(Self.mappings.keys) == Set(KnownKeys.all.flatMap(\.definitions)))
      for (name, mapping) in Self.mappings {
        #expect(mapping["additionalProperties"] == .bool(false), "\(name)")
      }
    }

    @Test func everyKeyIsDescribedAndListedOnce() {
      for (name, mapping) in Self.mappings {
        let keys = mapping["properties"]?.members ?? []
        #expect(Set(keys.map(\.name)).count == keys.count, "\(name)")
        for key in keys {
          guard case .string(let text) = key.value["description"] else {
            Issue.record("\(name).\(key.name) is not described")
            continue
          }
          #expect(text.hasSuffix(".") && !text.contains("\n"), "\(name).\(key.name)")
        }
      }
    }

    /// Every reference leads to a definition, and every definition is referred to.
    @Test func theReferencesAreTheDefinitions() {
      let text = EditorSchema.text
      let references = text.matches(of: /"#\/\$defs\/(\w+)"/).map { String($0.1) }
      #expect(Set(references) == Set((EditorSchema.json["$defs"]?.members ?? []).map(\.name)))
    }
  }

  extension JSONValue {
    var members: [Member] { if case .object(let members) = self { members } else { [] } }

    subscript(name: String) -> JSONValue? { members.first { $0.name == name }?.value }
  }
#endif
