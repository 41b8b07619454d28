#if Generator
  import Conformance
  import ContractModel
  import ContractRuntime
  import Foundation
  import Testing

  @Suite struct MutationTests {
    @Test(arguments: [("gitbay", 8_000, 200), ("monaco", 400, 40), ("soar", 700, 80)])
    func noMutantSurvives(name: String, bodies: Int, schemas: Int) throws {
      let contract = try Repository.contract(named: name)
      var told = (done: 0, total: 0)
      let result = try Mutation(contract, schema: "x.yaml").run(
        Repository.goldens(of: name, contract)
      ) { told = ($0, $1) }
      #expect(result.survivors.map(\.description) == [])
      #expect(result.bodies.killed > bodies)
      #expect(result.schemas.killed > schemas)
      #expect(told.total > 0 && told.done == told.total)
      // What may survive says why.
      #expect(result.allowed.values.reduce(0, +) == result.bodies.allowed + result.schemas.allowed)
      #expect(result.allowed.keys.allSatisfy { !$0.isEmpty })
    }

    /// Goldens that alone notice a change of the schema.
    static let witnesses: [(name: String, files: [String], survivor: String)] = [
      ("gitbay", ["payload/path-number-0.json"], "`Number` without `range`"),
      ("gitbay", ["payload/path-name-of-two-dots.json"], "`Name` without `not: ..`"),
      ("gitbay", ["payload/path-name-of-256.json"], "`Name` without `length`"),
      (
        "gitbay", ["settings/push-bad.json", "settings/mail-bad.json", "settings/watch-bad.json"],
        "`Switch` opened"
      ),
      ("gitbay", ["inbox-list/unknown-kind.json"], "`InboxKind` closed"),
      ("gitbay", ["payload/body-escape-inflation.json"], "`PushPayload` without `maxBytes`"),
      ("monaco", ["register-device/unknown-environment.json"], "`Environment` opened"),
      ("monaco", ["payload/id-empty.json"], "`CabalID` without `length`"),
      (
        "soar", ["upsert-device-token/other-platform.json"], "`Platform` closed"
      ),
      (
        "soar", ["permissions-screen/granted.json"],
        "`PermissionsScreen`, `granted` shown the other way"
      ),
    ]

    @Test(arguments: witnesses)
    func aChangeThatNobodyNoticesIsNamed(name: String, files: [String], survivor: String) throws {
      let contract = try Repository.contract(named: name)
      let result = try Mutation(contract, schema: "x.yaml").runOnSchema(
        Repository.goldens(of: name, contract, without: files))
      #expect(
        result.survivors.map(\.expected).contains("a golden that notices \(survivor)"),
        "\(result.survivors)")
      #expect(result.survivors.allSatisfy { $0.rule == .mutantSurvived && $0.position != nil })
    }

    /// A payload with a place of every sort.
    @Test func everyPlaceIsChangedInEveryWay() throws {
      let check = try #require(
        BodyCheck(Repository.contract(), .payload("PushPayload"), release: "v1.32.1"))
      let body =
        #"{"aps":{"alert":{"body":"b","title":"t"},"badge":1},"user":"cmc","path":"o/r/issues/7"}"#
      let mutants = check.mutants(of: Array(body.utf8))
      func changes(_ keyPath: String) -> [String] {
        mutants.filter { $0.keyPath == keyPath }.map {
          "\($0.change): \(String(decoding: $0.bytes, as: UTF8.self))"
        }
      }
      #expect(
        changes("aps.badge").map { $0.prefix { $0 != ":" } } == [
          "dropped", "null", "renamed", "repeated", "a string", "a number past its range",
          "a fraction", "another number",
        ])
      #expect(
        changes("aps.badge")[0]
          == #"dropped: {"aps":{"alert":{"body":"b","title":"t"}},"user":"cmc","path":"o/r/issues/7"}"#
      )
      #expect(changes("aps.badge")[2].contains(#""badgeRenamed":1"#))
      #expect(changes("aps.badge")[3].contains(#""badge":1,"badge":1}"#))
      #expect(changes("aps.alert.body")[0].contains(#"{"title":"t"}"#))
      #expect(changes("path").contains { $0.contains("o/r/issuesx/7") })
      #expect(changes("path").contains { $0.contains("o//issues/7") })
      #expect(mutants.allSatisfy { $0.bytes != Array(body.utf8) })
    }
  }
#endif
