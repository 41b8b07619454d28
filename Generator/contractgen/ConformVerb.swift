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
      options: [
        "--schema", "--goldens", "--payload", "--command", "--request", "--response", "--server",
        "--format",
      ],
      flags: [])
  }

  func run() throws -> Tool.ExitStatus {
    let reporter = Reporter(try arguments.format(among: ReportFormat.allCases))
    if let kind = try given() {
      try judgeBodies(kind, reporter)
    } else {
      try checkGoldens(reporter)
    }
    return reporter.finish()
  }

  /// What the given bodies are, nil where none is given.
  private func given() throws -> Golden.Kind? {
    let kinds = [
      try arguments.value("--payload").map { Golden.Kind.payload($0) },
      try arguments.value("--command").map { Golden.Kind.command($0) },
      try arguments.value("--request").map { Golden.Kind.request($0) },
      try arguments.value("--response").map { Golden.Kind.response($0) },
    ].compactMap(\.self)
    guard kinds.count <= 1 else {
      throw UsageError(
        "a body is one of `--payload`, `--command`, `--request` and `--response`",
        verb: "conform")
    }
    return kinds.first
  }

  // MARK: Goldens

  private func checkGoldens(_ reporter: Reporter) throws {
    try arguments.refuseOperands()
    guard try arguments.value("--server") == nil else {
      throw UsageError(
        "`--server` is for given bodies; a golden is judged by its own release", verb: "conform")
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
      let folder = GoldenFolder(path: goldens ?? "Golden/\(schema.baseName)")
      let checked = try reporter.attempt(in: contract.name) {
        try GoldenCheck(contract).run(folder) {
          reporter.progress.show("\(contract.name) \($0)", $1, of: $2)
        }
      }
      guard let result = checked else { continue }
      reporter.report(result, of: contract, in: folder)
      let title = "\(folder.path.onOneLine) against \(schema.path.onOneLine)"
      reporter.say("\(title)\n\n\(ConformanceTable(result))\n\n")
      reporter.say(
        result.findings.isEmpty && result.unreadable.isEmpty
          ? "All \(result.goldens) goldens are as their outcomes say."
          : "\(result.goldens) goldens, findings: \(result.findings.count)"
            + (result.unreadable.isEmpty ? "." : ", unreadable: \(result.unreadable.count)."))
    }
  }

  // MARK: Bodies

  private func judgeBodies(_ kind: Golden.Kind, _ reporter: Reporter) throws {
    guard !arguments.operands.isEmpty else {
      throw UsageError("no file was given; `-` is standard input", verb: "conform")
    }
    guard try arguments.value("--goldens") == nil else {
      throw UsageError("`--goldens` does not go with given bodies", verb: "conform")
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
    let contract = try contract(with: kind, among: schemas.compactMap(\.contract))
    let release = try arguments.value("--server") ?? contract.releases.server
    guard contract.releases.labels.contains(release) else {
      throw UsageError(
        "there is no release `\(release)`; the schema lists "
          + contract.releases.labels.joined(separator: ", "), verb: "conform")
    }
    guard let check = BodyCheck(contract, kind, release: release) else { return }
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
      let (outcome, findings) = check.run(bytes, file: name)
      findings.forEach { reporter.report(ReportItem($0, suite: suite)) }
      if findings.isEmpty, let outcome {
        reporter.say("\(name.onOneLine): conforms, \(outcome.kind)")
      }
    }
  }

  private func contract(
    with kind: Golden.Kind, among contracts: [Contract]
  ) throws -> Contract {
    let (what, name) = (kind.name, kind.subject)
    let known = contracts.filter {
      BodyCheck($0, kind, release: $0.releases.server) != nil
    }
    guard let contract = known.first else {
      let names = contracts.flatMap { kind.alternatives(in: $0) }.map { "`\($0)`" }
      throw UsageError(
        "there is no \(what) `\(name)`; known are \(names.joined(separator: ", "))",
        verb: "conform")
    }
    guard known.count == 1 else {
      throw UsageError(
        "several contracts have a \(what) `\(name)`; name one with `--schema FILE`",
        verb: "conform")
    }
    return contract
  }
}
