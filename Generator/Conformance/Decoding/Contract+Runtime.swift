import ContractModel
import ContractRuntime

/// The runtime's terms for what the schema says; generated code spells out the same.
extension RecordContract {
  convenience init(_ record: Record, _ releases: Releases) {
    self.init(
      record.fields.map { field in
        Field(
          path: field.path, presence: Presence(field.clientPresence(releases)),
          since: field.since, isSensitive: field.isSensitive)
      })
  }
}

extension RecordContract.Presence {
  init(_ presence: ContractModel.Field.Presence) {
    switch presence {
    case .required: self = .required
    case .optional: self = .optional
    case .nullable: self = .nullable
    case .lenient: self = .lenient
    }
  }
}

extension EnvelopeContract {
  init(_ envelope: ContractModel.Envelope) {
    self.init(
      versionKey: envelope.versionKey, version: envelope.version, dataKey: envelope.dataKey,
      errorKey: envelope.errorKey, exitCodeKey: envelope.exitCodeKey,
      stderrKey: envelope.stderrKey)
  }
}

extension EnumType {
  /// What a value must be, for people.
  var expectation: String {
    "one of " + values.map { "\"\($0.text)\"" }.joined(separator: ", ")
  }
}

extension Contract {
  /// The route that a path names, as `{"kind": …}` and the parameters; nil where it names none.
  func route(of path: String, _ routes: Routes) -> JSONValue? {
    let table = RouteTable(
      routes.kinds.map { kind in kind.segments.map { segment($0, routes) } })
    guard let match = table.match(path) else { return nil }
    let kind = routes.kinds[match.kind]
    var members = [JSONValue.Member("kind", .string(kind.name))]
    for (index, parameter) in parameters(of: kind, routes).enumerated() {
      let value: JSONValue =
        base(of: parameter.type)?.isInteger == true
        ? .number(String(match.integer(index))) : .string(match.text(index))
      members.append(.init(parameter.name, value))
    }
    return .object(members)
  }

  private func parameters(of kind: Routes.Kind, _ routes: Routes) -> [Routes.Parameter] {
    kind.segments.compactMap { segment in
      guard case .parameter(let name) = segment else { return nil }
      return routes.parameters.first { $0.name == name }
    }
  }

  private func segment(_ segment: Routes.Segment, _ routes: Routes) -> RouteTable.Segment {
    switch segment {
    case .literal(let text): return .literal(text)
    case .parameter(let name):
      guard let parameter = routes.parameters.first(where: { $0.name == name }) else {
        return .literal("")
      }
      if base(of: parameter.type)?.isInteger == true {
        return .integer(IntegerRule(parameter.constraints.range ?? .min ... .max))
      }
      return .text(TextRule(parameter.constraints))
    }
  }
}
