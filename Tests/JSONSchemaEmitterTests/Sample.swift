#if Generator
  import Conformance
  import ContractModel
  import ContractRuntime
  import Foundation
  import GeneratedFiles
  import JSONSchemaEmitter
  import Testing
  import YAMLReader

  /// A contract, with the JSON Schemas that are written of it.
  struct Sample: CustomStringConvertible {
    let contract: Contract
    let files: [GeneratedFile]

    var description: String { "\(contract.name) \(contract.releases.server)" }

    init(_ contract: Contract, server: String? = nil) {
      var contract = contract
      contract.releases.server = server ?? contract.releases.server
      self.contract = contract
      files = JSONSchemaEmitter.emit(contract, schema: "test.yaml")
    }

    init(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
      let (contract, diagnostics) = SchemaReader.read(YAMLSource(file: "test.yaml", text: text))
      #expect(diagnostics.map(\.description) == [], sourceLocation: sourceLocation)
      self.init(try #require(contract, sourceLocation: sourceLocation))
    }

    /// The tool's own judgement on bodies of a kind.
    func check(
      _ kind: Golden.Kind, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> BodyCheck {
      try #require(
        BodyCheck(contract, kind, release: contract.releases.server),
        sourceLocation: sourceLocation)
    }

    /// The schema of a kind of body, nil where a body says nothing.
    func file(of kind: Golden.Kind) -> GeneratedFile? {
      let name = JSONSchemaEmitter.fileName(kind.name, of: kind.subject)
      return files.first { $0.name == name }
    }
  }

  /// The repository: its schemas and its goldens.
  enum Repository {
    static let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// A schema of the repository.
    struct Schema {
      let name: String
      let contract: Contract

      /// The bodies of its goldens, each once for its kind.
      func bodies() throws -> [Body] {
        let folder = root.appending(path: "Golden/\(name)")
        var bodies: Set<Body> = []
        for release in contract.releases.labels {
          let path = folder.appending(path: release)
          let bytes = try Data(contentsOf: path.appending(path: GoldenFolder.manifestName))
          let manifest = try #require(
            GoldenManifest.read(Array(bytes), file: "manifest.json").manifest)
          // No server sends the inputs of a toggle, so there is no schema of them.
          for golden in manifest.goldens where golden.kind.name != "toggle" {
            let bytes = try Data(contentsOf: path.appending(path: golden.file))
            bodies.insert(Body(golden.kind, Array(bytes)))
          }
        }
        return bodies.sorted { ("\($0.kind)", $0.text) < ("\($1.kind)", $1.text) }
      }
    }

    static func schemas() throws -> [Schema] {
      let folder = root.appending(path: "Schema")
      return try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".yaml") }.sorted()
        .map { name in
          let source = try YAMLSource(path: folder.appending(path: name).path)
          return Schema(
            name: String(name.dropLast(5)),
            contract: try #require(SchemaReader.read(source).contract)
          )
        }
    }
  }

  /// A body, and what it is.
  struct Body: Hashable {
    let kind: Golden.Kind
    let bytes: [UInt8]

    /// The body as text; no golden is anything but UTF-8.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    init(_ kind: Golden.Kind, _ bytes: [UInt8]) {
      self.kind = kind
      self.bytes = bytes
    }

    init(_ kind: Golden.Kind, _ text: String) { self.init(kind, Array(text.utf8)) }

    /// The body, spoilt at each of its places in turn.
    var mutants: [Body] {
      let value = try? JSONDocument(bytes).root.value
      return (value?.mutants ?? []).map { Body(kind, "\($0)") }
    }
  }
#endif
