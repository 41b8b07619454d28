import ContractModel

/// The contract's name and its releases.
extension Comparison {
  /// Compares the releases, once all fields were met.
  func compareReleases() {
    let (one, other) = (old.contract, new.contract)
    addIfDifferent(
      .contractRenamed, "contract", "is called otherwise, and so its module",
      (one.name, other.name), old: one.span, new: other.span, Scope().effects(source: true))
    compareText((one.doc, other.doc), "contract", old: one.span, new: other.span)
    let (old, new) = (one.releases, other.releases)
    let labels = pair(old.labels, new.labels) { $0 }
    for label in labels.added {
      add(
        .releaseAdded, "release \(label)", "was added", old: old.span, new: new.span,
        Scope.received.effects())
    }
    for label in labels.removed {
      add(
        .releaseRemoved, "release \(label)", "was removed", old: old.span, new: new.span,
        Scope.received.effects())
    }
    if labels.isReordered {
      let flipped = old.oldest.isSame(as: new.oldest) ? flippedByOldest : [:]
      let fields = flipped.keys.sorted().joined(separator: ", ")
      addIfDifferent(
        .releasesReordered, "releases",
        "are in another order"
          + (fields.isEmpty ? "" : ", which changes the question mark of \(fields)"),
        (old.labels.joined(separator: ", "), new.labels.joined(separator: ", ")), old: old.span,
        new: new.span, Scope.received.effects(received: Set(flipped.values.joined())))
    }
    addIfDifferent(
      .serverChanged, "server", "is another release", (old.server, new.server),
      old: old.serverSpan, new: new.serverSpan, Scope.received.effects())
    compareOldest(old, new)
  }

  private func compareOldest(_ one: Releases, _ other: Releases) {
    guard !one.oldest.isSame(as: other.oldest) else { return }
    // In the new order; a release that is gone from it was the oldest.
    let isRaised = other.release(other.oldest, hasReached: one.oldest)
    // The newest that the old schema knows counts, for `oldest` may have another label now.
    let isServerKnown =
      other.labels.contains { $0.isSame(as: one.server) }
      && other.release(one.server, hasReached: other.oldest)
    let flipped = flippedByOldest.keys.sorted()
    let change = (isRaised ? "lose" : "gain") + (flipped.count == 1 ? "s" : "")
    let fields =
      flipped.isEmpty
      ? "" : ", by which \(flipped.joined(separator: ", ")) \(change) the question mark"
    addIfDifferent(
      isRaised ? .oldestRaised : .oldestLowered, "oldest",
      (isRaised ? "is a newer release" : "is an older release") + fields,
      (one.oldest, other.oldest), old: one.oldestSpan, new: other.oldestSpan,
      Scope.received.effects(
        received: isRaised && !isServerKnown ? [.servers] : [], source: !flipped.isEmpty))
  }
}
