import ContractModel

/// Compares two versions of a contract.
public enum SchemaDiff {
  /// What changed from the old contract to the new one, the worst first, then in file order.
  ///
  /// The time it takes grows with the size of the contracts, not with its square.
  public static func changes(from old: Contract, to new: Contract) -> [SchemaChange] {
    let comparison = Comparison(old, new)
    comparison.compareTypes()
    comparison.comparePayloads()
    comparison.compareEnvelopes()
    comparison.compareCommands()
    comparison.compareEndpoints()
    comparison.compareToggles()
    comparison.compareRoutes()
    // Comes last, for it tells of the fields that the others met.
    comparison.compareReleases()
    return comparison.changes.sorted {
      let (one, other) = ($0.new ?? $0.old, $1.new ?? $1.old)
      if $0.verdict != $1.verdict { return $0.verdict < $1.verdict }
      if let one, let other, one.start != other.start { return one.start < other.start }
      return $0.fingerprint < $1.fingerprint
    }
  }
}
