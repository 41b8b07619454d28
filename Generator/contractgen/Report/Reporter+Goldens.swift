import Conformance
import ContractModel

extension Reporter {
  /// Reports what came of the goldens of a contract.
  func report(_ result: GoldenCheck.Result, of contract: Contract, in folder: GoldenFolder) {
    for golden in result.checked {
      check(
        CheckedFile(
          suite: "\(contract.name) \(golden.release)",
          kind: "\(contract.name)/\(golden.release)/\(golden.kind)", file: golden.file))
    }
    /// What lies outside of the releases' folders belongs to the contract alone.
    func suite(_ file: String) -> String {
      let release = contract.releases.labels.first { file.hasPrefix("\(folder.path)/\($0)/") }
      return release.map { "\(contract.name) \($0)" } ?? contract.name
    }
    for finding in result.findings { report(ReportItem(finding, suite: suite(finding.file))) }
    for error in result.unreadable { report(ReportItem(error, suite: suite(error.path))) }
  }
}
