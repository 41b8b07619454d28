import ContractModel
import Foundation
import GeneratedFiles
import JSONSchemaEmitter
import SwiftEmitter

/// What `contractgen generate` writes, and where it is committed.
enum GeneratedLanguage: String, CaseIterable {
  case swift
  case jsonSchema = "json-schema"

  /// The command that writes it.
  var command: String {
    "contractgen generate" + (self == .swift ? "" : " --language \(rawValue)")
  }

  /// The files of a contract.
  func files(of contract: Contract, _ schema: Schema) -> [GeneratedFile] {
    switch self {
    case .swift: SwiftEmitter.emit(contract, schema: schema.fileName)
    case .jsonSchema: JSONSchemaEmitter.emit(contract, schema: schema.fileName)
    }
  }

  /// The folder of a contract's files: Swift by the contract's name, as a target of the package, JSON
  /// Schemas by that of the schema, as goldens are.
  func folder(of contract: Contract, _ schema: Schema) -> String {
    switch self {
    case .swift: "Sources/\(contract.name)Contract/Generated"
    case .jsonSchema: "Schema/json-schema/\(schema.baseName)"
    }
  }

  /// What lies where contracts' folders are and belongs to none of these schemas.
  func strays(besides schemas: [Schema]) -> [GeneratedFolder.StaleFile] {
    let known = schemas.flatMap { schema in
      schema.contract.map { [folder(of: $0, schema), GeneratedFixtures.folder(of: $0)] } ?? []
    }
    let present =
      switch self {
      case .swift: Workspace.names(in: "Sources").map { "Sources/\($0)/Generated" }
      case .jsonSchema: Workspace.names(in: "Schema/json-schema").map { "Schema/json-schema/\($0)" }
      }
    return present.filter { !known.contains($0) && FileManager.default.fileExists(atPath: $0) }
      .map { GeneratedFolder.StaleFile(path: $0, kind: .extra, line: 1) }
  }
}
