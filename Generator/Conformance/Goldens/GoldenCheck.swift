import ContractModel
import ContractRuntime
import YAMLReader

/// Checks the goldens of a contract: what a client makes of each is what its manifest says, and each
/// is what its own release sends.
public struct GoldenCheck: Sendable {
  private let contract: Contract

  /// Creates a check.
  public init(_ contract: Contract) {
    self.contract = contract
  }

  /// What a check came to.
  public struct Result: Sendable {
    /// How many goldens there are of each release and kind, and what they came to.
    public var rows: [Row] = []
    /// What is not as it should be, by file.
    public var findings: [Finding] = []
    /// The goldens that were looked at, in that order.
    public var checked: [CheckedGolden] = []
    /// The goldens and manifests that are there and cannot be read.
    public var unreadable: [FileError] = []

    /// A golden that was looked at.
    public struct CheckedGolden: Sendable, Hashable {
      /// The release whose golden it is.
      public var release: String
      /// The kind of golden, by its name in a manifest.
      public var kind: String
      /// The file, as the user named its folder.
      public var file: String
    }

    /// A line of the table.
    public struct Row: Sendable, Hashable {
      /// The release whose goldens these are.
      public var release: String
      /// The kind of golden, by its name in a manifest.
      public var kind: String
      /// How many are a value.
      public var values = 0
      /// How many are a failure.
      public var failures = 0
      /// How many are a violation.
      public var violations = 0
      /// How many findings there are about them.
      public var findings = 0
      /// How many goldens there are.
      public var goldens: Int { values + failures + violations }
    }

    /// How many goldens were checked.
    public var goldens: Int { rows.reduce(0) { $0 + $1.goldens } }
  }

  /// Checks every golden of a folder.
  ///
  /// - Throws: `GoldenFolder.ReadError` where the folder cannot be listed.
  public func run(_ folder: GoldenFolder) throws(GoldenFolder.ReadError) -> Result {
    run(try GoldenSet(folder, contract))
  }

  /// Checks every golden of a set.
  ///
  /// - Parameter onGolden: Called before each golden, with its release, how many of the release's were
  ///   looked at, and how many there are.
  public func run(
    _ goldens: GoldenSet,
    onGolden: (_ release: String, _ done: Int, _ all: Int) -> Void = { _, _, _ in }
  ) -> Result {
    var result = Result()
    var checks = BodyChecks(contract)
    for release in goldens.releases {
      result.findings += release.findings
      if let fault = release.fault { result.unreadable.append(fault) }
      for (number, entry) in release.entries.enumerated() {
        onGolden(release.label, number, release.entries.count)
        guard let check = checks[entry.golden.kind, release.label] else {
          result.findings.append(entry.unknownSubject(in: contract))
          continue
        }
        result.checked.append(
          .init(release: release.label, kind: entry.golden.kind.name, file: entry.path))
        if case .failure(let error) = entry.body, error.reason != .missing {
          result.unreadable.append(error)
          continue
        }
        let findings = findings(entry, check)
        result.count(entry.golden, release.label, findings.count)
        result.findings += findings
      }
    }
    result.findings += goldens.strays
    return result
  }

  // MARK: A golden

  /// What is not as the golden's entry says.
  func findings(_ entry: GoldenSet.Entry, _ check: BodyCheck) -> [Finding] {
    guard case .success(let bytes) = entry.body else {
      return [entry.missingFile]
    }
    do throws(JSONError) {
      return findings(try check.document(bytes), entry, check)
    } catch {
      return [Finding(error, file: entry.path)]
    }
  }

  /// What is not as the golden's entry says, of a body that may not be the golden's own.
  func findings(
    _ document: JSONDocument, _ entry: GoldenSet.Entry, _ check: BodyCheck
  ) -> [Finding] {
    let golden = entry.golden
    let outcome = check.outcome(of: document, golden.delivery)
    let differences =
      outcome == golden.outcome
      ? []
      : OutcomeComparison(contract, document, file: entry.path)
        .findings(expected: golden.outcome, found: outcome, kind: golden.kind)
    let broken = unexpected(
      check.findings(document, file: entry.path, golden.delivery), golden, entry.path)
    return (differences + broken).inFileOrder
      + (callFinding(entry, check).map { [$0] } ?? [])
  }

  /// A call that a client of the contract sends, although the manifest says that it refuses to, or
  /// the other way round.
  private func callFinding(_ entry: GoldenSet.Entry, _ check: BodyCheck) -> Finding? {
    guard let refused = check.refusal(of: entry.golden), refused != entry.golden.refuses else {
      return nil
    }
    func spelt(_ parameter: String?) -> String {
      parameter.map { "a call that a client refuses because of `\($0)`" }
        ?? "a call that a client sends"
    }
    return Finding(
      file: entry.manifest, position: entry.golden.position, keyPath: "argv",
      expected: spelt(entry.golden.refuses), found: spelt(refused), rule: .callDiffers)
  }

  /// What a golden is known to break is no finding, but its ceasing to is.
  private func unexpected(
    _ findings: [Finding], _ golden: Golden, _ path: String
  ) -> [Finding] {
    let breaks = findings.map { Golden.Break(rule: $0.rule.rawValue, keyPath: $0.keyPath) }
    let new = zip(findings, breaks).filter { !golden.breaks.contains($1) }.map(\.0)
    let gone = golden.breaks.filter { !breaks.contains($0) }.map { known in
      Finding(
        file: path, keyPath: known.keyPath,
        expected: "to break `\(known.rule)`, as its outcome says",
        found: "that it no longer does", rule: .breakGone)
    }
    return new + gone
  }
}

extension GoldenCheck.Result {
  fileprivate mutating func count(_ golden: Golden, _ release: String, _ findings: Int) {
    let kind = golden.kind.name
    let index =
      rows.firstIndex { $0.release == release && $0.kind == kind }
      ?? {
        rows.append(Row(release: release, kind: kind))
        return rows.count - 1
      }()
    switch golden.outcome {
    case .value: rows[index].values += 1
    case .failure: rows[index].failures += 1
    case .violation: rows[index].violations += 1
    }
    rows[index].findings += findings
  }
}
