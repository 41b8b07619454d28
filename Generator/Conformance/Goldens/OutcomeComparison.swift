import ContractModel
import ContractRuntime

/// Compares what a client makes of a golden with what its manifest says, and finds the place.
struct OutcomeComparison {
  private let contract: Contract
  private let document: JSONDocument
  private let file: String

  init(_ contract: Contract, _ document: JSONDocument, file: String) {
    self.contract = contract
    self.document = document
    self.file = file
  }

  /// Where two outcomes that are not the same differ.
  func findings(expected: Outcome, found: Outcome, kind: Golden.Kind) -> [Finding] {
    switch (expected, found) {
    case (.value(let one, let route), .value(let other, let otherRoute)):
      let differences = differences(one, other, kind)
      if !differences.isEmpty { return differences }
      return [
        finding(
          routeNode(kind), expected: "the route \(describe(route))",
          found: describe(otherRoute))
      ]
    case (
      .failure(let code, let message, let stderr),
      .failure(let otherCode, let otherMessage, let otherStderr)
    ):
      let keys = contract.envelope
      var findings: [Finding] = []
      if code != otherCode {
        findings.append(
          finding(
            node(keys?.exitCodeKey), expected: code.map { "exit code \($0)" } ?? "no exit code",
            found: otherCode.map(String.init) ?? "none"))
      }
      if message != otherMessage {
        findings.append(
          finding(
            node(keys?.errorKey), expected: "the message of the manifest", found: "another"))
      }
      if stderr != otherStderr {
        findings.append(
          finding(
            node(keys?.stderrKey), expected: "the standard error of the manifest",
            found: "another"))
      }
      return findings
    case (.violation(let keyPath, let body), .violation(let otherPath, let otherBody))
    where keyPath == otherPath:
      return any(body, otherBody, at: document.root)
    default:
      return [
        finding(document.root, expected: "\(expected.kind)", found: "\(found.kind)")
      ]
    }
  }

  private func node(_ key: String?) -> JSONNode {
    key.flatMap { document.root[$0] } ?? document.root
  }

  private func finding(
    _ node: JSONNode, keyPath: String? = nil, expected: String, found: String
  ) -> Finding {
    Finding(
      file: file, position: node.position, keyPath: keyPath ?? node.keyPath, expected: expected,
      found: found, rule: .outcomeDiffers)
  }

  // MARK: Routes

  private func routeNode(_ kind: Golden.Kind) -> JSONNode {
    guard case .payload(let name) = kind,
      let field = contract.payload(name)?.record.fields.first(where: \.isRoute)
    else { return document.root }
    return field.place(in: document.root).reduce(document.root) { $0[$1] ?? $0 }
  }

  private func describe(_ route: Outcome.RouteOutcome?) -> String {
    switch route {
    case .route(let value): "\(value)"
    case .noRoute: "none"
    case nil: "not said"
    }
  }

  // MARK: Values

  private func differences(
    _ expected: JSONValue, _ found: JSONValue, _ kind: Golden.Kind
  ) -> [Finding] {
    let data = node(contract.envelope?.dataKey)
    switch kind {
    case .payload(let name):
      guard let record = contract.payload(name)?.record else { return [] }
      return differences(expected, found, record, at: document.root)
    case .envelope:
      return any(expected, found, at: data)
    case .toggle:
      return any(expected, found, at: document.root)
    case .request(let name):
      guard let body = contract.endpoint(name)?.body else { return [] }
      return differences(expected, found, body, at: document.root)
    case .response(let name):
      switch contract.endpoint(name)?.result {
      case .fields(let record): return differences(expected, found, record, at: document.root)
      case .type(let type): return differences(expected, found, type, at: document.root)
      case nil: return []
      }
    case .command(let name):
      switch contract.command(name)?.result {
      case .fields(let record): return differences(expected, found, record, at: data)
      case .type(let type): return differences(expected, found, type, at: data)
      case .paged(let record, _): return pages(expected, found, record, at: data)
      case nil: return []
      }
    }
  }

  private func pages(
    _ expected: JSONValue, _ found: JSONValue, _ record: String, at data: JSONNode
  ) -> [Finding] {
    guard let page = contract.envelope?.page(of: record) else { return [] }
    if data.kind == .object { return differences(expected, found, page, at: data) }
    let items = TypeReference.list(.record(record))
    if expected["next"] != nil {
      return [finding(data, expected: "a page with a cursor", found: "a list")]
    }
    return differences(expected["items"] ?? .null, found["items"] ?? .null, items, at: data)
  }

  private func differences(
    _ expected: JSONValue, _ found: JSONValue, _ record: Record, at node: JSONNode,
    isSensitive: Bool = false
  ) -> [Finding] {
    var findings = record.fields.flatMap { field -> [Finding] in
      let path = field.place(in: node)
      let place = path.reduce(node) { $0[$1] ?? $0 }
      let keyPath = path.reduce(node.keyPath) {
        KeyPathNotation.appending(key: $1, to: $0)
      }
      switch (expected[field.name], found[field.name]) {
      case (nil, nil): return []
      case (nil, _?):
        return [
          finding(place, keyPath: keyPath, expected: "no `\(field.name)`", found: "one")
        ]
      case (_?, nil):
        return [
          finding(
            place, keyPath: keyPath, expected: "`\(field.name)`", found: "none that is usable")
        ]
      case (let one?, let other?):
        return differences(
          one, other, field.type, at: place, isSensitive: isSensitive || field.isSensitive)
      }
    }
    if case .object(let members) = expected {
      for member in members where !record.fields.contains(where: { $0.name == member.name }) {
        findings.append(
          finding(
            node, expected: "`\(member.name)`, as the manifest says",
            found: "that the schema has no such field"))
      }
    } else {
      findings.append(finding(node, expected: expected.kind.spelt, found: "an object"))
    }
    return findings
  }

  private func differences(
    _ expected: JSONValue, _ found: JSONValue, _ type: TypeReference, at node: JSONNode,
    isSensitive: Bool = false
  ) -> [Finding] {
    guard expected != found else { return [] }
    switch (type, expected, found) {
    case (.record(let name), _, _):
      return contract.record(name).map {
        differences(expected, found, $0, at: node, isSensitive: isSensitive)
      } ?? []
    case (.list(let element), .array(let ones), .array(let others)):
      guard ones.count == others.count else {
        return [
          finding(node, expected: "\(ones.count) elements", found: "\(others.count)")
        ]
      }
      return zip(zip(ones, others), node.elements).flatMap { pair, place in
        differences(pair.0, pair.1, element, at: place, isSensitive: isSensitive)
      }
    default:
      return [
        isSensitive
          ? finding(node, expected: "the value of the manifest", found: "another")
          : finding(
            node, expected: "\(expected)".shortened, found: "\(found)".shortened)
      ]
    }
  }

  /// The first place where two values of no known type differ.
  private func any(_ expected: JSONValue, _ found: JSONValue, at node: JSONNode) -> [Finding] {
    guard expected != found else { return [] }
    if case .array(let ones) = expected, case .array(let others) = found,
      ones.count == others.count
    {
      return zip(zip(ones, others), node.elements).flatMap { any($0.0, $0.1, at: $1) }
    }
    if case .object(let ones) = expected, case .object(let others) = found,
      Set(ones.map(\.name)) == Set(others.map(\.name))
    {
      return ones.flatMap { member in
        any(member.value, found[member.name] ?? .null, at: node[member.name] ?? node)
      }
    }
    return [finding(node, expected: "\(expected)".shortened, found: "\(found)".shortened)]
  }
}
