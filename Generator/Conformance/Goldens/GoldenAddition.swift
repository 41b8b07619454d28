import ContractModel
import ContractRuntime
import Foundation
import YAMLReader

/// A golden that is to be added: the bytes as they came, and its entry in the manifest.
public struct GoldenAddition: Sendable {
  /// Where a body comes from.
  public enum Origin: Sendable, Hashable {
    /// A capture, with what a person wants to know of it.
    case capture(String)
    /// No server: a person wrote it.
    case madeByHand
  }

  /// The name: the file below the release's folder, with `.json` or without.
  public var name: String
  /// What the golden is there for.
  public var pins: String
  /// Where it comes from.
  public var origin: Origin
  /// Whether no real server is sent the input.
  public var isSynthetic: Bool
  /// Where it was captured, such as `api-cmd`.
  public var surface: String?
  /// What the body is.
  public var kind: Golden.Kind
  /// What the command read on its standard input.
  public var stdin: String?
  /// What came with the body.
  public var delivery: Delivery
  /// The body, byte for byte.
  public var body: [UInt8]
  /// The body's file, as the user named it.
  public var source: String
  /// What must not be kept of it.
  public var redactions: [Redaction.Rule]
  /// Whether the golden is kept although it breaks the contract.
  public var mayBreak: Bool

  /// Describes a golden.
  public init(
    name: String, pins: String, origin: Origin, isSynthetic: Bool, surface: String?,
    kind: Golden.Kind, stdin: String?, delivery: Delivery, body: [UInt8], source: String,
    redactions: [Redaction.Rule], mayBreak: Bool
  ) {
    self.name = name
    self.pins = pins
    self.origin = origin
    self.isSynthetic = isSynthetic
    self.surface = surface
    self.kind = kind
    self.stdin = stdin
    self.delivery = delivery
    self.body = body
    self.source = source
    self.redactions = redactions
    self.mayBreak = mayBreak
  }

  /// What has to be written.
  public struct Files: Sendable {
    /// The golden's file, relative to the release's folder.
    public var file: String
    /// The golden's text.
    public var body: String
    /// The manifest's new text.
    public var manifest: String
    /// The golden's entry in it.
    public var entry: JSONValue
    /// The entry's text for people: what the schema calls sensitive and was not redacted is hidden.
    public var shownEntry: String
    /// What the golden breaks, as its entry says too.
    public var breaks: [Golden.Break]
    /// What is kept although the schema calls it sensitive.
    public var sensitive: [SensitivePlace]
  }

  /// A golden that cannot be added.
  public enum Failure: Error, Sendable {
    /// Something else has to be asked for; says what and why.
    case refused(String)
    /// The body is not strict JSON.
    case body(Finding)
    /// The body breaks the contract, and nobody said that it may.
    case breaks([Finding])
    /// The manifest, or what lies beside it, is not as it must be; says where and how to mend it.
    case folder(String)
  }

  /// Works out the outcome, and what has to be written. Writes nothing.
  public func files(
    _ contract: Contract, release: String, in folder: GoldenFolder
  ) throws(Failure) -> Files {
    let file = try GoldenName.file(of: name)
    guard let check = BodyCheck(contract, kind, release: release) else {
      throw .refused("the contract has no \(kind.name) `\(kind.subject)`")
    }
    let original = try document(body, check)
    let redaction = try Redaction(original, stdin: stdin, redactions)
    let (golden, document) = try redacted(original, check, redaction, contract)
    if !mayBreak { try golden.refuseBreaks(document, original, check) }
    try refuseTaken("\(folder.path)/\(release)/\(file)", golden.body)
    let entry = golden.entry(file, document, check, contract)
    let sensitive = SensitivePlace.all(self, original, redaction, check, contract)
    return Files(
      file: file, body: String(decoding: golden.body, as: UTF8.self),
      manifest: try ManifestText.adding(
        entry, file, contract.name, release, to: folder.manifest(of: release)),
      entry: entry,
      shownEntry: ShownManifest.text(
        entry, document, except: redaction.placeholders,
        SensitiveValues(contract, check.subject)),
      breaks: check.breaks(document, delivery), sensitive: sensitive)
  }

  /// What a body breaks once it is redacted, at the places that it has in the user's file.
  private func refuseBreaks(
    _ document: JSONDocument, _ original: JSONDocument, _ check: BodyCheck
  ) throws(Failure) {
    let known = check.findings(original, file: source, delivery)
    var findings = check.findings(document, file: source, delivery).map { finding in
      var finding = finding
      let same = known.first { $0.rule == finding.rule && $0.keyPath == finding.keyPath }
      finding.position = same?.position ?? finding.position
      return finding
    }
    if findings.isEmpty, case .violation(let keyPath, _) = check.outcome(of: document, delivery) {
      findings = [
        Finding(
          file: source, keyPath: keyPath, expected: "what a client reads",
          found: "a violation of the contract", rule: .outcomeDiffers)
      ]
    }
    guard findings.isEmpty else { throw .breaks(findings) }
  }

