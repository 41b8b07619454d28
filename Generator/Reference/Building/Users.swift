import ContractModel

/// What uses the types of a contract, by the types' names.
struct Users {
  private var users: [String: [Prose]] = [:]

  /// Collects everything that has values of a named type, in the order of the page.
  init(_ contract: Contract) {
    for payload in contract.payloads {
      add(link(payload.record.name, "payload"), payload.record.types)
    }
    for command in contract.commands {
      let parameters = command.arguments + [command.stdin].compactMap(\.self) + command.options
      add(link(command.name, "command"), parameters.map(\.type) + command.result.types)
    }
    for endpoint in contract.endpoints {
      let given = (endpoint.parameters + endpoint.query + endpoint.headers).compactMap(\.given)
      add(
        link(endpoint.name, "endpoint"),
        given.map(\.type) + (endpoint.body?.types ?? []) + (endpoint.result?.types ?? []))
    }
    if let routes = contract.routes {
      add(.link("routes", to: .anchor("routes")), routes.parameters.map(\.type))
    }
    for record in contract.records { add(link(record.name, "type"), record.types) }
  }

  /// Links to what uses a type.
  subscript(name: String) -> [Prose] { users[name] ?? [] }

  private mutating func add(_ user: Prose, _ types: [TypeReference]) {
    for name in Set(types.compactMap(\.name)) { users[name, default: []].append(user) }
  }

  private func link(_ name: String, _ kind: String) -> Prose {
    .link(.code(name), to: .anchor(Anchor.of(kind, name)))
  }
}

extension TypeReference {
  /// The name of what is read in the end, nil for a base type.
  fileprivate var name: String? {
    switch self {
    case .base: nil
    case .scalar(let name), .enumeration(let name), .record(let name): name
    case .list(let element): element.name
    }
  }
}

extension Record {
  fileprivate var types: [TypeReference] { fields.map(\.type) }
}

extension Command.Result {
  fileprivate var types: [TypeReference] {
    switch self {
    case .fields(let record): record.types
    case .type(let type): [type]
    case .paged(let record, _): [.record(record)]
    }
  }
}

extension Endpoint.Result {
  fileprivate var types: [TypeReference] {
    switch self {
    case .fields(let record): record.types
    case .type(let type): [type]
    }
  }
}
