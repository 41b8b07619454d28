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

  /// The name: the file below the release's folder, without `.json`.
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

  /// Describes a golden.
  public init(
    name: String, pins: String, origin: Origin, isSynthetic: Bool, surface: String?,
    kind: Golden.Kind, stdin: String?, delivery: Delivery, body: [UInt8]
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
  }

  /// What has to be written.
  public struct Files: Sendable {
    /// The golden's file, relative to the release's folder.
    public var file: String
    /// The manifest's new text.
    public var manifest: String
    /// The golden's entry in it.
    public var entry: JSONValue
  }

  /// A golden that cannot be added.
  public struct Failure: Error, Sendable, CustomStringConvertible {
    /// What is wrong and how to mend it.
    public let description: String

    /// Says why.
    public init(_ description: String) {
      self.description = description
    }
  }

  /// Works out the outcome, and what has to be written.
  ///
  /// - Throws: `Failure` for a name that is taken or no plain path, a body that is not strict JSON, and a
  ///   manifest that is not one.
  public func files(
    _ contract: Contract, release: String, in folder: GoldenFolder
  ) throws(Failure) -> Files {
    let file = name + ".json"
    let pieces = file.split(separator: "/", omittingEmptySubsequences: false)
    guard pieces.allSatisfy({ !$0.isEmpty && !$0.hasPrefix(".") }), pieces.last != ".json",
      file != GoldenFolder.manifestName
    else {
      throw Failure(
        "\(name.quoted) is no name for a golden; write one such as `device-list/one`")
    }
    let path = "\(folder.path)/\(release)/\(file)"
    guard !FileManager.default.fileExists(atPath: path) else {
      throw Failure("\(path): there is a golden of this name; choose another")
    }
    guard let check = BodyCheck(contract, kind, release: release) else {
      throw Failure("the contract has no \(kind.name) `\(kind.subject)`")
    }
    let document: JSONDocument
    do {
      document = try check.document(body)
    } catch {
      throw Failure("the body is not strict JSON: \(error)")
    }
    let entry = entry(file, document, check, contract)
    return Files(
      file: file,
      manifest: try manifest(
        with: entry, file, contract.name, release, folder.manifest(of: release)),
      entry: entry)
  }

  // MARK: The manifest

  private func manifest(
    with entry: JSONValue, _ file: String, _ contract: String, _ release: String, _ path: String
  ) throws(Failure) -> String {
    var root: [JSONValue.Member] = [
      .init("contract", .string(contract)), .init("release", .string(release)),
    ]
    var entries: [JSONValue] = []
    if FileManager.default.fileExists(atPath: path) {
      guard let bytes = try? SourceFile.bytes(of: path),
        GoldenManifest.read(bytes, file: path).manifest != nil,
        case .object(let members)? = try? JSONValue(json: String(decoding: bytes, as: UTF8.self)),
        case .array(let present)? = JSONValue.object(members)["goldens"]
      else {
        throw Failure(
          "\(path): is not a manifest as it stands; `contractgen conform` says why")
      }
      root = members.filter { $0.name != "goldens" }
      entries = present
    }
    let names = entries.map { entry -> String in
      if case .string(let name)? = entry["file"] { name } else { "" }
    }
    guard !names.contains(file) else {
      throw Failure("\(path): lists \(file.quoted) already; choose another name")
    }
    entries.insert(entry, at: names.firstIndex { $0 > file } ?? entries.endIndex)
    root.append(.init("goldens", .array(entries)))
    return JSONValue.object(root).formatted() + "\n"
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
      let refusal = (check.subject.command).flatMap {
        CallReader(contract, $0).refusal(argv, stdin: stdin)
      }
      if let refusal { members.append(.init("refuses", .string(refusal))) }
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
