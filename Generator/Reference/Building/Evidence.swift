import Conformance
import ContractModel
import ContractRuntime
import YAMLReader

/// What the goldens of a contract show, and how a page links to them.
struct Evidence {
  private let contract: Contract
  private let goldens: GoldenSet?
  private let coverage: Coverage?
  private let paths: RelativePath
  private let points: [SourceSpan: [CoveragePoint]]
  private let ranks: [String: Int]

  /// - Parameter goldens: The goldens, nil where a contract has none.
  init(_ contract: Contract, _ goldens: GoldenSet?, _ paths: RelativePath) {
    self.contract = contract
    self.goldens = goldens
    self.paths = paths
    coverage = goldens.map { Coverage(contract, $0) }
    points = Dictionary(grouping: coverage?.points ?? [], by: \.span)
    var ranks: [String: Int] = [:]
    for release in goldens?.releases ?? [] {
      for entry in release.entries {
        ranks[entry.path] = entry.rank(isServer: release.label == contract.releases.server)
      }
    }
    self.ranks = ranks
  }

  /// Whether there is any golden.
  var isThere: Bool { goldens?.entries.isEmpty == false }
  /// How much of the contract the goldens show, nil where there are none.
  var shown: Coverage? { isThere ? coverage : nil }
  /// The goldens by release, the latest first.
  var releases: [GoldenSet.Release] { (goldens?.releases ?? []).filter { !$0.entries.isEmpty } }

  // MARK: Pins

  /// How many goldens a row names at most for each of what it says.
  private static let most = 2

  /// Which goldens pin a part of the schema, a line for each thing that there is to be shown of it.
  func pins(
    _ span: SourceSpan, _ isWanted: (CoveragePoint.Aspect) -> Bool = { _ in true }
  ) -> [Prose] {
    guard isThere else { return [] }
    return (points[span] ?? []).filter { isWanted($0.aspect) }
      .map { Self.label($0.aspect) + pins(of: $0) }
  }

  /// Which goldens show a part of the schema in one way, without a word on which way.
  func pins(_ span: SourceSpan, only aspect: CoveragePoint.Aspect) -> Prose {
    guard isThere else { return "" }
    return (points[span] ?? []).filter { $0.aspect == aspect }.map { pins(of: $0) }.joined("; ")
  }

  private func pins(of point: CoveragePoint) -> Prose {
    let files = ranked(coverage?.goldens(showing: point) ?? [])
    guard !files.isEmpty else {
      return point.unpinned.map { "no golden: " + Prose($0) } ?? "no golden"
    }
    let links = files.prefix(Self.most).map { link(to: $0) }.joined(", ")
    let rest = files.count - Self.most
    return links + (rest > 0 ? Prose(", and \(rest) more") : "")
  }

  /// What is shown, where that does not go without saying.
  private static func label(_ aspect: CoveragePoint.Aspect) -> Prose {
    switch aspect {
    case .present, .value, .success, .failure, .exitCode, .route, .noRoute, .request, .state: ""
    case .absent: "absent: "
    case .null: "null: "
    case .otherValue: "shown by "
    case .list: "list: "
    case .page: "page: "
    case .nextPage: "another page follows: "
    case .lastPage: "last page: "
    }
  }

  /// The files, those first that show the judged release as it is.
  private func ranked(_ files: [String]) -> [String] {
    files.sorted { ((ranks[$0] ?? 9), $0) < ((ranks[$1] ?? 9), $1) }
  }

  /// A link to a golden by its name, with the release where it is not the judged one.
  func link(to path: String) -> Prose {
    var name = path
    if let folder = goldens?.folder.path, path.hasPrefix(folder + "/") {
      name = String(path.dropFirst(folder.count + 1))
    }
    let server = contract.releases.server + "/"
    if name.hasPrefix(server) { name = String(name.dropFirst(server.count)) }
    if name.hasSuffix(".json") { name = String(name.dropLast(5)) }
    return .link(.code(name), to: .file(paths.path(to: path)))
  }

  // MARK: Examples

  /// A golden with its body, read.
  struct Example {
    var entry: GoldenSet.Entry
    /// The body, nil where it is empty.
    var document: JSONDocument?
    /// How many values the body holds.
    var size: Int
  }

  /// The goldens of a kind that show it at its best, the best first: what the judged release sends and
  /// breaks nothing, with many values, and without a flood of them.
  func examples(_ kind: Golden.Kind, where isWanted: (Golden) -> Bool) -> [Example] {
    releases.flatMap { release in
      release.entries.filter { $0.golden.kind == kind && isWanted($0.golden) }
    }
    .compactMap { entry -> Example? in
      guard let bytes = try? entry.body.get() else { return nil }
      guard !bytes.isEmpty else { return Example(entry: entry, document: nil, size: 0) }
      guard let document = try? JSONDocument(bytes) else { return nil }
      return Example(entry: entry, document: document, size: document.root.size)
    }
    .map { (order: order($0), example: $0) }
    .sorted { $0.order < $1.order }
    .map(\.example)
  }

  /// How many values a body may hold and still count as better than a smaller one.
  private static let flood = 24

  private func order(_ example: Example) -> (Int, Int, Int, Int, Int, String) {
    let leadsNowhere =
      if case .value(_, .noRoute) = example.entry.golden.outcome { true } else { false }
    return (
      ranks[example.entry.path] ?? 9,
      (example.document?.isHardToRead == true ? 2 : 0) + (leadsNowhere ? 1 : 0),
      example.size > Self.flood ? example.size : 0, -example.size,
      example.document?.bytes.count ?? 0, example.entry.path
    )
  }

  /// Whether a golden shows one of a part's points.
  func shows(_ path: String, _ span: SourceSpan, _ aspect: CoveragePoint.Aspect) -> Bool {
    guard let coverage = shown else { return false }
    return (points[span] ?? []).contains {
      $0.aspect == aspect && coverage.goldens(showing: $0).contains(path)
    }
  }
}

extension GoldenSet.Entry {
  /// How far a golden is from what the judged release sends every day; 0 is nearest, a capture of it.
  fileprivate func rank(isServer: Bool) -> Int {
    let isViolation = if case .violation = golden.outcome { true } else { false }
    return (isViolation || !golden.breaks.isEmpty ? 4 : 0) + (isServer ? 0 : 2)
      + (golden.isSynthetic || golden.capture == nil ? 1 : 0)
  }
}

extension JSONDocument {
  /// Whether there is a text that JSON has to escape, but for `<`, `>` and `&`, which Go escapes without
  /// need, or a number that not every reader of JSON has exactly: such are there to be hard.
  fileprivate var isHardToRead: Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.replacing(/\\u00(?:3c|3e|26)/, with: "").contains("\\")
      || root.holdsHugeNumber
  }
}

extension JSONNode {
  fileprivate var holdsHugeNumber: Bool {
    switch kind {
    case .object: members.contains { $0.value.holdsHugeNumber }
    case .array: elements.contains(where: \.holdsHugeNumber)
    case .number: (double ?? .infinity).magnitude > 0x1p53
    case .null, .boolean, .string: false
    }
  }

  /// How many values that hold no others the value has.
  fileprivate var size: Int {
    switch kind {
    case .object: members.reduce(0) { $0 + $1.value.size }
    case .array: elements.reduce(0) { $0 + $1.size }
    case .null, .boolean, .number, .string: 1
    }
  }
}
