#if Generator
  import Conformance
  import ContractRuntime
  import Testing

  /// On the goldens of every contract, and on whatever they are spoilt into, the schemas say what the
  /// tool says.
  @Suite(.enabled(if: Validator.isAvailable, "\(Validator.isMissing)"))
  struct GoldenAgreementTests {
    /// Every golden and every mutant of it by the release that schemas are written for; by the others
    /// every golden and some mutants.
    @Test func goldensAndTheirMutants() throws {
      let schemas = try Repository.schemas()
      #expect(schemas.count >= 3)
      var rules: Set<Finding.Rule> = []
      for schema in schemas {
        let goldens = try schema.bodies()
        #expect(goldens.count > 20, "\(schema.name)")
        let mutants = goldens.flatMap(\.mutants)
        for release in schema.contract.releases.labels {
          let isCommitted = release == schema.contract.releases.server
          let some =
            isCommitted ? mutants : mutants.indices.filter { $0 % 29 == 0 }.map { mutants[$0] }
          let agreement = try Agreement(Sample(schema.contract, server: release), goldens + some)
          agreement.expect()
          #expect(agreement.bodies > 1_000 && agreement.taken > 50, "\(schema.name) \(release)")
          rules.formUnion(agreement.rules)
        }
      }
      let uncompared = Set(Finding.Rule.allCases)
        .subtracting(rules).subtracting(Exclusion.rulesOfGoldens)
      #expect(
        uncompared.isSubset(of: Exclusion.allCases.compactMap(\.rule)), "no body breaks them alone")
    }

    /// A golden of one kind is a body of another as well, if a wrong one.
    @Test func goldensOfOtherKinds() throws {
      for schema in try Repository.schemas() {
        let sample = Sample(schema.contract)
        let goldens = try schema.bodies()
        let kinds = Set(goldens.map(\.kind)).filter { sample.file(of: $0) != nil }
        #expect(kinds.count >= 2)
        try Agreement(sample, kinds.flatMap { kind in goldens.map { Body(kind, $0.bytes) } })
          .expect()
      }
    }

    /// There is a schema for everything that goldens are of, but for what is not read.
    @Test func everyKindOfGoldenHasASchema() throws {
      for schema in try Repository.schemas() {
        let sample = Sample(schema.contract)
        for kind in Set(try schema.bodies().map(\.kind)) {
          if case .response(let name) = kind, schema.contract.endpoint(name)?.result == nil {
            #expect(sample.file(of: kind) == nil)
          } else {
            #expect(sample.file(of: kind) != nil, "\(kind)")
          }
        }
      }
    }
  }
#endif
