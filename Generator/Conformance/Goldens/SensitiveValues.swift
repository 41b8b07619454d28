import ContractModel
import ContractRuntime

/// Finds the values that a schema calls sensitive, in bodies and in what manifests say of them.
struct SensitiveValues {
  private let contract: Contract
  private let subject: BodyCheck.Subject

  init(_ contract: Contract, _ subject: BodyCheck.Subject) {
    self.contract = contract
    self.subject = subject
  }

  /// How a value's fields are found.
  private enum Keys {
    /// Where the wire has them.
    case wire
    /// By the contract's own names, as outcomes have them.
    case names
  }

  /// The texts and numbers of a body, in no order.
  func places(inBody root: JSONNode) -> [JSONNode] {
    guard case .command(let command) = subject else { return places(in: root, .wire) }
    guard let key = contract.envelope?.dataKey, let data = root[key] else { return [] }
    return places(in: data, command.result, .wire)
  }

  /// The texts of a body.
  func texts(ofBody document: JSONDocument) -> Set<String> {
    Set(places(inBody: document.root).compactMap(\.text))
  }

  /// The texts of a manifest's entry: what was sent, and what its outcome holds.
  func texts(ofEntry entry: JSONNode) -> Set<String> {
    let outcome = entry["outcome"]
    var nodes = outcome?["value"].map { value in
      if case .command(let command) = subject {
        return places(in: value, command.result, .names)
      }
      return places(in: value, .names)
    }
    nodes = (nodes ?? []) + (outcome?["violation"]?["body"].map { places(inBody: $0) } ?? [])
    var texts = Set((nodes ?? []).compactMap(\.text))
    let argv = entry["argv"]?.elements.compactMap(\.text)
    texts.formUnion(sent(argv, stdin: entry["stdin"]?.text).map(\.text))
    return texts
  }

  /// What was sent for parameters of a command: its arguments and its standard input, without the white
  /// space around that.
  func sent(_ argv: [String]?, stdin: String?) -> [CallReader.Given] {
    guard case .command(let command) = subject else { return [] }
    return CallReader(contract, command).read(argv ?? command.words, stdin: stdin).given
      .filter { $0.parameter.isSensitive }
      .map { .init(parameter: $0.parameter, text: $0.text.withoutSpaceAround) }
      .filter { !$0.text.isEmpty }
  }

  // MARK: Walking

  private func places(in node: JSONNode, _ keys: Keys) -> [JSONNode] {
    switch subject {
    case .payload(let payload): places(in: node, payload.record, keys)
    case .request(let record): places(in: node, record, keys)
    case .response(let endpoint):
      switch endpoint.result {
      case .fields(let record): places(in: node, record, keys)
      case .type(let type): places(in: node, type, keys)
      case nil: []
      }
    case .command, .envelope, .toggle: []
    }
  }

  private func places(in node: JSONNode, _ result: Command.Result, _ keys: Keys) -> [JSONNode] {
    switch result {
    case .fields(let record): return places(in: node, record, keys)
    case .type(let type): return places(in: node, type, keys)
    case .paged(let record, _):
      guard node.kind == .object, let page = contract.envelope?.page(of: record) else {
        return places(in: node, .list(.record(record)), keys)
      }
      return places(in: node, page, keys)
    }
  }

  private func places(in node: JSONNode, _ record: Record, _ keys: Keys) -> [JSONNode] {
    record.fields.flatMap { field -> [JSONNode] in
      let paths =
        switch keys {
        case .wire: [field.path] + field.alternatives
        case .names: [[field.name]]
        }
      return paths.flatMap { path -> [JSONNode] in
        guard case .found(let value) = node.value(at: path) else { return [] }
        return field.isSensitive ? value.leaves : places(in: value, field.type, keys)
      }
    }
  }

  private func places(in node: JSONNode, _ type: TypeReference, _ keys: Keys) -> [JSONNode] {
    switch type {
    case .record(let name): contract.record(name).map { places(in: node, $0, keys) } ?? []
    case .list(let element): node.elements.flatMap { places(in: $0, element, keys) }
    case .base, .scalar, .enumeration: []
    }
  }
}

extension JSONNode {
  /// The texts and numbers in a value; a text that is empty hides nothing.
  var leaves: [JSONNode] {
    switch kind {
    case .string: text?.isEmpty == false ? [self] : []
    case .number: [self]
    case .array: elements.flatMap(\.leaves)
    case .object: members.flatMap(\.value.leaves)
    default: []
    }
  }
}

extension String {
  /// The text without white space at its ends.
  var withoutSpaceAround: String {
    func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !isSpace($0) }),
      let last = scalars.lastIndex(where: { !isSpace($0) })
    else { return "" }
    return String(scalars[first...last])
  }
}