  /// A file of this name that no manifest lists is in the way, unless it holds the same bytes: it was
  /// left by a run that was stopped.
  private func refuseTaken(_ path: String, _ bytes: [UInt8]) throws(Failure) {
    let type = (try? FileManager.default.attributesOfItem(atPath: path))?[.type]
    guard let type else { return }
    guard type as? FileAttributeType == .typeRegular, (try? SourceFile.bytes(of: path)) == bytes
    else { throw .refused("\(path): is there already; choose another name, or remove it") }
  }

  // MARK: What must not be kept

  private func redacted(
    _ original: JSONDocument, _ check: BodyCheck, _ redaction: Redaction, _ contract: Contract
  ) throws(Failure) -> (GoldenAddition, JSONDocument) {
    guard !redactions.isEmpty else { return (self, original) }
    var golden = self
    golden.body = redaction.bytes
    if let stdin { golden.stdin = try redaction.redacted(stdin: stdin) }
    golden.delivery.argv = try delivery.argv.map { (argv) throws(Failure) in
      try redacted(argv, check, redaction)
    }
    for (name, value) in delivery.headers ?? [:] {
      golden.delivery.headers?[name] = try redaction.redacted(value, in: "the header `\(name)`")
    }
    let document = try document(golden.body, check)
    let known = check.breaks(original, delivery)
    let new = check.breaks(document, golden.delivery).first { !known.contains($0) }
    if let new {
      throw .refused(
        "`\(new.keyPath)` broke no rule before it was redacted, and now breaks `\(new.rule)`; put "
          + "something there that the contract allows")
    }
    if refusal(check, contract) == nil, let parameter = golden.refusal(check, contract) {
      throw .refused(
        "a client sends the call as it was, and refuses it as redacted because of `\(parameter)`; put "
          + "something there that the contract allows")
    }
    return (golden, document)
  }

  /// The command's own words and the names of options hide nothing.
  private func redacted(
    _ argv: [String], _ check: BodyCheck, _ redaction: Redaction
  ) throws(Failure) -> [String] {
    let own = check.subject.command?.words.count ?? 0
    var kept = Array(argv.prefix(own))
    for word in argv.dropFirst(own) {
      let isName = word.hasPrefix("--") && !word.contains("=")
      kept.append(isName ? word : try redaction.redacted(word, in: "an argument"))
    }
    return kept
  }

  private func document(_ bytes: [UInt8], _ check: BodyCheck) throws(Failure) -> JSONDocument {
    do {
      return try check.document(bytes)
    } catch {
      throw .body(Finding(error, file: source))
    }
  }

  // MARK: The entry

  /// Because of which parameter a client does not send the call, nil where it does.
  private func refusal(_ check: BodyCheck, _ contract: Contract) -> String? {
    guard let argv = delivery.argv, let command = check.subject.command else { return nil }
    return CallReader(contract, command).refusal(argv, stdin: stdin)
  }

  private func entry(
    _ file: String, _ document: JSONDocument, _ check: BodyCheck, _ contract: Contract
  ) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("file", .string(file)), .init("pins", .string(pins)),
    ]
    switch origin {
    case .capture(let text): members.append(.init("capture", .string(text)))
    case .madeByHand: members.append(.init("madeByHand", .bool(true)))
    }
    if isSynthetic { members.append(.init("synthetic", .bool(true))) }
    members.append(.init("kind", .string(kind.name)))
    if let key = kind.subjectKey { members.append(.init(key, .string(kind.subject))) }
    if let surface { members.append(.init("surface", .string(surface))) }
    if let argv = delivery.argv {
      members.append(.init("argv", .array(argv.map { .string($0) })))
      if let refusal = refusal(check, contract) {
        members.append(.init("refuses", .string(refusal)))
      }
    }
    if let stdin { members.append(.init("stdin", .string(stdin))) }
    if let status = delivery.status {
      members.append(.init("status", .number(String(status))))
    }
    if let exitStatus = delivery.exitStatus {
      members.append(.init("exitStatus", .number(String(exitStatus))))
    }
    if let headers = delivery.headers {
      members.append(
        .init(
          "headers",
          .object(headers.sorted { $0.key < $1.key }.map { .init($0.key, .string($0.value)) })))
    }
    members.append(
      .init(
        "outcome",
        ManifestEntry.outcome(
          check.outcome(of: document, delivery), breaks: check.breaks(document, delivery))))
    return .object(members)
  }
}

extension Golden.Kind {
  /// The key that names the subject in a manifest, nil where there is none.
  var subjectKey: String? {
    switch self {
    case .payload: "payload"
    case .command: "command"
    case .envelope: nil
    case .request, .response: "endpoint"
    case .toggle: "toggle"
    }
  }
}

extension BodyCheck.Subject {
  /// The command whose answer the body is.
  var command: Command? {
    if case .command(let command) = self { command } else { nil }
  }
}
