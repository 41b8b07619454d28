import ContractModel
import ContractRuntime

/// Judges a body by what one release of the server sends, strictly: what the schema does not declare
/// is a finding, and so is what it declares and the body lacks.
public struct Judge: Sendable {
  let contract: Contract
  let release: String

  /// Creates a judge for a release.
  public init(_ contract: Contract, release: String) {
    self.contract = contract
    self.release = release
  }

  /// What is wrong with a payload.
  public func findings(
    _ document: JSONDocument, file: String, payload: Payload
  ) -> [Finding] {
    var report = JudgeReport(file: file)
    judge(document.root, payload.record, &report)
    if let most = payload.maxBytes, document.bytes.count > most {
      report.add(
        .payloadTooLarge, document.root, expected: "\(most) bytes at most",
        found: "\(document.bytes.count) bytes")
    }
    return report.findings
  }

  // MARK: Values

  func judge(_ node: JSONNode, _ record: Record, _ report: inout JudgeReport) {
    guard node.kind == .object else {
      return report.add(.wrongType, node, expected: "an object", found: node.kind.spelt)
    }
    for field in record.fields { judge(field, in: node, &report) }
    reportUndeclared(node, record.fields.map { $0.path[...] }, &report)
  }

  private func judge(_ field: Field, in object: JSONNode, _ report: inout JudgeReport) {
    let isSent = contract.releases.release(release, hasReached: field.since)
    var node = object
    for (depth, key) in field.path.enumerated() {
      guard node.kind == .object else {
        // A level that is no object is reported once, by the first field that lies below it.
        if !report.findings.contains(where: { $0.keyPath == node.keyPath }) {
          report.add(.wrongType, node, expected: "an object", found: node.kind.spelt)
        }
        return
      }
      guard let next = node[key] else {
        if isSent, field.presence != .optional {
          let path = field.path[depth...].reduce(node.keyPath) {
            KeyPathNotation.appending(key: $1, to: $0)
          }
          let since = field.since.map { ", sent since \($0)" } ?? ""
          report.add(
            .missingKey, node, keyPath: path,
            expected: expectation(field.type) + since, found: "nothing")
        }
        return
      }
      node = next
    }
    guard isSent else {
      return report.add(
        .undeclaredKey, node, expected: "nothing before \(field.since ?? "")",
        found: "a key that \(release) does not send")
    }
    if node.kind == .null, field.presence == .nullable { return }
    judge(
      node, field.type, contract.constraints(field.type, field.constraints),
      isSensitive: field.isSensitive, report: &report)
  }

  func judge(
    _ node: JSONNode, _ type: TypeReference, _ constraints: Constraints = .none,
    isSensitive: Bool = false, report: inout JudgeReport
  ) {
    switch type {
    case .record(let name):
      if let record = contract.record(name) { judge(node, record, &report) }
    case .list(let element):
      guard node.kind == .array else {
        return report.add(.wrongType, node, expected: "a list", found: node.kind.spelt)
      }
      for item in node.elements {
        judge(
          item, element, contract.constraints(element, .none), isSensitive: isSensitive,
          report: &report)
      }
    case .enumeration(let name):
      judgeEnum(node, name, isSensitive: isSensitive, &report)
    case .base, .scalar:
      judgeScalar(
        node, contract.base(of: type) ?? .string, constraints, isSensitive: isSensitive, &report)
    }
  }

  private func judgeEnum(
    _ node: JSONNode, _ name: String, isSensitive: Bool, _ report: inout JudgeReport
  ) {
    guard let type = contract.enumeration(name) else { return }
    guard node.kind == .string, let text = node.text else {
      return report.add(.wrongType, node, expected: type.expectation, found: node.kind.spelt)
    }
    guard !type.values.contains(where: { $0.text.utf8.elementsEqual(text.utf8) }) else { return }
    report.add(
      .undeclaredValue, node, expected: type.expectation,
      found: isSensitive ? "another text" : "\"\(text.shortened)\"")
  }

  private func judgeScalar(
    _ node: JSONNode, _ base: BaseType, _ constraints: Constraints, isSensitive: Bool,
    _ report: inout JudgeReport
  ) {
    let value = RuntimeCheck(base: base, constraints: constraints).fault(of: node)
    guard let value else { return }
    report.add(
      value.rule, node, expected: value.expected,
      found: isSensitive || !value.canBeShown
        ? node.kind.spelt : (node.text?.shortened ?? node.kind.spelt))
  }

  func expectation(_ type: TypeReference) -> String {
    switch type {
    case .record: "an object"
    case .list: "a list"
    case .enumeration(let name): contract.enumeration(name)?.expectation ?? "a text"
    case .base, .scalar: (contract.base(of: type) ?? .string).expectation
    }
  }

  // MARK: Undeclared keys

  /// Reports the keys that no path leads through.
  private func reportUndeclared(
    _ object: JSONNode, _ paths: [ArraySlice<String>], _ report: inout JudgeReport
  ) {
    for (key, value) in object.members {
      guard let name = key.text else { continue }
      let leading = paths.filter { $0.first.map { $0.utf8.elementsEqual(name.utf8) } ?? false }
      if leading.isEmpty {
        report.add(
          .undeclaredKey, key, expected: "only declared keys",
          found: "\(JSONValue.string(name)), which the schema does not declare")
      } else if value.kind == .object {
        let rest = leading.map { $0.dropFirst() }.filter { !$0.isEmpty }
        if !rest.isEmpty { reportUndeclared(value, rest, &report) }
      }
    }
  }
}

/// Collects the findings about one file.
struct JudgeReport {
  let file: String
  private(set) var findings: [Finding] = []

  init(file: String) {
    self.file = file
  }

  mutating func add(
    _ rule: Finding.Rule, _ node: JSONNode, keyPath: String? = nil, expected: String,
    found: String
  ) {
    findings.append(
      Finding(
        file: file, position: node.position, keyPath: keyPath ?? node.keyPath,
        expected: expected, found: found, rule: rule))
  }
}
