/// The table that says how much of a contract its goldens show.
public struct CoverageTable: Sendable, CustomStringConvertible {
  private let coverage: Coverage

  /// Creates the table of a coverage, with a sum at the end.
  public init(_ coverage: Coverage) {
    self.coverage = coverage
  }

  /// The table, and what the schema says that no golden can show.
  public var description: String {
    let groups = CoveragePoint.Group.allCases.filter { group in
      coverage.points.contains { $0.group == group }
    }
    let rows = groups.map { group in row(group.rawValue) { $0.group == group } }
    let table = TextTable(
      [["what", "points", "pinned", "unpinned", "open"]] + rows + [row("all") { _ in true }],
      names: 1)
    let reasons = coverage.unpinned.map { "\n  \($0.subject): \($0.unpinned ?? "")" }
    return "\(table)\n\nCoverage: \(coverage.percent) %."
      + (reasons.isEmpty ? "" : "\n\nUnpinned, as the schema says:" + reasons.joined())
  }

  private func row(_ name: String, _ isIncluded: (CoveragePoint) -> Bool) -> [String] {
    let points = coverage.points.filter(isIncluded)
    let counts = [
      points.count, points.count { coverage.isPinned($0) },
      coverage.unpinned.count(where: isIncluded), coverage.gaps.count(where: isIncluded),
    ]
    return [name] + counts.map { String($0) }
  }
}
