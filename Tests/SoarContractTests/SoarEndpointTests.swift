import Foundation
import GoldenSupport
import SoarContract
import Testing

@Suite("Soar: what is sent")
struct SoarRequestTests {
  @Test(
    "A golden body decodes to what its manifest says", arguments: GoldenSet.soar.requests,
    RecordSource.allCases)
  func decodes(_ golden: Golden, _ source: RecordSource) throws {
    let faults =
      switch golden.subject {
      case "sendTestPush":
        try golden.faults(of: source.read(SendTestPush.Body.self, golden.bytes))
      case "upsertDeviceToken":
        try golden.faults(of: source.read(UpsertDeviceToken.Body.self, golden.bytes))
      default: ["no endpoint \(golden.subject)"]
      }
    #expect(faults == [])
  }

  @Test(
    "A call built in Swift sends the golden",
    arguments: GoldenSet.soar.requests.filter { $0.subject == "sendTestPush" && $0.value != nil })
  func sendTestPush(_ golden: Golden) throws {
    let value = try #require(golden.value)
    let environment = try #require(value["environment"]?.text)
    let request = try SendTestPush(
      title: #require(value["title"]?.text), body: #require(value["body"]?.text),
      deeplink: #require(value["deeplink"]?.text),
      environment: #require(Environment(rawValue: environment))
    ).request
    #expect(request.method == "POST")
    #expect(request.path == "/functions/v1/send-test-push")
    #expect(request.query == nil)
    #expect(request.headers == ["Content-Type": "application/json"])
    #expect(request.needsBearer)
    #expect(try JSONDocument(#require(request.body)).root.value == golden.json)
  }

  @Test(
    "A row built in Swift is the golden, unless a text of it is out of range",
    arguments: GoldenSet.soar.requests.filter {
      $0.subject == "upsertDeviceToken" && $0.value != nil
    })
  func upsertDeviceToken(_ golden: Golden) throws {
    let value = try #require(golden.value)
    let body = try UpsertDeviceToken.Body(json: golden.bytes)
    func call(_ projectKey: String) throws -> EndpointRequest {
      try UpsertDeviceToken(
        userID: #require(value["userID"]?.text), token: #require(value["token"]?.text),
        platform: Platform(rawValue: #require(value["platform"]?.text)), updatedAt: body.updatedAt,
        projectKey: projectKey
      ).request
    }
    if let broken = golden.breaks.first(where: { $0.rule == "out-of-range" }) {
      let error = #expect(throws: InvalidArgument.self) { try call("key") }
      #expect(error?.argument == (broken.keyPath == "user_id" ? "userID" : "token"))
      return
    }
    let request = try call(#require(golden.headers["apikey"]))
    #expect(request.method == "POST")
    #expect(request.path == "/rest/v1/device_tokens")
    #expect(request.query == "on_conflict=user_id%2Ctoken")
    #expect(
      request.headers
        == golden.headers.merging(["Content-Type": "application/json"]) { one, _ in one })
    #expect(request.needsBearer)
    #expect(try JSONDocument(#require(request.body)).root.value == golden.json.toTheMillisecond)
  }

  @Test("A removal names the row in its query and has no body")
  func deleteDeviceToken() throws {
    let request = try DeleteDeviceToken(userID: "u&1", token: "0af9", projectKey: "key").request
    #expect(request.method == "DELETE")
    #expect(request.path == "/rest/v1/device_tokens")
    #expect(request.query == "user_id=eq.u%261&token=eq.0af9")
    #expect(request.headers == ["apikey": "key"])
    #expect(request.body == nil)
    #expect(request.needsBearer)
    let server = try #require(URL(string: "https://x.supabase.co"))
    #expect(
      request.url(under: server)?.absoluteString
        == "https://x.supabase.co/rest/v1/device_tokens?user_id=eq.u%261&token=eq.0af9")
  }

