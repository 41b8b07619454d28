import Conformance
import ContractModel
import YAMLReader

/// The matrices of contracts, and what is wrong with their files.
struct MatrixReport {
  /// A contract's matrix, and where it comes from.
  struct Entry {
    var name: String
    var schema: String
    var history: String
    var goldens: String
    var matrix: ReleaseMatrix
  }

  /// The contracts whose schema can be read.
  private(set) var contracts: [Entry] = []
  /// What is wrong with schemas, snapshots and goldens as files.
  var problems: [ReportItem] = []

  /// Whether a client that is meant to read a server's answers cannot, or a file is wrong.
  var isBad: Bool {
    !problems.isEmpty || contracts.contains { $0.matrix.pairs.contains(where: \.isBad) }
  }

  /// Adds the matrix of a contract.
  mutating func add(_ schema: Schema, _ history: SchemaHistory, _ folder: GoldenFolder) {
    guard let contract = schema.contract else {
      problems += schema.items
      return
    }
    let goldens: GoldenSet
    do {
      goldens = try GoldenSet(folder, contract)
    } catch {
      problems.append(ReportItem(error, suite: contract.name))
      return
    }
    problems += faults(of: goldens)
    problems += history.strays.map { stray in
      ReportItem(
        Finding(
          file: stray, expected: "only snapshots, each `RELEASE.yaml`", found: "something else",
          rule: .unlistedFile))
    }
    let snapshots = history.releases.compactMap { snapshot($0, history, contract, schema) }
    contracts.append(
      Entry(
        name: contract.name, schema: schema.path, history: history.path, goldens: folder.path,
        matrix: ReleaseMatrix(contract, goldens, snapshots)))
  }

  /// What is wrong with goldens as files; whether they conform is not asked here.
  private func faults(of goldens: GoldenSet) -> [ReportItem] {
    let findings = (goldens.releases.flatMap(\.findings) + goldens.strays).map { ReportItem($0) }
    let unreadable = goldens.releases.compactMap(\.fault) + goldens.entries.compactMap(\.fault)
    return findings + unreadable.map { ReportItem($0) }
  }

  /// Reads a snapshot; what is wrong with it is a problem, and it has no row then.
  private mutating func snapshot(
    _ release: String, _ history: SchemaHistory, _ contract: Contract, _ schema: Schema
  ) -> ClientSnapshot? {
    let snapshot = Schema(path: history.file(of: release))
    guard let client = snapshot.contract else {
      problems += snapshot.items
      return nil
    }
    let releases = client.releases
    let known = contract.releases
    func broken(_ place: SourceSpan, _ expected: String, _ found: String) {
      problems.append(
        ReportItem(
          Finding(
            file: snapshot.path,
            position: .init(line: place.start.line, column: place.start.column),
            expected: expected, found: found, rule: .brokenSnapshot)))
    }
    let before = problems.count
    if client.name != contract.name {
      broken(
        SourceSpan(at: .start), "a snapshot of `\(contract.name)`, the contract of \(schema.path)",
        "one of `\(client.name)`")
    }
    if releases.server != release {
      broken(
        releases.serverSpan, "`server: \(release)`, for the file is called so",
        "`\(releases.server)`")
    }
    if !known.labels.contains(release) {
      broken(
        releases.serverSpan,
        "a release that \(schema.path) lists: \(known.labels.joined(separator: ", "))",
        "`\(release)`")
    }
    return problems.count == before ? ClientSnapshot(release: release, contract: client) : nil
  }
}
