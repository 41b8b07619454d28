import Foundation
import GoldenSupport
import SoarContract
import Testing

@Suite("The goldens of Soar")
struct SoarGoldenListTests {
  @Test("All are read, and all say that they are made by hand")
  func areListed() throws {
    let goldens = try GoldenSet.soar.read("template")
    #expect(goldens.count == 44)
    #expect(goldens.filter { !$0.isMadeByHand }.map(\.file) == [])
    #expect(GoldenSet.soar.all.count == 44)
    #expect(try GoldenSet.soar.files().sorted() == goldens.map(\.description).sorted())
  }

  @Test("What tests compare are all the fields of the generated types")
  func allFields() {
    let values: [any ComparableFields] = [
      PushPayload(title: "", body: "", sound: "", badge: 0, deeplink: ""),
      SendTestPush.Body(title: "", body: "", deeplink: "", environment: .sandbox),
      UpsertDeviceToken.Body(userID: "", token: "", platform: .ios, updatedAt: Date()),
    ]
    for value in values { #expect(value.comparesAllFields, "\(type(of: value))") }
  }

  @Test("Each field of the payload and of each body is in some golden, and absent where it may be")
  func coverage() throws {
    let payload = try PushPayload(json: Data("{}".utf8))
    #expect(GoldenSet.soar.payloads.fieldsNotSeenBothWays(in: payload) == [])
    #expect(GoldenSet.soar.payloads.contains { $0.route?["kind"] == "notifications".json })
    #expect(GoldenSet.soar.payloads.contains { $0.route == .null })
    for environment in Environment.allCases {
      #expect(
        GoldenSet.soar.requests.contains { $0.value?["environment"] == environment.rawValue.json })
    }
  }
}
