import ContractModel
import YAMLReader

/// Everything of a contract that a golden has to show.
struct CoveragePoints {
  private let contract: Contract
  private(set) var points: [CoveragePoint] = []

  /// Collects the points of a contract, in the order of the schema.
  init(_ contract: Contract) {
    self.contract = contract
    for record in contract.records { addFields(of: record, as: record.name) }
    for payload in contract.payloads { addFields(of: payload.record, as: payload.record.name) }
    contract.envelope.map { addEnvelope($0) }
    contract.commands.forEach { addCommand($0) }
    contract.endpoints.forEach { addEndpoint($0) }
    let observable = contract.observableEnums
    for type in contract.enums where observable.contains(type.name) { addEnum(type) }
    contract.toggles.forEach { addToggle($0) }
    contract.routes.map { addRoutes($0) }
    points.sort { $0.span.start < $1.span.start }
  }

  // MARK: Fields and values

  private mutating func addFields(of record: Record, as owner: String) {
    for field in record.fields {
      let name = "`\(owner).\(field.name)`"
      add(field.span, .present, .fields, "\(name), present")
      if field.presence == .nullable { add(field.span, .null, .fields, "\(name), null") }
      let isNew = field.since.map { $0 != contract.releases.labels.first } ?? false
      if field.mayBeAbsent || field.presence == .lenient || isNew {
        add(field.span, .absent, .fields, "\(name), absent")
      }
    }
    for key in record.forbidden {
      add(key.span, .present, .fields, "`\(owner).\(key.name)`, which must never appear")
    }
  }

  private mutating func addEnum(_ type: EnumType) {
    for value in type.values {
      add(value.span, .value(value.text), .values, "`\(type.name)`, \(value.text.quoted)")
    }
    add(type.span, .otherValue, .values, "`\(type.name)`, a text that it does not list")
  }

  // MARK: Commands

  private mutating func addEnvelope(_ envelope: Envelope) {
    add(envelope.span, .present, .failures, "an answer with `\(envelope.stderrKey)`")
    if contract.commands.contains(where: \.isPaged) {
      add(envelope.span, .nextPage, .commands, "a page that another follows")
      add(envelope.span, .lastPage, .commands, "a page that is the last")
    }
    for code in envelope.exitCodes {
      add(code.span, .exitCode, .failures, "exit code \(code.code), `\(code.name)`")
    }
    for failure in envelope.failures {
      add(failure.span, .failure, .failures, "the failure `\(failure.name)` of any command")
    }
    if let failure = envelope.unknownCommand {
      add(failure.span, .failure, .failures, "the answer of a server that is older than a command")
    }
    for refusal in envelope.refusals {
      add(refusal.span, .failure, .failures, "the refusal `\(refusal.name)`")
    }
  }

  private mutating func addCommand(_ command: Command) {
    if command.isPaged {
      add(command.span, .list, .commands, "`\(command.name)`, a list")
      add(command.span, .page, .commands, "`\(command.name)`, a page")
    } else {
      add(command.span, .success, .commands, "`\(command.name)`, a success")
    }
    if case .fields(let record) = command.result { addFields(of: record, as: command.name) }
    for failure in command.failures {
      add(failure.span, .failure, .failures, "the failure `\(failure.name)` of `\(command.name)`")
    }
  }

  // MARK: Endpoints, toggles and routes

  private mutating func addEndpoint(_ endpoint: Endpoint) {
    if let body = endpoint.body {
      add(endpoint.span, .request, .endpoints, "`\(endpoint.name)`, a call")
      addFields(of: body, as: endpoint.name)
    }
    for status in endpoint.successes {
      add(status.span, .success, .endpoints, "`\(endpoint.name)`, HTTP \(status.code)")
    }
    if case .fields(let record) = endpoint.result { addFields(of: record, as: endpoint.name) }
    for status in endpoint.refusals {
      add(status.span, .failure, .endpoints, "`\(endpoint.name)`, HTTP \(status.code)")
    }
  }

  private mutating func addToggle(_ toggle: Toggle) {
    for input in toggle.inputs {
      for value in input.values {
        add(
          input.span, .value(value), .toggles,
          "`\(toggle.name)`, with `\(input.name)`: \(value)")
      }
    }
    for state in toggle.states {
      add(state.span, .state, .toggles, "`\(toggle.name)`, the state `\(state.name)`")
    }
  }

  private mutating func addRoutes(_ routes: Routes) {
    for kind in routes.kinds { add(kind.span, .route, .routes, "the route `\(kind.name)`") }
    add(routes.span, .noRoute, .routes, "a payload without a route")
  }

  private mutating func add(
    _ span: SourceSpan, _ aspect: CoveragePoint.Aspect, _ group: CoveragePoint.Group,
    _ subject: String
  ) {
    points.append(
      CoveragePoint(
        key: CoveragePoint.Key(span: span, aspect: aspect), group: group, subject: subject,
        unpinned: contract.unpinned[span]))
  }
}

extension Command {
  /// Whether a success can be a page.
  var isPaged: Bool {
    if case .paged = result { true } else { false }
  }
}
