import YAMLReader

/// A change of a contract: what it is, where, and whom it breaks.
public struct SchemaChange: Sendable, Hashable {
  /// The rule by which it was found.
  public var rule: DiffRule
  /// What changed, such as `PushPayload.badge`.
  public var subject: String
  /// From what to what, where the rule does not say so already; may be empty.
  public var detail: String
  /// What happened, as a sentence without its subject.
  public var predicate: String
  /// Where it stands in the old schema, nil where it is new.
  public var old: SourceSpan?
  /// Where it stands in the new schema, nil where it is gone.
  public var new: SourceSpan?
  /// Whom it breaks, by direction; one at least.
  public var effects: [Effect]

  /// The worst of the effects.
  public var verdict: Verdict { Verdict(effects.flatMap(\.breaks)) }

  /// What happened, as a sentence.
  public var message: String { "`\(subject)` \(predicate)" }

  /// What names the change wherever its lines go: the rule, the subject and the detail.
  public var fingerprint: String {
    "\(rule.rawValue) \(subject)" + (detail.isEmpty ? "" : " (\(detail))")
  }

  /// The verdict, in which directions, and what breaks besides.
  public var judgement: String {
    guard verdict != .compatible else {
      let directions = effects.map(\.direction.phrase).joined(separator: ", ")
      return "\(verdict.phrase) (\(directions))"
    }
    let worst = effects.flatMap(\.breaks)
    let party = Party.allCases.first(where: worst.contains)
    let directions = effects.filter { effect in party.map(effect.breaks.contains) ?? false }
      .map(\.direction.phrase).joined(separator: ", ")
    let others = Party.allCases.filter { worst.contains($0) && $0 != party }.map(\.phrase)
    return "\(verdict.phrase) (\(directions))"
      + (others.isEmpty ? "" : ", and \(others.joined(separator: " and "))")
  }
}
