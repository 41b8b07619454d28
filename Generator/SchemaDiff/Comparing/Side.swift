import ContractModel

/// One of the two contracts, with its names at hand and what its types are used for.
struct Side {
  let contract: Contract
  let scalars: [String: Scalar]
  let enums: [String: EnumType]
  let records: [String: Record]
  /// What each named type is used for.
  private(set) var uses: [String: Uses] = [:]

  /// What a type is used for.
  struct Uses: OptionSet, Sendable {
    let rawValue: Int
    /// The server sends it, and a client refuses what it cannot read.
    static let strict = Uses(rawValue: 1)
    /// The server sends it, and what cannot be read is nil to a client.
    static let lenient = Uses(rawValue: 2)
    /// The client sends it.
    static let sent = Uses(rawValue: 4)
    /// A record or a route has it in Swift, whether or not it goes over the wire.
    static let declared = Uses(rawValue: 8)
  }

  init(_ contract: Contract) {
    self.contract = contract
    scalars = Dictionary(contract.scalars.map { ($0.name, $0) }) { first, _ in first }
    enums = Dictionary(contract.enums.map { ($0.name, $0) }) { first, _ in first }
    records = Dictionary(contract.records.map { ($0.name, $0) }) { first, _ in first }
    findUses()
  }

  var releases: Releases { contract.releases }

  private mutating func findUses() {
    var waiting: [(type: TypeReference, uses: Uses)] = []
    func visit(_ record: Record, _ uses: Uses) {
      for field in record.fields {
        let isLenient = field.presence == .lenient && uses.contains(.strict)
        waiting.append((field.type, isLenient ? uses.subtracting(.strict).union(.lenient) : uses))
      }
    }
    for payload in contract.payloads { visit(payload.record, .strict) }
    for command in contract.commands {
      switch command.result {
      case .fields(let record): visit(record, .strict)
      case .type(let type): waiting.append((type, .strict))
      case .paged(let record, _): waiting.append((.record(record), .strict))
      }
      waiting += command.parameters.map { ($0.type, .sent) }
    }
    for endpoint in contract.endpoints {
      switch endpoint.result {
      case .fields(let record): visit(record, .strict)
      case .type(let type): waiting.append((type, .strict))
      case nil: break
      }
      if let body = endpoint.body { visit(body, .sent) }
      let parameters = endpoint.parameters + endpoint.query + endpoint.headers
      waiting += parameters.compactMap(\.given).map { ($0.type, .sent) }
    }
    for record in contract.records { visit(record, .declared) }
    waiting += (contract.routes?.parameters ?? []).map { ($0.type, .declared) }
    while let (type, found) = waiting.popLast() {
      switch type {
      case .base: break
      case .list(let element): waiting.append((element, found))
      case .scalar(let name), .enumeration(let name):
        uses[name, default: []].formUnion(found)
      case .record(let name):
        let added = found.subtracting(uses[name] ?? [])
        guard !added.isEmpty, let record = records[name] else { continue }
        uses[name, default: []].formUnion(added)
        visit(record, added)
      }
    }
  }

  // MARK: Types

  /// The base type under a type, nil for a record or a list.
  func base(of type: TypeReference) -> BaseType? {
    switch type {
    case .base(let base): base
    case .scalar(let name): scalars[name]?.base
    case .enumeration: .string
    case .record, .list: nil
    }
  }

  /// The rules of a value: those of its scalar, and its own.
  func constraints(_ type: TypeReference, _ own: Constraints) -> Constraints {
    guard case .scalar(let name) = type, let scalar = scalars[name] else { return own }
    return scalar.constraints.overridden(by: own)
  }

  /// What a type is in Swift, as far as two can be told apart by it.
  func swiftType(_ type: TypeReference) -> String {
    switch type {
    case .base(let base): base.rawValue
    case .scalar(let name):
      scalars[name].map { $0.isDistinct ? name : $0.base.rawValue } ?? name
    case .enumeration(let name), .record(let name): name
    case .list(let element): "[\(swiftType(element))]"
    }
  }
}

extension Command {
  /// All that is sent: arguments, standard input, options.
  var parameters: [Argument] { arguments + [stdin].compactMap(\.self) + options }
}

/// In which directions a part of the contract goes, in both versions.
struct Scope {
  /// Whether the server sends it.
  var isReceived = false
  /// Whether the old client refuses what it cannot read.
  var isOldStrict = true
  /// Whether the new client does.
  var isNewStrict = true
  /// Whether the client sends it.
  var isSent = false

  /// What the server sends, and no field is lenient.
  static let received = Scope(isReceived: true)
  /// What the client sends.
  static let sent = Scope(isSent: true)

  /// The effects of a change: what it breaks on the wire, by direction, and whether it breaks source.
  func effects(
    received: Set<Party> = [], sent: Set<Party> = [], source: Bool = false
  ) -> [Effect] {
    let more: Set<Party> = source ? [.source] : []
    var effects: [Effect] = []
    if isReceived {
      let spared = (isOldStrict ? [] : [Party.clients]) + (isNewStrict ? [] : [.servers])
      effects.append(Effect(.serverSends, received.subtracting(spared).union(more)))
    }
    if isSent { effects.append(Effect(.clientSends, sent.union(more))) }
    return effects.isEmpty ? [Effect(.app, more)] : effects
  }
}
