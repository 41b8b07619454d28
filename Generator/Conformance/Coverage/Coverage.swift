import ContractModel
import ContractRuntime
import YAMLReader

/// How much of a contract its goldens show.
public struct Coverage: Sendable {
  /// Everything that a golden has to show, in the order of the schema.
  public let points: [CoveragePoint]
  /// Parts that the schema calls unpinned and of which there is nothing to show.
  private let pointless: [SourceSpan]
  /// The files of the goldens that show a point, sorted.
  private let goldens: [CoveragePoint.Key: [String]]

  /// Looks what a contract's goldens show.
  public init(_ contract: Contract, _ goldens: GoldenSet) {
    points = CoveragePoints(contract).points
    pointless = Set(contract.unpinned.keys).subtracting(points.map(\.span))
      .sorted { $0.start < $1.start }
    var checks = BodyChecks(contract)
    var shown: [CoveragePoint.Key: [String]] = [:]
    for release in goldens.releases {
      for entry in release.entries {
        guard let body = entry.bytes, let check = checks[entry.golden.kind, release.label],
          let document = try? check.document(body)
        else { continue }
        var walk = CoverageWalk(contract, release: release.label)
        walk.walk(entry.golden, document, check.subject)
        for key in walk.shown { shown[key, default: []].append(entry.path) }
      }
    }
    self.goldens = shown.mapValues { $0.sorted() }
  }

  /// The goldens that show a point, by their files, sorted.
  public func goldens(showing point: CoveragePoint) -> [String] { goldens[point.key] ?? [] }

  /// Whether a golden shows a point.
  public func isPinned(_ point: CoveragePoint) -> Bool { goldens[point.key] != nil }

  /// What no golden shows although the schema does not say that none can.
  public var gaps: [CoveragePoint] { points.filter { !isPinned($0) && $0.unpinned == nil } }

  /// What the schema says that no golden can show, and none shows.
  public var unpinned: [CoveragePoint] { points.filter { !isPinned($0) && $0.unpinned != nil } }

  /// Parts that the schema calls unpinned although goldens show all there is of them.
  public var needlesslyUnpinned: [CoveragePoint] {
    let open = Set(unpinned.map(\.span))
    var seen: Set<CoveragePoint> = []
    return points.filter { point in
      guard point.unpinned != nil, !open.contains(point.span) else { return false }
      return !seen.contains { $0.span == point.span } && seen.insert(point).inserted
    }
  }

  /// How much is shown of what can be, in percent, from 0 to 100; all of nothing is 100.
  ///
  /// It is rounded down, so that 100 means all.
  public var percent: Int {
    let most = points.count - unpinned.count
    return most == 0 ? 100 : (most - gaps.count) * 100 / most
  }

  /// The gaps, as findings at the schema's lines.
  ///
  /// - Parameter schema: The schema, as the user named it.
  public func findings(schema: String) -> [Finding] {
    let gaps = gaps.map { point in
      Finding(
        file: schema, position: JSONPosition(point.span.start),
        expected: "a golden that shows \(point.subject)", found: "none", rule: .notPinned)
    }
    let needless = needlesslyUnpinned.map { point in
      Finding(
        file: schema, position: JSONPosition(point.span.start),
        expected: "no golden that shows \(point.subject), for the schema says `unpinned:`",
        found: goldens(showing: point).first ?? "one", rule: .needlesslyUnpinned)
    }
    let pointless = pointless.map { span in
      Finding(
        file: schema, position: JSONPosition(span.start),
        expected: "`unpinned:` where there is something that a golden could show",
        found: "nothing of the sort", rule: .needlesslyUnpinned)
    }
    return (gaps + needless + pointless).sorted {
      ($0.position?.line ?? 0, $0.position?.column ?? 0)
        < ($1.position?.line ?? 0, $1.position?.column ?? 0)
    }
  }
}
