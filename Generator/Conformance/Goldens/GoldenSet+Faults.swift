import ContractModel
import YAMLReader

extension GoldenSet {
  /// Why not every golden that the manifests list can be had, with its subject and its body; what the
  /// goldens show of the contract is not looked at.
  public func faults(
    in contract: Contract
  ) -> (findings: [Finding], unreadable: [FileError]) {
    var findings: [Finding] = []
    var unreadable: [FileError] = []
    var checks = BodyChecks(contract)
    for release in releases {
      findings += release.findings.filter { [.brokenManifest, .notJSON].contains($0.rule) }
      if let fault = release.fault { unreadable.append(fault) }
      for entry in release.entries {
        if checks[entry.golden.kind, release.label] == nil {
          findings.append(entry.unknownSubject(in: contract))
        }
        guard let error = entry.fault else { continue }
        if error.reason == .missing {
          findings.append(entry.missingFile)
        } else {
          unreadable.append(error)
        }
      }
    }
    return (findings, unreadable)
  }
}

extension GoldenSet.Entry {
  /// That the contract does not have what the golden says it is of.
  func unknownSubject(in contract: Contract) -> Finding {
    let kind = golden.kind
    let known = kind.alternatives(in: contract).map { "`\($0)`" }.joined(separator: ", ")
    return Finding(
      file: manifest, position: golden.subjectPosition, keyPath: kind.subjectKey ?? kind.name,
      expected: "a \(kind.name) of the contract: \(known)", found: kind.subject.quoted,
      rule: .brokenManifest)
  }

  /// That the body is not there.
  var missingFile: Finding {
    Finding(
      file: path, expected: "the file that \(manifest):\(golden.position) lists", found: "none",
      rule: .missingFile)
  }
}
