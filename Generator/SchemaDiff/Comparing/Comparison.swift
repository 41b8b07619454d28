import ContractModel
import YAMLReader

/// Walks two contracts side by side and notes what differs.
final class Comparison {
  let old: Side
  let new: Side
  private(set) var changes: [SchemaChange] = []
  /// The fields whose Swift type gained or lost its question mark because of what comes after `oldest`
  /// alone, and what that breaks where both schemas mean the same release by it.
  var flippedByOldest: [String: Set<Party>] = [:]
  /// Whether one record reads another, by both names and the direction; true while it is asked.
  var recordFits: [String: Bool] = [:]

  init(_ old: Contract, _ new: Contract) {
    self.old = Side(old)
    self.new = Side(new)
  }

  func add(
    _ rule: DiffRule, _ subject: String, _ predicate: String, detail: String = "",
    old: SourceSpan?, new: SourceSpan?, _ effects: [Effect]
  ) {
    changes.append(
      SchemaChange(
        rule: rule, subject: subject, detail: detail, predicate: predicate, old: old, new: new,
        effects: effects))
  }

  /// Notes that something has another value, which the detail shows.
  func addIfDifferent(
    _ rule: DiffRule, _ subject: String, _ what: String, _ values: (old: String, new: String),
    old: SourceSpan?, new: SourceSpan?, _ effects: @autoclosure () -> [Effect]
  ) {
    guard !values.old.isSame(as: values.new) else { return }
    add(
      rule, subject, "\(what): `\(values.new)`, where it was `\(values.old)`",
      detail: "\(values.old) to \(values.new)", old: old, new: new, effects())
  }

  /// Notes that what is said to people differs.
  func compareText(
    _ texts: (old: String?, new: String?), _ subject: String, _ what: String = "doc",
    old: SourceSpan?, new: SourceSpan?
  ) {
    let (one, other) = texts
    if let one, let other, one.isSame(as: other) { return }
    if one == nil, other == nil { return }
    add(
      .textChanged, subject, "says something else to people (`\(what)`)", detail: what, old: old,
      new: new, Scope().effects())
  }

  /// The elements that are in both lists, in the new order, those of only one, and whether the common
  /// ones keep their order.
  func pair<Element>(
    _ old: [Element], _ new: [Element], by key: (Element) -> String
  ) -> Pairing<Element> {
    var places: [String: Int] = [:]
    for (index, element) in old.enumerated() { places[key(element)] = index }
    var pairing = Pairing<Element>()
    var matched: Set<Int> = []
    var last = -1
    for element in new {
      guard let place = places[key(element)] else {
        pairing.added.append(element)
        continue
      }
      matched.insert(place)
      pairing.both.append((old[place], element))
      if place < last { pairing.isReordered = true }
      last = max(last, place)
    }
    pairing.removed = old.enumerated().filter { !matched.contains($0.offset) }.map(\.element)
    return pairing
  }
}

/// Two lists side by side.
struct Pairing<Element> {
  var both: [(old: Element, new: Element)] = []
  var added: [Element] = []
  var removed: [Element] = []
  /// Whether the common elements stand in another order.
  var isReordered = false
}

extension String {
  /// Whether two texts are made of the same scalars; Swift's `==` takes `é` and `é` for one.
  func isSame(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}

extension [String] {
  /// A path of keys as a schema writes it.
  var dotted: String { joined(separator: ".") }
}
