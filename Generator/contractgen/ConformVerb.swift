import Conformance
import ContractModel
import ContractRuntime
import YAMLReader

/// `contractgen conform`: checks goldens, or bodies that are named, against a contract.
struct ConformVerb {
  private let arguments: Arguments

  init(_ arguments: [String]) throws {
    self.arguments = try Arguments(
      arguments, verb: "conform",
      options: Arguments.bodyKinds.union([
        "--schema", "--goldens", "--server", "--status", "--format", "--require-coverage",
      ]),
      flags: ["--envelope", "--coverage", "--mutate", "--update"])
  }

  func run() throws -> Tool.ExitStatus {
    let reporter = Reporter(try arguments.format(among: ReportFormat.allCases))
    _ = try arguments.leastCoverage()
    if let kind = try arguments.bodyKind() {
      try judgeBodies(kind, reporter)
    } else {
      try checkGoldens(reporter)
    }
    return reporter.finish()
  }

  // MARK: Goldens

  private func checkGoldens(_ reporter: Reporter) throws {
    try arguments.refuseOperands()
    for option in ["--server", "--status"] where try arguments.value(option) != nil {
      throw UsageError(
        "`\(option)` is for given bodies; a golden has its own, in its manifest",
        verb: "conform")
    }
    let path = try arguments.value("--schema")
    let goldens = try arguments.value("--goldens")
    if goldens != nil, path == nil {
      throw UsageError("`--goldens` needs `--schema`, to say whose they are", verb: "conform")
    }
    if path == "-", goldens == nil {
      throw UsageError("`--schema -` needs `--goldens`, to say where they lie", verb: "conform")
    }
    if path == nil { Workspace.strayGoldens().forEach { reporter.report(ReportItem($0)) } }
    let schemas = try reporter.attempt { try Workspace.schemas(named: path) } ?? []
    for (number, schema) in schemas.enumerated() {
      guard let contract = schema.contract else {
        schema.report(to: reporter)
        continue
      }
      if number > 0 { reporter.say("\n") }
      try GoldenReport(arguments, schema, contract, goldens, reporter).run()
    }
  }

  // MARK: Bodies

  private func judgeBodies(_ kind: Golden.Kind, _ reporter: Reporter) throws {
    guard !arguments.operands.isEmpty else {
      throw UsageError("no file was given; `-` is standard input", verb: "conform")
    }
    for option in ["--goldens", "--require-coverage"]
    where try arguments.value(option) != nil {
      throw UsageError("`\(option)` does not go with given bodies", verb: "conform")
    }
    switch kind {
    case .payload, .request, .toggle:
      guard try arguments.value("--status") == nil else {
        throw UsageError(
          "`--status` does not go with `--\(kind.name)`: no answer, so none came with it",
          verb: "conform")
      }
    case .command, .envelope, .response: break
    }
    let status = try arguments.integer("--status", 100...599)
    for flag in ["--coverage", "--mutate", "--update"] where arguments.has(flag) {
      throw UsageError("`\(flag)` does not go with given bodies", verb: "conform")
    }
    let path = try arguments.value("--schema")
    guard (arguments.operands + [path]).count(where: { $0 == "-" }) <= 1 else {
      throw UsageError("`-` was given twice; standard input ends once", verb: "conform")
    }
    let found = try reporter.attempt { try Workspace.schemas(named: path) }
    guard let schemas = found else { return }
    let broken = schemas.filter { $0.contract == nil }
    guard broken.isEmpty else {
      return broken.forEach { $0.report(to: reporter) }
    }
    let contract = try arguments.schema(with: kind, among: schemas).1
    let release = try arguments.release("--server", of: contract)
    guard let check = BodyCheck(contract, kind, release: release) else { return }
    let delivery = Delivery(status: status)
    let place = "\(contract.name)/\(release)/\(kind.name)"
    let suite = "\(contract.name) \(release) \(kind.name) \(kind.subject)"
    for (number, file) in arguments.operands.enumerated() {
      reporter.progress.show("bodies", number, of: arguments.operands.count)
      let name = file == "-" ? SourceFile.standardInputName : file
      reporter.check(CheckedFile(suite: suite, kind: place, file: name))
      let read = try reporter.attempt(in: suite) {
        try file == "-" ? SourceFile.standardInput() : SourceFile.bytes(of: file)
      }
      guard let bytes = read else { continue }
      let (outcome, findings) = check.run(bytes, file: name, delivery: delivery)
      findings.forEach { reporter.report(ReportItem($0, suite: suite)) }
      if findings.isEmpty, let outcome {
        reporter.say("\(name.onOneLine): conforms, \(outcome.kind)")
      }
    }
  }
}

extension Arguments {
  /// The percentage that `--require-coverage` asks for, nil where it was not given.
  func leastCoverage() throws -> Int? { try integer("--require-coverage", 0...100) }
}
