#if Generator
  import Testing

  /// A piece of a schema, and the declarations it becomes in one file.
  struct Snippet: CustomTestStringConvertible {
    let title: String
    let file: String
    let schema: String
    let swift: String

    init(_ title: String, in file: String, _ schema: String, is swift: String) {
      self.title = title
      self.file = file
      self.schema = schema
      self.swift = swift
    }

    var testDescription: String { title }
  }

  /// One snippet of YAML, one snippet of Swift.
  @Suite struct SnippetTests {
    static let snippets =
      Snippet.scalars + Snippet.enums + Snippet.records + Snippet.payloads + Snippet.routesOfFields
      + Snippet.envelope + Snippet.pages + Snippet.commands + Snippet.endpoints + Snippet.toggles
      + Snippet.routes + Snippet.urlRoutes + Snippet.fieldRoutes + Snippet.places

    @Test(arguments: snippets)
    func becomes(_ snippet: Snippet) throws {
      let emitted = try Emitted(snippet.schema)
      #expect(emitted.declarations(of: snippet.file) == snippet.swift + "\n")
    }

    @Test func theTableIsNotEmpty() {
      #expect(Self.snippets.count > 40)
      #expect(Set(Self.snippets.map(\.title)).count == Self.snippets.count)
    }
  }
#endif
