import ContractRuntime

/// Reads the nodes of a manifest, reporting what is wrong with it.
struct ManifestReader {
  let file: String
  private(set) var findings: [Finding] = []

  private static let unplaced = JSONPosition(line: 1, column: 1)
  private static let entryKeys = [
    "file", "pins", "capture", "madeByHand", "synthetic", "kind", "payload", "command", "endpoint",
    "toggle", "surface", "argv", "refuses", "stdin", "status", "exitStatus", "headers", "outcome",
  ]

  init(file: String) {
    self.file = file
  }

  // MARK: The manifest

  mutating func manifest(_ root: JSONNode) -> GoldenManifest? {
    check(root, has: ["contract", "release", "goldens"])
    let contract = text(root, "contract", isRequired: true)
    let release = text(root, "release", isRequired: true)
    let goldens = list(root, "goldens", isRequired: true) ?? []
    var read: [(golden: Golden, node: JSONNode)] = []
    var files: Set<String> = []
    for node in goldens {
      let known = findings.count
      let golden = golden(node)
      if let file = node["file"]?.text, !files.insert(file).inserted {
        report(node["file"] ?? node, expected: "each file once", found: file.quoted + " again")
      }
      // What a faulty entry says of its body would only be found wrong once more.
      if let golden, findings.count == known { read.append((golden, node)) }
    }
    guard let contract, let release else { return nil }
    return GoldenManifest(
      contract: contract, release: release, goldens: placed(read), listed: files,
      places: ((root["contract"] ?? root).position, (root["release"] ?? root).position))
  }

  /// The goldens with their places, which are found all at once: one by one, each takes a look at all that
  /// stands before it.
  private func placed(_ read: [(golden: Golden, node: JSONNode)]) -> [Golden] {
    guard let document = read.first?.node.document else { return [] }
    let offsets = read.flatMap { golden, node in
      [node.offset, (golden.kind.subjectKey.flatMap { node[$0] } ?? node).offset]
    }
    let places = document.positions(of: offsets)
    return read.indices.map { index in
      var golden = read[index].golden
      golden.position = places[2 * index]
      golden.subjectPosition = places[2 * index + 1]
      return golden
    }
  }

  /// A golden, of which `placed` finds the place.
  private mutating func golden(_ node: JSONNode) -> Golden? {
    check(node, has: Self.entryKeys)
    let file = text(node, "file", isRequired: true)
    let pins = text(node, "pins", isRequired: true)
    let capture = text(node, "capture")
    checkOrigin(node)
    let isSynthetic = node["synthetic"].map { bool($0) } ?? false
    let kind = kind(node)
    let surface = text(node, "surface")
    let stdin = text(node, "stdin")
    let refuses = text(node, "refuses")
    let delivery = Delivery(
      status: integer(node, "status"), exitStatus: integer(node, "exitStatus"),
      headers: headers(node), argv: texts(node, "argv"))
    let outcome = required(node, "outcome").flatMap { self.outcome($0) }
    guard let file, let pins, let kind, let outcome else { return nil }
    guard Self.isPlain(file) else {
      report(
        node["file"] ?? node, expected: "a plain path in the manifest's folder",
        found: file.quoted)
      return nil
    }
    return Golden(
      file: file, pins: pins, capture: capture, isSynthetic: isSynthetic, kind: kind,
      surface: surface, stdin: stdin, refuses: refuses, delivery: delivery,
      outcome: outcome.outcome,
      breaks: outcome.breaks, position: Self.unplaced, subjectPosition: Self.unplaced)
  }

