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
    let language = try language()
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
          try check(place, language, reporter)
        } else {
          try write(place, reporter)
        }
      }
    }
    return reporter.finish()
  }

  // MARK: Folders

  /// A folder, and what is generated into it.
  private struct Place {
    var folder: GeneratedFolder
    var files: [GeneratedFile]
  }

  /// Where the files of a contract belong; nowhere if one of the places cannot be used, or if goldens
  /// that become fixtures are faulty and something would be written.
  private func places(
    of contract: Contract, _ schema: Schema, _ language: GeneratedLanguage, _ reporter: Reporter
  ) throws -> [Place] {
    let files = language.files(of: contract, schema)
    if let output = try arguments.value("--output") {
      return [Place(folder: GeneratedFolder(path: output), files: files)]
    }
    let folder = GeneratedFolder(path: language.folder(of: contract, schema))
    var places = [Place(folder: folder, files: files)]
    if language == .swift, GeneratedFixtures.areWanted(of: contract) {
      let fixtures = GeneratedFolder(path: GeneratedFixtures.folder(of: contract))
      if let files = try GeneratedFixtures(contract, schema).files(reporter) {
        places.append(Place(folder: fixtures, files: files))
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

  private func check(
    _ place: Place, _ language: GeneratedLanguage, _ reporter: Reporter
  ) throws {
    guard let stale = try reporter.attempt({ try place.folder.stale(place.files) }) else { return }
    stale.forEach { reporter.report(ReportItem($0, command: language.command)) }
    if stale.isEmpty {
      Output.error("\(place.folder.path.onOneLine): fresh, \(place.files.count) files")
    }
  }

  private func write(_ place: Place, _ reporter: Reporter) throws {
    let result = try reporter.attempt { try place.folder.write(place.files) }
    guard let (written, extra) = result else { return }
    written.forEach { Output.error("\($0.onOneLine): written") }
    extra.forEach {
      Output.error("\($0.onOneLine): note: is not generated and does not belong here")
    }
    if written.isEmpty { Output.error("\(place.folder.path.onOneLine): nothing changed") }
  }

  // MARK: Arguments

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
