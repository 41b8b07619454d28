import Conformance
import ContractModel

/// The names of a contract's fixtures: each release's goldens by their names, and what cannot have one.
struct FixtureNames {
  /// A release with its fixtures.
  struct Release {
    var label: String
    /// The enum inside of `Fixture`, nil for the release that `server` names.
    var type: String?
    var fixtures: [Fixture]
  }

  /// A golden with its name.
  struct Fixture {
    var name: String
    var source: FixtureSource
  }

  /// The releases, the latest first; those without a fixture are not among them.
  private(set) var releases: [Release] = []
  /// The names that Swift cannot have.
  private(set) var findings: [Finding] = []

  private let contract: Contract

  init(_ goldens: GoldenSet, _ contract: Contract) {
    self.contract = contract
    var types = takenTypes
    for release in goldens.releases {
      let fixtures = self.fixtures(of: release)
      guard !fixtures.isEmpty else { continue }
      let isServer = release.label == contract.releases.server
      releases.append(
        Release(
          label: release.label,
          type: isServer ? nil : type(of: release.label, in: goldens.folder, &types),
          fixtures: fixtures))
    }
  }

  // MARK: Goldens

  private mutating func fixtures(of release: GoldenSet.Release) -> [Fixture] {
    var files: [String: String] = [:]
    return release.entries.compactMap { entry -> Fixture? in
      guard let source = FixtureSource(entry, release: release.label, in: contract) else {
        return nil
      }
      let golden = entry.golden
      guard let name = FixtureName.member(golden) else {
        report(
          entry,
          expected: "a name of ASCII letters and digits, with `-`, `_`, `.` or `/` between them",
          found: golden.file.quoted)
        return nil
      }
      guard !FixtureName.reservedMembers.contains(name) else {
        report(
          entry, expected: "a file that becomes another name, for `Fixture.\(name)` is taken",
          found: golden.file.quoted)
        return nil
      }
      if let other = files.updateValue(golden.file, forKey: name) {
        report(
          entry,
          expected: "a file that becomes another name than \(other.quoted), which is "
            + "`Fixture.\(name)` too", found: golden.file.quoted)
        return nil
      }
      return Fixture(name: name, source: source)
    }
  }

  private mutating func report(_ entry: GoldenSet.Entry, expected: String, found: String) {
    findings.append(
      Finding(
        file: entry.manifest, position: entry.golden.position, keyPath: "file",
        expected: expected, found: found, rule: .unusableName))
  }

  // MARK: Releases

  /// The types that the generated code names, and those that Swift does not let a type be called.
  private var takenTypes: Set<String> {
    var taken: Set<String> = [
      "Any", "AnswerFixture", "ContractFixture", "EnvelopeFixture", "Fixture", "FixtureGolden",
      "OutputFixture", "PayloadFixture", "Protocol", "ResponseFixture", "Self", "Type",
    ]
    taken.formUnion(contract.payloads.map(\.record.name))
    taken.formUnion(contract.commands.map { SwiftName.type($0.words) })
    taken.formUnion(contract.endpoints.map(\.swiftName))
    return taken
  }

  private mutating func type(
    of label: String, in folder: GoldenFolder, _ taken: inout Set<String>
  ) -> String? {
    let name = FixtureName.type(ofRelease: label)
    guard let name, taken.insert(name).inserted else {
      findings.append(
        Finding(
          file: folder.manifest(of: label), keyPath: "release",
          expected: name.map { "a release that becomes another name, for `\($0)` is taken" }
            ?? "a release of ASCII letters and digits",
          found: label.quoted, rule: .unusableName))
      return nil
    }
    return name
  }
}
