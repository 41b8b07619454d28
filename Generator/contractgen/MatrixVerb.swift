import Conformance
import ContractModel
import Foundation
import YAMLReader

/// `contractgen matrix`: lets the clients of all snapshots meet the servers of all goldens.
struct MatrixVerb {
  private let arguments: Arguments

  init(_ arguments: [String]) throws {
    self.arguments = try Arguments(
      arguments, verb: "matrix", options: ["--schema", "--goldens", "--history", "--format"],
      flags: [])
  }

  func run() throws -> Tool.ExitStatus {
    try arguments.refuseOperands()
    let format = try arguments.choice("--format", MatrixFormat.self) ?? .text
    let report = try report()
    Output.print(format.text(report))
    // Formats for people have no place for it.
    if format != .json {
      report.problems.filter(\.isFailure).forEach { Output.error($0.text) }
    }
    if report.problems.contains(where: \.isFailure) { return .unreadable }
    return report.isBad ? .findings : .clean
  }

  private func report() throws -> MatrixReport {
    let path = try arguments.value("--schema")
    let goldens = try arguments.value("--goldens")
    let history = try arguments.value("--history")
    for (option, value) in [("--goldens", goldens), ("--history", history)] {
      if value != nil, path == nil {
        throw UsageError("`\(option)` needs `--schema`, to say whose they are", verb: "matrix")
      }
      if value == nil, path == "-" {
        throw UsageError("`--schema -` needs `\(option)`, to say where they lie", verb: "matrix")
      }
    }
    var report = MatrixReport()
    if path == nil { report.problems += Workspace.strayHistory().map { ReportItem($0) } }
    var without: [NoSnapshotError] = []
    for schema in try Workspace.schemas(named: path) {
      let history = SchemaHistory(history, of: schema.path)
      if history.releases.isEmpty {
        without.append(NoSnapshotError(of: schema, history))
      } else {
        report.add(schema, history, GoldenFolder(path: goldens ?? Workspace.goldens(of: schema)))
      }
    }
    if report.contracts.isEmpty, report.problems.isEmpty, let first = without.first { throw first }
    // Where other contracts have snapshots, one that has none is left out.
    for error in without { Output.error("\(error.path.onOneLine): note: \(error.message)") }
    return report
  }
}

extension NoSnapshotError {
  fileprivate init(of schema: Schema, _ history: SchemaHistory) {
    let release = schema.contract?.releases.server ?? "LABEL"
    self.init(
      path: history.path,
      message: "has no snapshot (`RELEASE.yaml`) of \(schema.path.onOneLine); "
        + "`contractgen snapshot --release \(release) --schema \(schema.path.onOneLine)` takes one")
  }
}
