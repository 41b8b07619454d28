#if Generator
  import ContractModel
  import ContractRuntime
  import Foundation
  import Testing
  import YAMLReader

  @testable import Conformance

  /// The repository, its schema and its goldens.
  enum Repository {
    static let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static let goldens = root.appendingPathComponent("Golden/gitbay").path

    /// The goldens of a contract.
    static func goldens(of name: String, _ contract: Contract) throws -> GoldenSet {
      if let known = read[name] { return known }
      return try GoldenSet(
        GoldenFolder(path: root.appendingPathComponent("Golden/\(name)").path), contract)
    }

    /// The schemas and the goldens as they are committed, read once.
    private static let names = ["gitbay", "monaco", "soar"]
    private static let committed: [String: Contract] = names.reduce(into: [:]) { contracts, name in
      contracts[name] = try? readContract(named: name, replacing: "", with: "")
    }
    private static let read: [String: GoldenSet] = names.reduce(into: [:]) { sets, name in
      let folder = GoldenFolder(path: root.appendingPathComponent("Golden/\(name)").path)
      sets[name] = committed[name].flatMap { try? GoldenSet(folder, $0) }
    }

    /// A schema of the repository, with what is replaced in its text.
    static func contract(
      named name: String = "gitbay", replacing old: String = "", with new: String = ""
    ) throws -> Contract {
      if old.isEmpty, let known = committed[name] { return known }
      return try readContract(named: name, replacing: old, with: new)
    }

    private static func readContract(
      named name: String, replacing old: String, with new: String
    ) throws -> Contract {
      let path = root.appendingPathComponent("Schema/\(name).yaml").path
      var text = try String(contentsOfFile: path, encoding: .utf8)
      if !old.isEmpty {
        #expect(text.contains(old), "the schema has no `\(old)`")
        text = text.replacingOccurrences(of: old, with: new)
      }
      let (contract, diagnostics) = SchemaReader.read(YAMLSource(file: "gitbay.yaml", text: text))
      #expect(diagnostics.isEmpty)
      return try #require(contract)
    }

    /// A copy of the goldens that a test may spoil; it is removed afterwards.
    static func withCopy(of name: String = "gitbay", _ body: (URL) throws -> Void) throws {
      let copy = FileManager.default.temporaryDirectory
        .appendingPathComponent("goldens-\(UUID().uuidString)")
      let goldens = root.appendingPathComponent("Golden/\(name)").path
      try FileManager.default.copyItem(atPath: goldens, toPath: copy.path)
      defer { try? FileManager.default.removeItem(at: copy) }
      try body(copy)
    }

    /// A copy of one golden of the server's release, and of nothing else but empty manifests.
    static func withCopy(only file: String, _ body: (URL) throws -> Void) throws {
      let contract = try contract()
      let copy = FileManager.default.temporaryDirectory
        .appendingPathComponent("goldens-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: copy) }
      for release in contract.releases.labels {
        let isMeant = release == contract.releases.server
        let folder = copy.appendingPathComponent(release)
        let target = folder.appendingPathComponent(isMeant ? file : "manifest.json")
        try FileManager.default.createDirectory(
          at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        let manifest = JSONValue.object([
          .init("contract", .string(contract.name)), .init("release", .string(release)),
          .init("goldens", .array(isMeant ? [try #require(entries[file])] : [])),
        ])
        try Data((manifest.formatted() + "\n").utf8)
          .write(to: folder.appendingPathComponent("manifest.json"))
        if isMeant {
          try FileManager.default.copyItem(
            atPath: "\(goldens)/\(release)/\(file)", toPath: target.path)
        }
      }
      try body(copy)
    }

    /// The entries of the server's release by their file, as JSON.
    private static let entries: [String: JSONValue] = {
      let path = "\(goldens)/v1.32.1/manifest.json"
      guard let text = try? String(contentsOfFile: path, encoding: .utf8),
        let document = try? JSONDocument(Array(text.utf8)), let list = document.root["goldens"]
      else { return [:] }
      return list.elements.reduce(into: [:]) { entries, node in
        entries[node["file"]?.text ?? ""] = node.value
      }
    }()

    /// The goldens of a contract without some of them.
    static func goldens(
      of name: String, _ contract: Contract, without removed: [String]
    ) throws -> GoldenSet {
      let all = try goldens(of: name, contract)
      let known = Set(all.entries.map(\.golden.file))
      #expect(known.isSuperset(of: removed), "no such goldens: \(removed)")
      return GoldenSet(
        folder: all.folder,
        releases: all.releases.map { release in
          var release = release
          release.entries.removeAll { removed.contains($0.golden.file) }
          return release
        }, strays: all.strays)
    }
  }

  extension GoldenCheck.Result {
    /// The findings as `rule keyPath`, sorted.
    var summary: [String] {
      findings.map { "\($0.rule.rawValue) \($0.keyPath)".trimmed }.sorted()
    }
  }

  extension String {
    var trimmed: String { trimmingCharacters(in: .whitespaces) }
  }
#endif
