import ContractModel
import YAMLReader

/// HTTP endpoints: what a call carries, and what is answered.
extension Comparison {
  /// Compares the endpoints.
  func compareEndpoints() {
    let endpoints = pair(old.contract.endpoints, new.contract.endpoints, by: \.name)
    for endpoint in endpoints.added {
      add(
        .endpointAdded, endpoint.name, "was added", old: nil, new: endpoint.span,
        Scope.sent.effects())
    }
    for endpoint in endpoints.removed {
      add(
        .endpointRemoved, endpoint.name, "was removed, and deployed clients call it",
        old: endpoint.span, new: nil, Scope.sent.effects(sent: [.clients], source: true))
    }
    for (one, other) in endpoints.both { compareEndpoints(one, other) }
  }

  private func compareEndpoints(_ one: Endpoint, _ other: Endpoint) {
    let name = one.name
    let both: Set<Party> = [.clients, .servers]
    compareText((one.doc, other.doc), name, old: one.span, new: other.span)
    addIfDifferent(
      .endpointMethodChanged, name, "is called by another method",
      (one.method.rawValue, other.method.rawValue), old: one.span, new: other.span,
      Scope.sent.effects(sent: both))
    if one.needsBearer != other.needsBearer {
      add(
        other.needsBearer ? .bearerAdded : .bearerRemoved, name,
        other.needsBearer ? "needs a bearer token now" : "needs no bearer token any more",
        old: one.span, new: other.span,
        Scope.sent.effects(sent: other.needsBearer ? [.clients] : [.servers]))
    }
    comparePaths(one, other)
    compareParameters(one.query, other.query, "\(name) query ", one, other, isHeader: false)
    compareParameters(one.headers, other.headers, "\(name) header ", one, other, isHeader: true)
    compareBodies(one, other)
    compareThrowing(one, other)
    compareResults(
      ResultShape(one.result), ResultShape(other.result), "\(name) result", one.span, other.span)
    compareStatuses(one, other)
  }

  /// An initializer that can throw has to be called with `try`.
  private func compareThrowing(_ one: Endpoint, _ other: Endpoint) {
    guard !old.canRefuse(one), new.canRefuse(other) else { return }
    add(
      .initializerThrows, one.name, "may refuse a value now, so that its initializer needs `try`",
      old: one.span, new: other.span, Scope().effects(source: true))
  }

  // MARK: The path

  private func comparePaths(_ one: Endpoint, _ other: Endpoint) {
    guard one.path.shape == other.path.shape else {
      let names = { (endpoint: Endpoint) in Set(endpoint.parameters.map(\.wireName)) }
      addIfDifferent(
        .endpointPathChanged, one.name, "has another path", (one.template, other.template),
        old: one.span, new: other.span,
        Scope.sent.effects(sent: [.clients, .servers], source: names(one) != names(other)))
      return
    }
    // What stands at one place is one parameter, whatever it is called.
    for (old, new) in zip(one.parameters, other.parameters) {
      compareGiven(old, new, "\(one.name) path \(new.wireName)")
    }
  }

  // MARK: Query and headers

  private func compareParameters(
    _ one: [Endpoint.Parameter], _ other: [Endpoint.Parameter], _ owner: String,
    _ old: Endpoint, _ new: Endpoint, isHeader: Bool
  ) {
    let parameters = pair(one, other) { isHeader ? $0.wireName.lowercased() : $0.wireName }
    // A server ignores a header that it does not know; an item of the query it may refuse.
    let stranger: (Party) -> Set<Party> = { isHeader ? [] : [$0] }
    for parameter in parameters.added {
      let isNeeded = parameter.given?.isOptional != true
      add(
        .parameterAdded, owner + parameter.wireName,
        isNeeded ? "was added, and must be sent" : "was added, and may be left out",
        detail: isNeeded ? "required" : "optional", old: old.span, new: parameter.span,
        Scope.sent.effects(
          sent: isNeeded ? stranger(.servers).union([.clients]) : [],
          source: isNeeded && parameter.given != nil))
    }
    for parameter in parameters.removed {
      let isNeeded = parameter.given?.isOptional != true
      add(
        .parameterRemoved, owner + parameter.wireName, "was removed", old: parameter.span,
        new: new.span,
        Scope.sent.effects(
          sent: stranger(.clients).union(isNeeded ? [.servers] : []),
          source: parameter.given != nil))
    }
    if parameters.isReordered {
      add(
        .parametersReordered, owner.trimmingCharacters,
        "are in another order, and so in the Swift initializer",
        old: old.span, new: new.span, Scope().effects(source: true))
    }
    for (old, new) in parameters.both { compareGiven(old, new, owner + new.wireName) }
  }

