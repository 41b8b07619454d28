import Foundation
import GitbayContract
import GitbayContractTesting
import GitbayPush
import Testing

@Suite("The client, over real HTTP", .needsStandIn)
@MainActor
struct GitbayClientTests {
  let standIn: StandIn

  init() async throws {
    standIn = try await StandInProcess.shared.value.instance()
  }

  private func client(
    _ path: String = "", user: String = "ada", deadline: Duration = .seconds(60),
    bodyLimit: Int = 1 << 20
  ) throws -> GitbayClient {
    try GitbayClient(
      instance: standIn.address + path, token: StandInProcess.tokens[user] ?? "",
      deadline: deadline, bodyLimit: bodyLimit)
  }

  private func failure(
    _ path: String, deadline: Duration = .seconds(60), bodyLimit: Int = 1 << 20
  ) async throws -> ClientFailure? {
    let client = try client(path, deadline: deadline, bodyLimit: bodyLimit)
    return await #expect(throws: ClientFailure.self) {
      try await client.run(NotificationsDeviceList())
    }
  }

  // MARK: What is sent

  @Test("Reading goes out as GET, writing as POST, both with the token")
  func methods() async throws {
    let client = try client("/sub/path/")
    let added = try await client.run(
      NotificationsDeviceAdd(token: "ab01ab01ab01", label: "a+b;&=é"))
    #expect(added.id == 1)
    let devices = try await client.run(NotificationsDeviceList())
    #expect(devices.map(\.label) == ["a+b;&=é"])
    #expect(devices.map(\.token) == ["ab01ab01…"])
    #expect(try await client.run(NotificationsSettingsPush(state: .off)).push == false)

    let requests = try await standIn.requests()
    #expect(requests.map(\.method) == ["POST", "GET", "POST"])
    #expect(
      requests.map(\.path) == [
        "/sub/path/api/v1/cmd",
        "/sub/path/api/v1/read?argv=notifications&argv=device&argv=list",
        "/sub/path/api/v1/cmd",
      ])
    #expect(requests.allSatisfy { $0.authorization == "Bearer gb_7f3a91c2e5d84b60" })
    let sent = try JSONDecoder().decode(CommandRequest.self, from: Data(requests[0].body.utf8))
    #expect(sent.stdin == "ab01ab01ab01")
    #expect(sent.argv == ["notifications", "device", "add", "--label", "a+b;&=é"])
  }

  @Test("An answer that has not changed is revalidated by its ETag")
  func etag() async throws {
    let client = try client()
    let first = try await client.run(NotificationsDeviceList())
    let second = try await client.run(NotificationsDeviceList())
    #expect(first.isEmpty && second.isEmpty)
    _ = try await client.run(NotificationsDeviceAdd(token: "ab01"))
    let third = try await client.run(NotificationsDeviceList())
    #expect(third.map(\.id) == [1])
    let fourth = try await client.run(NotificationsDeviceList())
    #expect(fourth == third)
    let reads = try await standIn.requests().filter { $0.method == "GET" }
    let etags = reads.map(\.ifNoneMatch)
    #expect(etags[0] == nil && etags[1] != nil && etags[2] == etags[1])
    #expect(etags[3] != nil && etags[3] != etags[2])
    // Another account's client knows nothing of it.
    let bob = try self.client(user: "bob")
    #expect(try await bob.run(NotificationsDeviceList()).isEmpty)
    #expect(try await standIn.requests().last?.ifNoneMatch == nil)
  }

  @Test("No cookie is kept")
  func cookie() async throws {
    let client = try client("/odd/cookie")
    for _ in 0..<2 { #expect(try await client.run(NotificationsSettingsShow()).push == false) }
  }

  @Test("A compressed answer is read")
  func compressed() async throws {
    #expect(try await client("/odd/compressed").run(NotificationsDeviceList()).isEmpty)
  }

  // MARK: What comes back

  @Test(
    "Captured refusals",
    arguments: [
      ("401/device-list/wrong-bearer", "unauthorized"),
      ("401/device-list/no-bearer", "unauthorized"),
      ("403/device-list/disabled-account", "forbidden"),
      ("404/device-remove/id-of-another-account", "notFound 3"),
      ("500/device-add/push-disabled", "failed 1"), ("400/device-add/no-stdin", "refused 2"),
      ("429/device-list/rate-limited", "tooManyRequests"),
      ("200/device-list/id-int64-max", "violation"),
    ])
  func captured(golden: String, expected: String) async throws {
    let failure = try await failure("/golden/" + golden)
    switch failure {
    case .unauthorized(let message?): #expect(expected == "unauthorized" && !message.isEmpty)
    case .forbidden(let failure):
      #expect(expected == "forbidden" && failure.exitCode == .denied && failure.status == 403)
    case .notFound(let failure): #expect(expected == "notFound \(failure.exitCode?.rawValue ?? 0)")
    case .failed(let failure):
      #expect(expected == "failed \(failure.exitCode?.rawValue ?? 0)")
      #expect(failure.message.hasPrefix("this instance does not send push notifications"))
    case .refused(let failure): #expect(expected == "refused \(failure.exitCode?.rawValue ?? 0)")
    case .tooManyRequests(nil, let message?):
      #expect(expected == "tooManyRequests" && message.hasPrefix("rate limited"))
    case .violation(let violation):
      #expect(expected == "violation" && violation.keyPath == "data[0].id")
    default: Issue.record("\(failure as Any)")
    }
  }

  @Test(
    "Whatever else can come back",
    arguments: [
      (
        "limited",
        ClientFailure.tooManyRequests(retryAfter: .seconds(7), message: "rate limited; retry in 7s")
      ),
      ("page429", .tooManyRequests(retryAfter: nil, message: nil)),
      ("unauthorized", .unauthorized(message: "missing bearer token")),
      ("basic", .unauthorized(message: nil)),
      ("page", .notJSON(status: 502)), ("empty", .notJSON(status: 200)),
      ("large", .tooLarge(limit: 1 << 20)), ("endless", .tooLarge(limit: 1 << 20)),
      ("bomb", .tooLarge(limit: 1 << 20)),
      ("redirect", .redirected(host: "localhost")), ("moved", .redirected(host: nil)),
      ("unasked304", .notJSON(status: 304)),
    ])
  func odd(name: String, expected: ClientFailure) async throws {
    #expect(try await failure("/odd/" + name) == expected)
    #expect(try await standIn.requests().count == 1)
  }

  @Test("A redirect carries the token nowhere", arguments: ["redirect", "moved"])
  func redirect(name: String) async throws {
    let client = try client("/odd/" + name)
    await #expect(throws: ClientFailure.self) { try await client.run(NotificationsDeviceList()) }
    await #expect(throws: ClientFailure.self) {
      try await client.run(NotificationsDeviceAdd(token: "ab01"))
    }
    let paths = try await standIn.requests().map(\.path)
    #expect(paths.count == 2 && paths.allSatisfy { $0.hasPrefix("/odd/") })
  }

  @Test("A body as large as the limit is read, one byte more is not")
  func limit() async throws {
    let size = Fixture.deviceListSeveral.json.count
    let devices = try await client("/golden/200/device-list/several", bodyLimit: size)
      .run(NotificationsDeviceList())
    #expect(!devices.isEmpty)
    #expect(
      try await failure("/golden/200/device-list/several", bodyLimit: size - 1)
        == .tooLarge(limit: size - 1))
  }

  @Test("An answer that is not whole in time", arguments: ["silent", "unfinished", "drip"])
  func deadline(name: String) async throws {
    #expect(try await failure("/odd/" + name, deadline: .milliseconds(300)) == .timedOut)
  }

  @Test("A deadline of any length", arguments: [Duration.seconds(Int64.max), .seconds(90)])
  func longDeadline(deadline: Duration) async throws {
    #expect(try await client(deadline: deadline).run(NotificationsDeviceList()).isEmpty)
  }

  @Test("A deadline that has passed", arguments: [Duration.zero, .seconds(Int64.min)])
  func noDeadline(deadline: Duration) async throws {
    #expect(try await failure("/odd/silent", deadline: deadline) == .timedOut)
  }

  @Test("A cancelled task", arguments: ["silent", "unfinished"])
  func cancelled(name: String) async throws {
    let client = try client("/odd/" + name)
    let task = Task { try await client.run(NotificationsDeviceList()) }
    while try await standIn.requests().isEmpty {}
    task.cancel()
    await #expect(throws: ClientFailure.cancelled) { try await task.value }
    let before = try await standIn.requests().count
    let early = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await client.run(NotificationsDeviceList())
    }
    await #expect(throws: ClientFailure.cancelled) { try await early.value }
    #expect(try await standIn.requests().count == before)
  }

  @Test("A broken connection, and a server that is down")
  func unreachable() async throws {
    guard case .unreachable? = try await failure("/odd/broken") else {
      Issue.record("read")
      return
    }
    let process = try await StandInProcess()
    let client = try GitbayClient(instance: process.instance().address, token: "t")
    await process.stop()
    let failure = await #expect(throws: ClientFailure.self) {
      try await client.run(NotificationsDeviceList())
    }
    guard case .unreachable? = failure else {
      Issue.record("read")
      return
    }
  }

  @Test("Many calls at once on one client")
  func parallel() async throws {
    let client = try client()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<30 {
        group.addTask { _ = try await client.run(NotificationsDeviceList()) }
        group.addTask { _ = try await client.run(NotificationsSettingsShow()) }
      }
      try await group.waitForAll()
    }
    #expect(try await standIn.requests().count == 60)
  }

  @Test("A row that breaks the contract costs that row")
  func rows() async throws {
    let client = try client("/odd/lostRow")
    let partial = try await client.runPartially(NotificationsDeviceList())
    #expect(partial.response.map(\.id) == [1])
    #expect(partial.leftOut.map(\.keyPath) == ["data[1].added"])
    await #expect(throws: ClientFailure.self) { try await client.run(NotificationsDeviceList()) }
  }

  // MARK: Secrets

  /// Every text Swift makes of a value by itself.
  private func texts(of value: Any) -> [String] {
    var dumped = ""
    dump(value, to: &dumped)
    let error = (value as? any Error).map { $0.localizedDescription + "\($0 as NSError)" } ?? ""
    return [dumped, "\(value)", String(reflecting: value), error]
  }

  @Test("The token is in no text, even if the server repeats it", arguments: ["echo", "echoKey"])
  func secrets(name: String) async throws {
    let client = try client("/odd/" + name)
    #expect(!texts(of: client).contains { $0.contains("7f3a91") })
    let answer = try await client.answer(to: NotificationsDeviceList())
    #expect(!texts(of: answer).contains { $0.contains("7f3a91") })
    let device = "fd17957e700482693a1f33365b810042"
    let failure = await #expect(throws: ClientFailure.self) {
      try await client.run(NotificationsDeviceAdd(token: device))
    }
    #expect(!texts(of: failure as Any).contains { $0.contains("7f3a91") || $0.contains(device) })
    if name == "echo" { #expect(failure?.description.contains("Bearer (hidden)") == true) }
  }
}

