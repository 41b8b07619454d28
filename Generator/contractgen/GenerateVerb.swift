import ContractModel
import GeneratedFiles
import YAMLReader

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
    let language = try arguments.choice("--language", GeneratedLanguage.self) ?? .swift
    let schema = try arguments.value("--schema")
    let output = try arguments.value("--output")
    if output != nil, schema == nil {
      throw UsageError("`--output` needs `--schema`, to say whose code it is", verb: "generate")
    }
    if schema == "-", output == nil {
      throw UsageError(
        "`--schema -` needs `--output`, to say where the code goes", verb: "generate")
    }
    let reporter = Reporter(try arguments.format())
    guard let schemas = try reporter.attempt({ try Workspace.schemas(named: schema) }) else {
      return reporter.finish()
    }
    let contracts = schemas.compactMap(\.contract)
    // Where a schema is broken, nobody knows whose the code is.
    if arguments.has("--check"), schema == nil, contracts.count == schemas.count {
      language.strays(besides: schemas).forEach {
        reporter.report(ReportItem($0, command: language.command))
      }
    }
    try refuseSharedOutput(schemas)
    for schema in schemas {
      guard let contract = schema.contract else {
        schema.report(to: reporter)
        continue
      }
      for place in try places(of: contract, schema, language, reporter) {
        if arguments.has("--check") {
          try place.check(reporter)
        } else {
          try place.write(reporter)
        }
      }
    }
    return reporter.finish()
  }

  // MARK: Folders

  /// Where the files of a contract belong; nowhere if one of the places cannot be used, or if goldens
  /// that become fixtures are faulty and something would be written.
  private func places(
    of contract: Contract, _ schema: Schema, _ language: GeneratedLanguage, _ reporter: Reporter
  ) throws -> [GeneratedPlace] {
    func place(_ path: String, _ files: [GeneratedFile]) -> GeneratedPlace {
      GeneratedPlace(
        folder: GeneratedFolder(path: path), files: files, command: language.command)
    }
    let files = language.files(of: contract, schema)
    if let output = try arguments.value("--output") {
      return [place(output, files)]
    }
    var places = [place(language.folder(of: contract, schema), files)]
    if language == .swift, GeneratedFixtures.areWanted(of: contract) {
      if let files = try GeneratedFixtures(contract, schema).files(reporter) {
        places.append(place(GeneratedFixtures.folder(of: contract), files))
      } else if !arguments.has("--check") {
        return []
      }
    }
    return try reporter.attempt {
      for place in places {
        try Workspace.refuseLinks(to: place.folder.path, option: "--output DIR")
      }
      return places
    } ?? []
  }

  // MARK: Arguments

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
