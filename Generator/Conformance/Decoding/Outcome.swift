import ContractRuntime

/// What a client makes of a body.
public enum Outcome: Sendable, Hashable {
  /// A value, by the contract's own field names; a route where the value is a payload that has one.
  case value(JSONValue, route: RouteOutcome?)
  /// A refusal or a failure.
  case failure(exitCode: Int?, message: String, stderr: String?)
  /// A body that breaks the contract for a client; the whole body, so that it is pinned all the same.
  case violation(keyPath: String, body: JSONValue)

  /// Whether a payload's path names a route, and which.
  public enum RouteOutcome: Sendable, Hashable {
    /// It names none, or one of a kind that the client does not know.
    case noRoute
    /// It names this one: its kind and its parameters, as a golden's entry has them.
    case route(JSONValue)
  }

  /// What sort of outcome it is, for people.
  public var kind: String {
    switch self {
    case .value: "a value"
    case .failure: "a failure"
    case .violation(let keyPath, _):
      "a violation" + (keyPath.isEmpty ? "" : " at `\(keyPath)`")
    }
  }
}
