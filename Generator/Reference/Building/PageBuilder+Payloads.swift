import Conformance
import ContractModel

/// What notifications carry.
extension PageBuilder {
  var payloadSection: Section? {
    guard !contract.payloads.isEmpty else { return nil }
    return Section(
      anchor: "payloads", title: "Payloads",
      blocks: [
        .paragraph("What a notification carries. Keys that are not listed are ignored by apps.")
      ],
      sections: contract.payloads.map { section($0) })
  }

  private func section(_ payload: Payload) -> Section {
    let name = payload.record.name
    var facts = [Fact(term: "In Swift", says: .code(name))]
    if let most = payload.maxBytes {
      facts.append(Fact(term: "Size", says: "at most \(most) bytes of JSON"))
    }
    return Section(
      anchor: Anchor.of("payload", name), title: .code(name),
      blocks: paragraphs(payload.record.doc) + [.facts(facts)] + example(name)
        + fields(of: payload.record, as: name, "Fields of \(code: name)"))
  }

  private func example(_ name: String) -> [Block] {
    let examples = evidence.examples(.payload(name)) { $0.outcome.isValue }
    guard let example = examples.first, let document = example.document else { return [] }
    return [
      .code(
        Code(
          caption: "An example: " + evidence.link(to: example.entry.path), language: "json",
          pieces: Body.pieces(document)))
    ]
  }
}

extension Outcome {
  /// Whether a client makes a value of the body.
  var isValue: Bool { if case .value = self { true } else { false } }
  /// Whether the body says that something failed.
  var isFailure: Bool { if case .failure = self { true } else { false } }
}
