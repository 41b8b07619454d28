import ContractModel

/// The contract's name and its releases.
extension Comparison {
  /// Compares the releases, once all fields were met.
  func compareReleases() {
    let (one, other) = (old.contract, new.contract)
    addIfDifferent(
      .contractRenamed, "contract", "is called otherwise, and so its module",
      (one.name, other.name),
      old: .init(at: .start), new: .init(at: .start), Scope().effects(source: true))
    compareText((one.doc, other.doc), "contract", old: .init(at: .start), new: .init(at: .start))
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
    addIfDifferent(
      .serverChanged, "server", "is another release", (old.server, new.server),
      old: old.serverSpan, new: new.serverSpan, Scope.received.effects())
    compareOldest(old, new)
  }

  private func compareOldest(_ one: Releases, _ other: Releases) {
    guard !one.oldest.isSame(as: other.oldest) else { return }
    // In the new order; a release that is gone from it was the oldest.
    let isRaised = other.release(other.oldest, hasReached: one.oldest)
    let isServerKnown =
      one.labels.contains { $0.isSame(as: other.oldest) }
      && one.release(one.server, hasReached: other.oldest)
    let flipped = flippedByOldest.sorted()
    let change = (isRaised ? "lose" : "gain") + (flipped.count == 1 ? "s" : "")
    let fields =
      flipped.isEmpty ? "" : ": \(flipped.joined(separator: ", ")) \(change) the question mark"
    addIfDifferent(
      isRaised ? .oldestRaised : .oldestLowered, "oldest",
      (isRaised ? "is a newer release" : "is an older release") + fields,
      (one.oldest, other.oldest), old: one.oldestSpan, new: other.oldestSpan,
      Scope.received.effects(
        received: isRaised && !isServerKnown ? [.servers] : [], source: !flipped.isEmpty))
  }
}
