import YAMLReader

/// A break that somebody has accepted.
public struct Acceptance: Sendable, Hashable {
  /// The fingerprint of the finding.
  public var finding: String
  /// The name of the old schema that it was judged against; see ``SchemaBase``.
  public var base: String
  /// Why it is accepted.
  public var reason: String
  /// Who is affected.
  public var affects: String
  /// Where the finding is named.
  public var span: SourceSpan
}

/// What the file beside a schema accepts.
public struct Acceptances: Sendable {
  /// The rules of the file, each with its id.
  public enum Rule: String, Sendable, CaseIterable {
    /// A mapping has only the keys that the file knows there.
    case unknownKey = "accepted-unknown-key"
    /// An entry has all its keys.
    case missingKey = "accepted-missing-key"
    /// A text, a list or a mapping stands where one is expected.
    case wrongKind = "accepted-wrong-kind"
    /// A base is 16 hex digits.
    case invalidBase = "accepted-invalid-base"
    /// A finding is accepted once for a base.
    case twice = "accepted-twice"
    /// What is accepted for the base that is judged is found, and breaks something.
    case notFound = "accepted-not-found"
  }

  /// The entries, in file order.
  public var entries: [Acceptance]
  /// The file, as the user named it.
  public var file: String

  /// Accepts nothing.
  public static let none = Acceptances(entries: [], file: "")

  /// The entry that accepts a change, judged against a base.
  public func entry(for change: SchemaChange, base: String) -> Acceptance? {
    guard change.verdict != .compatible else { return nil }
    return entries.first { $0.base == base && $0.finding.isSame(as: change.fingerprint) }
  }

  /// The entries for the base that is judged whose finding does not occur. Those for other bases are
  /// left alone.
  public func stale(_ changes: [SchemaChange], base: String) -> [Diagnostic] {
    let breaking = Set(changes.filter { $0.verdict != .compatible }.map(\.fingerprint))
    let compatible = Set(changes.map(\.fingerprint)).subtracting(breaking)
    return entries.filter { $0.base == base && !breaking.contains($0.finding) }.map { entry in
      Diagnostic(
        file: file, span: entry.span,
        message: compatible.contains(entry.finding)
          ? "\(Diagnostic.quote(entry.finding, limit: 200)) breaks nothing, so there is nothing to accept; "
            + "remove the entry"
          : "\(Diagnostic.quote(entry.finding, limit: 200)) does not occur against this base; "
            + "remove the entry, or name the finding as `contractgen diff` does",
        rule: Rule.notFound.rawValue)
    }
  }
}
