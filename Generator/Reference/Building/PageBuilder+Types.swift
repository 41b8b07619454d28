import ContractModel

/// Enums, records and scalars.
extension PageBuilder {
  var typeSection: Section? {
    guard !contract.enums.isEmpty || !contract.records.isEmpty else { return nil }
    return Section(
      anchor: "types", title: "Types",
      sections: contract.records.map { section($0) } + contract.enums.map { section($0) })
  }

  private func section(_ record: Record) -> Section {
    Section(
      anchor: Anchor.of("type", record.name), title: .code(record.name),
      blocks: paragraphs(record.doc) + facts([], of: record.name)
        + fields(of: record, as: record.name, "Fields of \(code: record.name)"))
  }

  private func section(_ type: EnumType) -> Section {
    let others: Prose =
      type.isClosed
      ? "closed: any other text breaks the contract"
      : "open: a text that is not listed may come from a newer server, and is kept as it is"
    let unlisted = evidence.pins(type.span).map { Fact(term: "Another text", says: $0) }
    return Section(
      anchor: Anchor.of("type", type.name), title: .code(type.name),
      blocks: paragraphs(type.doc)
        + facts([Fact(term: "Values", says: others)] + unlisted, of: type.name)
        + table(
          "Values of \(code: type.name)", ["Value", "In Swift", "Meaning", Self.pinnedBy],
          type.values.map { value in
            Table.Row(
              cells: [
                [.code(value.text)], [.code("." + value.swiftName)], line(value.doc),
                evidence.pins(value.span),
              ])
          }))
  }

  /// What is said of a type, and where it is used.
  private func facts(_ facts: [Fact], of name: String) -> [Block] {
    let users = users[name]
    let used = users.isEmpty ? [] : [Fact(term: "Used by", says: users.joined(", "))]
    return facts.isEmpty && used.isEmpty ? [] : [.facts(facts + used)]
  }

  /// What a value is on the wire; nothing where a contract has none, but toggles.
  var valueSection: Section? {
    let isEmpty =
      contract.payloads.isEmpty && contract.commands.isEmpty && contract.endpoints.isEmpty
      && contract.records.isEmpty && contract.scalars.isEmpty && contract.routes == nil
    guard !isEmpty else { return nil }
    return Section(
      anchor: "values", title: "Values",
      blocks: table(
        "Base types", ["Type", "On the wire"],
        BaseType.allCases.map { base in
          Table.Row(
            anchor: Anchor.of("base", base.rawValue),
            cells: [[.code(base.rawValue)], [Prose(base.wire)]])
        }) + scalars)
  }

  private var scalars: [Block] {
    guard !contract.scalars.isEmpty else { return [] }
    return [
      .paragraph(
        "Base types with rules. A server is held to the rules; an app checks them where it sends a "
          + "value or takes a route apart, and decodes whatever has the type.")
    ]
      + table(
        "Scalars", ["Scalar", "Base type", "Rules", "Meaning"],
        contract.scalars.map { scalar in
          let rules = words.rules(scalar.constraints)
          return Table.Row(
            anchor: Anchor.of("scalar", scalar.name),
            cells: [
              [.code(scalar.name)] + (scalar.isDistinct ? ["a type of its own in Swift"] : []),
              [words.type(.base(scalar.base))], rules.isEmpty ? ["none"] : rules,
              line(scalar.doc),
            ])
        })
  }
}
