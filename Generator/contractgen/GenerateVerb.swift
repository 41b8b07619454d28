import ContractModel
import GeneratedFiles

/// `contractgen generate`: writes the Swift code or the JSON Schemas of a contract, or checks that they
/// are fresh.
struct GenerateVerb {
  private let arguments: Arguments

  init(_ arguments: [String]) throws {
    self.arguments = try Arguments(
      arguments, verb: "generate", options: ["--language", "--schema", "--output", "--format"],
      flags: ["--check"])
  }

  func run() throws -> Tool.ExitStatus {
    try arguments.refuseOperands()
    let language = try language()
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
      language.strays(besides: schemas).forEach { reporter.report(ReportItem($0, language)) }
    }
    try refuseSharedOutput(schemas)
    for schema in schemas {
      guard let contract = schema.contract else {
        schema.report(to: reporter)
        continue
      }
      let folder = GeneratedFolder(path: output ?? language.folder(of: contract, schema))
      if output == nil { try Workspace.refuseLinks(to: folder.path) }
      let files = language.files(of: contract, schema)
      if arguments.has("--check") {
        let stale = try folder.stale(files)
        stale.forEach { reporter.report(ReportItem($0, language)) }
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

  /// What is written, Swift by default.
  private func language() throws -> GeneratedLanguage {
    guard let name = try arguments.value("--language") else { return .swift }
    guard let language = GeneratedLanguage(rawValue: name) else {
      let known = GeneratedLanguage.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
      throw UsageError("there is no language `\(name)`; known are \(known)", verb: "generate")
    }
    return language
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
