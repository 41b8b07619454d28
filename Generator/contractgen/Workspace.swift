import Conformance
import ContractModel
import Foundation
import SwiftEmitter
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

  /// Reports what is wrong with the schema.
  func report(to reporter: Reporter) {
    for diagnostic in diagnostics { reporter.report(ReportItem(diagnostic, source: source)) }
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
    let paths = names.filter(isSchema).sorted().map { "\(folder)/\($0)" }
    guard !paths.isEmpty else {
      throw UnreadableError(
        "\(folder): error: has no schema (`*.yaml`); name one with `--schema FILE`")
    }
    return try paths.map { try Schema(path: $0) }
  }

  /// The tool chooses this folder itself, so no link may lead it elsewhere.
  static func refuseLinks(to path: String) throws {
    var folder = ""
    for piece in path.split(separator: "/") {
      folder += folder.isEmpty ? String(piece) : "/\(piece)"
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: folder)
      guard target == nil else {
        throw UnreadableError(
          "\(folder): error: is a link, and what is generated stays in the package; put a folder in "
            + "its place, or name one with `--output DIR`")
      }
    }
  }

  /// What lies under `Golden/` and belongs to no schema under `Schema/`.
  static func strayGoldens() -> [Finding] {
    let known = names(in: "Schema").filter(isSchema).map { $0.dropLast(5) }
    return names(in: "Golden").filter { !known.contains(Substring($0)) }.map { name in
      Finding(
        file: "Golden/\(name)", expected: "a folder named after a schema, as `Schema/NAME.yaml`",
        found: "no such schema", rule: .unlistedFile)
    }
  }

  /// The folders of generated code that belong to none of the contracts.
  static func strayCode(besides contracts: [Contract]) -> [GeneratedFolder.StaleFile] {
    let known = contracts.map(output)
    return names(in: "Sources").map { "Sources/\($0)/Generated" }
      .filter { !known.contains($0) && FileManager.default.fileExists(atPath: $0) }
      .map { GeneratedFolder.StaleFile(path: $0, kind: .extra, line: 1) }
  }

  /// Whether a file's name is that of a schema; what is accepted lies beside one.
  private static func isSchema(_ name: String) -> Bool {
    name.hasSuffix(".yaml") && !name.hasSuffix(".accepted.yaml")
  }

  private static func names(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0 != ".DS_Store" }.sorted()
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
