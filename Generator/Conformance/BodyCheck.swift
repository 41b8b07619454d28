import ContractModel
import ContractRuntime

/// Judges bodies that are given, rather than goldens.
public struct BodyCheck: Sendable {
  private let contract: Contract
  private let kind: Golden.Kind
  private let judge: Judge
  private let decoder: ClientDecoder

  /// Creates a check of bodies of a kind by a release.
  public init(_ contract: Contract, _ kind: Golden.Kind, release: String) {
    self.contract = contract
    self.kind = kind
    judge = Judge(contract, release: release)
    decoder = ClientDecoder(contract)
  }

  /// What a client makes of a body, and what is wrong with it. Nil where it is not JSON.
  public func run(
    _ bytes: [UInt8], file: String, delivery: Delivery = Delivery()
  ) -> (outcome: Outcome?, findings: [Finding]) {
    let document: JSONDocument
    do {
      document = try JSONDocument(bytes)
    } catch {
      return (nil, [Finding(error, file: file)])
    }
    switch kind {
    case .payload(let name):
      guard let payload = contract.payload(name) else { return (nil, []) }
      return (
        decoder.outcome(of: document, payload: payload),
        judge.findings(document, file: file, payload: payload)
      )
    case .command(let name):
      guard let command = contract.command(name) else { return (nil, []) }
      return (
        decoder.outcome(of: document, command: command, exitStatus: delivery.exitStatus),
        judge.findings(document, file: file, command: command, delivery: delivery)
      )
    case .envelope:
      return (
        decoder.outcome(ofEnvelope: document, exitStatus: delivery.exitStatus),
        judge.findings(ofEnvelope: document, file: file, delivery: delivery)
      )
    }
  }
}

extension Golden.Kind {
  /// Whether a contract has it.
  public func isKnown(to contract: Contract) -> Bool {
    switch self {
    case .payload(let name): contract.payload(name) != nil
    case .command(let name): contract.command(name) != nil
    case .envelope: contract.envelope != nil
    }
  }

  /// The names a contract has of this sort.
  public func alternatives(in contract: Contract) -> [String] {
    switch self {
    case .payload: contract.payloads.map(\.record.name)
    case .command: contract.commands.map(\.name)
    case .envelope: []
    }
  }
}
