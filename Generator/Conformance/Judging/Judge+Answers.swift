import ContractModel
import ContractRuntime

/// What came with a body, as far as it is known.
public struct Delivery: Sendable, Hashable {
  /// The HTTP status, nil over ssh or where it was not kept.
  public var status: Int?
  /// The exit status of ssh, nil over HTTP.
  public var exitStatus: Int?
  /// The headers that matter, nil where they were not kept.
  public var headers: [String: String]?
  /// The words and arguments that were sent, nil where they were not kept.
  public var argv: [String]?

  /// Describes a delivery.
  public init(
    status: Int? = nil, exitStatus: Int? = nil, headers: [String: String]? = nil,
    argv: [String]? = nil
  ) {
    self.status = status
    self.exitStatus = exitStatus
    self.headers = headers
    self.argv = argv
  }
}

/// Answers: the envelope, and what a command may answer.
extension Judge {
  /// What is wrong with a command's answer. A success and a documented failure both conform.
  public func findings(
    _ document: JSONDocument, file: String, command: Command, delivery: Delivery
  ) -> [Finding] {
    var report = JudgeReport(document, file: file)
    guard let answer = envelope(document.root, delivery, &report) else { return report.findings }
    let exists = contract.releases.release(release, hasReached: command.since)
    switch answer {
    case .data(let node):
      let key = contract.envelope?.dataKey ?? ""
      guard exists else {
        report.add(
          .tooEarly, node, under: [key],
          expected: "a failure, for \(release) does not have `\(command.name)`",
          found: "a result")
        return report.findings
      }
      report.descend([.key(key)]) { judge(node, command, delivery, &$0) }
    case .failure(let node, let message, let exitCode):
      let own = exists ? command.failures : [contract.envelope?.unknownCommand].compactMap(\.self)
      let documented = own + (contract.envelope?.failures ?? [])
      judgeFailure(node, message, exitCode, documented, delivery, &report)
    }
    return report.findings
  }

  /// What is wrong with an answer to something outside the contract.
  public func findings(
    ofEnvelope document: JSONDocument, file: String, delivery: Delivery
  ) -> [Finding] {
    var report = JudgeReport(document, file: file)
    guard let answer = envelope(document.root, delivery, &report),
      case .failure(let node, let message, let exitCode) = answer
    else { return report.findings }
    judgeFailure(node, message, exitCode, nil, delivery, &report)
    return report.findings
  }

  // MARK: The envelope

  private enum AnswerNode {
    case data(JSONNode)
    case failure(JSONNode, message: String, exitCode: Int?)
  }

  /// Takes the envelope apart, nil where it cannot be.
  private func envelope(
    _ root: JSONNode, _ delivery: Delivery, _ report: inout JudgeReport
  ) -> AnswerNode? {
    guard let envelope = contract.envelope else { return nil }
    guard root.kind == .object else {
      report.add(.brokenEnvelope, root, expected: "an envelope", found: root.kind.spelt)
      return nil
    }
    judgeKeys(root, envelope, &report)
    judgeVersion(root, envelope, &report)
    let exitCode = exitCode(root, envelope, delivery, &report)
    if let stderr = root[envelope.stderrKey], stderr.kind != .string {
      report.add(
        .wrongType, stderr, under: [envelope.stderrKey], expected: "a string",
        found: stderr.kind.spelt)
    }
    switch (root[envelope.dataKey], root[envelope.errorKey]) {
    case (let data?, nil):
      if let exitCode, exitCode != 0 {
        report.add(
          .brokenEnvelope, data, under: [envelope.dataKey],
          expected: "an error beside exit code \(exitCode)",
          found: "a result")
      }
      if exitCode == nil, delivery.status != nil, root[envelope.exitCodeKey] == nil {
        report.add(
          .brokenEnvelope, root, under: [envelope.exitCodeKey],
          expected: "exit code 0, which a result over HTTP comes with", found: "none")
      }
      judgeStatus(root, 200, under: [], delivery, &report)
      return .data(data)
    case (nil, let error?):
      guard error.kind == .string, let message = error.text else {
        report.add(
          .wrongType, error, under: [envelope.errorKey], expected: "a string",
          found: error.kind.spelt)
        return nil
      }
      return .failure(error, message: message, exitCode: exitCode)
    case (nil, nil):
      report.add(
        .brokenEnvelope, root,
        expected: "`\(envelope.dataKey)` or `\(envelope.errorKey)`", found: "neither")
    case (_?, let error?):
      report.add(
        .brokenEnvelope, error, under: [envelope.errorKey],
        expected: "`\(envelope.dataKey)` or `\(envelope.errorKey)`", found: "both")
    }
    return nil
  }

  private func judgeKeys(
    _ root: JSONNode, _ envelope: ContractModel.Envelope, _ report: inout JudgeReport
  ) {
    let known = [
      envelope.versionKey, envelope.dataKey, envelope.errorKey, envelope.exitCodeKey,
      envelope.stderrKey,
    ]
    root.forEachMember { key, _ in
      guard let name = key.text, !known.contains(where: { $0.isExactly(name) }) else { return }
      report.add(
        .undeclaredKey, key, under: [name], expected: "only declared keys",
        found: "\(name.quoted), which the envelope does not have")
    }
  }

