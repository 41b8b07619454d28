import ContractModel

/// What uses a type.
extension PageBuilder {
  /// Links to everything that has values of a named type, in the order of the page.
  func users(of name: String) -> [Prose] {
    func isUsed(_ type: TypeReference) -> Bool { type.name == name }
    func isUsed(in record: Record?) -> Bool {
      record?.fields.contains { isUsed($0.type) } ?? false
    }
    let payloads = contract.payloads.map(\.record).filter { isUsed(in: $0) }
      .map { link($0.name, "payload") }
    let commands = contract.commands.filter { command in
      let parameters = command.arguments + [command.stdin].compactMap(\.self) + command.options
      return parameters.contains { isUsed($0.type) }
        || isUsed(in: command.result.record) || command.result.name == name
    }.map { link($0.name, "command") }
    let endpoints = contract.endpoints.filter { endpoint in
      let given = (endpoint.parameters + endpoint.query + endpoint.headers).compactMap(\.given)
      return given.contains { isUsed($0.type) } || isUsed(in: endpoint.body)
        || isUsed(in: endpoint.result?.record) || endpoint.result?.name == name
    }.map { link($0.name, "endpoint") }
    let routes = (contract.routes?.parameters ?? []).contains { isUsed($0.type) }
    let records = contract.records.filter { isUsed(in: $0) }.map { link($0.name, "type") }
    return payloads + commands + endpoints
      + (routes ? [.link("routes", to: .anchor("routes"))] : []) + records
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

extension Command.Result {
  fileprivate var record: Record? { if case .fields(let record) = self { record } else { nil } }

  fileprivate var name: String? {
    switch self {
    case .fields: nil
    case .type(let type): type.name
    case .paged(let record, _): record
    }
  }
}

extension Endpoint.Result {
  fileprivate var record: Record? { if case .fields(let record) = self { record } else { nil } }

  fileprivate var name: String? { if case .type(let type) = self { type.name } else { nil } }
}
