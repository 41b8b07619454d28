import ContractRuntime
import Foundation

extension Golden {
  /// Reads an entry of a manifest, and its file. A key that is not known here is an error.
  init(_ node: JSONNode, release: String, in folder: URL) throws {
    try node.mustHaveOnly(
      "file", "pins", "capture", "madeByHand", "synthetic", "kind", "payload", "command",
      "endpoint", "toggle", "surface", "argv", "refuses", "stdin", "status", "exitStatus",
      "headers", "outcome")
    self.release = release
    file = try node.string("file")
    kind = try node.oneOf("kind")
    switch kind {
    case .payload, .command, .toggle: subject = try node.string(kind.rawValue)
    case .request, .response: subject = try node.string("endpoint")
    case .envelope: subject = ""
    }
    surface = try node["surface"].map { _ in try node.oneOf("surface") }
    argv = try node["argv"]?.elements.map { try $0.string() }
    stdin = try node["stdin"]?.string()
    refuses = try node["refuses"]?.string()
    status = try node["status"]?.int()
    exitStatus = try node["exitStatus"]?.int()
    headers = try (node["headers"]?.members ?? []).reduce(into: [:]) { headers, member in
      headers[try member.key.string()] = try member.value.string()
    }
    isMadeByHand = node["madeByHand"]?.bool ?? false
    isSynthetic = node["synthetic"]?.bool ?? false
    guard isMadeByHand == (node["capture"] == nil) else {
      throw ManifestFault("\(file) must be either captured or made by hand")
    }
    let outcome = try node.value("outcome")
    try outcome.mustHaveOnly("value", "route", "failure", "violation", "breaks")
    self.outcome = try Outcome(outcome)
    route = outcome["route"]?.value
    breaks = try (outcome["breaks"]?.elements ?? []).map {
      Break(rule: try $0.string("rule"), keyPath: try $0.string("keyPath"))
    }
    bytes = try Data(contentsOf: folder.appending(path: file))
  }
}

extension Golden.Outcome {
  fileprivate init(_ node: JSONNode) throws {
    let kinds = ["value", "failure", "violation"].filter { node[$0] != nil }
    switch kinds {
    case ["value"]: self = .value(try node.value("value").value)
    case ["failure"]:
      let failure = try node.value("failure")
      try failure.mustHaveOnly("exitCode", "message", "stderr")
      self = .failure(
        Golden.Failure(
          exitCode: try failure["exitCode"]?.int(), message: try failure.string("message"),
          stderr: try failure["stderr"]?.string()))
    case ["violation"]:
      let violation = try node.value("violation")
      try violation.mustHaveOnly("keyPath", "body")
      self = .violation(keyPath: try violation.string("keyPath"))
    default: throw ManifestFault("\(node.keyPath) must be one outcome, not \(kinds)")
    }
  }
}

/// A manifest that does not read.
struct ManifestFault: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

extension JSONNode {
  func value(_ key: String) throws -> JSONNode {
    guard let value = self[key] else { throw ManifestFault("\(keyPath) has no `\(key)`") }
    return value
  }

  func string(_ key: String) throws -> String { try value(key).string() }

  fileprivate func string() throws -> String {
    guard let text else { throw ManifestFault("\(keyPath) is no string") }
    return text
  }

  fileprivate func int() throws -> Int {
    guard case .value(let number)? = integer else {
      throw ManifestFault("\(keyPath) is no integer")
    }
    return Int(number)
  }

  fileprivate func oneOf<Choice: RawRepresentable<String>>(_ key: String) throws -> Choice {
    let text = try string(key)
    guard let choice = Choice(rawValue: text) else {
      throw ManifestFault("\(keyPath).\(key) cannot be `\(text)`")
    }
    return choice
  }

  func mustHaveOnly(_ keys: String...) throws {
    for member in members {
      let key = try member.key.string()
      guard keys.contains(key) else {
        throw ManifestFault("\(keyPath) has the unknown key `\(key)` (\(member.key.position))")
      }
    }
  }
}