  private func compareGiven(
    _ one: Endpoint.Parameter, _ other: Endpoint.Parameter, _ subject: String
  ) {
    compareText((one.doc, other.doc), subject, old: one.span, new: other.span)
    switch (one.value, other.value) {
    case (.fixed(let old), .fixed(let new)):
      addIfDifferent(
        .parameterSpellingChanged, subject, "is sent as another text", (old, new), old: one.span,
        new: other.span, Scope.sent.effects(sent: [.clients, .servers]))
    case (.fixed(let text), .given):
      addIfDifferent(
        .parameterSpellingChanged, subject, "is given by the caller now", (text, "any"),
        old: one.span, new: other.span,
        Scope.sent.effects(sent: [.clients, .servers], source: true))
    case (.given, .fixed(let text)):
      addIfDifferent(
        .parameterSpellingChanged, subject, "is always the same text now", ("any", text),
        old: one.span, new: other.span,
        Scope.sent.effects(sent: [.clients, .servers], source: true))
    case (.given(let old), .given(let new)):
      compareSwiftNames((old.name, new.name), subject, old: one.span, new: other.span)
      addIfDifferent(
        .parameterSpellingChanged, subject, "has another prefix", (old.prefix, new.prefix),
        old: one.span, new: other.span, Scope.sent.effects(sent: [.clients, .servers]))
      if old.isOptional != new.isOptional {
        add(
          new.isOptional ? .parameterBecameOptional : .parameterBecameRequired, subject,
          new.isOptional ? "may be left out now" : "must be given now", old: one.span,
          new: other.span,
          Scope.sent.effects(
            sent: new.isOptional ? [] : [.clients], source: !new.isOptional))
      }
      compareValues(
        Value(old.type, old.constraints, one.span), Value(new.type, new.constraints, other.span),
        subject, .sent, .text)
      if old.isSensitive != new.isSensitive {
        add(
          .sensitiveChanged, subject,
          new.isSensitive ? "is sensitive now" : "is no longer sensitive",
          detail: new.isSensitive ? "now" : "no longer", old: one.span, new: other.span,
          Scope().effects())
      }
    }
  }

  // MARK: Bodies and statuses

  private func compareBodies(_ one: Endpoint, _ other: Endpoint) {
    switch (one.body, other.body) {
    case (nil, nil): break
    case (nil, _?):
      add(
        .bodyAdded, one.name, "has a body now", old: one.span, new: other.span,
        Scope.sent.effects(sent: [.clients, .servers], source: true))
    case (_?, nil):
      add(
        .bodyRemoved, one.name, "has no body any more", old: one.span, new: other.span,
        Scope.sent.effects(sent: [.clients, .servers], source: true))
    case (let old?, let new?):
      compareText((old.doc, new.doc), "\(one.name) body", old: one.span, new: other.span)
      compareRecords(old, new, "\(one.name) body.", .sent)
    }
  }

  private func compareStatuses(_ one: Endpoint, _ other: Endpoint) {
    let successes = pair(one.successes, other.successes) { "\($0.code)" }
    for status in successes.added {
      add(
        .successAdded, "\(one.name) \(status.code)",
        "is a success now, and a failure to deployed clients", old: one.span, new: status.span,
        Scope.received.effects(received: [.clients]))
    }
    for status in successes.removed {
      add(
        .successRemoved, "\(one.name) \(status.code)", "is no success to new clients",
        old: status.span, new: other.span, Scope.received.effects(received: [.servers]))
    }
    for (old, new) in successes.both {
      compareText((old.doc, new.doc), "\(one.name) \(new.code)", old: old.span, new: new.span)
    }
    let refusals = pair(one.refusals, other.refusals) { "\($0.code)" }
    for status in refusals.added {
      add(
        .refusedStatusAdded, "\(one.name) \(status.code)",
        "was added; deployed clients do not recognize it", old: one.span, new: status.span,
        Scope.received.effects(source: true))
    }
    for status in refusals.removed {
      add(
        .refusedStatusRemoved, "\(one.name) \(status.code)", "was removed", old: status.span,
        new: other.span, Scope.received.effects(source: true))
    }
    for (old, new) in refusals.both {
      let subject = "\(one.name) \(new.code)"
      compareSwiftNames((old.name, new.name), subject, old: old.span, new: new.span)
      compareText((old.doc, new.doc), subject, old: old.span, new: new.span)
    }
  }
}

extension Side {
  /// Whether the generated initializer can refuse a value.
  fileprivate func canRefuse(_ endpoint: Endpoint) -> Bool {
    endpoint.body != nil || !endpoint.parameters.isEmpty
      || endpoint.headers.contains { $0.given != nil }
      || endpoint.query.compactMap(\.given).contains { isChecked($0.type, $0.constraints) }
  }
}

extension [Routes.Segment] {
  /// The pieces, with nothing in the places of parameters.
  var shape: [String?] {
    map { segment in
      if case .literal(let text) = segment { text } else { nil }
    }
  }

  /// The names of the parameters, in order.
  var parameterNames: [String] {
    compactMap { segment in
      if case .parameter(let name) = segment { name } else { nil }
    }
  }
}

extension String {
  fileprivate var trimmingCharacters: String { hasSuffix(" ") ? String(dropLast()) : self }
}
