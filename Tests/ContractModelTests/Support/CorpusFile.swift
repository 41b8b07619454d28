#if Generator
  import ContractModel
  import Foundation
  import Testing
  import YAMLReader

  /// A broken schema of the corpus, `Corpus/<rule>/<what is wrong>.yaml`.
  struct CorpusFile: CustomTestStringConvertible {
    /// The path inside the corpus.
    let path: String

    static let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Corpus")

    /// The files in the folders of the rules, hidden ones left out, as sorted paths.
    static let paths = (FileManager.default.subpaths(atPath: folder.path) ?? [])
      .filter { $0.contains("/") && !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
      .sorted()

    static let all = paths.filter { $0.hasSuffix(".yaml") }.map(CorpusFile.init(path:))

    var testDescription: String { path }

    /// The rule whose folder the file lies in.
    var rule: String { path.split(separator: "/").first.map(String.init) ?? "" }

    /// The path of the list of what is expected, where that is not marked in the file itself.
    var list: String { path.dropLast(".yaml".count) + ".expected" }

    /// What is expected, in file order, findings and notes.
    func marks() throws -> [Mark] {
      if Self.paths.contains(list) { return try Mark.listed(text(list)) }
      return try Mark.inside(text(path))
    }

    /// What is reported, in the order it is.
    func diagnostics() throws -> [Diagnostic] {
      SchemaReader.read(try YAMLSource(path: Self.folder.appending(path: path).path)).diagnostics
    }

    private func text(_ path: String) throws -> String {
      try String(contentsOf: Self.folder.appending(path: path), encoding: .utf8)
    }
  }
#endif
