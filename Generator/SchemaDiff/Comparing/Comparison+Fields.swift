import ContractModel

/// Records, wherever they stand, and their fields.
extension Comparison {
  /// Compares two records.
  ///
  /// - Parameter subject: What goes before a field's name, with what separates them.
  func compareRecords(_ one: Record, _ other: Record, _ subject: String, _ scope: Scope) {
    let pairing = pairFields(one, other)
    for field in pairing.removed { remove(field, of: one, other, subject, scope) }
    for field in pairing.added { add(field, to: one, other, subject, scope) }
    for (old, new) in pairing.both { compareFields(old, new, subject + new.name, scope) }
    if pairing.isReordered {
      let subject = subject.trimmingSeparator
      add(
        .parametersReordered, subject,
        "has its fields in another order, and so its Swift initializer", old: one.span,
        new: other.span, Scope().effects(source: true))
    }
    compareForbidden(one, other, subject, scope)
  }

  /// Fields belong together by their names, by what `was` says, or because they are one place on the
  /// wire.
  private func pairFields(_ one: Record, _ other: Record) -> Pairing<Field> {
    let newNames = Set(other.fields.map(\.name))
    let oldNames = Set(one.fields.map(\.name))
    let gone = one.fields.filter { !newNames.contains($0.name) }
    let goneNames = Set(gone.map(\.name))
    let gonePaths = Dictionary(gone.map { ($0.path, $0.name) }) { first, _ in first }
    var taken = Set(other.fields.compactMap(\.formerName))
    var formerNames: [String: String] = [:]
    for field in other.fields where !oldNames.contains(field.name) {
      if let former = field.formerName, goneNames.contains(former) {
        formerNames[field.name] = former
      } else if let former = gonePaths[field.path], taken.insert(former).inserted {
        formerNames[field.name] = former
      }
    }
    let isNew = { (field: Field) in newNames.contains(field.name) }
    return pair(one.fields, other.fields) { field in
      // A new field that has another name goes by the one it had.
      isNew(field) ? formerNames[field.name] ?? field.name : field.name
    }
  }

  // MARK: Fields of one version only

  private func add(
    _ field: Field, to one: Record, _ other: Record, _ subject: String, _ scope: Scope
  ) {
    let presence = field.clientPresence(new.releases)
    let isRequired = presence == .required
    var sent: Set<Party> = []
    // A server misses a key that it asks for, and may refuse one that it does not declare.
    if !Presence.accepted(field.presence).contains(.absent) { sent.insert(.clients) }
    if isRequired || presence == .nullable { sent.insert(.servers) }
    let need =
      switch presence {
      case .required: "required"
      case .nullable: "always there"
      case .optional, .lenient: "optional"
      }
    add(
      .fieldAdded, subject + field.name, "was added, \(need) to the new client", detail: need,
      old: one.span, new: field.span,
      scope.effects(
        received: Presence.accepted(presence).contains(.absent) ? [] : [.servers], sent: sent,
        source: isRequired))
  }

  private func remove(
    _ field: Field, of one: Record, _ other: Record, _ subject: String, _ scope: Scope
  ) {
    let presence = field.clientPresence(old.releases)
    let accepts = Presence.accepted(presence)
    add(
      .fieldRemoved, subject + field.name,
      accepts.contains(.absent)
        ? "was removed; clients that know it read nil"
        : "was removed, and deployed clients ask for it",
      old: field.span, new: other.span,
      scope.effects(
        received: accepts.contains(.absent) ? [] : [.clients],
        sent: Presence.accepted(field.presence).contains(.absent)
          ? [.clients] : [.clients, .servers],
        source: true))
  }

  private func compareForbidden(
    _ one: Record, _ other: Record, _ subject: String, _ scope: Scope
  ) {
    let keys = pair(one.forbidden, other.forbidden) { $0.path.dotted }
    for key in keys.added {
      add(
        .forbiddenKeyAdded, subject + key.name, "must never appear now (`\(key.path.dotted)`)",
        old: one.span, new: key.span, scope.effects())
    }
    for key in keys.removed {
      add(
        .forbiddenKeyRemoved, subject + key.name, "may appear now (`\(key.path.dotted)`)",
        old: key.span, new: other.span, scope.effects())
    }
    for (old, new) in keys.both {
      compareText((old.doc, new.doc), subject + new.name, old: old.span, new: new.span)
    }
  }

  // MARK: Fields of both versions

  private func compareFields(_ one: Field, _ other: Field, _ subject: String, _ outer: Scope) {
    var scope = outer
    scope.isOldStrict = outer.isOldStrict && one.presence != .lenient
    scope.isNewStrict = outer.isNewStrict && other.presence != .lenient
    if one.name != other.name {
      add(
        .fieldRenamed, subject, "was `\(one.name)`; its place on the wire is judged by itself",
        detail: "\(one.name) to \(other.name)", old: one.span, new: other.span,
        outer.effects(source: true))
    }
    comparePlaces(one, other, subject, outer)
    compareValues(
      Value(one.type, one.constraints, one.span), Value(other.type, other.constraints, other.span),
      subject, scope, .json)
    comparePresence(one, other, subject, outer)
    if one.isSensitive != other.isSensitive {
      add(
        .sensitiveChanged, subject,
        other.isSensitive ? "is sensitive now" : "is no longer sensitive",
        detail: other.isSensitive ? "now" : "no longer", old: one.span, new: other.span,
        Scope().effects())
    }
    if one.isRoute != other.isRoute {
      add(
        other.isRoute ? .routePropertyAdded : .routePropertyRemoved, subject,
        other.isRoute
          ? "names a route now, and has a property for it"
          : "names no route any more, and its property is gone",
        old: one.span, new: other.span, Scope().effects(source: !other.isRoute))
    }
    compareText((one.doc, other.doc), subject, old: one.span, new: other.span)
  }

