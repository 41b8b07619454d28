import Conformance
import ContractModel
import FixtureEmitter
import Foundation
import GeneratedFiles

/// The goldens of a contract as Swift, for the tests of apps: generated where the package has a target
/// for them, `Sources/<Contract>ContractTesting`.
struct GeneratedFixtures {
  private let contract: Contract
  private let schema: Schema

  init(_ contract: Contract, _ schema: Schema) {
    self.contract = contract
    self.schema = schema
  }

  /// Where the fixtures of a contract are committed.
  static func folder(of contract: Contract) -> String { target(of: contract) + "/Generated" }

  /// Whether the package has a target for the fixtures of a contract.
  static func areWanted(of contract: Contract) -> Bool {
    FileManager.default.fileExists(atPath: target(of: contract))
  }

  private static func target(of contract: Contract) -> String {
    "Sources/\(contract.name)ContractTesting"
  }

  /// The files, or nil where the goldens are faulty and the reporter has been told how.
  func files(_ reporter: Reporter) throws -> [GeneratedFile]? {
    let folder = GoldenFolder(path: Workspace.goldens(of: schema))
    guard let goldens = try reporter.attempt({ try GoldenSet(folder, contract) }) else {
      return nil
    }
    let faults = goldens.faults(in: contract)
    faults.findings.forEach { reporter.report(ReportItem($0)) }
    faults.unreadable.forEach { reporter.report(ReportItem($0)) }
    guard faults.findings.isEmpty, faults.unreadable.isEmpty else { return nil }
    let (files, findings) = FixtureEmitter.emit(
      goldens, of: contract, schema: schema.fileName)
    findings.forEach { reporter.report(ReportItem($0)) }
    return findings.isEmpty ? files : nil
  }
}
