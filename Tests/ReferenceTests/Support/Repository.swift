#if Generator
  import Conformance
  import ContractModel
  import Foundation
  import GeneratedFiles
  import Testing
  import YAMLReader

  @testable import Reference

  /// The repository: its schemas, its goldens and the pages that are committed.
  enum Repository {
    static let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()

    static let pages = root.appending(path: "Documentation/Reference")

    /// A contract of the repository with its goldens.
    struct Sample: Sendable, CustomStringConvertible {
      let name: String
      let contract: Contract
      let goldens: GoldenSet

      var description: String { name }

      var reference: Reference {
        Reference(
          contract, name: name, schema: root.appending(path: "Schema/\(name).yaml").path,
          goldens: goldens, folder: pages.path)
      }

      var coverage: Coverage { Coverage(contract, goldens) }
    }

    static let samples: [Sample] = {
      let folder = root.appending(path: "Schema").path
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.filter { $0.hasSuffix(".yaml") }.sorted().compactMap { file in
        let name = String(file.dropLast(5))
        guard let source = try? YAMLSource(path: "\(folder)/\(file)"),
          let contract = SchemaReader.read(source).contract,
          let goldens = try? GoldenSet(
            GoldenFolder(path: root.appending(path: "Golden/\(name)").path), contract)
        else { return nil }
        return Sample(name: name, contract: contract, goldens: goldens)
      }
    }()
  }

  extension Contract {
    /// A contract as a schema has it, which must be without a finding.
    init(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
      let (contract, diagnostics) = SchemaReader.read(YAMLSource(file: "test.yaml", text: text))
      #expect(diagnostics.map(\.description) == [], sourceLocation: sourceLocation)
      self = try #require(contract, sourceLocation: sourceLocation)
    }

    /// The contract's page without goldens.
    func page(_ language: Reference.Language) -> String {
      Reference(self, name: "test", schema: nil, goldens: nil, folder: ".").file(language).text
    }
  }
#endif
