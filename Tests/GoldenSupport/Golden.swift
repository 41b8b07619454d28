import ContractRuntime
import Foundation

/// A golden: a body, what it is, and what a manifest says a client makes of it.
package struct Golden: Sendable {
  /// What the body is.
  package enum Kind: String, CaseIterable, Sendable {
    case payload, command, envelope, request, response, toggle
  }

  /// What the body came over.
  package enum Surface: String, Sendable {
    case apns
    case post = "api-cmd"
    case get = "api-read"
    case ssh = "ssh-json"
  }

  /// What a client makes of the body.
  package enum Outcome: Sendable, Equatable {
    case value(JSONValue)
    case failure(Failure)
    case violation(keyPath: String)
  }

  /// A refusal or a failure that the body tells of.
  package struct Failure: Sendable, Equatable {
    package let exitCode: Int?
    package let message: String
    package let stderr: String?
  }

  /// A rule of the schema that the body breaks, though a client may decode it.
  package struct Break: Sendable, Equatable {
    package let rule: String
    package let keyPath: String
  }

  /// The release whose manifest lists the golden.
  package let release: String
  /// The file, relative to its manifest.
  package let file: String
  /// What the body is.
  package let kind: Kind
  /// The name of the payload, the command, the endpoint or the toggle; empty for an envelope.
  package let subject: String
  /// What the body came over, nil where no server sent it.
  package let surface: Surface?
  /// The words that were sent, nil where the golden says nothing of them.
  package let argv: [String]?
  /// What was sent on standard input.
  package let stdin: String?
  /// Because of which parameter or word a client does not send the call, nil where it does.
  package let refuses: String?
  /// The HTTP status of an answer.
  package let status: Int?
  /// The exit status that came with an answer.
  package let exitStatus: Int?
  /// The headers that came with the body.
  package let headers: [String: String]
  /// Whether no server sent the body.
  package let isMadeByHand: Bool
  /// Whether no real server is sent the input.
  package let isSynthetic: Bool
  /// What a client makes of the body.
  package let outcome: Outcome
  /// What the payload names: null where it is no route, nil where the golden says nothing of one.
  package let route: JSONValue?
  /// What the body breaks, though a client may decode it.
  package let breaks: [Break]
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

  /// The paths without those whose value has the wrong type, which a lenient client drops.
  package func usable(of paths: [String]) -> [String] {
    let unusable = breaks.filter { $0.rule == "wrong-type" }.map(\.keyPath)
    return paths.filter { !unusable.contains($0) }
  }
}

extension Golden: CustomStringConvertible {
  package var description: String { "\(release)/\(file)" }
}
