import ContractModel
import ContractRuntime

/// Walks through what a client made of a body, and notes what it lacks: what servers of its own release
/// send, values that it does not know, and paths that lead nowhere.
struct LossWalk {
  /// Something that is lacking, and where exactly.
  struct Loss {
    var kind: Particular.Kind
    var keyPath: String
    var detail = ""
  }

  private let client: Contract
  private let release: String
  private let own: RouteReader?
  private let newest: RouteReader?
  private(set) var losses: [Loss] = []

  /// - Parameters:
  ///   - release: The client's own release.
  ///   - own: The routes of the client.
  ///   - newest: The routes of the newest contract.
  init(_ client: Contract, release: String, own: RouteReader?, newest: RouteReader?) {
    self.client = client
    self.release = release
    self.own = own
    self.newest = newest
  }

  /// Walks through a record.
  mutating func walk(
    _ value: JSONValue, _ record: Record, at keyPath: String, isSensitive: Bool = false
  ) {
    for field in record.fields {
      let place = field.path.reduce(keyPath) { KeyPathNotation.appending(key: $1, to: $0) }
      guard let member = value[field.name] else {
        if isDue(field) { losses.append(Loss(kind: .missingField, keyPath: place)) }
        continue
      }
      walk(member, field.type, at: place, isSensitive: isSensitive || field.isSensitive)
      if field.isRoute, case .string(let text) = member, own?.kind(of: text) == nil,
        let kind = newest?.kind(of: text)
      {
        losses.append(Loss(kind: .unknownRoute, keyPath: place, detail: kind))
      }
    }
  }

  /// Walks through a value of a type.
  mutating func walk(
    _ value: JSONValue, _ type: TypeReference, at keyPath: String, isSensitive: Bool = false
  ) {
    switch type {
    case .record(let name):
      guard let record = client.record(name) else { return }
      walk(value, record, at: keyPath, isSensitive: isSensitive)
    case .list(let element):
      guard case .array(let items) = value else { return }
      for (index, item) in items.enumerated() {
        walk(
          item, element, at: KeyPathNotation.appending(index: index, to: keyPath),
          isSensitive: isSensitive)
      }
    case .enumeration(let name):
      guard case .string(let text) = value, let type = client.enumeration(name),
        !type.values.contains(where: { $0.text.isExactly(text) })
      else { return }
      losses.append(
        Loss(
          kind: .unknownValue, keyPath: keyPath, detail: isSensitive ? "a text" : text.quoted))
    case .base, .scalar: break
    }
  }

  /// Whether servers of the client's own release always send a value.
  private func isDue(_ field: Field) -> Bool {
    client.releases.release(release, hasReached: field.since) && !field.mayBeAbsent
      && field.presence != .nullable
  }
}
