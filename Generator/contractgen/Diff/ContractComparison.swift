import ContractModel
import SchemaDiff
import YAMLReader

/// Two versions of a contract, compared: what changed, what of it is accepted, and what is wrong with the
/// files.
struct ContractComparison {
  let old: YAMLSource
  let new: YAMLSource
  /// The contract's name; the new file's where it cannot be read.
  let title: String
  /// What names the old schema.
  let base: String
  /// The changes, worst first, with the entry that accepts each.
  private(set) var findings: [(change: SchemaChange, acceptance: Acceptance?)] = []
  /// What is wrong with the schemas or with what is accepted.
  private(set) var problems: [(diagnostic: Diagnostic, source: YAMLSource)] = []

  /// Whether both schemas could be read.
  let isCompared: Bool

  /// Compares two schemas.
  ///
  /// - Parameter accepted: The file beside the new schema, nil where there is none.
  init(_ old: YAMLSource, _ new: YAMLSource, accepted: YAMLSource?) {
    self.old = old
    self.new = new
    base = SchemaBase.name(of: old)
    let (oldContract, oldDiagnostics) = SchemaReader.read(old)
    let (newContract, newDiagnostics) = SchemaReader.read(new)
    title = newContract?.name ?? new.file
    isCompared = oldContract != nil && newContract != nil
    problems = oldDiagnostics.map { ($0, old) } + newDiagnostics.map { ($0, new) }
    var acceptances = Acceptances.none
    if let accepted {
      let (read, diagnostics) = AcceptanceReader.read(accepted)
      problems += diagnostics.map { ($0, accepted) }
      acceptances = read ?? .none
    }
    guard let oldContract, let newContract else { return }
    let changes = SchemaDiff.changes(from: oldContract, to: newContract)
    findings = changes.map { ($0, acceptances.entry(for: $0, base: base)) }
    if let accepted {
      problems += acceptances.stale(changes, base: base).map { ($0, accepted) }
    }
  }

  var changes: [SchemaChange] { findings.map(\.change) }

  /// Whether something breaks that nobody has accepted, or a file is wrong.
  var isBad: Bool {
    !problems.isEmpty
      || findings.contains { $0.change.verdict != .compatible && $0.acceptance == nil }
  }

  /// How many changes come to what: `2 break deployed clients, 9 are compatible; 1 is accepted`.
  var counts: String {
    guard isCompared else { return "not compared" }
    guard !findings.isEmpty else { return "no change" }
    let parts = Verdict.allCases.compactMap { verdict -> String? in
      let count = findings.count { $0.change.verdict == verdict }
      guard count > 0 else { return nil }
      switch verdict {
      case .compatible: return "\(count) compatible"
      default:
        return
          "\(count) \(verdict.phrase.replacing("breaks ", with: count == 1 ? "breaks " : "break "))"
      }
    }
    let accepted = findings.count { $0.acceptance != nil }
    return parts.joined(separator: ", ") + (accepted > 0 ? "; \(accepted) accepted" : "")
  }
}
