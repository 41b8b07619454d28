import ContractModel
import ContractRuntime
import YAMLReader

/// A place in a body that the schema declares, and that holds something.
struct DeclaredPlace {
  /// The key and the value, nil for an element of a list.
  var member: (key: JSONNode, value: JSONNode)
  /// The object that has the key.
  var object: JSONNode
  /// What the value is, nil where any JSON may stand.
  var type: TypeReference?
  /// What is asked beyond the type.
  var constraints: Constraints = .none
  /// Why what stands here need not matter, nil where it must.
  var leniency: String?
  /// Whether the text can lead somewhere.
  var isRoute = false
  /// Where the schema declares it.
  var span: SourceSpan
}

/// Finds the places of a body that the schema declares; of the elements of a list, the first that
/// has the place.
struct DeclaredPlaces {
  private let contract: Contract
  private(set) var places: [DeclaredPlace] = []
  private var seen: Set<[SourceSpan]> = []

  init(
    _ contract: Contract, _ document: JSONDocument, _ subject: BodyCheck.Subject,
    _ delivery: Delivery
  ) {
    self.contract = contract
    let root = document.root
    switch subject {
    case .payload(let payload): add(root, payload.record)
    case .command(let command): addAnswer(root, command)
    case .envelope: addAnswer(root, nil)
    case .request(let record): add(root, record)
    case .response(let endpoint):
      guard endpoint.isSuccess(delivery.status ?? endpoint.successes.first?.code ?? 200) else {
        return
      }
      switch endpoint.result {
      case .fields(let record): add(root, record)
      case .type(let type): add(root, type)
      case nil: break
      }
    case .toggle(let toggle):
      for input in toggle.inputs {
        add(
          root, [input.name], nil, input.span,
          leniency: "`\(input.name)` makes no difference in some state of `\(toggle.name)`")
      }
    }
  }

  private mutating func add(_ node: JSONNode, _ record: Record, under owners: [SourceSpan] = []) {
    for field in record.fields {
      let path = field.place(in: node)
      guard case .found(let value) = node.value(at: path) else { continue }
      if seen.insert(owners + [field.span]).inserted {
        add(
          node, path, field.type, field.span,
          contract.constraints(field.type, field.constraints),
          leniency: field.presence == .lenient
            ? "`\(field.name)` is lenient: a client reads what it cannot use as nil" : nil,
          isRoute: field.isRoute)
      }
      add(value, field.type, under: owners + [field.span])
    }
    for key in record.forbidden {
      add(
        node, key.path, nil, key.span,
        leniency: "`\(key.name)` is forbidden, whatever it holds, and a client ignores it")
    }
  }

  private mutating func add(
    _ node: JSONNode, _ type: TypeReference, under owners: [SourceSpan] = []
  ) {
    switch type {
    case .record(let name): contract.record(name).map { add(node, $0, under: owners) }
    case .list(let element): for node in node.elements { add(node, element, under: owners) }
    case .base, .scalar, .enumeration: break
    }
  }

  private mutating func addAnswer(_ root: JSONNode, _ command: Command?) {
    guard let envelope = contract.envelope else { return }
    for key in [
      envelope.versionKey, envelope.dataKey, envelope.errorKey, envelope.exitCodeKey,
    ] {
      add(root, [key], nil, envelope.span)
    }
    let isSuccess = root[envelope.dataKey] != nil
    add(
      root, [envelope.stderrKey], nil, envelope.span,
      leniency: isSuccess
        ? "`\(envelope.stderrKey)` of a success is for people, and a client does not read it" : nil)
    guard let command, let data = root[envelope.dataKey] else { return }
    switch command.result {
    case .fields(let record): add(data, record)
    case .type(let type): add(data, type)
    case .paged(let record, _):
      guard data.kind == .object, let page = envelope.page(of: record) else {
        return add(data, .list(.record(record)))
      }
      for field in page.fields { add(data, field.path, field.type, field.span) }
      if let items = data[page.fields[0].path[0]] { add(items, .list(.record(record))) }
    }
  }

  private mutating func add(
    _ node: JSONNode, _ path: [String], _ type: TypeReference?, _ span: SourceSpan,
    _ constraints: Constraints = .none, leniency: String? = nil, isRoute: Bool = false
  ) {
    guard let last = path.last, case .found(let object) = node.value(at: path.dropLast()),
      let member = object.members.first(where: { $0.key.text?.isExactly(last) == true })
    else { return }
    places.append(
      DeclaredPlace(
        member: member, object: object, type: type, constraints: constraints, leniency: leniency,
        isRoute: isRoute, span: span))
  }
}
