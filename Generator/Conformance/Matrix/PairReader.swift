import ContractModel
import ContractRuntime

/// Reads goldens as the client of one release does, with the reader that its generated code uses, and
/// notes what becomes of them.
struct PairReader {
  private let client: Contract
  private let release: String
  private let newest: RouteReader?
  private var checks: BodyChecks
  /// What the client is judged to know: all that its contract declares.
  private let declared: String

  /// - Parameters:
  ///   - snapshot: What the client was generated from.
  ///   - newest: The routes of the newest contract.
  init(_ snapshot: ClientSnapshot, newest: RouteReader?) {
    client = snapshot.contract
    release = snapshot.release
    self.newest = newest
    checks = BodyChecks(snapshot.contract)
    declared = client.releases.labels.last ?? snapshot.release
  }

  /// What the client makes of the goldens of a release.
  ///
  /// Left out are goldens of what no server sends (bodies of calls, inputs of toggles) and those whose
  /// file cannot be read.
  mutating func pair(with server: GoldenSet.Release, isSupported: Bool) -> ReleasePair {
    var pair = ReleasePair(client: release, server: server.label, isSupported: isSupported)
    var found = ParticularList()
    for entry in server.entries {
      guard entry.golden.kind.isSentByServers, let bytes = entry.bytes else { continue }
      let golden = entry.golden
      guard let check = checks[golden.kind, declared] else {
        pair.notAsked += 1
        found.add(.notInContract, golden)
        continue
      }
      // Of what no client of the contract sends, nothing comes back.
      if let refusal = check.refusal(of: golden), refusal != nil {
        pair.notAsked += 1
        found.add(.notSent, golden)
        continue
      }
      pair.asked += 1
      read(bytes, golden, check, &found)
    }
    pair.particulars = found.sorted
    return pair
  }

  // MARK: A golden

  private func read(
    _ bytes: [UInt8], _ golden: Golden, _ check: BodyCheck, _ found: inout ParticularList
  ) {
    // What a golden is known to break is its server's fault. That it is too large for the transport says
    // nothing of its values.
    let faults = Set(
      golden.breaks.filter { $0.rule != Finding.Rule.payloadTooLarge.rawValue }.map(\.keyPath))
    func refuse(_ kind: Particular.Kind, _ violation: ContractViolation) {
      found.add(
        faults.contains(violation.keyPath) ? .serverFault : kind, golden, violation.keyPath,
        violation.reason)
    }
    do {
      let document = try document(bytes, check)
      if let rows = try rows(of: document, golden, check), !rows.leftOut.isEmpty,
        !rows.rows.isEmpty
      {
        rows.leftOut.forEach { refuse(.rowLeftOut, $0) }
      } else {
        let outcome = try check.read(document, golden.delivery)
        for loss in losses(outcome, document, golden, check) where !faults.contains(loss.keyPath) {
          found.add(loss.kind, golden, loss.keyPath, loss.detail)
        }
      }
      for finding in check.findings(document, file: golden.file, golden.delivery)
      where finding.rule == .undeclaredKey && !faults.contains(finding.keyPath) {
        found.add(.ignoredKey, golden, finding.keyPath)
      }
    } catch {
      refuse(.violation, error)
    }
  }

  private func rows(
    of document: JSONDocument, _ golden: Golden, _ check: BodyCheck
  ) throws(ContractViolation) -> (rows: [JSONValue], leftOut: [ContractViolation])? {
    guard case .command(let command) = check.subject else { return nil }
    return try check.decoder.readRows(
      document, command: command, exitStatus: golden.delivery.exitStatus)
  }

  private func document(
    _ bytes: [UInt8], _ check: BodyCheck
  ) throws(ContractViolation) -> JSONDocument {
    do throws(JSONError) {
      return try check.document(bytes)
    } catch {
      throw ContractViolation(error)
    }
  }

  private func losses(
    _ outcome: Outcome, _ document: JSONDocument, _ golden: Golden, _ check: BodyCheck
  ) -> [LossWalk.Loss] {
    switch (outcome, golden.outcome) {
    case (.value, .failure):
      return [.init(kind: .misread, keyPath: "", detail: "a refusal is taken for a success")]
    case (.failure, .value):
      return [.init(kind: .misread, keyPath: "", detail: "a success is taken for a refusal")]
    case (.value(let value, let route), let meant):
      return losses(value, document, check) + lostRoute(route, meant)
    case (.failure(let exitCode, let message, _), _):
      return losses(exitCode, message, golden, check)
    case (.violation, _): return []
    }
  }

