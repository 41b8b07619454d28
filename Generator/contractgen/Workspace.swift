import ContractModel
import Foundation
import YAMLReader

/// A schema file, read.
struct Schema {
  /// The file, as the user named it.
  let path: String
  let source: YAMLSource
  let contract: Contract?
  let diagnostics: [Diagnostic]

  /// The file's name without its folder.
  var fileName: String { URL(fileURLWithPath: path).lastPathComponent }
  /// The file's name without folder and extension.
  var baseName: String { URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent }

  init(path: String) throws {
    self.path = path
    source = try YAMLSource(path: path)
    (contract, diagnostics) = SchemaReader.read(source)
  }

  /// Prints what is wrong with the schema.
  func report() {
    for diagnostic in diagnostics { Output.print(diagnostic.rendered(source: source)) }
  }
}

/// Where things lie by default: the schemas under `Schema/`, each contract's code and goldens in
/// folders named after it.
enum Workspace {
  /// The schemas that a verb works on: the one that was named, or all under `Schema/`.
  static func schemas(named path: String?) throws -> [Schema] {
    if let path { return [try Schema(path: path)] }
    let folder = "Schema"
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw UnreadableError(
        "\(folder): error: there is no such folder here; name a schema with `--schema FILE`")
    }
    let paths = names.filter { $0.hasSuffix(".yaml") }.sorted().map { "\(folder)/\($0)" }
    guard !paths.isEmpty else {
      throw UnreadableError(
        "\(folder): error: has no schema (`*.yaml`); name one with `--schema FILE`")
    }
    return try paths.map { try Schema(path: $0) }
  }

  /// Where the code of a contract is committed.
  static func output(of contract: Contract) -> String {
    "Sources/\(contract.name)Contract/Generated"
  }
}

/// Something that could not be read, with how to mend it.
struct UnreadableError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