  /// Whether a path leads to a file below the folder: no piece of it is empty or hidden.
  private static func isPlain(_ path: String) -> Bool {
    var isStart = true
    for byte in path.utf8 {
      if isStart, byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".") { return false }
      isStart = byte == UInt8(ascii: "/")
    }
    return !isStart
  }

  /// A golden is evidence only if it says where it comes from.
  private mutating func checkOrigin(_ node: JSONNode) {
    let isMadeByHand = node["madeByHand"].map { bool($0) } ?? false
    guard isMadeByHand == (node["capture"] != nil) else { return }
    report(
      node, expected: "`capture`, or `madeByHand` with true",
      found: isMadeByHand ? "both" : "neither")
  }

  private mutating func kind(_ node: JSONNode) -> Golden.Kind? {
    guard let kind = text(node, "kind", isRequired: true) else { return nil }
    switch kind {
    case "payload": return text(node, "payload", isRequired: true).map { .payload($0) }
    case "command": return text(node, "command", isRequired: true).map { .command($0) }
    case "envelope": return .envelope
    case "request": return text(node, "endpoint", isRequired: true).map { .request($0) }
    case "response": return text(node, "endpoint", isRequired: true).map { .response($0) }
    case "toggle": return text(node, "toggle", isRequired: true).map { .toggle($0) }
    default:
      report(
        node["kind"] ?? node,
        expected: "`payload`, `command`, `envelope`, `request`, `response` or `toggle`",
        found: kind.quoted)
      return nil
    }
  }

  // MARK: Outcomes

  private mutating func outcome(_ node: JSONNode) -> (outcome: Outcome, breaks: [Golden.Break])? {
    check(node, has: ["value", "route", "failure", "violation", "breaks"])
    let breaks = (list(node, "breaks") ?? []).compactMap { self.known($0) }
    let given = ["value", "failure", "violation"].filter { node[$0] != nil }
    guard given.count == 1 else {
      report(
        node, expected: "one of `value`, `failure` and `violation`",
        found: given.isEmpty ? "none" : given.joined(separator: " and "))
      return nil
    }
    if let value = node["value"] {
      let route = node["route"].map { route in
        route.kind == .null ? Outcome.RouteOutcome.noRoute : .route(route.value)
      }
      return (.value(value.value, route: route), breaks)
    }
    if let failure = node["failure"] {
      check(failure, has: ["exitCode", "message", "stderr"])
      let exitCode = integer(failure, "exitCode")
      guard let message = text(failure, "message", isRequired: true) else { return nil }
      let stderr = text(failure, "stderr")
      return (.failure(exitCode: exitCode, message: message, stderr: stderr), breaks)
    }
    guard let violation = node["violation"] else { return nil }
    check(violation, has: ["keyPath", "body"])
    guard let keyPath = text(violation, "keyPath", isRequired: true),
      let body = required(violation, "body")
    else { return nil }
    return (.violation(keyPath: keyPath, body: body.value), breaks)
  }

  private mutating func known(_ node: JSONNode) -> Golden.Break? {
    check(node, has: ["rule", "keyPath"])
    guard let rule = text(node, "rule", isRequired: true),
      let keyPath = text(node, "keyPath", isRequired: true)
    else { return nil }
    if Finding.Rule(rawValue: rule) == nil {
      report(
        node["rule"] ?? node,
        expected: "one of " + Finding.Rule.allCases.map(\.rawValue).joined(separator: ", "),
        found: rule.quoted)
    }
    return Golden.Break(rule: rule, keyPath: keyPath)
  }

  // MARK: Values of a kind

  private mutating func report(_ node: JSONNode, expected: String, found: String) {
    findings.append(
      Finding(
        file: file, position: node.position, keyPath: node.keyPath, expected: expected,
        found: found, rule: .brokenManifest))
  }

  /// Reports the keys that are not known.
  private mutating func check(_ node: JSONNode, has known: [String]) {
    guard node.kind == .object else {
      return report(node, expected: "an object", found: node.kind.spelt)
    }
    node.forEachMember { key, _ in
      let name = key.text ?? ""
      guard !known.contains(name) else { return }
      report(key, expected: "one of " + known.joined(separator: ", "), found: name.quoted)
    }
  }

  private mutating func required(_ node: JSONNode, _ key: String) -> JSONNode? {
    if let value = node[key] { return value }
    report(node, expected: "`\(key)`", found: "none")
    return nil
  }

  private mutating func text(_ node: JSONNode, _ key: String, isRequired: Bool = false) -> String? {
    guard let value = isRequired ? required(node, key) : node[key] else { return nil }
    guard value.kind == .string else {
      report(value, expected: "a string", found: value.kind.spelt)
      return nil
    }
    return value.text
  }

  private mutating func integer(_ node: JSONNode, _ key: String) -> Int? {
    guard let value = node[key] else { return nil }
    guard case .value(let number)? = value.integer else {
      report(value, expected: "an integer", found: value.kind.spelt)
      return nil
    }
    return Int(exactly: number)
  }

  private mutating func bool(_ node: JSONNode) -> Bool {
    if node.bool == nil { report(node, expected: "true or false", found: node.kind.spelt) }
    return node.bool ?? false
  }

  private mutating func list(
    _ node: JSONNode, _ key: String, isRequired: Bool = false
  ) -> [JSONNode]? {
    guard let value = isRequired ? required(node, key) : node[key] else { return nil }
    guard value.kind == .array else {
      report(value, expected: "a list", found: value.kind.spelt)
      return nil
    }
    return value.elements
  }

  private mutating func texts(_ node: JSONNode, _ key: String) -> [String]? {
    guard let elements = list(node, key) else { return nil }
    for element in elements where element.kind != .string {
      report(element, expected: "a string", found: element.kind.spelt)
    }
    return elements.compactMap(\.text)
  }

  private mutating func headers(_ node: JSONNode) -> [String: String]? {
    guard let headers = node["headers"] else { return nil }
    var read: [String: String] = [:]
    headers.forEachMember { name, value in
      if value.kind != .string {
        report(value, expected: "a string", found: value.kind.spelt)
      }
      read[name.text ?? ""] = value.text
    }
    return read
  }
}