  private func comparePlaces(_ one: Field, _ other: Field, _ subject: String, _ scope: Scope) {
    let (oldPlaces, newPlaces) = (one.places, other.places)
    guard oldPlaces != newPlaces else { return }
    // Who may find nothing at the places that it knows takes that for an absent key.
    var received: Set<Party> = []
    if !old.finds(one, at: newPlaces) { received.insert(.clients) }
    if !new.finds(other, at: oldPlaces) { received.insert(.servers) }
    var sent: Set<Party> = []
    if !newPlaces.contains(one.path) { sent.insert(.clients) }
    if !oldPlaces.contains(other.path) { sent.insert(.servers) }
    let isMoved = one.path != other.path
    let listed = { (places: [[String]]) in places.map(\.dotted).joined(separator: " or ") }
    addIfDifferent(
      isMoved ? .fieldMoved : .fieldPlacesChanged, subject,
      isMoved ? "moved on the wire" : "has other places on the wire",
      (listed(oldPlaces), listed(newPlaces)), old: one.span, new: other.span,
      scope.effects(received: received, sent: sent))
  }

  // MARK: Presence

  private func comparePresence(_ one: Field, _ other: Field, _ subject: String, _ scope: Scope) {
    let isSameWord =
      one.presence == other.presence
      && (one.presence != .lenient || one.mayBeAbsent == other.mayBeAbsent)
    if !isSameWord {
      addIfDifferent(
        rule(for: other, was: one), subject, "changed when it is there",
        (one.presenceWords, other.presenceWords), old: one.span, new: other.span,
        effects(one, other, scope))
    }
    if one.since != other.since {
      // Where both change, what they come to together is said once.
      addIfDifferent(
        .fieldSinceChanged, subject, "changed the first release that sends it",
        (one.since ?? "the first", other.since ?? "the first"), old: one.span, new: other.span,
        isSameWord ? effects(one, other, scope) : scope.effects())
    }
    if isSameWord, one.since == other.since, isOptional(one, old) != isOptional(other, new) {
      flippedByOldest[subject] = Set(effects(one, other, scope).flatMap(\.breaks))
    }
  }

  private func rule(for field: Field, was old: Field) -> DiffRule {
    switch field.presence {
    case .required: .fieldBecameRequired
    case .optional: .fieldBecameOptional
    case .nullable: .fieldBecameNullable
    case .lenient:
      old.presence != .lenient
        ? .fieldBecameLenient : field.mayBeAbsent ? .fieldBecameOptional : .fieldBecameRequired
    }
  }

  private func isOptional(_ field: Field, _ side: Side) -> Bool {
    field.clientPresence(side.releases) != .required
  }

  /// What it comes to that a field is there in other cases than before.
  private func effects(_ one: Field, _ other: Field, _ scope: Scope) -> [Effect] {
    let oldClient = one.clientPresence(old.releases)
    let newClient = other.clientPresence(new.releases)
    var received: Set<Party> = []
    if !Presence.received(other, since: new.firstRelease(for: old), new.releases)
      .isSubset(of: Presence.accepted(oldClient))
    {
      received.insert(.clients)
    }
    if !Presence.received(one, since: old.firstRelease(for: new), old.releases)
      .isSubset(of: Presence.accepted(newClient))
    {
      received.insert(.servers)
    }
    var sent: Set<Party> = []
    if !Presence.sent(oldClient).isSubset(of: Presence.accepted(other.presence)) {
      sent.insert(.clients)
    }
    // What an app leaves out may be spelt in another way now.
    if let unspelt = Presence.spellingOfNil(newClient),
      let before = Presence.spellingOfNil(oldClient), before != unspelt,
      !Presence.accepted(one.presence).contains(unspelt)
    {
      sent.insert(.servers)
    }
    return scope.effects(
      received: received, sent: sent,
      source: (oldClient == .required) != (newClient == .required))
  }
}

extension Side {
  /// Whether a client takes what is sent at some places for the value of a field.
  func finds(_ field: Field, at sent: [[String]]) -> Bool {
    let (presence, places) = (field.clientPresence(releases), field.places)
    if presence == .lenient || Set(sent).isSubset(of: places) { return true }
    // An object that leads to the one place is no value at the other, nor the other way round.
    let isInTheWay = sent.contains { path in
      places.contains { $0 != path && ($0.starts(with: path) || path.starts(with: $0)) }
    }
    return !isInTheWay && Presence.accepted(presence).contains(.absent)
  }

  /// The first release of the side's server that a client of another side still meets.
  func firstRelease(for client: Side) -> String {
    let oldest = client.releases.oldest
    return releases.labels.contains { $0.isSame(as: oldest) } ? oldest : releases.server
  }
}

extension Field {
  /// Where the value can be, the first place first.
  var places: [[String]] { [path] + alternatives }

  /// What the schema says of the presence.
  fileprivate var presenceWords: String {
    switch presence {
    case .required: "required"
    case .optional: "optional"
    case .nullable: "nullable"
    case .lenient: mayBeAbsent ? "lenient and optional" : "lenient"
    }
  }
}

extension String {
  /// A subject without the separator behind it.
  fileprivate var trimmingSeparator: String {
    hasSuffix(".") ? String(dropLast()) : self
  }
}
