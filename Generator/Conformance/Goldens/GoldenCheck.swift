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
  /// - Parameter onGolden: Called before each golden, with its release, how many of the release's were
  ///   looked at, and how many there are.
  public func run(
    _ folder: GoldenFolder,
    onGolden: (_ release: String, _ done: Int, _ all: Int) -> Void = { _, _, _ in }
  ) throws(GoldenFolder.ReadError) -> Result {
    var result = Result()
    let present = try folder.releases()
    for release in contract.releases.labels.reversed() {
      check(release, folder, onGolden, &result)
    }
    for release in present where !contract.releases.labels.contains(release) {
      result.findings.append(
        Finding(
          file: "\(folder.path)/\(release)", expected: "a folder named after a release",
          found: release.quoted + ", which the schema does not list", rule: .unlistedFile))
    }
    for stray in folder.strays() {
      result.findings.append(
        Finding(file: stray, expected: "only folders", found: "a file", rule: .unlistedFile))
    }
    return result
  }

  // MARK: A release

  private func check(
    _ release: String, _ folder: GoldenFolder, _ onGolden: (String, Int, Int) -> Void,
    _ result: inout Result
  ) {
    let manifestPath = "\(folder.path)/\(release)/\(GoldenFolder.manifestName)"
    let bytes: [UInt8]
    do {
      bytes = try SourceFile.bytes(of: manifestPath)
    } catch {
      guard error.reason == .missing else { return result.unreadable.append(error) }
      result.findings.append(
        Finding(
          file: manifestPath, expected: "the goldens of \(release), which the schema lists",
          found: "none", rule: .missingFile))
      return
    }
    let (manifest, findings) = GoldenManifest.read(bytes, file: manifestPath)
    result.findings += findings
    guard let manifest else { return }
    result.findings += mismatches(manifest, release, manifestPath)
    let listed = Set(manifest.goldens.map(\.file))
    for file in folder.files(of: release) where !listed.contains(file) {
      result.findings.append(
        Finding(
          file: "\(folder.path)/\(release)/\(file)", expected: "an entry in \(manifestPath)",
          found: "none", rule: .unlistedFile))
    }
    var checks: [Golden.Kind: BodyCheck] = [:]
    for (number, golden) in manifest.goldens.enumerated() {
      onGolden(release, number, manifest.goldens.count)
      guard
        let check = checks[golden.kind] ?? BodyCheck(contract, golden.kind, release: release)
      else {
        result.findings.append(unknown(golden, manifestPath))
        continue
      }
      checks[golden.kind] = check
      let path = "\(folder.path)/\(release)/\(golden.file)"
      result.checked.append(.init(release: release, kind: golden.kind.name, file: path))
      do {
        let findings = try self.findings(golden, check, path, manifestPath)
        result.count(golden, release, findings.count)
        result.findings += findings
      } catch {
        result.unreadable.append(error)
      }
    }
  }

  private func mismatches(
    _ manifest: GoldenManifest, _ release: String, _ file: String
  ) -> [Finding] {
    var findings: [Finding] = []
    if manifest.contract != contract.name {
      findings.append(
        Finding(
          file: file, keyPath: "contract", expected: "`\(contract.name)`",
          found: manifest.contract.quoted, rule: .brokenManifest))
    }
    if manifest.release != release {
      findings.append(
        Finding(
          file: file, keyPath: "release", expected: "`\(release)`, like the folder",
          found: manifest.release.quoted, rule: .brokenManifest))
    }
    return findings
  }

  // MARK: A golden

  private func findings(
    _ golden: Golden, _ check: BodyCheck, _ path: String, _ manifest: String
  ) throws(FileError) -> [Finding] {
    let bytes: [UInt8]
    do {
      bytes = try SourceFile.bytes(of: path)
    } catch {
      guard error.reason == .missing else { throw error }
      return [
        Finding(
          file: path, expected: "the file that \(manifest):\(golden.position) lists",
          found: "none", rule: .missingFile)
      ]
    }
    let document: JSONDocument
    do {
      document = try check.document(bytes)
    } catch {
      return [Finding(error, file: path)]
    }
    return OutcomeComparison(contract, document, file: path)
      .findings(
        expected: golden.outcome, found: check.outcome(of: document, golden.delivery),
        kind: golden.kind)
      + unexpected(check.findings(document, file: path, golden.delivery), golden, path)
  }

  private func unknown(_ golden: Golden, _ manifest: String) -> Finding {
    let known = golden.kind.alternatives(in: contract).map { "`\($0)`" }.joined(separator: ", ")
    return Finding(
      file: manifest, position: golden.position, keyPath: golden.kind.name,
      expected: "a \(golden.kind.name) of the contract: \(known)", found: "another name",
      rule: .brokenManifest)
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