  private func judgeVersion(
    _ root: JSONNode, _ envelope: ContractModel.Envelope, _ report: inout JudgeReport
  ) {
    let version = root[envelope.versionKey]
    guard version?.integer != .value(Int64(envelope.version)) else { return }
    report.add(
      .brokenEnvelope, version ?? root, under: [envelope.versionKey],
      expected: "protocol version \(envelope.version)",
      found: version == nil ? "none" : "another")
  }

  private func exitCode(
    _ root: JSONNode, _ envelope: ContractModel.Envelope, _ delivery: Delivery,
    _ report: inout JudgeReport
  ) -> Int? {
    guard let node = root[envelope.exitCodeKey] else { return delivery.exitStatus }
    guard case .value(let code)? = node.integer, let exact = Int(exactly: code) else {
      report.add(
        .wrongType, node, under: [envelope.exitCodeKey], expected: "an exit code",
        found: node.kind.spelt)
      return nil
    }
    if let exitStatus = delivery.exitStatus, exitStatus != exact {
      report.add(
        .brokenEnvelope, node, under: [envelope.exitCodeKey],
        expected: "exit code \(exitStatus), as ssh says", found: "\(exact)")
    }
    return exact
  }

  // MARK: Results

  private func judge(
    _ node: JSONNode, _ command: Command, _ delivery: Delivery, _ report: inout JudgeReport
  ) {
    switch command.result {
    case .fields(let record): judge(node, record, &report)
    case .type(let type): judge(node, type, report: &report)
    case .paged(let record, let options):
      judgePaged(node, record, options, delivery, &report)
    }
  }

  private func judgePaged(
    _ node: JSONNode, _ record: String, _ options: [String], _ delivery: Delivery,
    _ report: inout JudgeReport
  ) {
    let isPaged = delivery.argv.map { argv in options.contains { argv.contains("--\($0)") } }
    guard node.kind == .object, let page = contract.envelope?.page(of: record) else {
      if isPaged == true {
        report.add(.wrongShape, node, expected: "a page", found: node.kind.spelt)
      }
      return judge(node, .list(.record(record)), report: &report)
    }
    if isPaged == false {
      report.add(.wrongShape, node, expected: "a list", found: "a page")
    }
    judge(node, page, &report)
  }

  // MARK: Failures

  private var errorPath: [String] { [contract.envelope?.errorKey].compactMap(\.self) }

  /// - Parameter documented: The failures that may be answered, nil where any may.
  private func judgeFailure(
    _ node: JSONNode, _ message: String, _ exitCode: Int?, _ documented: [Failure]?,
    _ delivery: Delivery, _ report: inout JudgeReport
  ) {
    guard let exitCode else {
      // A body on its own does not tell the status, so that any refusal may be meant.
      return judgeRefusal(node, message, delivery, &report)
    }
    guard let known = contract.envelope?.exitCodes.first(where: { $0.code == exitCode }) else {
      return report.add(
        .undocumentedFailure, node, under: errorPath, expected: "an exit code of the contract",
        found: "exit code \(exitCode)")
    }
    judgeStatus(node, known.status, under: errorPath, delivery, &report)
    guard let documented else { return }
    let candidates = documented.filter { $0.exit == known.name }
    guard !candidates.contains(where: { $0.message?.matches(message) ?? true }) else { return }
    report.add(
      .undocumentedFailure, node, under: errorPath,
      expected: candidates.isEmpty
        ? "a failure that is documented; none with exit code \(exitCode) is"
        : "the message of \(candidates.map { "`\($0.name)`" }.joined(separator: " or "))",
      found: "a message that no documented failure has")
  }

  private func judgeRefusal(
    _ node: JSONNode, _ message: String, _ delivery: Delivery, _ report: inout JudgeReport
  ) {
    let refusals = (contract.envelope?.refusals ?? []).filter {
      delivery.status == nil || $0.status == delivery.status
    }
    let alike = refusals.filter { $0.message?.matches(message) ?? true }
    guard !alike.isEmpty else {
      let status = delivery.status.map { " with HTTP \($0)" } ?? ""
      return report.add(
        .undocumentedFailure, node, under: errorPath, expected: "a refusal that is documented",
        found: "a message that no documented refusal\(status) has")
    }
    guard let headers = delivery.headers else { return }
    let names = Set(headers.keys.map { $0.lowercased() })
    let complete = alike.contains { $0.headers.allSatisfy { names.contains($0.lowercased()) } }
    guard !complete else { return }
    report.add(
      .missingHeader, node, under: errorPath,
      expected: "the header " + alike[0].headers.map { "`\($0)`" }.joined(separator: ", "),
      found: "none")
  }

  private func judgeStatus(
    _ node: JSONNode, _ expected: Int, under path: [String], _ delivery: Delivery,
    _ report: inout JudgeReport
  ) {
    guard let status = delivery.status, status != expected else { return }
    report.add(
      .wrongStatus, node, under: path, expected: "HTTP \(expected)", found: "HTTP \(status)")
  }
}
