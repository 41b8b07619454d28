import ContractModel
import YAMLReader

/// A contract with one thing changed.
struct SchemaMutant {
  /// What was changed, for people: `the field badge dropped`.
  var change: String
  /// Where the schema says what was changed.
  var span: SourceSpan
  /// The changed contract.
  var contract: Contract
}

/// The mutants of a contract: its fields, its enums, its routes, its toggles and what it answers.
struct SchemaMutants {
  let contract: Contract
  private(set) var mutants: [SchemaMutant] = []

  init(_ contract: Contract) {
    self.contract = contract
    for place in contract.recordPlaces { addFields(of: place) }
    addEnums()
    addRules()
    addPayloads()
    addEnvelope()
    addCommands()
    addEndpoints()
    addToggles()
    addRoutes()
    mutants.sort { $0.span.start < $1.span.start }
  }

  mutating func add(
    _ change: String, _ span: SourceSpan, _ edit: (inout Contract) -> Void
  ) {
    var changed = contract
    edit(&changed)
    mutants.append(SchemaMutant(change: change, span: span, contract: changed))
  }

  // MARK: Fields

  private mutating func addFields(of place: RecordPlace) {
    let record = place.record
    func edit(_ index: Int, _ change: (inout Field) -> Void) -> (inout Contract) -> Void {
      var field = record.fields[index]
      change(&field)
      return { contract in
        var changed = record
        changed.fields[index] = field
        place.set(&contract, changed)
      }
    }
    for (index, field) in record.fields.enumerated() {
      let name = "`\(place.owner).\(field.name)`"
      add("\(name) dropped", field.span) { contract in
        var changed = record
        changed.fields.remove(at: index)
        place.set(&contract, changed)
      }
      add("\(name) renamed", field.span, edit(index) { $0.path[$0.path.count - 1] += "Renamed" })
      add(
        "\(name) retyped", field.span,
        edit(index) { $0.type = contract.other(than: $0.type) })
      if field.presence != .required {
        add(
          "\(name) made to be there always", field.span,
          edit(index) {
            $0.presence = .required
            $0.mayBeAbsent = false
            $0.since = nil
          })
      }
      for (number, place) in field.alternatives.enumerated() {
        add(
          "\(name) no longer at `\(place.joined(separator: "."))`", field.span,
          edit(index) { $0.alternatives.remove(at: number) })
      }
      for rule in field.constraints.rules {
        add(
          "\(name) without `\(rule.name)`", field.span, edit(index) { rule.drop(&$0.constraints) })
      }
    }
    for (index, key) in record.forbidden.enumerated() {
      add("`\(place.owner).\(key.name)` no longer forbidden", key.span) { contract in
        var changed = record
        changed.forbidden.remove(at: index)
        place.set(&contract, changed)
      }
    }
  }

  // MARK: Enums and rules

  private mutating func addEnums() {
    for (index, type) in contract.enums.enumerated()
    where contract.observableEnums.contains(type.name) {
      add("`\(type.name)` \(type.isClosed ? "opened" : "closed")", type.span) {
        $0.enums[index].isClosed.toggle()
      }
      for (number, value) in type.values.enumerated() {
        add("`\(type.name)` without \(value.text.quoted)", value.span) {
          $0.enums[index].values.remove(at: number)
        }
      }
    }
  }

  /// The rules of the scalars that bodies, calls and routes have.
  private mutating func addRules() {
    for (index, scalar) in contract.scalars.enumerated()
    where contract.observableScalars.contains(scalar.name) {
      for rule in scalar.constraints.rules {
        add("`\(scalar.name)` without `\(rule.name)`", scalar.span) { contract in
          rule.drop(&contract.scalars[index].constraints)
          // A parameter of a route has taken the rules of its type over.
          for parameter in (contract.routes?.parameters ?? []).indices
          where contract.routes?.parameters[parameter].type == .scalar(scalar.name) {
            if var routes = contract.routes {
              rule.drop(&routes.parameters[parameter].constraints)
              contract.routes = routes
            }
          }
        }
      }
    }
  }

  private mutating func addPayloads() {
    for (index, payload) in contract.payloads.enumerated() where payload.maxBytes != nil {
      add("`\(payload.record.name)` without `maxBytes`", payload.record.span) {
        $0.payloads[index].maxBytes = nil
      }
    }
  }
}
