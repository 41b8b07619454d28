import ContractModel

/// The contract that the client of a release was generated from.
public struct ClientSnapshot: Sendable {
  /// The client's release.
  public var release: String
  /// Its contract.
  public var contract: Contract

  /// Describes a client.
  public init(release: String, contract: Contract) {
    self.release = release
    self.contract = contract
  }
}

/// Clients by their snapshots against servers by their goldens: who reads what.
public struct ReleaseMatrix: Sendable {
  /// The clients' releases, oldest first.
  public let clients: [String]
  /// The servers' releases that have goldens, oldest first.
  public let servers: [String]
  /// The pairs, client by client.
  public let pairs: [ReleasePair]

  /// Lets every client meet every server.
  ///
  /// - Parameters:
  ///   - contract: The newest contract: it says in which order releases come, and which routes there are.
  ///   - goldens: What servers answer.
  ///   - snapshots: The clients; one whose release the newest contract does not list comes first.
  public init(_ contract: Contract, _ goldens: GoldenSet, _ snapshots: [ClientSnapshot]) {
    let labels = contract.releases.labels
    func place(_ label: String) -> Int { labels.firstIndex { $0.isExactly(label) } ?? 0 }
    let releases = goldens.releases.filter { !$0.entries.isEmpty }
      .sorted { place($0.label) < place($1.label) }
    let snapshots = snapshots.sorted {
      (place($0.release), $0.release) < (place($1.release), $1.release)
    }
    let newest = contract.routes.map { RouteReader(contract, $0) }
    clients = snapshots.map(\.release)
    servers = releases.map(\.label)
    pairs = snapshots.flatMap { snapshot in
      var reader = PairReader(snapshot, newest: newest)
      // An `oldest` that is no longer listed is older than all that is.
      let oldest = place(snapshot.contract.releases.oldest)
      return releases.map { reader.pair(with: $0, isSupported: place($0.label) >= oldest) }
    }
  }

  /// The pair of two releases, nil where there is none.
  public func pair(client: String, server: String) -> ReleasePair? {
    pairs.first { $0.client == client && $0.server == server }
  }
}
