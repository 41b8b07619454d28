/// The table that says what became of a contract's mutants.
public struct MutationReport: Sendable, CustomStringConvertible {
  private let result: Mutation.Result

  /// Creates the report of a mutation.
  public init(_ result: Mutation.Result) {
    self.result = result
  }

  /// The table, and the mutants that may survive with the reason.
  public var description: String {
    func row(_ name: String, _ count: Mutation.Count) -> [String] {
      [name]
        + [count.mutants, count.killed, count.survived, count.allowed].map { String($0) }
    }
    let table = TextTable(
      [
        ["mutants of", "made", "killed", "survived", "allowed"],
        row("the bodies", result.bodies), row("the schema", result.schemas),
      ], names: 1)
    let reasons = result.allowed.sorted { $0.key < $1.key }.map { "\n  \($0.value) × \($0.key)" }
    return "\(table)"
      + (reasons.isEmpty ? "" : "\n\nAllowed to survive:" + reasons.joined())
  }
}
