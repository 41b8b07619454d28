#if Generator
  import Foundation
  import Testing

  /// `contractgen rules --json-schema` writes what editors complete and check schemas by.
  @Suite struct EditorSchemaTests {
    @Test func theCommittedFileIsFresh() async throws {
      let file = Place.repository.appending(path: "Schema/contract.schema.json")
      let run = try await Run.contractgen("rules", "--json-schema")
      #expect(run.status == 0)
      #expect(run.errors.isEmpty)
      #expect(try run.output == String(contentsOf: file, encoding: .utf8), "run `make generate`")
    }

    @Test func onePageAtATime() async throws {
      let run = try await Run.contractgen("rules", "--json-schema", "--markdown")
      #expect(run.status == 2)
      #expect(run.output.isEmpty)
      #expect(run.errors.contains("`--markdown` and `--json-schema`"))
    }

    /// Every schema of this package names the file for editors.
    @Test func theSchemasNameIt() throws {
      let folder = Place.repository.appending(path: "Schema")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".yaml") && !$0.hasSuffix(".accepted.yaml") }
      #expect(!names.isEmpty)
      for name in names {
        let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        #expect(
          text.hasPrefix("# yaml-language-server: $schema=contract.schema.json\n"), "\(name)")
      }
    }
  }
#endif
