import ContractRuntime

/// A golden: a body captured from a server, what it is, and what a client makes of it.
public struct Golden: Sendable {
  /// The body's file, relative to the manifest's folder.
  public var file: String
  /// What the golden pins, for people.
  public var pins: String
  /// Which capture it is, nil for one that was made by hand; a manifest says one or the other.
  public var capture: String?
  /// Whether no real server produces the input.
  public var isSynthetic: Bool
  /// What the body is.
  public var kind: Kind
  /// Where it was captured, such as `apns` or `api-cmd`; nil for one that was made by hand.
  public var surface: String?
  /// What the command read on its standard input, nil where nothing was sent.
  public var stdin: String?
  /// Because of which parameter a client of the contract does not send the call, nil where it does.
  public var refuses: String?
  /// What came with the body.
  public var delivery: Delivery
  /// What a client makes of it.
  public var outcome: Outcome
  /// What it is known to break.
  public var breaks: [Break]
  /// Where the manifest says so.
  public var position: JSONPosition
  /// Where the manifest names the payload, the command, the endpoint or the toggle.
  public var subjectPosition: JSONPosition

  /// What a body can be.
  public enum Kind: Sendable, Hashable {
    /// A payload, by name.
    case payload(String)
    /// A command's answer, by the command's words.
    case command(String)
    /// An answer to something outside the contract.
    case envelope
    /// What is sent to an endpoint, by name.
    case request(String)
    /// What an endpoint answers, by name.
    case response(String)
    /// The inputs of a toggle, by name.
    case toggle(String)

    /// The name of the payload, the command, the endpoint or the toggle; empty for an envelope.
    public var subject: String {
      switch self {
      case .payload(let name), .command(let name), .request(let name), .response(let name),
        .toggle(let name):
        name
      case .envelope: ""
      }
    }

    /// The kind's name in a manifest.
    public var name: String {
      switch self {
      case .payload: "payload"
      case .command: "command"
      case .envelope: "envelope"
      case .request: "request"
      case .response: "response"
      case .toggle: "toggle"
      }
    }
  }

  /// A finding that a golden is known to have.
  public struct Break: Sendable, Hashable {
    /// The finding's rule.
    public var rule: String
    /// The finding's key path.
    public var keyPath: String
  }
}