@Suite("What a client may be made of")
struct GitbayClientInitTests {
  @Test(
    "An instance",
    arguments: [
      "https://gitbay.org", "https://gitbay.org/", "https://forge.example:8443/bay",
      "HTTPS://GITBAY.ORG", "http://127.0.0.1:3000", "http://127.1.2.3", "http://localhost",
      "http://LOCALHOST:80/", "http://[::1]:3000", "https://[2001:db8::1]",
    ])
  func accepted(instance: String) throws {
    let client = try GitbayClient(instance: instance, token: "t")
    #expect(client.instance == InstanceAddress(instance))
  }

  @Test(
    "No instance",
    arguments: [
      "http://gitbay.org", "http://localhost.evil.example", "http://127.0.0.1.evil.example",
      "http://127.0.0.256", "http://127.0.0", "http://127.+0.0.1", "http://128.0.0.1",
      "http://[::2]",
      "http://127.0.0.1@evil.example", "https://me:secret@gitbay.org", "https://gitbay.org?x",
      "https://gitbay.org#x", "ftp://gitbay.org", "gitbay.org", "",
    ])
  func refused(instance: String) {
    let error = #expect(throws: InvalidArgument.self) {
      try GitbayClient(instance: instance, token: "t")
    }
    #expect(error?.argument == "instance" && error?.found == nil)
  }

  @Test("A token", arguments: ["", "a b", "a\r\nX: y", "a\n", "tökén", "\u{7F}"])
  func token(token: String) {
    let error = #expect(throws: InvalidArgument.self) {
      try GitbayClient(instance: "https://gitbay.org", token: token)
    }
    #expect(error?.argument == "token" && error?.found == nil)
  }
}
