import Conformance
import ContractModel

/// The goldens: how many there are, and how much of the contract they show.
extension PageBuilder {
  var goldenSection: Section? {
    guard let coverage = evidence.shown else { return nil }
    let reasons = coverage.unpinned.map { point in
      Prose(point.subject) + ": " + Prose(point.unpinned ?? "")
    }
    return Section(
      anchor: "goldens", title: "Goldens",
      blocks: [
        .paragraph(
          "Bodies that are kept byte for byte, each with what a client makes of it. They show "
            + "\(coverage.percent)\u{A0}% of what the contract says that one can show.")
      ] + counts + points(coverage)
        + (reasons.isEmpty
          ? [] : [.paragraph("What the schema says that no golden can show:"), .list(reasons)]))
  }

  private var counts: [Block] {
    table(
      "Goldens by release", ["Release", "Goldens", "Values", "Failures", "Violations"],
      evidence.releases.map { release in
        let outcomes = release.entries.map(\.golden.outcome)
        let values = outcomes.count(where: \.isValue)
        let failures = outcomes.count(where: \.isFailure)
        return Table.Row(
          cells: [
            [.code(release.label)], ["\(outcomes.count)"], ["\(values)"], ["\(failures)"],
            ["\(outcomes.count - values - failures)"],
          ])
      })
  }

  private func points(_ coverage: Coverage) -> [Block] {
    table(
      "What the goldens show", ["Part", "To be shown", "Shown", "Cannot be", "Open"],
      CoveragePoint.Group.allCases.compactMap { group in
        let points = coverage.points.filter { $0.group == group }
        guard !points.isEmpty else { return nil }
        return Table.Row(
          cells: [
            [.plain(group.rawValue)], ["\(points.count)"],
            ["\(points.count { coverage.isPinned($0) })"],
            ["\(coverage.unpinned.count { $0.group == group })"],
            ["\(coverage.gaps.count { $0.group == group })"],
          ])
      })
  }
}
