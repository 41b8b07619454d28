import Conformance
import ContractModel
import Foundation

/// Where things lie by default: the schemas under `Schema/`, each contract's goldens and snapshots in a
/// folder named after its schema. What lies deeper under `Schema/` is no schema of the workspace.
enum Workspace {
  /// Where schemas lie.
  static let schemaFolder = "Schema"

  /// The schemas that a verb works on: the one that was named, or all under `Schema/`.
  static func schemas(named path: String?) throws -> [Schema] {
    if let path { return [Schema(path: path)] }
    return try schemaPaths().map { Schema(path: $0) }
  }

  /// The files of all schemas under `Schema/`; none of them is read.
  static func schemaPaths() throws -> [String] {
    let folder = schemaFolder
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw NoSchemaError(
        path: folder,
        message: "there is no such folder here; name a schema with `--schema FILE`")
    }
    let paths = names.filter(isSchema).sorted().map { "\(folder)/\($0)" }
    guard !paths.isEmpty else {
      throw NoSchemaError(
        path: folder, message: "has no schema (`*.yaml`); name one with `--schema FILE`")
    }
    return paths
  }

  /// The tool chooses this folder itself, so no link may lead it elsewhere.
  ///
  /// - Parameter option: The option that names a folder instead.
  static func refuseLinks(to path: String, option: String) throws {
    var folder = ""
    for piece in path.split(separator: "/") {
      folder += folder.isEmpty ? String(piece) : "/\(piece)"
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: folder)
      guard target == nil else {
        throw OutputError(
          path: folder,
          message:
            "is a link, and what is written stays in the package; put a folder in its place, "
            + "or name one with `\(option)`")
      }
    }
  }

  /// Where the goldens of a schema lie.
  static func goldens(of schema: Schema) -> String { "Golden/\(schema.baseName)" }

  /// What lies under `Golden/` and belongs to no schema under `Schema/`.
  static func strayGoldens() -> [Finding] { strays(in: "Golden") }

  /// What lies under `Schema/history/` and belongs to no schema under `Schema/`.
  static func strayHistory() -> [Finding] { strays(in: SchemaHistory.folder) }

  private static func strays(in folder: String) -> [Finding] {
    let known = names(in: schemaFolder).filter(isSchema).map { $0.dropLast(5) }
    return names(in: folder).filter { !known.contains(Substring($0)) }.map { name in
      Finding(
        file: "\(folder)/\(name)", expected: "a folder named after a schema, as `Schema/NAME.yaml`",
        found: "no such schema", rule: .unlistedFile)
    }
  }

  /// Whether a file's name is that of a schema; what is accepted lies beside one.
  static func isSchema(_ name: String) -> Bool {
    name.hasSuffix(".yaml") && !name.hasSuffix(".accepted.yaml")
  }

  /// What lies in a folder, sorted; nothing where there is none.
  static func names(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0 != ".DS_Store" }.sorted()
  }
}
