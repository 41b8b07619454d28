import ContractModel
import SwiftEmitter

/// `contractgen generate`: writes the Swift code of a contract, or checks that it is fresh.
struct GenerateVerb {
  private let arguments: Arguments

  init(_ arguments: [String]) throws {
    self.arguments = try Arguments(
      arguments, verb: "generate", options: ["--schema", "--output", "--format"],
      flags: ["--check"])
  }

  func run() throws -> Tool.ExitStatus {
    try arguments.refuseOperands()
    let schema = try arguments.value("--schema")
    let output = try arguments.value("--output")
    if output != nil, schema == nil {
      throw UsageError("`--output` needs `--schema`, to say whose code it is", verb: "generate")
    }
    let reporter = Reporter(try arguments.format())
    let schemas = try Workspace.schemas(named: schema)
    let contracts = schemas.compactMap(\.contract)
    // Where a schema is broken, nobody knows whose the code is.
    if arguments.has("--check"), schema == nil, contracts.count == schemas.count {
      Workspace.strayCode(besides: contracts).forEach { reporter.report(ReportItem($0)) }
    }
    try refuseSharedOutput(schemas)
    for schema in schemas {
      guard let contract = schema.contract else {
        schema.report(to: reporter)
        continue
      }
      let folder = GeneratedFolder(path: output ?? Workspace.output(of: contract))
      if output == nil { try Workspace.refuseLinks(to: folder.path, option: "--output DIR") }
      let files = SwiftEmitter.emit(contract, schema: schema.fileName)
      if arguments.has("--check") {
        let stale = try folder.stale(files)
        stale.forEach { reporter.report(ReportItem($0)) }
        if stale.isEmpty { Output.error("\(folder.path): fresh, \(files.count) files") }
      } else {
        let (written, extra) = try folder.write(files)
        written.forEach { Output.error("\($0): written") }
        extra.forEach { Output.error("\($0): note: is not generated and does not belong here") }
        if written.isEmpty { Output.error("\(folder.path): nothing changed") }
      }
    }
    reporter.finish()
    return reporter.isClean ? .clean : .findings
  }

  /// Two schemas of one contract would write over each other's code.
  private func refuseSharedOutput(_ schemas: [Schema]) throws {
    var paths: [String: String] = [:]
    for schema in schemas {
      guard let name = schema.contract?.name else { continue }
      if let other = paths[name] {
        throw UsageError(
          "\(other) and \(schema.path) are both of the contract `\(name)`; give one another name",
          verb: "generate")
      }
      paths[name] = schema.path
    }
  }
}
