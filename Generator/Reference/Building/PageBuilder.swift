import Conformance
import ContractModel

/// Builds the page of a contract from what the schema says and the goldens show.
struct PageBuilder {
  let contract: Contract
  let evidence: Evidence
  let words: Words
  let users: Users
  private let schema: Prose

  /// - Parameters:
  ///   - schema: The schema's name, or a link to it.
  init(_ contract: Contract, _ evidence: Evidence, schema: Prose) {
    self.contract = contract
    self.evidence = evidence
    self.schema = schema
    words = Words(contract: contract)
    users = Users(contract)
  }

  func build() -> Page {
    let sections = [
      payloadSection, callingSection, commandSection, endpointSection, toggleSection, routeSection,
      typeSection, valueSection, releaseSection, goldenSection,
    ].compactMap(\.self)
    return Page(
      title: contract.name, lead: Prose.paragraphs(contract.doc),
      blocks: [.facts(facts), .ways(ways(sections))], sections: sections,
      colophon: "Written by `contractgen describe` from " + schema
        + "; change that, not this page.")
  }

  // MARK: The top of the page

  private var facts: [Fact] {
    let releases = contract.releases
    return [
      Fact(
        term: "Releases", says: releases.labels.map { .code($0) }.joined(", ") + ", oldest first"),
      Fact(term: "Described here", says: .code(releases.server)),
      Fact(term: "Oldest that apps still decode", says: .code(releases.oldest)),
    ]
  }

  /// What each reader wants to know, as far as the page has it.
  private func ways(_ sections: [Section]) -> [Way] {
    func links(_ wanted: [(anchor: String, label: Prose)]) -> [Prose] {
      wanted.filter { link in sections.contains { $0.anchor == link.anchor } }
        .map { .link($0.label, to: .anchor($0.anchor)) }
    }
    return [
      Way(
        title: "I write the app", lead: "What arrives, what to send, and what to make of it.",
        links: links([
          ("payloads", "What a notification carries"), ("routes", "Where a tap leads"),
          ("commands", "Commands and their answers"), ("endpoints", "Endpoints and their answers"),
          ("toggles", "What a switch shows and does"),
        ])),
      Way(
        title: "I write the server", lead: "What may be sent, and what it is held to.",
        links: links([
          ("payloads", "Payloads, field by field"), ("calling", "How answers and refusals look"),
          ("commands", "Commands, with each failure"), ("endpoints", "Endpoints, with each status"),
          ("values", "Values on the wire, and their rules"),
        ])),
      Way(
        title: "I review a change", lead: "What came when, and what proves it.",
        links: links([
          ("releases", "What each release brought"), ("types", "Types and their values"),
          ("goldens", "Goldens, and what they show"),
        ])),
    ].filter { !$0.links.isEmpty }
  }

  // MARK: Shared parts

  func paragraphs(_ doc: String?) -> [Block] { Prose.paragraphs(doc).map { .paragraph($0) } }

  /// A doc as a line of a cell, nothing where there is none.
  func line(_ doc: String?) -> [Prose] {
    doc.map { Prose($0) }.flatMap { $0.isEmpty ? nil : [$0] } ?? []
  }

  /// A table without the columns that say nothing in any row; nothing where it has no rows.
  func table(_ caption: Prose, _ columns: [String], _ rows: [Table.Row]) -> [Block] {
    guard !rows.isEmpty else { return [] }
    let told = columns.indices.filter { column in
      column == 0 || rows.contains { !$0.cells[column].isEmpty }
    }
    return [
      .table(
        Table(
          caption: caption, columns: told.map { columns[$0] },
          rows: rows.map { row in
            Table.Row(anchor: row.anchor, cells: told.map { row.cells[$0] })
          }))
    ]
  }

  /// The heading of the column that links goldens.
  static let pinnedBy = "Pinned by"
}
