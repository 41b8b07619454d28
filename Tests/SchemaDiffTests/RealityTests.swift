#if Generator
  import ContractModel
  import SchemaDiff
  import Testing

  /// The table of rules against what the reader, the judge and the reader of calls make of bodies and
  /// calls, which know nothing of it.
  @Suite struct RealityTests {
    static let answers = Row.going(.serverSends)
    static let calls = Row.going(.clientSends)

    @Test func thereAreRows() {
      #expect(Self.answers.count > 50)
      #expect(Self.calls.count > 50)
    }

    /// Rows about bodies have bodies, so that no verdict holds for want of one.
    @Test(arguments: answers)
    func thereAreBodies(_ row: Row) throws {
      let about: Set<DiffRule> = [
        .releaseAdded, .releaseRemoved, .releasesReordered, .serverChanged, .oldestRaised,
        .oldestLowered,
        .payloadAdded, .payloadRemoved,
      ]
      guard !about.contains(row.rule) else { return }
      let (old, new) = (try row.old(), try row.new())
      #expect(!Answers(server: new, client: old, source: old).sent().isEmpty)
      #expect(!Answers(server: old, client: new, source: old).sent().isEmpty)
    }

    /// A client generated from the old schema takes every body that is valid under the new one, or the
    /// verdict says that it does not.
    @Test(arguments: answers)
    func deployedClientsTakeWhatIsSent(_ row: Row) throws {
      let answers = Answers(server: try row.new(), client: try row.old(), source: try row.old())
      let refused = answers.refused()
      #expect(!refused.isEmpty == row.example.breaks.contains(.clients), "\(refused)")
    }

    /// The same for a new client and servers that do what the old schema says.
    @Test(arguments: answers)
    func newClientsTakeWhatDeployedServersSend(_ row: Row) throws {
      let (old, new) = (try row.old(), try row.new())
      // Nobody runs a server that is older than `oldest`, the schema says; where that is every server
      // that the old one knows, the verdict is about that.
      let isGivenUp =
        !new.releases.labels.contains(old.releases.server)
        || !new.releases.release(old.releases.server, hasReached: new.releases.oldest)
      let answers = Answers(server: old, client: new, source: old)
      let refused = answers.refused()
      #expect(
        (!refused.isEmpty || isGivenUp) == row.example.breaks.contains(.servers), "\(refused)")
    }

    /// A server that does what the new schema says takes every call of a client generated from the old
    /// one, or the verdict says that it does not.
    @Test(arguments: calls)
    func callsOfDeployedClientsAreTaken(_ row: Row) throws {
      let (old, new) = (try row.old(), try row.new())
      let refused =
        CallCheck(client: old, server: new).refused()
        ?? RequestCheck(client: old, server: new).refused()
      #expect((refused != nil) == row.example.breaks.contains(.clients), "\(refused ?? "none")")
    }

    /// The same for deployed servers and an app that says what it said before to a new client.
    @Test(arguments: calls)
    func deployedServersTakeCallsOfNewClients(_ row: Row) throws {
      let (old, new) = (try row.old(), try row.new())
      let refused =
        CallCheck(client: new, server: old, source: old).refused()
        ?? RequestCheck(client: new, server: old, source: old).refused()
      #expect((refused != nil) == row.example.breaks.contains(.servers), "\(refused ?? "none")")
    }
  }
#endif
