import ContractModel

/// Records, field by field.
extension PageBuilder {
  /// The fields of a record.
  ///
  /// - Parameter owner: What the record is called in links.
  func fields(of record: Record, as owner: String, _ caption: Prose) -> [Block] {
    table(
      caption, ["Key path", "Type", "Since", "Meaning", Self.pinnedBy],
      record.fields.map { field in
        Table.Row(
          anchor: Anchor.of("field", owner + " " + field.name),
          cells: [
            key(field), words.type(field.type, field.constraints) + words.presence(field),
            [since(field.since)], line(field.doc), evidence.pins(field.span),
          ])
      }
        + record.forbidden.map { key in
          Table.Row(
            anchor: Anchor.of("field", owner + " " + key.name),
            cells: [
              [.code(Self.wire(key.path))], [.strong("must never appear")],
              [since(nil)], line(key.doc), evidence.pins(key.span),
            ])
        })
  }

  private func key(_ field: Field) -> [Prose] {
    let path = Self.wire(field.path)
    var lines: [Prose] = [.code(path)]
    for other in field.alternatives { lines.append("or \(code: Self.wire(other))") }
    if field.name != path { lines.append("\(code: field.name) in Swift") }
    if field.isRoute, contract.routes != nil {
      lines.append("names a " + .link("route", to: .anchor("routes")))
    }
    return lines
  }

  /// The keys that lead to a value, as one path; a dot that is part of a key is in brackets.
  static func wire(_ path: [String]) -> String {
    path.enumerated().map { index, key in
      key.contains(".") || key.isEmpty ? "[\"\(key)\"]" : (index == 0 ? "" : ".") + key
    }.joined()
  }

  func since(_ release: String?) -> Prose {
    release.map { .code($0) } ?? "always"
  }
}
