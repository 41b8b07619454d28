#if Generator
  import Conformance
  import ContractModel
  import ContractRuntime
  import FixtureEmitter
  import Foundation
  import GeneratedFiles
  import SwiftEmitter
  import Testing
  import YAMLReader

  /// The fixtures of a contract, and what there is to say against its goldens' names.
  struct EmittedFixtures {
    /// The text of each file, by name.
    let files: [String: String]
    /// The findings, without the folder of their file.
    let findings: [String]

    /// Emits goldens of the payload `PushPayload` of a small contract.
    ///
    /// - Parameters:
    ///   - goldens: The bodies by release and file.
    ///   - pins: What each golden pins.
    ///   - releases: The releases; the last is the server's.
    init(
      _ goldens: [String: [String: String]], pins: String = "it", releases: [String] = ["v1"]
    ) throws {
      let bytes = goldens.mapValues { $0.mapValues { Data($0.utf8) } }
      try self.init(bytes, pins: pins, releases: releases)
    }

    init(_ goldens: [String: [String: Data]], pins: String = "it", releases: [String]) throws {
      let labels = releases.map { JSONValue.string($0).description }
      let schema = """
        contract: Test
        releases: [\(labels.joined(separator: ", "))]
        server: \(labels.last ?? "")
        oldest: \(labels.first ?? "")
        payloads:
          PushPayload: { fields: { x: { type: int, lenient: true } } }
        """
      let folder = FileManager.default.temporaryDirectory
        .appending(path: "fixtures-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      for (release, files) in goldens {
        let entries = files.keys.sorted().map { file in
          // An entry has a line of its own.
          #"{"file": \#(JSONValue.string(file)), "pins": \#(JSONValue.string(pins)), "madeByHand": true, "#
            + #""kind": "payload", "payload": "PushPayload", "outcome": {"value": {}}}"#
        }
        let manifest =
          #"{"contract": "Test", "release": \#(JSONValue.string(release)), "goldens": ["#
        for (file, body) in files {
          let url = folder.appending(path: release).appending(path: file)
          try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
          try body.write(to: url)
        }
        try Data((manifest + "\n" + entries.joined(separator: ",\n") + "]}").utf8)
          .write(to: folder.appending(path: "\(release)/manifest.json"))
      }
      try self.init(schema: schema, goldens: folder.path)
    }

    /// Emits the contract of a schema with its goldens.
    init(schema: String, goldens: String) throws {
      let (contract, diagnostics) = SchemaReader.read(YAMLSource(file: "test.yaml", text: schema))
      #expect(diagnostics.map(\.description) == [])
      let known = try #require(contract)
      let set = try GoldenSet(GoldenFolder(path: goldens), known)
      let (files, findings) = FixtureEmitter.emit(set, of: known, schema: "test.yaml")
      self.files = Dictionary(uniqueKeysWithValues: files.map { ($0.name, $0.text) })
      self.findings = findings.map {
        $0.description.replacingOccurrences(
          of: #"^.*/manifest.json"#, with: "manifest.json", options: .regularExpression)
      }
      self.contract = SwiftEmitter.emit(known, schema: "test.yaml")
      name = known.name
    }

    private let contract: [GeneratedFile]
    private let name: String

    /// The fixtures and the code of their contract, as one module.
    var module: [String: String] {
      let own = files.mapValues {
        $0.replacingOccurrences(of: "@_exported import \(name)Contract\n", with: "")
      }
      return own.merging(contract.map { ($0.name, $0.text) }) { one, _ in one }
    }
  }
#endif
