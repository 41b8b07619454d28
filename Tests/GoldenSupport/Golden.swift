import ContractRuntime
import Foundation

/// A golden: a body, what it is, and what a manifest says a client makes of it.
package struct Golden: Sendable {
  /// What the body is.
  package enum Kind: String, Sendable {
    case payload, request, response
  }

  /// What a client makes of the body.
  package enum Outcome: Sendable, Equatable {
    case value(JSONValue)
    case failure(message: String)
    case violation(keyPath: String)
  }

  /// The file, relative to its manifest.
  package let file: String
  /// What the body is.
  package let kind: Kind
  /// The name of the payload or the endpoint.
  package let subject: String
  /// The HTTP status of a response.
  package let status: Int?
  /// The headers of a request.
  package let headers: [String: String]
  /// Whether the golden says that no server sent it.
  package let isMadeByHand: Bool
  /// What a client makes of the body.
  package let outcome: Outcome
  /// What the payload names: null where it is no route, nil where the golden says nothing of one.
  package let route: JSONValue?
  /// The key paths that the body breaks, though a client may decode them.
  package let breaks: [String]
  /// The exact bytes.
  package let bytes: Data

  /// The value a client makes of the body, nil where it makes none.
  package var value: JSONValue? {
    if case .value(let value) = outcome { return value }
    return nil
  }

  /// The body, read strictly.
  package var json: JSONValue {
    get throws { try JSONDocument(bytes).root.value }
  }

  /// The goldens of a release, in the manifest's order.
  package static func all(_ contract: String, _ release: String) throws -> [Golden] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Golden/\(contract)/\(release)")
    let manifest = try JSONDocument(Data(contentsOf: folder.appending(path: "manifest.json"))).root
    return try manifest.value("goldens").elements.map { try Golden($0, in: folder) }
  }

  private init(_ node: JSONNode, in folder: URL) throws {
    file = try node.string("file")
    kind = try Kind(rawValue: node.string("kind")) ?? { throw Fault("no kind: \(node.keyPath)") }()
    subject = try node.string(kind == .payload ? "payload" : "endpoint")
    if case .value(let status)? = node["status"]?.integer {
      self.status = Int(status)
    } else {
      status = nil
    }
    headers = try (node["headers"]?.members ?? []).reduce(into: [:]) { headers, member in
      headers[member.key.text ?? ""] = try member.value.text ?? { throw Fault("no header") }()
    }
    isMadeByHand = node["madeByHand"]?.bool ?? false
    let outcome = try node.value("outcome")
    if let value = outcome["value"] {
      self.outcome = .value(value.value)
    } else if let failure = outcome["failure"] {
      self.outcome = .failure(message: try failure.string("message"))
    } else {
      self.outcome = .violation(keyPath: try outcome.value("violation").string("keyPath"))
    }
    route = outcome["route"]?.value
    breaks = try (outcome["breaks"]?.elements ?? []).map { try $0.string("keyPath") }
    bytes = try Data(contentsOf: folder.appending(path: file))
  }

  private struct Fault: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }
}

extension Golden: CustomStringConvertible {
  package var description: String { file }
}

extension JSONNode {
  private struct Missing: Error, CustomStringConvertible {
    let description: String
  }

  fileprivate func value(_ key: String) throws -> JSONNode {
    guard let value = self[key] else { throw Missing(description: "no \(keyPath).\(key)") }
    return value
  }

  fileprivate func string(_ key: String) throws -> String {
    guard let text = try value(key).text else {
      throw Missing(description: "\(keyPath).\(key) is no string")
    }
    return text
  }
}
