import Foundation
import GitbayContract
import Testing

/// A golden: bytes of the real server, and what the manifest says they decode to.
struct Golden: Sendable {
  enum Kind: String {
    case payload, command, envelope
  }

  /// What the bytes came over.
  enum Surface: String {
    case apns
    case post = "api-cmd"
    case get = "api-read"
    case ssh = "ssh-json"
  }

  struct Failure: Equatable, Sendable {
    let exitCode: Int?
    let message: String
    let stderr: String?
  }

  enum Outcome: Sendable {
    case value(JSONValue)
    case failure(Failure)
    case violation(keyPath: String)
  }

  /// A rule of the schema that the bytes break, though a client may decode them.
  struct Break: Equatable, Sendable {
    let rule: String
    let keyPath: String
  }

  let release: String
  let file: String
  let kind: Kind
  let payload: String?
  let command: String?
  let surface: Surface
  let argv: [String]?
  let stdin: String?
  let status: Int?
  let exitStatus: Int?
  let isSynthetic: Bool
  let outcome: Outcome
  /// What `path` names: null where it is no route, nil where the golden has none to name.
  let route: JSONValue?
  let breaks: [Break]

  /// The exact bytes.
  func bytes() throws -> Data {
    try Data(contentsOf: Goldens.folder.appending(path: "\(release)/\(file)"))
  }

  /// The bytes, read strictly.
  func json() throws -> JSONValue { try JSONDocument(bytes()).root.value }
}

extension Golden: CustomTestStringConvertible {
  var testDescription: String { "\(release)/\(file)" }
}

/// All goldens of gitbay, as the manifests list them.
enum Goldens {
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Golden/gitbay")

  /// The releases that have goldens, sorted.
  static let releases =
    ((try? FileManager.default
    .contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? [])
    .filter { !$0.hasPrefix(".") }.sorted()

  /// Empty where a manifest is broken; `GoldenListTests` says how.
  static let all = (try? releases.flatMap(read)) ?? []
  static let payloads = all.filter { $0.kind == .payload }
  static let commands = all.filter { $0.kind == .command }
  static let envelopes = all.filter { $0.kind == .envelope }

  /// The goldens of a release, in the manifest's order.
  static func read(_ release: String) throws -> [Golden] {
    let url = folder.appending(path: "\(release)/manifest.json")
    let manifest = try JSONDocument(Data(contentsOf: url)).root
    try manifest.mustHaveOnly("contract", "release", "goldens")
    try #require(manifest["contract"]?.text == "Gitbay")
    try #require(manifest["release"]?.text == release)
    return try #require(manifest["goldens"]).elements.map { try Golden($0, release: release) }
  }

  /// The golden of a file.
  static func golden(_ file: String, _ release: String = "v1.32.1") throws -> Golden {
    try #require(
      all.first { $0.release == release && $0.file == file }, "no golden \(release)/\(file)")
  }

  /// The bytes of a golden.
  static func bytes(_ file: String, _ release: String = "v1.32.1") throws -> Data {
    try golden(file, release).bytes()
  }
}

extension Golden {
  /// Reads an entry of a manifest; a key that is not known here is an error.
  init(_ node: JSONNode, release: String) throws {
    try node.mustHaveOnly(
      "file", "pins", "capture", "synthetic", "kind", "payload", "command", "surface", "argv",
      "stdin", "status", "exitStatus", "headers", "outcome")
    self.release = release
    file = try node.string("file")
    kind = try #require(Kind(rawValue: node.string("kind")))
    payload = node["payload"]?.text
    command = node["command"]?.text
    surface = try #require(Surface(rawValue: node.string("surface")))
    argv = try node["argv"]?.elements.map { try #require($0.text) }
    stdin = node["stdin"]?.text
    status = node["status"]?.int
    exitStatus = node["exitStatus"]?.int
    isSynthetic = node["synthetic"]?.bool ?? false
    let outcome = try #require(node["outcome"])
    try outcome.mustHaveOnly("value", "route", "failure", "violation", "breaks")
    self.outcome = try Outcome(outcome)
    route = outcome["route"]?.value
    breaks = try (outcome["breaks"]?.elements ?? []).map {
      Break(rule: try $0.string("rule"), keyPath: try $0.string("keyPath"))
    }
  }
}

extension Golden.Outcome {
  fileprivate init(_ node: JSONNode) throws {
    let kinds = ["value", "failure", "violation"].filter { node[$0] != nil }
    try #require(kinds.count == 1, "one outcome, not \(kinds)")
    if let value = node["value"] {
      self = .value(value.value)
    } else if let failure = node["failure"] {
      try failure.mustHaveOnly("exitCode", "message", "stderr")
      self = .failure(
        Golden.Failure(
          exitCode: failure["exitCode"]?.int, message: try failure.string("message"),
          stderr: failure["stderr"]?.text))
    } else {
      self = .violation(keyPath: try #require(node["violation"]).string("keyPath"))
    }
  }
}

extension JSONNode {
  fileprivate var int: Int? {
    if case .value(let number) = integer { return Int(number) }
    return nil
  }

  fileprivate func string(_ key: String) throws -> String {
    try #require(self[key]?.text, "\(keyPath).\(key) is no string")
  }

  fileprivate func mustHaveOnly(_ keys: String...) throws {
    for member in members {
      let key = try #require(member.key.text)
      try #require(keys.contains(key), "\(key) is not known (\(member.key.position))")
    }
  }
}
