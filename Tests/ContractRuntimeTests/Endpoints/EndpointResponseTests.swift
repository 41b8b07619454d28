import ContractRuntime
import Foundation
import Testing

@Suite("What is made of an endpoint's answer")
struct EndpointResponseTests {
  private static let device = Data(#"{"device":{"id":7,"labels":["a"]},"new":true}"#.utf8)

  @Test("A success carries its record, at each of its statuses", arguments: [200, 201])
  func success(status: Int) throws {
    let device = try RegisterDevice.response(from: Self.device, status: status)
    #expect(device.id == 7 && device.labels == ["a"])
  }

  @Test(
    "A success without a record says nothing, whatever its body",
    arguments: ["", "{}", "<html>", "\u{0}"])
  func noContent(body: String) throws {
    #expect(try RemoveDevice.response(from: Data(body.utf8), status: 204) == NoContent())
  }

  static let refusals: [(Int, RemoveDevice.Refusal)] = [
    (401, .unauthorized), (404, .notFound), (409, .unrecognized(409)), (500, .unrecognized(500)),
    (200, .unrecognized(200)), (302, .unrecognized(302)), (304, .unrecognized(304)),
    (0, .unrecognized(0)), (-1, .unrecognized(-1)), (.max, .unrecognized(.max)),
  ]

  @Test(
    "Any other status is a refusal, whatever its body", arguments: refusals, ["", "{", "secret"])
  func refusal(one: (status: Int, refusal: RemoveDevice.Refusal), body: String) {
    let failure = #expect(throws: EndpointFailure<RemoveDevice.Refusal>.self) {
      try RemoveDevice.response(from: Data(body.utf8), status: one.status)
    }
    #expect(failure?.refusal == one.refusal && failure?.refusal.status == one.status)
    #expect(failure?.description == "the server answered HTTP \(one.status)")
    #expect(failure?.localizedDescription == failure?.description)
  }

  @Test("The body of a refusal is not read as that of a success")
  func refusedRecord() {
    let failure = #expect(throws: EndpointFailure<RegisterDevice.Refusal>.self) {
      try RegisterDevice.response(from: Self.device, status: 202)
    }
    #expect(failure == EndpointFailure(.unrecognized(202)))
  }

  @Test("Refusals compare by their status")
  func equality() {
    typealias Refusal = RemoveDevice.Refusal
    #expect(Refusal.unrecognized(404) == .notFound && Refusal.unrecognized(1) != .unrecognized(2))
    #expect(Set([Refusal.unrecognized(404), .notFound, .unauthorized]).count == 2)
    #expect(Refusal(status: 404) == .notFound && "\(Refusal.notFound)" == "HTTP 404")
  }

  static let broken: [(String, keyPath: String, found: String)] = [
    ("{}", "device.id", "nothing"), (#"{"device":null}"#, "device", "null"),
    (#"{"device":[]}"#, "device", "a list"), ("[]", "", "a list"), ("null", "", "null"),
    (#"{"device":{"id":"secret","labels":[]}}"#, "device.id", "a string"),
    (#"{"device":{"id":1,"labels":["secret",7]}}"#, "device.labels[1]", "a number"),
    (#"{"device":{"id":1.5,"labels":[]}}"#, "device.id", "a number with a fraction"),
    ("", "", "a fault"), ("secret", "", "a fault"), (#"{"device":{"id":1,}}"#, "device", "a fault"),
    (#"{"device":{"id":1,"id":2}}"#, "device.id", "a fault"),
    (#"{"device":{"secret":secret}}"#, "device.secret", "a fault"),
  ]

  @Test(
    "A success whose body breaks the contract is a violation with its key path", arguments: broken)
  func violation(one: (body: String, keyPath: String, found: String)) {
    let violation = #expect(throws: ContractViolation.self) {
      try RegisterDevice.response(from: Data(one.body.utf8), status: 201)
    }
    #expect(violation?.keyPath == one.keyPath && violation?.found == one.found)
    let shown = violation.map { "\($0)".replacingOccurrences(of: $0.keyPath, with: "") }
    #expect(one.keyPath == "" || shown?.contains("secret") == false)
  }

  @Test("Bytes that are not UTF-8 are a violation")
  func bytes() {
    #expect(throws: ContractViolation.self) {
      try RegisterDevice.response(from: Data([0x7B, 0xFF, 0x7D]), status: 200)
    }
  }
}