  private func losses(
    _ value: JSONValue, _ document: JSONDocument, _ check: BodyCheck
  ) -> [LossWalk.Loss] {
    var walk = LossWalk(client, release: release, own: check.decoder.routes, newest: newest)
    let data = client.envelope.map { KeyPathNotation.appending(key: $0.dataKey, to: "") } ?? ""
    switch check.subject {
    case .payload(let payload): walk.walk(value, payload.record, at: "")
    case .command(let command):
      switch command.result {
      case .fields(let record): walk.walk(value, record, at: data)
      case .type(let type): walk.walk(value, type, at: data)
      case .paged(let record, _):
        guard let page = client.envelope?.page else { break }
        let isPage = client.envelope.flatMap { document.root[$0.dataKey] }?.kind == .object
        walk.walk(
          value["items"] ?? .null, .list(.record(record)),
          at: isPage ? KeyPathNotation.appending(key: page.items, to: data) : data)
      }
    case .response(let endpoint):
      switch endpoint.result {
      case .fields(let record): walk.walk(value, record, at: "")
      case .type(let type): walk.walk(value, type, at: "")
      case nil: break
      }
    case .envelope, .request, .toggle: break
    }
    return walk.losses
  }

  /// A payload whose fields lead nowhere, and do to the newest client. Where a path or a URL leads is
  /// noted as the value is walked through.
  private func lostRoute(
    _ route: Outcome.RouteOutcome?, _ meant: Outcome
  ) -> [LossWalk.Loss] {
    guard client.routes?.form == .fields, route == .noRoute,
      case .value(_, .route(let known)?) = meant,
      case .string(let kind)? = known["kind"]
    else { return [] }
    return [.init(kind: .unknownRoute, keyPath: "", detail: kind)]
  }

  private func losses(
    _ exitCode: Int?, _ message: String, _ golden: Golden, _ check: BodyCheck
  ) -> [LossWalk.Loss] {
    switch check.subject {
    case .response(let endpoint):
      guard let status = golden.delivery.status,
        !endpoint.refusals.contains(where: { $0.code == status })
      else { return [] }
      return [.init(kind: .unknownValue, keyPath: "", detail: "HTTP \(status)")]
    case .command, .envelope:
      guard let envelope = client.envelope, let exitCode else { return [] }
      guard let code = envelope.exitCodes.first(where: { $0.code == exitCode }) else {
        let key = KeyPathNotation.appending(key: envelope.exitCodeKey, to: "")
        return [.init(kind: .unknownValue, keyPath: key, detail: "exit code \(exitCode)")]
      }
      func isLike(_ failure: Failure) -> Bool {
        failure.exit == code.name && failure.message?.matches(message) ?? true
      }
      guard case .command(let command) = check.subject, let unknown = envelope.unknownCommand,
        isLike(unknown), !(command.failures + envelope.failures).contains(where: isLike)
      else { return [] }
      return [.init(kind: .unknownCommand, keyPath: "")]
    case .payload, .request, .toggle: return []
    }
  }
}

/// Particulars, the same in several goldens once.
private struct ParticularList {
  private struct Key: Hashable {
    var kind: Particular.Kind
    var subject: String
    var keyPath: String
    var detail: String
  }

  private var goldens: [Key: (files: Set<String>, first: String)] = [:]

  /// Notes something about a golden; what is noted of one golden several times, as of each row of a
  /// list, counts once.
  mutating func add(
    _ kind: Particular.Kind, _ golden: Golden, _ keyPath: String = "", _ detail: String = ""
  ) {
    let key = Key(
      kind: kind, subject: kind == .notSent ? "" : golden.kind.subject,
      keyPath: keyPath.replacing(/\[[0-9]+\]/, with: "[*]"), detail: detail)
    goldens[key, default: ([], golden.file)].files.insert(golden.file)
  }

  var sorted: [Particular] {
    goldens.map { key, known in
      Particular(
        kind: key.kind, subject: key.subject, keyPath: key.keyPath, detail: key.detail,
        goldens: known.files.count, example: known.first)
    }.sorted { one, other in
      if one.kind != other.kind { return one.kind.rank < other.kind.rank }
      return (one.subject, one.keyPath, one.detail) < (other.subject, other.keyPath, other.detail)
    }
  }
}

extension Particular.Kind {
  fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension Golden.Kind {
  /// Whether bodies of the kind come from servers.
  fileprivate var isSentByServers: Bool {
    switch self {
    case .payload, .command, .envelope, .response: true
    case .request, .toggle: false
    }
  }
}
