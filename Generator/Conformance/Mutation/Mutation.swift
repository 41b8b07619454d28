import ContractModel
import ContractRuntime

/// Proves that goldens bite: whatever is changed in a body or in the schema has to be noticed.
public struct Mutation: Sendable {
  /// How many mutants there were, and what became of them.
  public struct Count: Sendable, Hashable {
    /// How many were noticed.
    public var killed = 0
    /// How many were not.
    public var survived = 0
    /// How many were not, on purpose.
    public var allowed = 0
    /// How many there were.
    public var mutants: Int { killed + survived + allowed }
  }

  /// What became of the mutants of a contract.
  public struct Result: Sendable {
    /// Bodies with one thing wrong.
    public var bodies = Count()
    /// Schemas with one thing changed.
    public var schemas = Count()
    /// What was not noticed, at the line of the schema that let it pass.
    public var survivors: [Finding] = []
    /// Why mutants may survive, and how many do, by reason.
    public var allowed: [String: Int] = [:]
  }

  private let contract: Contract
  private let schema: String

  /// Creates a mutation of a contract and its goldens.
  ///
  /// - Parameter schema: The schema, as the user named it.
  public init(_ contract: Contract, schema: String) {
    self.contract = contract
    self.schema = schema
  }

  /// Makes every mutant of the bodies and of the schema, and looks whether it is noticed.
  ///
  /// - Parameter progress: Told how many of how many groups of mutants are done.
  public func run(
    _ goldens: GoldenSet, progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) -> Result {
    let schemas = SchemaMutants(contract).mutants
    let total = goldens.entries.count + schemas.count
    var done = 0
    func step() {
      done += 1
      progress(done, total)
    }
    var result = Result()
    mutateBodies(goldens, &result, step)
    mutateSchema(schemas, goldens, &result, step)
    return result
  }

  /// Makes the mutants of the schema alone, and looks whether they are noticed.
  public func runOnSchema(_ goldens: GoldenSet) -> Result {
    var result = Result()
    mutateSchema(SchemaMutants(contract).mutants, goldens, &result) {}
    return result
  }

  // MARK: Bodies

  private func mutateBodies(_ goldens: GoldenSet, _ result: inout Result, _ step: () -> Void) {
    let goldenCheck = GoldenCheck(contract)
    var checks = BodyChecks(contract)
    for release in goldens.releases {
      for entry in release.entries {
        defer { step() }
        guard let body = entry.bytes, let check = checks[entry.golden.kind, release.label] else {
          continue
        }
        for (place, mutants) in check.mutants(of: body, entry.golden.delivery) {
          for mutant in mutants {
            guard let document = try? check.document(mutant.bytes),
              goldenCheck.findings(document, entry, check).isEmpty
            else {
              result.bodies.killed += 1
              continue
            }
            if let reason = place.leniency {
              result.bodies.allowed += 1
              result.allowed[reason, default: 0] += 1
              continue
            }
            result.bodies.survived += 1
            result.survivors.append(
              Finding(
                file: schema, position: JSONPosition(place.span.start),
                expected: "\(entry.path) to be noticed with `\(mutant.keyPath)` as "
                  + "\(mutant.change)",
                found: "nothing wrong with it", rule: .mutantSurvived))
          }
        }
      }
    }
  }

  // MARK: The schema

  private func mutateSchema(
    _ mutants: [SchemaMutant], _ goldens: GoldenSet, _ result: inout Result, _ step: () -> Void
  ) {
    for mutant in mutants {
      judge(mutant, goldens, &result)
      step()
    }
    result.survivors.sort {
      ($0.position?.line ?? 0, $0.position?.column ?? 0, $0.expected)
        < ($1.position?.line ?? 0, $1.position?.column ?? 0, $1.expected)
    }
  }

  private func judge(_ mutant: SchemaMutant, _ goldens: GoldenSet, _ result: inout Result) {
    guard !isNoticed(mutant, goldens) else {
      result.schemas.killed += 1
      return
    }
    if let reason = contract.unpinned[mutant.span] {
      result.schemas.allowed += 1
      result.allowed["unpinned: \(reason)", default: 0] += 1
      return
    }
    result.schemas.survived += 1
    result.survivors.append(
      Finding(
        file: schema, position: JSONPosition(mutant.span.start),
        expected: "a golden that notices \(mutant.change)", found: "none", rule: .mutantSurvived))
  }

  /// Whether some golden is not as its entry says where the contract is another.
  private func isNoticed(_ mutant: SchemaMutant, _ goldens: GoldenSet) -> Bool {
    let goldenCheck = GoldenCheck(mutant.contract)
    var checks = BodyChecks(mutant.contract)
    for release in goldens.releases {
      for entry in release.entries {
        guard let check = checks[entry.golden.kind, release.label] else { return true }
        if !goldenCheck.findings(entry, check).isEmpty { return true }
      }
    }
    return false
  }
}
