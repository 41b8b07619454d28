/// Whom a change can break, worst first.
public enum Party: String, Sendable, CaseIterable {
  /// A client generated from the old schema that meets a server which does what the new one says.
  case clients
  /// A server that does what the old schema says and meets a client generated from the new one, whose
  /// app says what it said before.
  case servers
  /// An app's code that is compiled against what the new schema generates.
  case source

  /// The party as a phrase.
  public var phrase: String {
    switch self {
    case .clients: "deployed clients"
    case .servers: "deployed servers"
    case .source: "source"
    }
  }
}

/// Which way goes what a change is about.
public enum Direction: String, Sendable, CaseIterable {
  /// Payloads, results and failures.
  case serverSends = "server-sends"
  /// Arguments, options, standard input, and what calls of endpoints carry.
  case clientSends = "client-sends"
  /// Nothing goes over the wire: what an app is compiled with.
  case app

  /// The direction as a phrase.
  public var phrase: String {
    switch self {
    case .serverSends: "what the server sends"
    case .clientSends: "what the client sends"
    case .app: "in the app"
    }
  }
}

/// Whom a change breaks in one direction; nobody where it is compatible.
public struct Effect: Sendable, Hashable {
  /// The direction.
  public var direction: Direction
  /// Those that it breaks, worst first.
  public var breaks: [Party]

  /// Creates an effect.
  public init(_ direction: Direction, _ breaks: Set<Party>) {
    self.direction = direction
    self.breaks = Party.allCases.filter(breaks.contains)
  }
}

/// What a change comes to: the worst of what it breaks.
public enum Verdict: String, Sendable, CaseIterable, Comparable {
  /// Clients that are deployed no longer understand what the server sends.
  case breaksClients = "breaks-clients"
  /// Servers that are deployed no longer understand what a client sends.
  case breaksServers = "breaks-servers"
  /// Code that uses the generated code has to be changed to compile.
  case breaksSource = "breaks-source"
  /// Nobody has to do anything.
  case compatible

  /// The verdict on what breaks these.
  public init(_ breaks: some Sequence<Party>) {
    switch Party.allCases.first(where: Set(breaks).contains) {
    case .clients: self = .breaksClients
    case .servers: self = .breaksServers
    case .source: self = .breaksSource
    case nil: self = .compatible
    }
  }

  /// The verdict as a phrase.
  public var phrase: String {
    switch self {
    case .breaksClients: "breaks deployed clients"
    case .breaksServers: "breaks deployed servers"
    case .breaksSource: "breaks source only"
    case .compatible: "compatible"
    }
  }

  /// Whether one is worse than another.
  public static func < (one: Verdict, other: Verdict) -> Bool {
    (allCases.firstIndex(of: one) ?? 0) < (allCases.firstIndex(of: other) ?? 0)
  }
}

/// The step of the contract's version that changes ask for.
public enum VersionStep: String, Sendable, CaseIterable, Comparable {
  /// Nothing changed.
  case none
  /// Only texts for people did.
  case patch
  /// What there was before works as before.
  case minor
  /// Something breaks, accepted or not.
  case major

  /// The step that changes ask for together.
  public init(_ changes: some Sequence<SchemaChange>) {
    self =
      changes.map { change in
        if change.verdict != .compatible { return VersionStep.major }
        return change.rule == .textChanged ? .patch : .minor
      }.max() ?? .none
  }

  /// Whether one is smaller than another.
  public static func < (one: VersionStep, other: VersionStep) -> Bool {
    (allCases.firstIndex(of: one) ?? 0) < (allCases.firstIndex(of: other) ?? 0)
  }
}
