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
    static func withCopy(_ body: (URL) throws -> Void) throws {
      let copy = FileManager.default.temporaryDirectory
        .appendingPathComponent("goldens-\(UUID().uuidString)")
      try FileManager.default.copyItem(atPath: goldens, toPath: copy.path)
      defer { try? FileManager.default.removeItem(at: copy) }
      try body(copy)
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
