import Foundation
import GoldenSupport
import MonacoContract
import Testing

@Suite("Monaco: what is sent")
struct MonacoRequestTests {
  @Test(
    "A golden body decodes to what its manifest says", arguments: GoldenSet.monaco.requests,
    RecordSource.allCases)
  func decodes(_ golden: Golden, _ source: RecordSource) throws {
    let faults = try golden.faults(of: source.read(RegisterDevice.Body.self, golden.bytes))
    #expect(faults == [])
  }

  @Test(
    "A call built in Swift sends the golden, unless its token is none",
    arguments: GoldenSet.monaco.requests.filter { $0.value != nil })
  func registerDevice(_ golden: Golden) throws {
    let value = try #require(golden.value)
    let environment = try #require(value["environment"]?.text)
    func call() throws -> EndpointRequest {
      try RegisterDevice(
        token: #require(value["token"]?.text),
        environment: #require(Environment(rawValue: environment)),
        idempotencyKey: #require(golden.headers["Idempotency-Key"])
      ).request
    }
    if golden.breaks.map(\.keyPath) == ["token"] {
      let error = #expect(throws: InvalidArgument.self) { try call() }
      #expect(error?.argument == "token")
      return
    }
    let request = try call()
    #expect(request.method == "POST")
    #expect(request.path == "/v1/devices")
    #expect(request.query == nil)
    #expect(
      request.headers
        == golden.headers.merging(["Content-Type": "application/json"]) { one, _ in one })
    #expect(request.needsBearer)
    #expect(try JSONDocument(#require(request.body)).root.value == golden.json)
  }

  @Test("A removal names the token in its path and has no body")
  func deregisterDevice() throws {
    let request = try DeregisterDevice(token: "0af9", idempotencyKey: "k-1").request
    #expect(request.method == "DELETE")
    #expect(request.path == "/v1/devices/0af9")
    #expect(request.query == nil)
    #expect(request.headers == ["Idempotency-Key": "k-1"])
    #expect(request.body == nil)
    #expect(request.needsBearer)
    let server = try #require(URL(string: "https://api.example/base/"))
    #expect(
      request.url(under: server)?.absoluteString == "https://api.example/base/v1/devices/0af9")
  }

  /// Tokens that are none; in a path, some would lead to another endpoint.
  static let badTokens = [
    "", ".", "..", "0AF9", "0af9 ", " 0af9", "0af9\n", "0a/f9", "0a%2f", "0a?x", "xyz", "0x0a",
    "\u{FF10}", "0a\u{0}",
  ]

  @Test("A token that is none is refused before anything is sent", arguments: badTokens)
  func badToken(_ token: String) {
    let one = #expect(throws: InvalidArgument.self) {
      try RegisterDevice(token: token, environment: .sandbox, idempotencyKey: "k")
    }
    let other = #expect(throws: InvalidArgument.self) {
      try DeregisterDevice(token: token, idempotencyKey: "k")
    }
    for error in [one, other] {
      #expect(error?.argument == "token")
      #expect(error?.found == nil)
    }
  }

  @Test(
    "A key that no header carries is refused before anything is sent",
    arguments: [
      "", " ", "a b", " a", "a ", "a\tb", "a\r\nX: y", "a\u{0}", "kl\u{FC}", "\u{7F}",
      String(repeating: "k", count: 256),
    ])
  func badKey(_ key: String) {
    let one = #expect(throws: InvalidArgument.self) {
      try RegisterDevice(token: "0a", environment: .sandbox, idempotencyKey: key)
    }
    let other = #expect(throws: InvalidArgument.self) {
      try DeregisterDevice(token: "0a", idempotencyKey: key)
    }
    for error in [one, other] { #expect(error?.argument == "idempotencyKey") }
  }

  @Test("The longest and the oddest key that a header carries are taken")
  func goodKeys() throws {
    for key in ["k", "!~", String(repeating: "k", count: 255)] {
      let request = try DeregisterDevice(token: "0a", idempotencyKey: key).request
      #expect(request.headers["Idempotency-Key"] == key)
    }
  }
}

@Suite("Monaco: what is answered")
struct MonacoResponseTests {
  @Test("Every status is a success or a refusal")
  func everyStatus() {
    #expect(
      RegisterDevice.misread(successes: [204], refusals: [400: .invalid, 401: .unauthorized])
        == [])
    #expect(
      DeregisterDevice.misread(
        successes: [204], refusals: [400: .invalid, 401: .unauthorized, 404: .notFound]) == [])
  }

  @Test("A golden answer is what its manifest says", arguments: GoldenSet.monaco.responses)
  func goldens(_ golden: Golden) throws {
    switch golden.subject {
    case "registerDevice": try #expect(RegisterDevice.outcome(of: golden) == golden.outcome)
    case "deregisterDevice": try #expect(DeregisterDevice.outcome(of: golden) == golden.outcome)
    default: Issue.record("no endpoint \(golden.subject)")
    }
  }

  @Test("Each endpoint has a success whose body is empty")
  func emptyBodies() {
    let empty = GoldenSet.monaco.responses.filter(\.bytes.isEmpty)
    #expect(empty.map(\.subject).sorted() == ["deregisterDevice", "registerDevice"])
    #expect(empty.allSatisfy { $0.value == .null && $0.status == 204 })
  }
}

@Suite("Monaco: secrets")
struct MonacoSecretTests {
  private let token = "5ec7e7"

  @Test("No token is printed")
  func calls() throws {
    let register = try RegisterDevice(token: token, environment: .sandbox, idempotencyKey: "k")
    let deregister = try DeregisterDevice(token: token, idempotencyKey: "k")
    let body = RegisterDevice.Body(token: token, environment: .sandbox)
    for value in [register, register.request, deregister, deregister.request, body] as [Any] {
      #expect(!everythingPrinted(value).contains(token), "\(type(of: value))")
    }
  }

  @Test("No error repeats one")
  func errors() throws {
    let token = "5EC7E7"
    let refused = #expect(throws: InvalidArgument.self) {
      try RegisterDevice(token: token, environment: .sandbox, idempotencyKey: "k")
    }
    #expect(!everythingPrinted(try #require(refused)).contains(token))
    for body in [#"{"token":["5EC7E7"]}"#, #"{"token":"5EC7E7"}"#, #"{"token":"5EC7E7""#] {
      let violation = #expect(throws: ContractViolation.self) {
        try RegisterDevice.Body(json: Data(body.utf8))
      }
      #expect(!everythingPrinted(try #require(violation)).contains(token))
    }
  }
}
