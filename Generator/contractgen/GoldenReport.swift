import Conformance
import ContractModel
import GeneratedFiles
import YAMLReader

/// Checks the goldens of one schema, and reports what was asked for: what does not conform, how much
/// of the contract they show, and whether they bite.
struct GoldenReport {
  private let arguments: Arguments
  private let schema: Schema
  private let contract: Contract
  private let folder: GoldenFolder
  private let reporter: Reporter

  init(
    _ arguments: Arguments, _ schema: Schema, _ contract: Contract, _ folder: String?,
    _ reporter: Reporter
  ) {
    self.arguments = arguments
    self.schema = schema
    self.contract = contract
    self.folder = GoldenFolder(path: folder ?? Workspace.goldens(of: schema))
    self.reporter = reporter
  }

  func run() throws {
    guard var goldens = try read() else { return }
    if arguments.has("--update") {
      let updated = try FolderLock.holding(folder.path) {
        try read().flatMap { present in try update(present) ? read() : present }
      }
      guard let updated else { return }
      goldens = updated
    }
    let result = GoldenCheck(contract).run(goldens) {
      reporter.progress.show("\(contract.name) \($0)", $1, of: $2)
    }
    reporter.report(result, of: contract, in: folder)
    reporter.say(
      "\(folder.path.onOneLine) against \(schema.path.onOneLine)\n\n\(ConformanceTable(result))\n\n"
    )
    let isClean = result.findings.isEmpty && result.unreadable.isEmpty
    reporter.say(
      isClean
        ? result.goldens == 1
          ? "The only golden is as its outcome says."
          : "All \(result.goldens) goldens are as their outcomes say."
        : "\(result.goldens) \(result.goldens == 1 ? "golden" : "goldens")"
          + ", findings: \(result.findings.count)"
          + (result.unreadable.isEmpty ? "." : ", unreadable: \(result.unreadable.count)."))
    try reportCoverage(goldens)
    if arguments.has("--mutate") { mutate(goldens, isClean: isClean) }
  }

  private func read() throws -> GoldenSet? {
    try reporter.attempt(in: contract.name) { try GoldenSet(folder, contract) }
  }

  /// Brings the manifests up to date, shows what changed, and says whether anything did.
  private func update(_ goldens: GoldenSet) throws -> Bool {
    let changes = ManifestUpdate(contract).changes(goldens)
    for change in changes {
      let folder = change.path.dropLast(GoldenFolder.manifestName.count + 1)
      let files = [GeneratedFile(name: GoldenFolder.manifestName, text: change.new)]
      guard
        try reporter.attempt(
          in: contract.name, { try GeneratedFolder(path: String(folder)).write(files) }) != nil
      else { continue }
      reporter.say(UnifiedDiff.text(old: change.shownOld, new: change.shownNew, path: change.path))
      Output.error("\(change.path): written")
      change.worse.forEach { Output.error($0.note) }
    }
    if changes.isEmpty { Output.error("\(folder.path): nothing changed") }
    return !changes.isEmpty
  }

  private func reportCoverage(_ goldens: GoldenSet) throws {
    let least = try arguments.leastCoverage()
    guard least != nil || arguments.has("--coverage") else { return }
    let coverage = Coverage(contract, goldens)
    reporter.say("\n\(CoverageTable(coverage))")
    let findings = coverage.findings(schema: schema.path)
    if let least, coverage.percent < least {
      findings.forEach { reporter.report(ReportItem($0, suite: contract.name)) }
    } else {
      findings.filter { $0.rule == .needlesslyUnpinned }
        .forEach { reporter.report(ReportItem($0, suite: contract.name)) }
      if least == nil {
        for gap in coverage.gaps {
          reporter.say("\(schema.path):\(gap.span.start): note: no golden shows \(gap.subject)")
        }
      }
    }
  }

  private func mutate(_ goldens: GoldenSet, isClean: Bool) {
    guard isClean else {
      return reporter.say("\nNothing was mutated: goldens that do not conform notice anything.")
    }
    let result = Mutation(contract, schema: schema.path).run(goldens) {
      reporter.progress.show("\(contract.name), mutants of", $0, of: $1)
    }
    reporter.say("\n\(MutationReport(result))")
    result.survivors.forEach { reporter.report(ReportItem($0, suite: contract.name)) }
  }
}

extension ManifestUpdate.Worse {
  /// What a person should look at before it is committed.
  fileprivate var note: String {
    let new = breaks.map {
      "breaks `\($0.rule)`" + ($0.keyPath.isEmpty ? "" : " at `\($0.keyPath)`")
    }
    let all = new + (isViolation ? ["is a violation, which a client refuses"] : [])
    return "\(path.onOneLine): note: now " + all.joined(separator: ", ")
  }
}
