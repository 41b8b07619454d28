import ContractModel
import YAMLReader

/// A value of the contract: its type, its rules, and where it stands.
struct Value {
  var type: TypeReference
  var constraints: Constraints
  var span: SourceSpan

  init(_ type: TypeReference, _ constraints: Constraints, _ span: SourceSpan) {
    self.type = type
    self.constraints = constraints
    self.span = span
  }
}

/// Types and rules of what fields, arguments and parameters hold.
extension Comparison {
  /// Compares the types of two values, then their rules.
  func compareValues(
    _ one: Value, _ other: Value, _ subject: String, _ scope: Scope, _ form: WireForm
  ) {
    guard one.type != other.type else {
      // The rules of a scalar of that name are compared where it is declared.
      compareRules(one.constraints, other.constraints, subject, one.span, other.span, scope)
      return
    }
    guard compareTypes(one, other, subject, scope, form) else { return }
    compareRules(
      old.constraints(one.type, one.constraints), new.constraints(other.type, other.constraints),
      subject, one.span, other.span, scope)
  }

  /// Compares the types of two values.
  ///
  /// - Returns: Whether values of both types are the same on the wire, so that their rules say what
  ///   differs.
  private func compareTypes(
    _ one: Value, _ other: Value, _ subject: String, _ scope: Scope, _ form: WireForm
  ) -> Bool {
    let oldFits = Fit(self, fromOld: true, form)
    let newFits = Fit(self, fromOld: false, form)
    let isOldNew = oldFits.allows(one.type, other.type)
    let isNewOld = newFits.allows(other.type, one.type)
    let isSameInSwift = old.swiftType(one.type) == new.swiftType(other.type)
    if isOldNew, isNewOld, isSameInSwift { return true }
    let rule: DiffRule =
      switch (one.type, other.type, isOldNew, isNewOld) {
      case (.list, .list, true, true): .swiftTypeChanged
      case (.list, .list, _, _): .typeChanged
      case (_, .list, _, _): .becameList
      case (.list, _, _, _): .becameSingle
      case (_, _, true, true): .swiftTypeChanged
      case (_, _, true, false): .typeWidened
      case (_, _, false, true): .typeNarrowed
      case (_, _, false, false): .typeChanged
      }
    var received: Set<Party> = []
    if !newFits.isRead(other.type, one.type) { received.insert(.clients) }
    if !oldFits.isRead(one.type, other.type) { received.insert(.servers) }
    var sent: Set<Party> = []
    if !isOldNew { sent.insert(.clients) }
    if !isOldNew, !isNewOld { sent.insert(.servers) }
    addIfDifferent(
      rule, subject, "has another type", (one.type.spelt, other.type.spelt), old: one.span,
      new: other.span,
      scope.effects(received: received, sent: sent, source: !isSameInSwift))
    return isOldNew && isNewOld
  }

  /// Compares what is asked of a value beyond its type. A client does not check it where it reads.
  func compareRules(
    _ one: Constraints, _ other: Constraints, _ subject: String, _ oldSpan: SourceSpan,
    _ newSpan: SourceSpan, _ scope: Scope
  ) {
    guard one != other else { return }
    let isNarrower = !one.fits(in: other)
    addIfDifferent(
      isNarrower ? .valuesNarrowed : .valuesWidened, subject,
      isNarrower ? "may be less than it might" : "may be more than it might",
      one.differences(from: other), old: oldSpan, new: newSpan,
      scope.effects(sent: isNarrower ? [.clients] : []))
  }
}

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
    let places = Dictionary(sent.fields.map { ($0.path, $0) }) { first, _ in first }
    let areAllRead = read.fields.allSatisfy { field in
      let presence = field.clientPresence(reader.releases)
      let accepted = Presence.accepted(presence)
      guard let other = places[field.path] else { return accepted.contains(.absent) }
      let sent = Presence.received(other, since: sender.releases.server, sender.releases)
      return presence == .lenient
        || sent.isSubset(of: accepted) && fits(other.type, field.type, isReading: isReading)
    }
    return areAllRead
      && (isReading || Set(sent.fields.map(\.path)).isSubset(of: read.fields.map(\.path)))
  }
}

extension TypeReference {
  /// The type as a schema writes it.
  var spelt: String {
    switch self {
    case .base(let base): base.rawValue
    case .scalar(let name), .enumeration(let name), .record(let name): name
    case .list(let element): "[\(element.spelt)]"
    }
  }
}

extension Constraints {
  /// Whether every value that these allow, the others allow too.
  func fits(in other: Constraints) -> Bool {
    fits(range, other.range) && fits(length, other.length) && fits(bytes, other.bytes)
      && Set(other.refused.map { Array($0.utf8) }).isSubset(of: refused.map { Array($0.utf8) })
      && (other.characterSet.map { allowed in characterSet?.isSubset(of: allowed) == true } ?? true)
  }

  private func fits<Bound>(_ one: ClosedRange<Bound>?, _ other: ClosedRange<Bound>?) -> Bool {
    guard let other else { return true }
    guard let one else { return false }
    return other.lowerBound <= one.lowerBound && one.upperBound <= other.upperBound
  }

  /// The characters that may stand; nil where all may.
  private var characterSet: Set<UInt32>? {
    guard let characters else { return nil }
    let scalars = characters.unicodeScalars.map(\.value)
    var set: Set<UInt32> = []
    var index = 0
    while index < scalars.count {
      if index + 2 < scalars.count, scalars[index + 1] == 0x2D, scalars[index] <= scalars[index + 2]
      {
        set.formUnion(scalars[index]...scalars[index + 2])
        index += 3
      } else {
        set.insert(scalars[index])
        index += 1
      }
    }
    return set
  }

  /// The rules that two do not share, as a schema writes them.
  func differences(from other: Constraints) -> (old: String, new: String) {
    let (one, other) = (rules, other.rules)
    let differing = one.indices.filter { one[$0] != other[$0] }
    return (
      differing.map { one[$0] }.joined(separator: ", "),
      differing.map { other[$0] }.joined(separator: ", ")
    )
  }

  private var rules: [String] {
    [
      characters.map { "characters \($0)" } ?? "any characters",
      length.map { "length \($0.spelt)" } ?? "any length",
      bytes.map { "bytes \($0.spelt)" } ?? "any bytes",
      range.map { "range \($0.spelt)" } ?? "any number",
      refused.isEmpty ? "no text refused" : "not \(refused.joined(separator: " or "))",
      isTrimmed ? "trimmed" : "not trimmed",
    ]
  }
}

extension ClosedRange where Bound: FixedWidthInteger {
  /// The range as a schema writes it.
  var spelt: String {
    if lowerBound == upperBound { return "\(lowerBound)" }
    return (lowerBound == .min ? "" : "\(lowerBound)") + ".."
      + (upperBound == .max ? "" : "\(upperBound)")
  }
}
