import Foundation
import GoldenSupport
import SoarContract
import Testing

@Suite("Soar: what a push carries")
struct SoarPayloadTests {
  @Test(
    "Every golden decodes to what its manifest says", arguments: GoldenSet.soar.payloads,
    PayloadSource.allCases)
  func decodes(_ golden: Golden, _ source: PayloadSource) throws {
    let payload = try source.read(PushPayload.self, golden.bytes).get()
    #expect(payload.fields == golden.value)
    #expect(payload.deeplinkRoute?.fields ?? .null == golden.route)
  }

  @Test("Encoded again it is the same", arguments: GoldenSet.soar.payloads)
  func reencodes(_ golden: Golden) throws {
    let payload = try PushPayload(json: golden.bytes)
    let encoded = try JSONEncoder().encode(payload)
    for source in PayloadSource.allCases {
      #expect(try source.read(PushPayload.self, encoded).get() == payload)
    }
    let json = try golden.json
    // What came under the other key goes out as `deeplink`.
    guard json["url"] == nil else { return }
    let keys = ["aps.alert.title", "aps.alert.body", "aps.sound", "aps.badge", "deeplink"]
    #expect(try JSONValue(encoding: payload) == json.restricted(to: golden.usable(of: keys)))
  }

  @Test("What came as `url` goes out as `deeplink`")
  func alternativeKey() throws {
    let payload = try PushPayload(json: GoldenSet.soar.bytes("payload/url.json"))
    let json = try JSONValue(encoding: payload)
    #expect(json["deeplink"] == "soar:///notifications".json)
    #expect(json["url"] == nil)
  }

  @Test("Nothing in a payload keeps a tap from being handled", arguments: PayloadSource.allCases)
  func hostile(_ source: PayloadSource) throws {
    for body in [
      "{}", #"{"aps":null}"#, #"{"aps":[]}"#, #"{"aps":{"alert":7,"badge":1e99,"sound":{}}}"#,
      #"{"deeplink":[],"url":{}}"#, #"{"url":7}"#, #"{"deeplink":true}"#,
    ] {
      let payload = try source.read(PushPayload.self, Data(body.utf8)).get()
      #expect(payload == PushPayload(), "\(body)")
      #expect(payload.deeplinkRoute == nil)
    }
  }
}
