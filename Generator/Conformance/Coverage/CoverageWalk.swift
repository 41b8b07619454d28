import ContractModel
import ContractRuntime
import YAMLReader

/// Walks through a golden, and notes what of the contract it shows.
struct CoverageWalk {
  private let contract: Contract
  private let release: String
  private(set) var shown: Set<CoveragePoint.Key> = []

  init(_ contract: Contract, release: String) {
    self.contract = contract
    self.release = release
  }

  /// Notes what a golden shows.
  mutating func walk(_ golden: Golden, _ document: JSONDocument, _ subject: BodyCheck.Subject) {
    let root = document.root
    switch subject {
    case .payload(let payload):
      walk(root, payload.record)
      walkRoute(of: golden.outcome)
    case .command(let command):
      walkCall(golden, command)
      walkAnswer(golden, root, command)
    case .envelope: walkAnswer(golden, root, nil)
    case .request(let record):
      if case .request(let name) = golden.kind, let endpoint = contract.endpoint(name) {
        show(endpoint.span, .request)
      }
      walk(root, record)
    case .response(let endpoint): walkResponse(golden, root, endpoint)
    case .toggle(let toggle): walkToggle(golden, root, toggle)
    }
  }

  private mutating func show(_ span: SourceSpan, _ aspect: CoveragePoint.Aspect) {
    shown.insert(CoveragePoint.Key(span: span, aspect: aspect))
  }

  // MARK: Values

  private mutating func walk(_ node: JSONNode, _ record: Record) {
    guard node.kind == .object else { return }
    for field in record.fields {
      switch node.value(at: field.place(in: node)) {
      case .found(let value) where value.kind == .null:
        show(field.span, field.presence == .nullable ? .null : .absent)
      case .found(let value):
        show(field.span, .present)
        walk(value, field.type)
      case .missing: show(field.span, .absent)
      case .blocked: break
      }
    }
    for key in record.forbidden {
      if case .found = node.value(at: key.path) { show(key.span, .present) }
    }
  }

  private mutating func walk(_ node: JSONNode, _ type: TypeReference) {
    switch type {
    case .record(let name): contract.record(name).map { walk(node, $0) }
    case .list(let element): for node in node.elements { walk(node, element) }
    case .enumeration(let name):
      guard node.kind == .string, let text = node.text else { return }
      walk(text, enum: name)
    case .base, .scalar: break
    }
  }

  private mutating func walk(_ text: String, enum name: String) {
    guard let type = contract.enumeration(name) else { return }
    if let value = type.values.first(where: { $0.text.isExactly(text) }) {
      show(value.span, .value(value.text))
    } else {
      show(type.span, .otherValue)
    }
  }

  private mutating func walkRoute(of outcome: Outcome) {
    guard let routes = contract.routes, case .value(_, let route) = outcome else { return }
    switch route {
    case .noRoute: show(routes.span, .noRoute)
    case .route(let value):
      guard case .string(let name)? = value["kind"],
        let kind = routes.kinds.first(where: { $0.name == name })
      else { return }
      show(kind.span, .route)
    case nil: break
    }
  }

  // MARK: Commands

  private mutating func walkCall(_ golden: Golden, _ command: Command) {
    guard let argv = golden.delivery.argv else { return }
    for given in CallReader(contract, command).read(argv, stdin: golden.stdin).given {
      if case .enumeration(let name) = given.parameter.type { walk(given.text, enum: name) }
    }
  }

  private mutating func walkAnswer(_ golden: Golden, _ root: JSONNode, _ command: Command?) {
    guard let envelope = contract.envelope, root.kind == .object else { return }
    if root[envelope.stderrKey]?.kind == .string { show(envelope.span, .present) }
    if let data = root[envelope.dataKey], let command { walkResult(data, command, envelope) }
    guard let message = root[envelope.errorKey]?.text else { return }
    let exitCode = root[envelope.exitCodeKey]?.integer.flatMap { number -> Int? in
      if case .value(let code) = number { Int(exactly: code) } else { nil }
    }
    guard let exitCode = exitCode ?? golden.delivery.exitStatus else {
      return walkRefusal(message, golden.delivery.status, envelope)
    }
    guard let code = envelope.exitCodes.first(where: { $0.code == exitCode }) else { return }
    show(code.span, .exitCode)
    let isKnown = contract.releases.release(release, hasReached: command?.since)
    let own = isKnown ? command?.failures ?? [] : [envelope.unknownCommand].compactMap(\.self)
    for failure in own + envelope.failures
    where failure.exit == code.name && failure.message?.matches(message) ?? true {
      show(failure.span, .failure)
    }
  }

  private mutating func walkRefusal(_ message: String, _ status: Int?, _ envelope: Envelope) {
    for refusal in envelope.refusals
    where status.map({ $0 == refusal.status }) ?? true
      && refusal.message?.matches(message) ?? true
    {
      show(refusal.span, .failure)
    }
  }

  private mutating func walkResult(_ data: JSONNode, _ command: Command, _ envelope: Envelope) {
    switch command.result {
    case .fields(let record):
      show(command.span, .success)
      walk(data, record)
    case .type(let type):
      show(command.span, .success)
      walk(data, type)
    case .paged(let record, _):
      guard data.kind == .object, let page = envelope.page else {
        show(command.span, .list)
        return walk(data, .list(.record(record)))
      }
      show(command.span, .page)
      show(envelope.span, data[page.next] == nil ? .lastPage : .nextPage)
      if let items = data[page.items] { walk(items, .list(.record(record))) }
    }
  }

  // MARK: Endpoints and toggles

  private mutating func walkResponse(_ golden: Golden, _ root: JSONNode, _ endpoint: Endpoint) {
    let status = golden.delivery.status ?? endpoint.successes.first?.code
    if let refusal = endpoint.refusals.first(where: { $0.code == status }) {
      return show(refusal.span, .failure)
    }
    guard let success = endpoint.successes.first(where: { $0.code == status }) else { return }
    show(success.span, .success)
    switch endpoint.result {
    case .fields(let record): walk(root, record)
    case .type(let type): walk(root, type)
    case nil: break
    }
  }

  private mutating func walkToggle(_ golden: Golden, _ root: JSONNode, _ toggle: Toggle) {
    let reader = ToggleReader(toggle)
    for input in toggle.inputs {
      if let value = reader.value(of: input, in: root) { show(input.span, .value(value)) }
    }
    guard case .value(let value, _) = golden.outcome, case .string(let name)? = value["state"],
      let state = toggle.states.first(where: { $0.name == name })
    else { return }
    show(state.span, .state)
  }
}
