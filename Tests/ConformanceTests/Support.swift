#if Generator
  import Conformance
  import ContractModel
  import ContractRuntime
  import Foundation
  import Testing
  import YAMLReader

  /// The repository, its schema and its goldens.
  enum Repository {
    static let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static let goldens = root.appendingPathComponent("Golden/gitbay").path

    /// The goldens of a contract.
    static func goldens(of name: String, _ contract: Contract) throws -> GoldenSet {
      try GoldenSet(
        GoldenFolder(path: root.appendingPathComponent("Golden/\(name)").path), contract)
    }

    /// A schema of the repository, with what is replaced in its text.
    static func contract(
      named name: String = "gitbay", replacing old: String = "", with new: String = ""
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

    /// The goldens of a contract without some of them.
    static func goldens(
      of name: String, _ contract: Contract, without removed: [String]
    ) throws -> GoldenSet {
      var goldens: GoldenSet?
      try withCopy(of: name) { copy in
        for release in contract.releases.labels {
          let file = copy.appendingPathComponent("\(release)/manifest.json")
          let manifest = try JSONValue(json: String(contentsOf: file, encoding: .utf8))
          guard case .object(var members) = manifest,
            let index = members.firstIndex(where: { $0.name == "goldens" }),
            case .array(let entries) = members[index].value
          else { continue }
          let kept = entries.filter { entry in
            guard case .object(let members) = entry,
              case .string(let name)? = members.first(where: { $0.name == "file" })?.value
            else { return true }
            return !removed.contains(name)
          }
          members[index].value = .array(kept)
          try Data(JSONValue.object(members).formatted().utf8).write(to: file)
        }
        for file in removed {
          for release in contract.releases.labels {
            let path = copy.appendingPathComponent("\(release)/\(file)")
            try? FileManager.default.removeItem(at: path)
          }
        }
        goldens = try GoldenSet(GoldenFolder(path: copy.path), contract)
      }
      return try #require(goldens)
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
