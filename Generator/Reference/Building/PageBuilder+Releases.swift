import ContractModel

/// What each release brought.
extension PageBuilder {
  var releaseSection: Section? {
    let labels = contract.releases.labels
    guard !labels.isEmpty else { return nil }
    return Section(
      anchor: "releases", title: "What changed",
      blocks: [
        .paragraph("What each release brought that the ones before it did not have.")
      ],
      sections: labels.indices.reversed().map { index in
        let label = labels[index]
        return Section(
          anchor: Anchor.of("release", label), title: .code(label),
          blocks: notes(label) + brought(label, isFirst: index == 0))
      })
  }

  private func notes(_ label: String) -> [Block] {
    var notes: [Prose] = []
    if label == contract.releases.server { notes.append("The release that this page describes.") }
    if label == contract.releases.oldest {
      notes.append("The oldest release that apps still decode.")
    }
    return notes.isEmpty ? [] : [.paragraph(notes.joined(" "))]
  }

  private func brought(_ label: String, isFirst: Bool) -> [Block] {
    let commands = contract.commands.filter { $0.since == label }.map { command -> Prose in
      "the command "
        + .link(.code(command.name), to: .anchor(Anchor.of("command", command.name)))
    }
    let fields = fieldsByOwner.filter { $0.field.since == label }.map { owner, field -> Prose in
      .link(
        .code(Self.wire(field.path)), to: .anchor(Anchor.of("field", owner.name + " " + field.name))
      ) + " of " + owner.title
    }
    guard commands.isEmpty, fields.isEmpty else { return [.list(commands + fields)] }
    return [
      .paragraph(
        isFirst
          ? "Where the contract begins: all that names no later release."
          : "Nothing that the contract sees.")
    ]
  }

  /// What holds fields, by the name that links have.
  private struct Owner {
    var name: String
    var title: Prose
  }

  private var fieldsByOwner: [(owner: Owner, field: Field)] {
    var owners: [(Owner, Record)] = []
    for payload in contract.payloads {
      let name = payload.record.name
      owners.append((Owner(name: name, title: .code(name)), payload.record))
    }
    for record in contract.records {
      owners.append((Owner(name: record.name, title: .code(record.name)), record))
    }
    for command in contract.commands {
      guard case .fields(let record) = command.result else { continue }
      owners.append(
        (Owner(name: command.name, title: "the answer to \(code: command.name)"), record))
    }
    for endpoint in contract.endpoints {
      if let body = endpoint.body {
        owners.append(
          (Owner(name: endpoint.name + " body", title: "the body of \(code: endpoint.name)"), body))
      }
      if case .fields(let record) = endpoint.result {
        owners.append(
          (
            Owner(name: endpoint.name + " answer", title: "the answer to \(code: endpoint.name)"),
            record
          ))
      }
    }
    return owners.flatMap { owner, record in record.fields.map { (owner, $0) } }
  }
}
