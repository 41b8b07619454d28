import ContractModel

/// A record of a contract, wherever it stands.
struct RecordPlace {
  /// What the record belongs to, for people.
  var owner: String
  var record: Record
  /// Puts another record in its place.
  var set: (inout Contract, Record) -> Void
}

extension Contract {
  /// Every record of the contract: named ones, payloads, results and bodies.
  var recordPlaces: [RecordPlace] {
    var places = records.enumerated().map { index, record in
      RecordPlace(owner: record.name, record: record) { $0.records[index] = $1 }
    }
    places += payloads.enumerated().map { index, payload in
      RecordPlace(owner: payload.record.name, record: payload.record) {
        $0.payloads[index].record = $1
      }
    }
    for (index, command) in commands.enumerated() {
      guard case .fields(let record) = command.result else { continue }
      places.append(
        RecordPlace(owner: command.name, record: record) {
          $0.commands[index].result = .fields($1)
        })
    }
    for (index, endpoint) in endpoints.enumerated() {
      if let body = endpoint.body {
        places.append(
          RecordPlace(owner: endpoint.name, record: body) { $0.endpoints[index].body = $1 })
      }
      if case .fields(let record) = endpoint.result {
        places.append(
          RecordPlace(owner: endpoint.name, record: record) {
            $0.endpoints[index].result = .fields($1)
          })
      }
    }
    return places
  }

  /// The types of what stands in bodies and calls; an endpoint's path, query and headers are in no
  /// golden.
  private var observableTypes: [TypeReference] {
    func named(_ type: TypeReference) -> TypeReference {
      if case .list(let element) = type { named(element) } else { type }
    }
    let fields = recordPlaces.flatMap { $0.record.fields.map(\.type) }
    let parameters = commands.flatMap { command in
      (command.arguments + [command.stdin].compactMap(\.self) + command.options).map(\.type)
    }
    let results = commands.compactMap { command -> TypeReference? in
      if case .type(let type) = command.result { type } else { nil }
    }
    let answers = endpoints.compactMap { endpoint -> TypeReference? in
      if case .type(let type) = endpoint.result { type } else { nil }
    }
    let routes = (routes?.parameters ?? []).map(\.type)
    return (fields + parameters + results + answers + routes).map { named($0) }
  }

  /// The enums whose values a golden can show.
  var observableEnums: Set<String> {
    Set(observableTypes.compactMap { if case .enumeration(let name) = $0 { name } else { nil } })
  }

  /// The scalars whose values a golden can show.
  var observableScalars: Set<String> {
    Set(observableTypes.compactMap { if case .scalar(let name) = $0 { name } else { nil } })
  }
}

/// A rule of a value that can be dropped.
struct DroppableRule {
  var name: String
  /// Whether it asks for one character at least, and nothing else.
  var isNotEmpty = false
  var drop: (inout Constraints) -> Void
}

extension Constraints {
  /// The rules that are there.
  var rules: [DroppableRule] {
    var rules: [DroppableRule] = []
    if characters != nil { rules.append(DroppableRule(name: "characters") { $0.characters = nil }) }
    if let length {
      rules.append(
        DroppableRule(name: "length", isNotEmpty: length == 1 ... .max) { $0.length = nil })
    }
    if bytes != nil { rules.append(DroppableRule(name: "bytes") { $0.bytes = nil }) }
    if range != nil { rules.append(DroppableRule(name: "range") { $0.range = nil }) }
    for text in refused {
      rules.append(
        DroppableRule(name: "not: \(text)") { $0.refused.removeAll { $0.isExactly(text) } })
    }
    return rules
  }
}
