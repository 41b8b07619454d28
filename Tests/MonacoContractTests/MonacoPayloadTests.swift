import Foundation
import GoldenSupport
import MonacoContract
import Testing

@Suite("Monaco: what a push carries")
struct MonacoPayloadTests {
  @Test(
    "Every golden decodes to what its manifest says", arguments: GoldenSet.monaco.payloads,
    PayloadSource.allCases)
  func decodes(_ golden: Golden, _ source: PayloadSource) throws {
    let result = try source.read(PushPayload.self, golden.bytes)
    if case .violation(let keyPath) = golden.outcome {
      #expect(result.error?.keyPath == keyPath)
      return
    }
    let payload = try result.get()
    #expect(payload.fields == golden.value)
    #expect(payload.route?.fields ?? .null == golden.route)
  }

  @Test("Encoded again it is the same JSON, restricted to declared keys")
  func reencodes() throws {
    let keys = ["aps.alert.title", "aps.alert.body", "cabal_id", "proposal_id", "txn_id"]
    for golden in GoldenSet.monaco.payloads where golden.value != nil {
      let payload = try PushPayload(json: golden.bytes)
      #expect(
        try JSONValue(encoding: payload) == golden.json.restricted(to: golden.usable(of: keys)),
        "\(golden)")
      let encoded = try JSONEncoder().encode(payload)
      for source in PayloadSource.allCases {
        #expect(try source.read(PushPayload.self, encoded).get() == payload)
      }
    }
  }

  @Test(
    "A badge makes no difference to a client, whatever it holds",
    arguments: PayloadSource.allCases)
  func badge(_ source: PayloadSource) throws {
    let without = try PushPayload(json: GoldenSet.monaco.bytes("payload/trade-filled.json"))
    for badge in ["0", "1", "-1", "1e99", "\"3\"", "null", "[]", "{\"count\":3}", "true"] {
      let body = """
        {"aps":{"alert":{"title":"Trade filled","body":"Your cabal bought $50.00 of Tesla"},\
        "badge":\(badge)},"cabal_id":"cab_1","txn_id":"txn_1"}
        """
      #expect(try source.read(PushPayload.self, Data(body.utf8)).get() == without, "\(badge)")
    }
    #expect(!everythingPrinted(try JSONValue(encoding: without)).contains("badge"))
  }

  @Test("The ids that a payload holds choose the screen, over every combination")
  func routes() {
    for cabal in [nil, "c"] as [CabalID?] {
      for proposal in [nil, "p"] as [ProposalID?] {
        for transaction in [nil, "t"] as [TransactionID?] {
          let payload = PushPayload(
            cabalID: cabal, proposalID: proposal, transactionID: transaction)
          let expected: Route? =
            switch (cabal, proposal, transaction) {
            case ("c", nil, nil): .cabal(CabalRoute(cabalID: "c"))
            case ("c", "p", nil): .proposal(ProposalRoute(cabalID: "c", proposalID: "p"))
            case ("c", nil, "t"): .transaction(TransactionRoute(cabalID: "c", transactionID: "t"))
            default: nil
            }
          #expect(payload.route == expected)
        }
      }
    }
  }
}
