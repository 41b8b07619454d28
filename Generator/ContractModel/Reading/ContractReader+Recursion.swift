import YAMLReader

/// Records that hold themselves.
extension ContractReader {
  /// A field on the way around.
  private struct Step {
    let holder: String
    let field: Field
    let held: String
  }

  /// A record that holds itself, other than in a list, has no end. Each circle is reported once, at
  /// the field that closes it.
  func checkRecursion(_ records: [Record]) {
    var byName = Dictionary(records.map { ($0.name, $0) }) { first, _ in first }
    let endless = endless(byName)
    for record in records where endless.contains(record.name) {
      let way = wayAround(record.name, byName, endless)
      guard let last = way.last else { continue }
      problems.add(
        .recursiveType, at: last.field.typeSpan,
        "`\(record.name)` holds itself through `\(last.holder).\(last.field.name)`; "
          + "only a list can do that, as in `[\(record.name)]`",
        notes: way.dropLast().prefix(8).map { step in
          .init(
            "`\(step.holder)` holds `\(step.held)` in `\(step.field.name)`",
            at: step.field.typeSpan)
        })
      byName[record.name] = nil
    }
  }

  /// The fields of the shortest way from a record back to it; none where there is no way.
  private func wayAround(
    _ start: String, _ records: [String: Record], _ endless: Set<String>
  ) -> [Step] {
    var steps: [String: Step] = [:]
    var waiting = [start]
    var next = 0
    while next < waiting.count {
      let holder = waiting[next]
      next += 1
      for field in records[holder]?.fields ?? [] {
        guard case .record(let held) = field.type else { continue }
        let step = Step(holder: holder, field: field, held: held)
        if held == start {
          var way = [step]
          while let last = way.last, last.holder != start, let before = steps[last.holder] {
            way.append(before)
          }
          return way.reversed()
        }
        guard endless.contains(held), steps[held] == nil else { continue }
        steps[held] = step
        waiting.append(held)
      }
    }
    return []
  }

  /// The records that lead to a circle: what is left when those that hold no other, or only such as
  /// are gone already, are taken away one by one.
  private func endless(_ records: [String: Record]) -> Set<String> {
    var holders: [String: [String]] = [:]
    var held: [String: Int] = [:]
    for (name, record) in records {
      for field in record.fields {
        guard case .record(let other) = field.type, records[other] != nil else { continue }
        holders[other, default: []].append(name)
        held[name, default: 0] += 1
      }
    }
    var left = Set(records.keys)
    var ended = records.keys.filter { held[$0] == nil }
    while let name = ended.popLast() {
      left.remove(name)
      for holder in holders[name] ?? [] {
        held[holder, default: 0] -= 1
        if held[holder] == 0 { ended.append(holder) }
      }
    }
    return left
  }
}
