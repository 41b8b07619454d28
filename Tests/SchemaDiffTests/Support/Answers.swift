#if Generator
  import ContractModel
  import ContractRuntime

  @testable import Conformance

  /// What a server of one version answers, and what a client of the other makes of it.
  struct Answers {
    /// A body that a server sends, with what came with it.
    struct Sent: CustomStringConvertible {
      var kind: Golden.Kind
      var body: [UInt8]
      var delivery = Delivery()
      /// The name of the failure or the refusal that it is.
      var failure: String?
      var isRefusal = false

      var description: String { "\(kind) \(String(decoding: body, as: UTF8.self))" }
    }

    let server: Contract
    let client: Contract
    /// What the app was written against.
    let source: Contract

    /// The bodies that the server may send, by its own schema, in its releases from the client's oldest
    /// on.
    func sent() -> [Sent] {
      let releases = server.releases.labels.filter { label in
        server.releases.labels.contains(client.releases.oldest)
          ? server.releases.release(label, hasReached: client.releases.oldest)
          : label == server.releases.server
      }
      var checks: [Golden.Kind: [BodyCheck]] = [:]
      return candidates().filter { sent in
        let known =
          checks[sent.kind]
          ?? releases.compactMap { BodyCheck(server, sent.kind, release: $0) }
        checks[sent.kind] = known
        return known.contains {
          $0.run(sent.body, file: "sent", delivery: sent.delivery).findings.isEmpty
        }
      }
    }

    /// The bodies that the server may send and the client does not understand.
    func refused() -> [Sent] { sent().filter { !isUnderstood($0) } }

    /// What a client makes of a body.
    enum Made: Equatable {
      /// A value; the kind of its route where it has one.
      case value(route: String?)
      /// A failure with its exit code, or an HTTP status that is no success.
      case failure(Int?)
      case violation
    }

    /// What a client makes of a body, by the schema.
    func made(of sent: Sent) -> Made {
      Self.made(of: sent, by: client)
    }

    private static func made(of sent: Sent, by contract: Contract) -> Made {
      let check = BodyCheck(contract, sent.kind, release: contract.releases.server)
      switch check?.run(sent.body, file: "sent", delivery: sent.delivery).outcome {
      case .value(_, .route(let value)?): return .value(route: value["kind"]?.spelt)
      case .value: return .value(route: nil)
      case .failure(let code, _, _): return .failure(code)
      default: return .violation
      }
    }

    /// Whether a client of the other version has what the body is of.
    func isKnown(_ sent: Sent) -> Bool {
      BodyCheck(client, sent.kind, release: client.releases.server) != nil
    }

    /// Whether a client takes a body for what the server means by it.
    func isUnderstood(_ sent: Sent) -> Bool { isUnderstood(sent, made(of: sent)) }

    /// Whether what a client makes of a body is what the server means by it.
    func isUnderstood(_ sent: Sent, _ made: Made) -> Bool {
      guard isKnown(sent) else { return true }
      switch made {
      case .value(let route):
        guard sent.failure == nil else { return false }
        guard case .value(let kind?) = Self.made(of: sent, by: server) else { return true }
        // What leads somewhere leads nowhere, although the client knows such a route.
        return route == kind || client.routes?.kinds.contains { $0.name == kind } != true
      case .failure(let code): return sent.failure != nil && isTold(sent, code)
      case .violation: return false
      }
    }

    /// Whether an app can tell the failure by what its own schema says of it.
    private func isTold(_ sent: Sent, _ code: Int?) -> Bool {
      guard let name = sent.failure, let envelope = client.envelope else { return true }
      if sent.isRefusal {
        guard let refusal = envelope.refusals.first(where: { $0.name == name }) else { return true }
        let known = source.envelope?.refusals.first { $0.name == name }
        return sent.delivery.status == refusal.status
          && (known?.headers ?? []).allSatisfy { sent.delivery.headers?[$0] != nil }
      }
      guard let failure = envelope.failures.first(where: { $0.name == name }) else { return true }
      return envelope.exitCodes.first { $0.name == failure.exit }?.code == code
    }

    // MARK: Candidates

    private func candidates() -> [Sent] {
      payloads() + commands() + failures() + endpoints()
    }

    private var samples: Samples { Samples(server) }

    private func payloads() -> [Sent] {
      server.payloads.flatMap { payload in
        samples.bodies(of: payload.record).map {
          Sent(kind: .payload(payload.record.name), body: $0.bytes)
        }
      }
    }

    private func commands() -> [Sent] {
      guard let envelope = server.envelope else { return [] }
      return server.commands.flatMap { command -> [Sent] in
        guard let known = client.command(command.name) else { return [] }
        let results =
          switch command.result {
          case .fields(let record): samples.bodies(of: record)
          case .type(let type): samples.values(of: type, .none)
          case .paged(let record, _):
            samples.values(of: .list(.record(record)), .none).flatMap { list in
              [list] + (envelope.page.map { [JSONValue.object([.init($0.items, list)])] } ?? [])
            }
          }
        // What both know how to ask for.
        let calls = Calls(of: command, in: server).argvs.filter {
          CallReader(client, known).refusal($0, stdin: nil) == nil
        }
        return results.flatMap { result in
          calls.map { argv in
            Sent(
              kind: .command(command.name),
              body: envelope.wrapping(envelope.dataKey, result)
                .setting([envelope.exitCodeKey], to: .number("0")).bytes,
              delivery: Delivery(status: 200, argv: argv))
          }
        }
      }
    }

    private func failures() -> [Sent] {
      guard let envelope = server.envelope, let command = server.commands.first else { return [] }
      let failures = envelope.failures.compactMap { failure -> Sent? in
        guard let exit = envelope.exitCodes.first(where: { $0.name == failure.exit }) else {
          return nil
        }
        let body = envelope.wrapping(envelope.errorKey, .string("no"))
          .setting([envelope.exitCodeKey], to: .number("\(exit.code)"))
        return Sent(
          kind: .command(command.name), body: body.bytes,
          delivery: Delivery(status: exit.status, argv: command.words), failure: failure.name)
      }
      let refusals = envelope.refusals.map { refusal in
        Sent(
          kind: .command(command.name),
          body: envelope.wrapping(envelope.errorKey, .string("no")).bytes,
          delivery: Delivery(
            status: refusal.status,
            headers: Dictionary(refusal.headers.map { ($0, "1") }) { first, _ in first },
            argv: command.words),
          failure: refusal.name, isRefusal: true)
      }
      return failures + refusals
    }

    private func endpoints() -> [Sent] {
      server.endpoints.flatMap { endpoint -> [Sent] in
        let bodies: [[UInt8]] =
          switch endpoint.result {
          case .fields(let record): samples.bodies(of: record).map(\.bytes)
          case .type(let type): samples.values(of: type, .none).map(\.bytes)
          case nil: [[]]
          }
        return endpoint.successes.flatMap { status in
          bodies.map {
            Sent(
              kind: .response(endpoint.name), body: $0, delivery: Delivery(status: status.code))
          }
        }
      }
    }
  }

  extension Envelope {
    /// An answer with one member beside the version.
    fileprivate func wrapping(_ key: String, _ value: JSONValue) -> JSONValue {
      .object([.init(versionKey, .number("\(version)")), .init(key, value)])
    }
  }
#endif
