#if Generator
  import Conformance
  import ContractModel
  import ContractRuntime

  /// What clients of one version send to endpoints, and whether servers of the other take it.
  struct RequestCheck {
    let client: Contract
    let server: Contract
    /// What the app was written against, where the client was generated again.
    var source: Contract?

    /// A request that the server refuses, nil where it takes all.
    func refused() -> String? {
      for endpoint in (source ?? client).endpoints {
        guard let called = client.endpoint(endpoint.name),
          let answered = server.endpoint(endpoint.name)
        else {
          if source == nil { return "\(endpoint.name): no such endpoint" }
          continue
        }
        if let refused = refusedHead(endpoint, called, answered) { return refused }
        if let refused = refusedBody(endpoint, called, answered) { return refused }
      }
      return nil
    }

    // MARK: Path, query and headers

    /// A request but for its body.
    private struct Head: CustomStringConvertible {
      var target: String
      var hasBearer: Bool
      var query: [String: String] = [:]
      var headers: [String: String] = [:]

      var description: String { "\(target) \(query) \(headers) \(hasBearer)" }
    }

    private func refusedHead(
      _ written: Endpoint, _ called: Endpoint, _ answered: Endpoint
    ) -> String? {
      // All that may be left out is given, then nothing of it, as far as the app knew of it.
      for isGiven in [true, false] {
        let head = head(called, isGiven: { has(written, $0, isNeeded: !isGiven) })
        guard head.target == self.head(answered, isGiven: { _ in true }).target,
          head.hasBearer || !answered.needsBearer,
          isTaken(head.query, answered.query, isStrangerTaken: false),
          isTaken(head.headers, answered.headers, isStrangerTaken: true)
        else { return "\(head)" }
      }
      return nil
    }

    private func has(
      _ endpoint: Endpoint, _ parameter: Endpoint.Parameter, isNeeded: Bool
    ) -> Bool {
      (endpoint.query + endpoint.headers).contains {
        $0.wireName == parameter.wireName && (!isNeeded || $0.given?.isOptional == false)
      }
    }

    private func head(
      _ endpoint: Endpoint, isGiven: (Endpoint.Parameter) -> Bool
    ) -> Head {
      func values(_ parameters: [Endpoint.Parameter]) -> [String: String] {
        var values: [String: String] = [:]
        for parameter in parameters {
          switch parameter.value {
          case .fixed(let text): values[parameter.wireName] = text
          case .given(let given) where !given.isOptional || isGiven(parameter):
            values[parameter.wireName] = given.prefix + "7"
          case .given: break
          }
        }
        return values
      }
      let pieces = endpoint.path.map { segment in
        if case .literal(let text) = segment { text } else { "7" }
      }
      return Head(
        target: "\(endpoint.method.rawValue) /\(pieces.joined(separator: "/"))",
        hasBearer: endpoint.needsBearer, query: values(endpoint.query),
        headers: values(endpoint.headers))
    }

    private func isTaken(
      _ values: [String: String], _ parameters: [Endpoint.Parameter], isStrangerTaken: Bool
    ) -> Bool {
      let names = Set(parameters.map(\.wireName))
      guard isStrangerTaken || Set(values.keys).isSubset(of: names) else { return false }
      return parameters.allSatisfy { parameter in
        switch (parameter.value, values[parameter.wireName]) {
        case (.fixed(let text), let value): value == text
        case (.given(let given), nil): given.isOptional
        // A value of the samples has no prefix of its own.
        case (.given(let given), let value?):
          value.hasPrefix(given.prefix) && value.dropFirst(given.prefix.count) == "7"
        }
      }
    }

    // MARK: Bodies

    private func refusedBody(
      _ written: Endpoint, _ called: Endpoint, _ answered: Endpoint
    ) -> String? {
      guard let body = called.body else { return answered.body == nil ? nil : "no body" }
      let source = source ?? client
      let said = written.body.map { valid(Samples(source).bodies(of: $0), written, source) } ?? []
      let own = valid(Samples(client).bodies(of: body), called, client)
      // Of what an app has to say anew, it may say what the server takes.
      let sent =
        self.source == nil
        ? said.map { [$0] }
        : said.map { before in own.best { score($0, before, body, written) } }
      for bodies in sent where !bodies.isEmpty {
        guard
          let check = BodyCheck(server, .request(answered.name), release: server.releases.server)
        else { return "\(bodies)" }
        if bodies.allSatisfy({ !check.run($0.bytes, file: "sent").findings.isEmpty }) {
          return "\(bodies)"
        }
      }
      return sent.isEmpty && answered.body == nil ? "\(own.first ?? .null)" : nil
    }

    /// The bodies that a client sends: those that hold to the rules, with nil as it spells it.
    func valid(
      _ bodies: [JSONValue], _ endpoint: Endpoint, _ contract: Contract
    ) -> [JSONValue] {
      guard
        let check = BodyCheck(
          contract, .request(endpoint.name), release: contract.releases.server)
      else { return [] }
      return bodies.filter { body in
        check.run(body.bytes, file: "sent").findings.isEmpty
          // A client writes to the first place.
          && (endpoint.body?.fields ?? []).allSatisfy { field in
            field.alternatives.allSatisfy { body.value(at: $0) == nil }
          }
      }
    }

    /// How much two bodies have in common, field by field; nil is nil however it is spelt.
    private func score(
      _ one: JSONValue, _ other: JSONValue, _ record: Record, _ written: Endpoint
    ) -> Int {
      record.fields.map { field in
        let known = written.body?.fields.first {
          $0.name == field.name || $0.name == field.formerName
        }
        let (value, old) = (one.value(at: field.path), known.flatMap { other.value(at: $0.path) })
        let (spelt, before) = ((value ?? .null).description, (old ?? .null).description)
        // What was given is given again, if not as it was.
        return spelt == before ? 2 : (spelt == "null") == (before == "null") ? 1 : 0
      }.reduce(0, +)
    }
  }

  extension JSONValue {
    /// The value at a path, nil where there is none.
    func value(at path: [String]) -> JSONValue? {
      path.reduce(Optional(self)) { value, key in
        guard case .object(let members)? = value else { return nil }
        return members.first { $0.name == key }?.value
      }
    }
  }
#endif
