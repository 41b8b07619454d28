import ContractModel
import ContractRuntime

/// Says what a client makes of bodies of one kind, and judges them by a release.
///
/// It holds a whole contract and is handed on for each body, so it is a class: nothing of it is copied then.
public final class BodyCheck: Sendable {
  enum Subject {
    case payload(Payload)
    case command(Command)
    case envelope
    case request(Record)
    case response(Endpoint)
    case toggle(Toggle)
  }

  let subject: Subject
  private let judge: Judge
  private let calls: CallReader?
  let decoder: ClientDecoder

  /// Creates a check, nil where the contract has nothing of the kind.
  public convenience init?(_ contract: Contract, _ kind: Golden.Kind, release: String) {
    self.init(contract, kind, release: release, decoder: ClientDecoder(contract))
  }

  init?(_ contract: Contract, _ kind: Golden.Kind, release: String, decoder: ClientDecoder) {
    guard let subject = Subject(kind, contract) else { return nil }
    self.subject = subject
    judge = Judge(contract, release: release)
    if case .command(let command) = subject {
      calls = CallReader(contract, command)
    } else {
      calls = nil
    }
    self.decoder = decoder
  }

  /// What a client makes of a body, and what is wrong with it; no outcome where it is not JSON.
  public func run(
    _ bytes: [UInt8], file: String, delivery: Delivery = Delivery()
  ) -> (outcome: Outcome?, findings: [Finding]) {
    do {
      let document = try document(bytes)
      return (outcome(of: document, delivery), findings(document, file: file, delivery))
    } catch {
      return (nil, [Finding(error, file: file)])
    }
  }

  /// Reads a body; one that is empty where nothing is said reads as null.
  func document(_ bytes: [UInt8]) throws(JSONError) -> JSONDocument {
    if bytes.isEmpty, case .response(let endpoint) = subject, endpoint.result == nil {
      return try JSONDocument(Array("null".utf8))
    }
    return try JSONDocument(bytes)
  }

  /// What a client makes of a body.
  func outcome(of document: JSONDocument, _ delivery: Delivery) -> Outcome {
    do {
      return try read(document, delivery)
    } catch {
      return .violation(keyPath: error.keyPath, body: document.root.value)
    }
  }

  /// What a client makes of a body that it can read; why it cannot is thrown.
  func read(
    _ document: JSONDocument, _ delivery: Delivery
  ) throws(ContractViolation) -> Outcome {
    switch subject {
    case .payload(let payload): return try decoder.read(document, payload: payload)
    case .command(let command):
      return try decoder.read(document, command: command, exitStatus: delivery.exitStatus)
    case .envelope:
      return try decoder.read(envelope: document, exitStatus: delivery.exitStatus)
    case .request(let body): return try decoder.read(document, record: body)
    case .response(let endpoint):
      if let status = delivery.status, !endpoint.isSuccess(status) {
        return .failure(exitCode: nil, message: "HTTP \(status)", stderr: nil)
      }
      switch endpoint.result {
      case .fields(let record): return try decoder.read(document, record: record)
      case .type(let type): return try decoder.read(document, type: type)
      case nil: return .value(.null, route: nil)
      }
    case .toggle(let toggle): return ToggleReader(toggle).outcome(of: document)
    }
  }

  /// What is wrong with a body, in the order in which it stands in the file.
  func findings(_ document: JSONDocument, file: String, _ delivery: Delivery) -> [Finding] {
    found(document, file: file, delivery).inFileOrder
  }

  private func found(
    _ document: JSONDocument, file: String, _ delivery: Delivery
  ) -> [Finding] {
    switch subject {
    case .payload(let payload): judge.findings(document, file: file, payload: payload)
    case .command(let command):
      judge.findings(document, file: file, command: command, delivery: delivery)
    case .envelope: judge.findings(ofEnvelope: document, file: file, delivery: delivery)
    case .request(let body): judge.findings(document, file: file, record: body)
    case .response(let endpoint):
      judge.findings(document, file: file, endpoint: endpoint, status: delivery.status)
    case .toggle(let toggle): ToggleReader(toggle).findings(document, file: file)
    }
  }

  /// Because of which parameter a client of the contract does not send the call that a golden answers:
  /// nil within where it sends it, nil where the golden does not say what was sent.
  func refusal(of golden: Golden) -> String?? {
    guard let calls, let argv = golden.delivery.argv else { return nil }
    return .some(calls.refusal(argv, stdin: golden.stdin))
  }
}

extension BodyCheck.Subject {
  init?(_ kind: Golden.Kind, _ contract: Contract) {
    switch kind {
    case .payload(let name):
      guard let payload = contract.payload(name) else { return nil }
      self = .payload(payload)
    case .command(let name):
      guard let command = contract.command(name) else { return nil }
      self = .command(command)
    case .envelope:
      guard contract.envelope != nil else { return nil }
      self = .envelope
    case .request(let name):
      guard let body = contract.endpoint(name)?.body else { return nil }
      self = .request(body)
    case .response(let name):
      guard let endpoint = contract.endpoint(name) else { return nil }
      self = .response(endpoint)
    case .toggle(let name):
      guard let toggle = contract.toggles.first(where: { $0.name == name }) else { return nil }
      self = .toggle(toggle)
    }
  }
}

extension Golden.Kind {
  /// The names a contract has of this sort.
  public func alternatives(in contract: Contract) -> [String] {
    switch self {
    case .payload: contract.payloads.map(\.record.name)
    case .command: contract.commands.map(\.name)
    case .envelope: []
    case .request: contract.endpoints.filter { $0.body != nil }.map(\.name)
    case .response: contract.endpoints.map(\.name)
    case .toggle: contract.toggles.map(\.name)
    }
  }
}

extension Endpoint {
  func isSuccess(_ status: Int) -> Bool { successes.contains { $0.code == status } }
}

extension [Finding] {
  /// The findings about one file by where they stand in it; those about the whole file come first, and
  /// those at one place stay in their order.
  var inFileOrder: [Finding] {
    enumerated().sorted { one, other in
      switch (one.element.position, other.element.position) {
      case (let place?, let next?) where place != next: place < next
      case (nil, _?): true
      case (_?, nil): false
      default: one.offset < other.offset
      }
    }.map(\.element)
  }
}
