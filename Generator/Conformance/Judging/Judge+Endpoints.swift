import ContractModel
import ContractRuntime

/// Endpoints: what is sent as JSON, and what is answered.
extension Judge {
  /// What is wrong with a record on its own.
  public func findings(_ document: JSONDocument, file: String, record: Record) -> [Finding] {
    var report = JudgeReport(document, file: file)
    judge(document.root, record, &report)
    return report.findings
  }

  /// What is wrong with an endpoint's answer. A refusal's body is not part of a contract: any JSON
  /// will do. A body on its own is a success.
  public func findings(
    _ document: JSONDocument, file: String, endpoint: Endpoint, status: Int?
  ) -> [Finding] {
    var report = JudgeReport(document, file: file)
    let known = (endpoint.successes + endpoint.refusals).map(\.code)
    if let status, !known.contains(status) {
      report.add(
        .wrongStatus, document.root,
        expected: "HTTP " + known.map { String($0) }.joined(separator: ", "),
        found: "HTTP \(status)")
    }
    if endpoint.isSuccess(status ?? endpoint.successes.first?.code ?? 200) {
      switch endpoint.result {
      case .fields(let record): judge(document.root, record, &report)
      case .type(let type): judge(document.root, type, report: &report)
      case nil: break
      }
    }
    return report.findings
  }
}
