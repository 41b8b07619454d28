import Conformance
import ContractModel
import GeneratedFiles
import Reference
import YAMLReader

/// `contractgen describe`: writes the reference of a contract, or checks that it is fresh.
struct DescribeVerb {
  /// Where the references of the schemas under `Schema/` are committed.
  static let folder = "Documentation/Reference"

  private let arguments: Arguments

  init(_ arguments: [String]) throws {
    self.arguments = try Arguments(
      arguments, verb: "describe",
      options: ["--language", "--schema", "--goldens", "--output", "--format"], flags: ["--check"])
  }

  func run() throws -> Tool.ExitStatus {
    try arguments.refuseOperands()
    let language = try arguments.choice("--language", Reference.Language.self)
    let languages = language.map { [$0] } ?? Reference.Language.allCases
    let path = try arguments.value("--schema")
    let output = try arguments.value("--output")
    let goldens = try arguments.value("--goldens")
    if goldens != nil, path == nil {
      throw UsageError("`--goldens` needs `--schema`, to say whose they are", verb: "describe")
    }
    if path == "-", output == nil {
      throw UsageError(
        "`--schema -` needs `--output`, to say where the pages go", verb: "describe")
    }
    let reporter = Reporter(try arguments.format())
    guard let schemas = try reporter.attempt({ try Workspace.schemas(named: path) }) else {
      return reporter.finish()
    }
    if output == nil,
      try reporter.attempt({ try Workspace.refuseLinks(to: Self.folder, option: "--output DIR") })
        == nil
    {
      return reporter.finish()
    }
    let folder = GeneratedFolder(path: output ?? Self.folder)
    var files: [GeneratedFile] = []
    var isComplete = path == nil && output == nil && languages.count > 1
    for schema in schemas {
      guard let reference = try reference(of: schema, goldens, folder.path, reporter) else {
        isComplete = false
        continue
      }
      files += languages.map { reference.file($0) }
    }
    guard !files.isEmpty else { return reporter.finish() }
    // Pages of other schemas lie there too, unless these are all.
    let place = GeneratedPlace(
      folder: folder, files: files, command: "contractgen describe", isComplete: isComplete)
    if arguments.has("--check") {
      try place.check(reporter)
    } else {
      try place.write(reporter)
    }
    return reporter.finish()
  }

  // MARK: Reading

  /// The reference of a schema's contract, nil where something of it cannot be read.
  private func reference(
    of schema: Schema, _ goldens: String?, _ folder: String, _ reporter: Reporter
  ) throws -> Reference? {
    guard let contract = schema.contract else {
      schema.report(to: reporter)
      return nil
    }
    let isFile = schema.path != SourceFile.standardInputName
    var set: GoldenSet?
    if let path = goldens ?? (isFile ? schema.goldenFolder : nil) {
      let read = try reporter.attempt(in: contract.name) {
        try GoldenSet(GoldenFolder(path: path), contract)
      }
      guard let read, isReadable(read, contract, reporter) else { return nil }
      set = read
    } else {
      Output.error("\(schema.path.onOneLine): note: has no goldens, so its page shows no examples")
    }
    return Reference(
      contract, name: isFile ? schema.baseName : contract.name, schema: isFile ? schema.path : nil,
      goldens: set, folder: folder)
  }

  /// Whether manifests and bodies can be read; what is wrong with what they say is `conform`'s affair.
  private func isReadable(
    _ goldens: GoldenSet, _ contract: Contract, _ reporter: Reporter
  ) -> Bool {
    let faults = goldens.releases.compactMap(\.fault)
    let broken = goldens.releases.flatMap(\.findings).filter {
      $0.rule != .missingFile && $0.rule != .unlistedFile
    }
    let unreadable = goldens.entries.compactMap(\.fault)
    (faults + unreadable).forEach { reporter.report(ReportItem($0, suite: contract.name)) }
    broken.forEach { reporter.report(ReportItem($0, suite: contract.name)) }
    return faults.isEmpty && unreadable.isEmpty && broken.isEmpty
  }
}
