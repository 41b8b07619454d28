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
    var report = JudgeReport(document, file: file)
    judge(document.root, payload.record, &report)
    if let most = payload.maxBytes, document.bytes.count > most {
      report.add(
        .payloadTooLarge, document.root, expected: "\(most) bytes at most",
        found: "\(document.bytes.count) bytes")
    }
    return report.findings
  }

  // MARK: Values

  func judge(
    _ node: JSONNode, _ record: Record, isSensitive: Bool = false, _ report: inout JudgeReport
  ) {
    guard node.kind == .object else {
      return report.add(.wrongType, node, expected: "an object", found: node.kind.spelt)
    }
    // A field is large, and none is copied where it is named by its place.
    for index in record.fields.indices {
      judge(record.fields[index], in: node, isSensitive: isSensitive, &report)
    }
    for key in record.forbidden {
      guard case .found(let value) = node.value(at: key.path) else { continue }
      report.add(
        .forbiddenKey, value, under: key.path, expected: "no such key, ever", found: "one")
    }
    var places = record.fields.map(\.path) + record.forbidden.map(\.path)
    for field in record.fields where !field.alternatives.isEmpty { places += field.alternatives }
    reportUndeclared(node, places, isSensitive: isSensitive, &report)
  }

  private func judge(
    _ field: Field, in object: JSONNode, isSensitive: Bool, _ report: inout JudgeReport
  ) {
    let isSent = contract.releases.release(release, hasReached: field.since)
    let place = field.place(in: object)
    switch object.value(at: place) {
    case .blocked(let node, let depth):
      report.addInTheWay(node, under: Array(place[..<depth]))
    case .missing(let node):
      guard isSent, !field.mayBeAbsent else { return }
      let since = field.since.map { ", sent since \($0)" } ?? ""
      report.add(
        .missingKey, node, under: place, expected: expectation(field.type) + since,
        found: "nothing")
    case .found(let node):
      guard isSent else {
        return report.add(
          .undeclaredKey, node, under: place, expected: "nothing before \(field.since ?? "")",
          found: "a key that \(release) does not send")
      }
      if node.kind == .null, field.presence == .nullable { return }
      report.descend(place.lazy.map { .key($0) }) { report in
        judge(
          node, field.type, contract.constraints(field.type, field.constraints),
          isSensitive: isSensitive || field.isSensitive, report: &report)
      }
    }
  }

  func judge(
    _ node: JSONNode, _ type: TypeReference, _ constraints: Constraints = .none,
    isSensitive: Bool = false, report: inout JudgeReport
  ) {
    switch type {
    case .record(let name):
      guard let record = contract.record(name) else { return }
      judge(node, record, isSensitive: isSensitive, &report)
    case .list(let element):
      guard node.kind == .array else {
        return report.add(.wrongType, node, expected: "a list", found: node.kind.spelt)
      }
      let constraints = contract.constraints(element, .none)
      for (index, item) in node.elements.enumerated() {
        report.descend(CollectionOfOne(.index(index))) { report in
          judge(item, element, constraints, isSensitive: isSensitive, report: &report)
        }
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
    guard !type.values.contains(where: { $0.text.isExactly(text) }) else { return }
    report.add(
      .undeclaredValue, node, expected: type.expectation,
      found: isSensitive ? "another text" : text.quoted)
  }

  private func judgeScalar(
    _ node: JSONNode, _ base: BaseType, _ constraints: Constraints, isSensitive: Bool,
    _ report: inout JudgeReport
  ) {
    let check = ScalarCheck(base: base, constraints: constraints)
    guard let fault = check.fault(of: node) else { return }
    var found = node.kind.spelt
    if !isSensitive, fault.canBeShown, let text = node.text {
      found = node.kind == .string ? text.quoted : text.shortened
    }
    report.add(fault.rule, node, expected: fault.expected, found: found)
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
  ///
  /// - Parameter depth: How many keys of each path lead to the object.
  private func reportUndeclared(
    _ object: JSONNode, _ paths: [[String]], depth: Int = 0, isSensitive: Bool,
    _ report: inout JudgeReport
  ) {
    object.forEachMember { key, value in
      guard let name = key.text else { return }
      func leadsHere(_ path: [String]) -> Bool { path.count > depth && path[depth].isExactly(name) }
      guard paths.contains(where: leadsHere) else {
        return report.add(
          .undeclaredKey, key, under: [isSensitive ? "(hidden)" : name],
          expected: "only declared keys",
          found: (isSensitive ? "one" : name.quoted) + ", which the schema does not declare")
      }
      guard value.kind == .object else { return }
      let inner = paths.filter { leadsHere($0) && $0.count > depth + 1 }
      guard !inner.isEmpty else { return }
      report.descend(CollectionOfOne(.key(name))) { report in
        reportUndeclared(value, inner, depth: depth + 1, isSensitive: isSensitive, &report)
      }
    }
  }
}

/// What lies at a place in an object.
enum Held {
  case found(JSONNode)
  /// A key is not there: the object that lacks it.
  case missing(JSONNode)
  /// Something on the way is no object: what, and how many keys lead to it.
  case blocked(JSONNode, depth: Int)
}

extension JSONNode {
  func value(at path: [String]) -> Held {
    var node = self
    for (depth, key) in path.enumerated() {
      guard node.kind == .object else { return .blocked(node, depth: depth) }
      guard let next = node[key] else { return .missing(node) }
      node = next
    }
    return .found(node)
  }
}

extension Field {
  /// The first place that holds something, the field's own where none does.
  ///
  /// A null counts for nothing, at the end of a place as on the way to it.
  func place(in object: JSONNode) -> [String] {
    if alternatives.isEmpty { return path }
    return ([path] + alternatives).first { place in
      switch object.value(at: place) {
      case .found(let node), .blocked(let node, _): node.kind != .null
      case .missing: false
      }
    } ?? path
  }
}
