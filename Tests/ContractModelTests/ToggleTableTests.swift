#if Generator
  import ContractModel
  import Testing

  /// Every combination of a toggle's inputs falls in exactly one state.
  @Suite struct ToggleTableTests {
    /// A toggle over `a: [x, y]` and `b: bool?`: its states, and the state of each combination.
    struct Table: CustomTestStringConvertible {
      var states: [String]
      var expected: [String: String]
      var findings: [String]

      init(_ states: [String], _ expected: [String: String] = [:], findings: [String] = []) {
        self.states = states
        self.expected = expected
        self.findings = findings
      }

      var testDescription: String { states.joined(separator: " | ") }

      var text: String {
        let rows = states.enumerated().map { number, when in
          "      - { name: s\(number), when: { \(when) }, shows: \"off\" }\n"
        }
        return """
          toggles:
            T:
              inputs: { a: [x, y], b: bool? }
              states:

          """ + rows.joined()
      }
    }

    static let all = ["x true", "x false", "x none", "y true", "y false", "y none"]

    static let total = [
      Table([""], Dictionary(uniqueKeysWithValues: all.map { ($0, "s0") })),
      Table(
        ["a: x", "a: y"],
        [
          "x true": "s0", "x false": "s0", "x none": "s0", "y true": "s1", "y false": "s1",
          "y none": "s1",
        ]),
      Table(
        ["a: y, b: true", "a: x", "a: y, b: [false, none]"],
        [
          "x true": "s1", "x false": "s1", "x none": "s1", "y true": "s0", "y false": "s2",
          "y none": "s2",
        ]),
      Table(
        ["a: [y, x], b: none", "b: [true, false]"],
        [
          "x true": "s1", "x false": "s1", "x none": "s0", "y true": "s1", "y false": "s1",
          "y none": "s0",
        ]),
    ]

    @Test(arguments: total)
    func everyCombinationHasItsState(_ table: Table) throws {
      let toggle = try #require(try ContractTests.contract(table.text).toggles.first)
      #expect(toggle.combinations.map { $0.joined(separator: " ") } == Self.all)
      for combination in toggle.combinations {
        let states = toggle.states.filter { $0.covers(combination) }.map(\.name)
        #expect(states == [table.expected[combination.joined(separator: " ")]])
      }
    }

    static let broken = [
      Table(["a: x"], findings: ["no state of `T` is for a: y, b: true (and 2 more)"]),
      Table(
        ["a: x", "b: true"],
        findings: [
          "no state of `T` is for a: y, b: false (and 1 more)",
          "`s1` and `s0` are both for a: x, b: true",
        ]),
      Table(
        ["a: x", "a: y", "b: none"],
        findings: [
          "`s2` is for combinations of 2 other states too, such as a: x, b: none of `s0`; narrow"
        ]),
      // The one that is too wide is to blame wherever it stands; what is left is a pair.
      Table(
        ["b: none", "a: x", "a: y, b: [true, none]", "a: y, b: false"],
        findings: ["`s0` is for combinations of 2 other states too, such as a: x, b: none of `s1`"]),
      Table(
        ["a: x", "b: none", "a: y", "a: y, b: true"],
        findings: [
          "`s1` and `s0` are both for a: x, b: none",
          "`s2` is for combinations of 2 other states too, such as a: y, b: true of `s3`",
        ]),
      Table(
        ["a: y, b: [true, false]", "a: x", "a: y, b: true"],
        findings: [
          "no state of `T` is for a: y, b: none; add one",
          "`s2` and `s0` are both for a: y, b: true",
        ]),
    ]

    @Test(arguments: broken)
    func gapsAndOverlapsNameTheCombination(_ table: Table) {
      let found = SmallSchema(table.text).diagnostics.map(\.message)
      let agree = zip(found, table.findings).allSatisfy { $0.hasPrefix($1) }
      #expect(found.count == table.findings.count && agree, "\(found)")
    }

    /// Too many combinations are refused at once, not tried one by one.
    @Test(.timeLimit(.minutes(1)), arguments: [8, 64, 200])
    func manyInputs(_ count: Int) {
      let inputs = (1...count).map { "i\($0): bool?" }.joined(separator: ", ")
      let states = "states: [{ name: a, when: {}, shows: \"on\" }]"
      let schema = SmallSchema("toggles: { T: { inputs: { \(inputs) }, \(states) } }")
      #expect(schema.diagnostics.map(\.rule) == ["toggle-gap"])
    }

    @Test func tablesAreNotEmpty() { #expect(Self.total.count > 3 && Self.broken.count > 3) }
  }
#endif
