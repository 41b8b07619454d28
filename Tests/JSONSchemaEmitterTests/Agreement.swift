#if Generator
  import Conformance
  import ContractRuntime
  import Testing

  /// Compares what the tool finds in bodies that come alone with what their schemas say.
  struct Agreement {
    /// How many bodies were compared.
    private(set) var bodies = 0
    /// How many of them both take.
    private(set) var taken = 0
    /// The rules by which the tool refuses bodies that the schema refuses too, each alone.
    private(set) var rules: Set<Finding.Rule> = []
    /// How many bodies the tool refuses and the schema takes, by the exclusion that says why.
    private(set) var excluded: [Exclusion: Int] = [:]
    /// The bodies that one of the two takes and the other does not, although no exclusion says why.
    private(set) var disagreements: [String] = []

    /// Judges bodies both ways. Of a kind without a schema the tool must take them all.
    init(_ sample: Sample, _ bodies: [Body]) throws {
      var checks: [Golden.Kind: BodyCheck] = [:]
      var judged: [(body: Body, findings: [Finding], schema: String)] = []
      for body in Set(bodies) {
        let check = try checks[body.kind] ?? sample.check(body.kind)
        checks[body.kind] = check
        let findings = check.run(body.bytes, file: "body").findings
        if let file = sample.file(of: body.kind) {
          judged.append((body, findings, file.name))
        } else if !findings.allSatisfy({ $0.rule == .notJSON }) {
          disagreements.append("\(body.text) has no schema\n\(findings)")
        }
      }
      let verdicts = try Validator.verdicts(
        on: judged.map { ($0.schema, $0.body.text) }, by: sample.files)
      self.bodies = judged.count
      for ((body, findings, schema), verdict) in zip(judged, verdicts) {
        let isTaken = verdict == .taken
        let exclusions = findings.compactMap { finding in
          Exclusion.allCases.first { $0.applies(to: finding, in: sample.contract) }
        }
        if exclusions.count == findings.count, let exclusion = exclusions.first {
          if isTaken { excluded[exclusion, default: 0] += 1 }
        } else if isTaken != findings.isEmpty {
          disagreements.append("\(schema): \(body.text)\n\(findings)\n\(verdict)")
        } else if isTaken {
          taken += 1
        } else if Set(findings.map(\.rule)).count == 1 {
          rules.formUnion(findings.map(\.rule))
        }
      }
    }

    /// Fails where the two disagree.
    func expect(sourceLocation: SourceLocation = #_sourceLocation) {
      let count = disagreements.count
      #expect(count == 0, sourceLocation: sourceLocation)
      for disagreement in disagreements.prefix(5) {
        Issue.record("\(disagreement)", sourceLocation: sourceLocation)
      }
    }
  }
#endif
