/// Something particular about a client that meets a server's goldens; the same in several of them is
/// said once.
public struct Particular: Sendable, Hashable {
  /// What it is.
  public var kind: Kind
  /// The payload, the command or the endpoint; empty for an answer to something outside the contract,
  /// and for calls that are not sent, whatever they are of.
  public var subject: String
  /// The wire's path of what it is about, with `[*]` for every element of a list; may be empty.
  public var keyPath: String
  /// What stands there, or what was expected and found; empty where the kind says it all.
  public var detail: String
  /// In how many goldens it is.
  public var goldens: Int
  /// The first of them, below the release's folder.
  public var example: String

  /// What can be particular, worst first.
  public enum Kind: String, Sendable, CaseIterable {
    /// A body that the client refuses: ``detail`` says why.
    case violation
    /// A success that the client takes for a refusal, or the other way round.
    case misread
    /// A command that the server does not know.
    case unknownCommand = "unknown-command"
    /// A row of a list that the client refuses, among others that it can read: `partialResponse` leaves
    /// it out, and `response` refuses the list. ``detail`` says why.
    case rowLeftOut = "row-left-out"
    /// A field that is nil, and that servers of the client's own release send.
    case missingField = "missing-field"
    /// A value of an open enum, an exit code or a status that the client does not know.
    case unknownValue = "unknown-value"
    /// A path, a URL or a payload that leads nowhere, and to a route of the newest contract.
    case unknownRoute = "unknown-route"
    /// What the client refuses, and what breaks the contract of the server that sent it.
    case serverFault = "server-fault"
    /// A key that the client does not know and does not miss.
    case ignoredKey = "ignored-key"
    /// A payload, a command or an endpoint that the client does not have.
    case notInContract = "not-in-contract"
    /// Calls that the client does not send, such as those that its contract refuses.
    case notSent = "not-sent"
  }

  /// What a particular does to the client.
  public enum Effect: String, Sendable, CaseIterable {
    /// The client cannot read what it asked for.
    case breaks
    /// The client reads it, and lacks something.
    case loses
    /// The server is at fault, and every client suffers from it.
    case fault
    /// The client lacks nothing that it asked for.
    case ignores
    /// The client does not ask for it.
    case notAsked = "not-asked"
  }

  /// What it does to the client.
  public var effect: Effect {
    switch kind {
    case .violation, .misread: .breaks
    case .unknownCommand, .rowLeftOut, .missingField, .unknownValue, .unknownRoute: .loses
    case .serverFault: .fault
    case .ignoredKey: .ignores
    case .notInContract, .notSent: .notAsked
    }
  }

  /// What it is, as a sentence in which names stand in backquotes.
  public var message: String {
    let owner = subject.isEmpty ? "an answer outside the contract" : "`\(subject)`"
    let place = keyPath.isEmpty ? owner : "`\(keyPath)` of \(owner)"
    return switch kind {
    case .violation: "\(place) is refused: \(detail)"
    case .misread: "\(owner) is misread: \(detail)"
    case .unknownCommand: "\(owner) is a command that the server does not know"
    case .rowLeftOut: "\(place) costs its row, which `partialResponse` leaves out: \(detail)"
    case .missingField: "\(place) is nil"
    case .unknownValue: "\(place) holds \(detail), which the client does not know"
    case .unknownRoute: "\(place) leads nowhere, where the newest contract knows `\(detail)`"
    case .serverFault: "\(place) is refused, and breaks the server's own contract: \(detail)"
    case .ignoredKey: "\(place) is not read"
    case .notInContract: "\(owner) is not in the client's contract"
    case .notSent: "the client does not send such a call"
    }
  }
}
