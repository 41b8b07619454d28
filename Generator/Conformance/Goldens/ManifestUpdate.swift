import ContractModel
import ContractRuntime

/// Brings the outcomes of manifests up to what the contract makes of their goldens now.
///
/// Only what follows from a body is written anew: its outcome, what it breaks, and because of which
/// parameter a client does not send the call. What a golden is, and whether its file is there, stays
/// for a person to say.
public struct ManifestUpdate: Sendable {
  /// A manifest that says something else now.
  public struct Change: Sendable {
    /// The manifest, as the user would name it.
    public var path: String
    /// The text that stands there.
    public var old: String
    /// The text that says what is so now.
    public var new: String
    /// The goldens that break more than they were known to, in the manifest's order.
    public var worse: [Worse]
    /// The old text for people: what the schema calls sensitive is hidden.
    public var shownOld: String
    /// The new text, likewise.
    public var shownNew: String
  }

  /// A golden that breaks more of the contract than its entry said.
  public struct Worse: Sendable, Hashable {
    /// The golden's file, as the user would name it.
    public var path: String
    /// What it breaks now, and did not.
    public var breaks: [Golden.Break]
    /// Whether a client refuses it now, and did not.
    public var isViolation: Bool

    init?(_ entry: GoldenSet.Entry, _ document: JSONDocument, _ check: BodyCheck) {
      path = entry.path
      breaks = check.breaks(document, entry.golden.delivery)
        .filter { !entry.golden.breaks.contains($0) }
      isViolation =
        switch (entry.golden.outcome, check.outcome(of: document, entry.golden.delivery)) {
        case (.violation, _): false
        case (_, .violation): true
        default: false
        }
      if breaks.isEmpty, !isViolation { return nil }
    }
  }

  private let contract: Contract

  /// Creates an update.
  public init(_ contract: Contract) {
    self.contract = contract
  }

  /// The manifests that say something else now, in the order of the releases.
  public func changes(_ goldens: GoldenSet) -> [Change] {
    let check = GoldenCheck(contract)
    var checks = BodyChecks(contract)
    return goldens.releases.compactMap { release in
      guard let old = release.manifest.map({ String(decoding: $0, as: UTF8.self) }),
        case .object(var root)? = try? JSONValue(json: old),
        let index = root.firstIndex(where: { $0.name == "goldens" }),
        case .array(var nodes) = root[index].value, nodes.count == release.entries.count
      else { return nil }
      var isChanged = false
      var worse: [Worse] = []
      for (number, entry) in release.entries.enumerated() {
        guard let body = entry.bytes, let bodyCheck = checks[entry.golden.kind, release.label],
          let document = try? bodyCheck.document(body), case .object(let members) = nodes[number],
          !check.findings(document, entry, bodyCheck).isEmpty
        else { continue }
        isChanged = true
        if let found = Worse(entry, document, bodyCheck) { worse.append(found) }
        nodes[number] = .object(
          ManifestEntry.updated(members, by: document, entry, bodyCheck))
      }
      guard isChanged else { return nil }
      root[index].value = .array(nodes)
      let new = JSONValue.object(root).formatted() + "\n"
      let shown = shown(
        old, new, release.entries.map { ($0, checks[$0.golden.kind, release.label]) })
      return Change(
        path: goldens.folder.manifest(of: release.label), old: old, new: new,
        worse: worse, shownOld: shown.old, shownNew: shown.new)
    }
  }

  /// Both texts of a manifest without what is sensitive in one of them, or in the bodies.
  private func shown(
    _ old: String, _ new: String, _ entries: [(entry: GoldenSet.Entry, check: BodyCheck?)]
  ) -> (old: String, new: String) {
    guard let one = try? JSONDocument(Array(old.utf8)),
      let other = try? JSONDocument(Array(new.utf8))
    else { return ("", "") }
    let ones = one.root["goldens"]?.elements ?? []
    let others = other.root["goldens"]?.elements ?? []
    let secrets = zip(entries, zip(ones, others)).map { golden, nodes -> Set<String> in
      guard let check = golden.check else { return [] }
      let values = SensitiveValues(contract, check.subject)
      let body = golden.entry.bytes.flatMap { try? check.document($0) }
      return values.texts(ofEntry: nodes.0).union(values.texts(ofEntry: nodes.1))
        .union(body.map { values.texts(ofBody: $0) } ?? [])
    }
    return (
      ShownManifest.text(one, Array(zip(ones, secrets))),
      ShownManifest.text(other, Array(zip(others, secrets)))
    )
  }
}

extension ManifestEntry {
  /// An entry with what follows from its body.
  fileprivate static func updated(
    _ members: [JSONValue.Member], by document: JSONDocument, _ entry: GoldenSet.Entry,
    _ check: BodyCheck
  ) -> [JSONValue.Member] {
    let outcome = outcome(
      check.outcome(of: document, entry.golden.delivery),
      breaks: check.breaks(document, entry.golden.delivery))
    var members = members.filter { $0.name != "refuses" }
    for index in members.indices where members[index].name == "outcome" {
      members[index].value = outcome
    }
    if case .some(.some(let parameter)) = check.refusal(of: entry.golden) {
      let place = members.firstIndex { $0.name == "argv" }.map { $0 + 1 } ?? members.endIndex
      members.insert(.init("refuses", .string(parameter)), at: place)
    }
    return members
  }
}

extension BodyCheck {
  /// What a body breaks, each once.
  func breaks(_ document: JSONDocument, _ delivery: Delivery) -> [Golden.Break] {
    var breaks: [Golden.Break] = []
    for finding in findings(document, file: "", delivery) {
      let known = Golden.Break(rule: finding.rule.rawValue, keyPath: finding.keyPath)
      if !breaks.contains(known) { breaks.append(known) }
    }
    return breaks
  }
}
