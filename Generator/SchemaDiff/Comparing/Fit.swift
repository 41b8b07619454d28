import ContractModel

/// How values go over the wire.
enum WireForm {
  /// As JSON, where a number is no string.
  case json
  /// As text, as arguments and the pieces of a URL do.
  case text
}

/// Whether values of one version's types are values of the other's.
struct Fit {
  private let comparison: Comparison
  private let sender: Side
  private let reader: Side
  private let form: WireForm
  /// Whether the sender is the old version, for what is remembered.
  private let isFromOld: Bool

  init(_ comparison: Comparison, fromOld isFromOld: Bool, _ form: WireForm) {
    self.comparison = comparison
    sender = isFromOld ? comparison.old : comparison.new
    reader = isFromOld ? comparison.new : comparison.old
    self.isFromOld = isFromOld
    self.form = form
  }

  /// Whether each value that the one type has, the other has too.
  func allows(_ one: TypeReference, _ other: TypeReference) -> Bool {
    fits(one, other, isReading: false)
  }

  /// Whether a client that reads the other type takes each value of the one; an open enum takes any
  /// text.
  func isRead(_ one: TypeReference, _ other: TypeReference) -> Bool {
    fits(one, other, isReading: true)
  }

  private func fits(_ one: TypeReference, _ other: TypeReference, isReading: Bool) -> Bool {
    switch (one, other) {
    case (.list(let one), .list(let other)): return fits(one, other, isReading: isReading)
    case (.list, _), (_, .list): return false
    case (.record(let one), .record(let other)):
      // What differs within one record is reported where it is declared.
      if one == other { return true }
      guard let sent = sender.records[one], let read = reader.records[other] else { return true }
      return fits(sent, read, isReading: isReading)
    case (.record, _), (_, .record): return false
    case (.enumeration(let one), .enumeration(let other)) where one == other: return true
    default: break
    }
    guard let from = sender.base(of: one), let to = reader.base(of: other) else { return true }
    if case .enumeration(let name) = other, let type = reader.enums[name] {
      if isReading, !type.isClosed { return from == .string || from == .timestamp }
      guard case .enumeration(let name) = one, let values = sender.enums[name]?.values else {
        return false
      }
      return Set(values.map(\.text)).isSubset(of: type.values.map(\.text))
    }
    switch (from, to) {
    case _ where from == to, (.int, .int64), (.int64, .int), (.int, .double), (.int64, .double),
      (.timestamp, .string):
      return true
    default: return form == .text && to == .string
    }
  }

  /// Whether one record is read as another, by what is at the same places.
  func fits(_ sent: Record, _ read: Record, isReading: Bool) -> Bool {
    let key = "\(isReading) \(isFromOld) \(form) \(sent.name) \(read.name)"
    // A record without a name of its own is asked about once.
    guard sender.records[sent.name] != nil, reader.records[read.name] != nil else {
      return areRead(sent, read, isReading)
    }
    if let known = comparison.recordFits[key] { return known }
    // A record that holds itself fits where all else does.
    comparison.recordFits[key] = true
    let fits = areRead(sent, read, isReading)
    comparison.recordFits[key] = fits
    return fits
  }

  private func areRead(_ sent: Record, _ read: Record, _ isReading: Bool) -> Bool {
    var places: [[String]: Field] = [:]
    for field in sent.fields { for place in field.places { places[place] = field } }
    let areAllRead = read.fields.allSatisfy { field in
      let presence = field.clientPresence(reader.releases)
      let accepted = Presence.accepted(presence)
      guard let other = field.places.lazy.compactMap({ places[$0] }).first else {
        return accepted.contains(.absent)
      }
      if isReading, presence == .lenient { return true }
      return Presence.received(other, since: sender.firstRelease(for: reader), sender.releases)
        .isSubset(of: accepted)
        && fits(other.type, field.type, isReading: isReading)
        && (isReading ? reader.finds(field, at: other.places) : isTaken(other, field))
    }
    return areAllRead
      && (isReading || Set(sent.fields.map(\.path)).isSubset(of: read.fields.flatMap(\.places)))
  }

  /// Whether what a client writes for a field keeps the rules of a server, at a place that it knows.
  private func isTaken(_ sent: Field, _ read: Field) -> Bool {
    read.places.contains(sent.path)
      && sender.rule(of: sent.type, sent.constraints)
        .fits(in: reader.rule(of: read.type, read.constraints))
  }
}
