import Foundation
import GoldenSupport
import MonacoContract
import Testing

@Suite("The goldens of Monaco")
struct MonacoGoldenListTests {
  @Test("All are read, and all say that they are made by hand")
  func areListed() throws {
    let goldens = try GoldenSet.monaco.read("v1")
    #expect(goldens.count == 32)
    #expect(goldens.filter { !$0.isMadeByHand }.map(\.file) == [])
    #expect(GoldenSet.monaco.all.count == 32)
    #expect(try GoldenSet.monaco.files().sorted() == goldens.map(\.description).sorted())
  }

  @Test("What tests compare are all the fields of the generated types")
  func allFields() {
    let values: [any ComparableFields] = [
      PushPayload(title: "", body: "", cabalID: "", proposalID: "", transactionID: ""),
      RegisterDevice.Body(token: "", environment: .sandbox),
    ]
    for value in values { #expect(value.comparesAllFields, "\(type(of: value))") }
  }

  @Test("Each field and each kind of route is in some golden, and absent where it may be")
  func coverage() throws {
    let payload = try PushPayload(json: Data("{}".utf8))
    #expect(GoldenSet.monaco.payloads.fieldsNotSeenBothWays(in: payload) == [])
    for kind in ["proposal", "transaction", "cabal"] {
      #expect(GoldenSet.monaco.payloads.contains { $0.route?["kind"] == kind.json }, "\(kind)")
    }
    #expect(GoldenSet.monaco.payloads.contains { $0.route == .null })
    for environment in Environment.allCases {
      #expect(
        GoldenSet.monaco.requests.contains { $0.value?["environment"] == environment.rawValue.json }
      )
    }
    for status in [400, 401] {
      #expect(pins("registerDevice", status))
      #expect(pins("deregisterDevice", status))
    }
    #expect(pins("deregisterDevice", 404))
  }

  private func pins(_ endpoint: String, _ status: Int) -> Bool {
    GoldenSet.monaco.responses.contains { $0.subject == endpoint && $0.status == status }
  }
}