  @Test("What the contract does not take is refused before anything is sent")
  func refused() {
    func expectRefusal(_ argument: String, _ call: () throws -> Void) {
      let error = #expect(throws: InvalidArgument.self) { try call() }
      #expect(error?.argument == argument)
    }
    for token in ["", "0AF9", "0af9 ", "0af9\n", "xyz", "0x0a", "\u{FF10}"] {
      expectRefusal("token") {
        _ = try DeleteDeviceToken(userID: "u", token: token, projectKey: "k")
      }
      expectRefusal("token") {
        _ = try UpsertDeviceToken(
          userID: "u", token: token, platform: .ios, updatedAt: Date(), projectKey: "k")
      }
    }
    for key in ["", "a b", "a\r\nX: y", "kl\u{FC}"] {
      expectRefusal("projectKey") {
        _ = try DeleteDeviceToken(userID: "u", token: "0a", projectKey: key)
      }
    }
    expectRefusal("userID") { _ = try DeleteDeviceToken(userID: "", token: "0a", projectKey: "k") }
  }
}

@Suite("Soar: what is answered")
struct SoarResponseTests {
  @Test("Every status is a success or a refusal")
  func everyStatus() {
    #expect(
      UpsertDeviceToken.misread(successes: [200, 201], refusals: [401: .unauthorized]) == [])
    #expect(DeleteDeviceToken.misread(successes: [204], refusals: [401: .unauthorized]) == [])
    #expect(SendTestPush.misread(successes: [200], refusals: [401: .unauthorized]) == [])
  }

  @Test("A golden answer is what its manifest says", arguments: GoldenSet.soar.responses)
  func goldens(_ golden: Golden) throws {
    switch golden.subject {
    case "sendTestPush": try #expect(SendTestPush.outcome(of: golden) == golden.outcome)
    case "upsertDeviceToken": try #expect(UpsertDeviceToken.outcome(of: golden) == golden.outcome)
    case "deleteDeviceToken": try #expect(DeleteDeviceToken.outcome(of: golden) == golden.outcome)
    default: Issue.record("no endpoint \(golden.subject)")
    }
  }

  @Test("Each status of a success with an empty body is shown")
  func emptyBodies() {
    let empty = GoldenSet.soar.responses.filter(\.bytes.isEmpty)
    #expect(
      empty.map { "\($0.subject) \($0.status ?? 0)" }.sorted() == [
        "deleteDeviceToken 204", "upsertDeviceToken 200", "upsertDeviceToken 201",
      ])
    #expect(empty.allSatisfy { $0.value == .null })
  }
}

@Suite("Soar: secrets")
struct SoarSecretTests {
  private let token = "5ec7e7"
  private let key = "sb_hidden_key"

  @Test("No token and no key is printed")
  func calls() throws {
    let upsert = try UpsertDeviceToken(
      userID: "u", token: token, platform: .ios, updatedAt: Date(), projectKey: key)
    let delete = try DeleteDeviceToken(userID: "u", token: token, projectKey: key)
    let body = UpsertDeviceToken.Body(
      userID: "u", token: token, platform: .ios, updatedAt: Date())
    for value in [upsert, upsert.request, delete, delete.request, body] as [Any] {
      let text = everythingPrinted(value)
      #expect(!text.contains(token), "\(type(of: value))")
      #expect(!text.contains(key), "\(type(of: value))")
    }
  }

  @Test("No error repeats one")
  func errors() throws {
    let token = "5EC7E7"
    let key = "hidden key"
    let errors = [
      #expect(throws: InvalidArgument.self) {
        try DeleteDeviceToken(userID: "u", token: token, projectKey: "k")
      },
      #expect(throws: InvalidArgument.self) {
        try DeleteDeviceToken(userID: "u", token: "0a", projectKey: key)
      },
      #expect(throws: InvalidArgument.self) {
        try UpsertDeviceToken(
          userID: "u", token: token, platform: .ios, updatedAt: Date(), projectKey: "k")
      },
    ]
    for error in errors {
      let text = everythingPrinted(try #require(error))
      #expect(!text.contains(token))
      #expect(!text.contains(key))
    }
    let violation = #expect(throws: ContractViolation.self) {
      try UpsertDeviceToken.Body(json: Data(#"{"user_id":"u","token":["5EC7E7"]}"#.utf8))
    }
    #expect(violation?.keyPath == "token")
    #expect(!everythingPrinted(try #require(violation)).contains(token))
  }
}
