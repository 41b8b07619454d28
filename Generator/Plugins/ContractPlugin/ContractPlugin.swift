import Foundation
import PackagePlugin

/// Generates the Swift code of a target's contract at build time.
///
/// The target keeps one schema, a file `*.yaml`, in its own folder, and depends on the product
/// `ContractRuntime`. Errors in the schema are build errors at their place in it.
@main
struct ContractPlugin: BuildToolPlugin {
  /// The files that `contractgen generate` writes, the same for every contract.
  ///
  /// A plugin cannot import the emitter, so its list stands here once more; a test compares the two.
  static let fileNames = [
    "Commands.swift",
    "Endpoints.swift",
    "Enums.swift",
    "Envelope.swift",
    "Payloads.swift",
    "Records.swift",
    "Routes.swift",
    "Scalars.swift",
    "Toggles.swift",
  ]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let schema = try schema(of: target)
    let output = context.pluginWorkDirectoryURL
    return [
      .buildCommand(
        displayName: "Generating the contract of \(target.name) from \(schema.lastPathComponent)",
        executable: try context.tool(named: "contractgen").url,
        arguments: ["generate", "--schema", schema.path, "--output", output.path],
        inputFiles: [schema],
        outputFiles: Self.fileNames.map { output.appending(component: $0) })
    ]
  }

  /// The one schema in the folder of a target. Files further down are the target's own affair.
  private func schema(of target: any Target) throws -> URL {
    let folder = target.directoryURL.standardizedFileURL.path
    let files = target.sourceModule?.sourceFiles.map(\.url) ?? []
    let schemas =
      files
      .filter { $0.pathExtension == "yaml" }
      .filter { $0.deletingLastPathComponent().standardizedFileURL.path == folder }
      .sorted { $0.path < $1.path }
    guard let schema = schemas.first else {
      throw SchemaError(
        "the target \(target.name) has no schema; put one file `*.yaml` into \(folder), "
          + "or take ContractPlugin off the target")
    }
    guard schemas.count == 1 else {
      let names = schemas.map(\.lastPathComponent).joined(separator: ", ")
      throw SchemaError(
        "the target \(target.name) has \(schemas.count) schemas: \(names); keep one in \(folder), "
          + "and list the others under `exclude:` or give each contract a target of its own")
    }
    return schema
  }
}

/// Why there is nothing to generate from, with how to mend it.
struct SchemaError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
