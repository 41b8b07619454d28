import Conformance
import ContractModel
import SwiftEmitter

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
    self.folder = GoldenFolder(path: folder ?? "Golden/\(schema.baseName)")
    self.reporter = reporter
  }

  func run() throws {
    var goldens = try GoldenSet(folder, contract)
    if arguments.has("--update") {
      goldens = try FolderLock.holding(folder.path) {
        let present = try GoldenSet(folder, contract)
        return try update(present) ? GoldenSet(folder, contract) : present
      }
    }
    let result = GoldenCheck(contract).run(goldens)
    result.findings.forEach { reporter.report(ReportItem($0)) }
    reporter.say("\(folder.path) against \(schema.path)\n\n\(ConformanceTable(result))\n\n")
    reporter.say(
      result.findings.isEmpty
        ? "All \(result.goldens) goldens are as their outcomes say."
        : "\(result.goldens) goldens, findings: \(result.findings.count).")
    try reportCoverage(goldens)
    if arguments.has("--mutate") { mutate(goldens, isClean: result.findings.isEmpty) }
  }

  /// Brings the manifests up to date, shows what changed, and says whether anything did.
  private func update(_ goldens: GoldenSet) throws -> Bool {
    let changes = ManifestUpdate(contract).changes(goldens)
    for change in changes {
      let folder = change.path.dropLast(GoldenFolder.manifestName.count + 1)
      _ = try GeneratedFolder(path: String(folder)).write([
        GeneratedFile(name: GoldenFolder.manifestName, text: change.new)
      ])
      reporter.say(UnifiedDiff.text(old: change.old, new: change.new, path: change.path))
      Output.error("\(change.path): written")
    }
    if changes.isEmpty { Output.error("\(folder.path): nothing changed") }
    return !changes.isEmpty
  }

  private func reportCoverage(_ goldens: GoldenSet) throws {
    let least = try leastCoverage()
    guard least != nil || arguments.has("--coverage") else { return }
    let coverage = Coverage(contract, goldens)
    reporter.say("\n\(CoverageTable(coverage))")
    let findings = coverage.findings(schema: schema.path)
    if let least, coverage.percent < least {
      findings.forEach { reporter.report(ReportItem($0)) }
    } else {
      findings.filter { $0.rule == .needlesslyUnpinned }
        .forEach { reporter.report(ReportItem($0)) }
      if least == nil {
        for gap in coverage.gaps {
          reporter.say("\(schema.path):\(gap.span.start): note: no golden shows \(gap.subject)")
        }
      }
    }
  }

  /// The percentage that `--require-coverage` asks for, nil where it was not given.
  private func leastCoverage() throws -> Int? {
    guard let text = try arguments.value("--require-coverage") else { return nil }
    guard let percent = Int(text), (0...100).contains(percent) else {
      throw UsageError(
        "`--require-coverage` is a percentage from 0 to 100, found `\(text)`", verb: "conform")
    }
    return percent
  }

  private func mutate(_ goldens: GoldenSet, isClean: Bool) {
    guard isClean else {
      return reporter.say("\nNothing was mutated: goldens that do not conform notice anything.")
    }
    let result = Mutation(contract, schema: schema.path).run(goldens)
    reporter.say("\n\(MutationReport(result))")
    result.survivors.forEach { reporter.report(ReportItem($0)) }
  }
}
