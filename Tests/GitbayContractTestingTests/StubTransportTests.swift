import Foundation
import GitbayContract
import GitbayContractTesting
import GitbayPush
import Testing

@Suite("A client whose transport answers from fixtures")
struct StubTransportTests {
  private func client(_ transport: StubTransport) throws -> GitbayClient {
    try GitbayClient(
      instance: "https://gitbay.example/sub", token: "gb_7f3a91c2e5d84b60", transport: transport)
  }

  private func failure(
    _ command: some GitbayCommand, _ answers: StubAnswer...
  ) async throws -> ClientFailure {
    let client = try client(StubTransport(answers))
    return try #require(
      await #expect(throws: ClientFailure.self) { try await client.run(command) })
  }

  // MARK: Answers

  @Test("Each command gets its own fixture, and what was sent is kept")
  func answers() async throws {
    let transport = StubTransport([
      .answer(Fixture.deviceAddOK), .answer(Fixture.deviceListOne),
      .answer(Fixture.settingsPushOff),
    ])
    let client = try client(transport)
    let added = try await client.run(NotificationsDeviceAdd(token: "ab01", label: "a+b;&=é"))
    #expect(try added == Fixture.deviceAddOK.result())
    #expect(try await client.run(NotificationsDeviceList()) == Fixture.deviceListOne.result())
    #expect(try await client.run(NotificationsSettingsPush(state: .off)).push == false)

    let requests = await transport.requests
    #expect(
      requests.map(\.argv) == [
        ["notifications", "device", "add", "--label", "a+b;&=é"],
        ["notifications", "device", "list"], ["notifications", "settings", "push", "off"],
      ])
    #expect(requests.map(\.stdin) == ["ab01", nil, nil])
    #expect(requests.map(\.urlRequest.httpMethod) == ["POST", "GET", "POST"])
    #expect(requests.allSatisfy { $0.token == "gb_7f3a91c2e5d84b60" })
    #expect(requests.allSatisfy { $0.instance == "https://gitbay.example/sub" })
    #expect(await transport.requests(of: NotificationsDeviceList.self) == [requests[1]])
    #expect(await transport.unanswered.isEmpty)
  }

  @Test("Neither the token nor the standard input shows up in what is kept")
  func secrets() async throws {
    let transport = StubTransport()
    let client = try client(transport)
    _ = try? await client.run(NotificationsDeviceAdd(token: "ab01ab01ab01"))
    let request = try #require(await transport.requests.first)
    var dumped = ""
    dump(request, to: &dumped)
    for text in ["\(request)", String(reflecting: request), dumped] {
      #expect(!text.contains("ab01") && !text.contains("gb_7f3a"), "\(text)")
    }
  }

  @Test("Several answers come in their order, the last again and again")
  func sequence() async throws {
    let transport = StubTransport([.answer(Fixture.deviceListNone)])
    await transport.add(.failure(.timedOut, to: NotificationsDeviceList.self))
    await transport.add(.answer(Fixture.deviceListOne))
    let client = try client(transport)
    #expect(try await client.run(NotificationsDeviceList()).isEmpty)
    await #expect(throws: ClientFailure.timedOut) {
      try await client.run(NotificationsDeviceList())
    }
    for _ in 0..<3 { #expect(try await client.run(NotificationsDeviceList()).count == 1) }
  }

  @Test("The closest answer is taken: for the arguments, for the command, for any command")
  func closest() async throws {
    let transport = StubTransport([
      .unauthorized(), .answer(Fixture.deviceRemoveOK),
      .answer(Fixture.deviceRemoveUnknownID, arguments: ["9"]),
    ])
    let client = try client(transport)
    for _ in 0..<2 {
      let failure = await #expect(throws: ClientFailure.self) {
        try await client.run(NotificationsDeviceRemove(id: 9))
      }
      guard case .notFound(let reason) = failure else {
        Issue.record("\(failure as Any)")
        return
      }
      #expect(reason.exitCode == .notFound)
      #expect(try await client.run(NotificationsDeviceRemove(id: 90)).status == .removed)
      await #expect(throws: ClientFailure.unauthorized(message: "invalid or expired token")) {
        try await client.run(NotificationsSettingsShow())
      }
    }
  }

  @Test("A known answer is revalidated, and a 304 is the one before")
  func revalidation() async throws {
    let first = Fixture.deviceListEtagFirstOverGet
    let etag = try #require(first.headers.first { $0.key.lowercased() == "etag" }?.value)
    let transport = StubTransport([
      .answer(first), .http(status: 304, to: NotificationsDeviceList.self),
    ])
    let client = try client(transport)
    let devices = try await client.run(NotificationsDeviceList())
    #expect(try await client.run(NotificationsDeviceList()) == devices)
    let sent = await transport.requests.map {
      $0.urlRequest.value(forHTTPHeaderField: "If-None-Match")
    }
    #expect(sent == [nil, etag])
  }

  // MARK: Refusals and failures

  @Test(
    "Too many requests, with the wait and without",
    arguments: [nil, 7])
  func tooMany(seconds: Int?) async throws {
    let failure = try await failure(
      NotificationsSettingsPush(state: .on),
      .tooManyRequests(NotificationsSettingsPush.self, retryAfter: seconds))
    #expect(
      failure
        == .tooManyRequests(
          retryAfter: seconds.map { .seconds($0) }, message: "rate limited; retry in 1s"))
  }

  @Test("A captured refusal carries the server's own words and its headers")
  func captured() async throws {
    #expect(
      try await failure(
        NotificationsSettingsPush(state: .on), .answer(Fixture.settingsPushOnRateLimited))
        == .tooManyRequests(retryAfter: .seconds(5), message: "rate limited; retry in 5s"))
    guard
      case .failed(let reason) = try await failure(
        NotificationsDeviceAdd(token: "ab01"), .answer(Fixture.deviceAddPushDisabled))
    else { return #expect(Bool(false)) }
    #expect(reason.message.hasPrefix("this instance does not send push notifications"))
  }

  @Test("A fixture of another command, a body of a proxy, one that is too large")
  func others() async throws {
    guard
      case .refused(let reason) = try await failure(
        NotificationsDeviceList(),
        .answer(Fixture.envelopeUnknownCommand, to: NotificationsDeviceList.self))
    else { return #expect(Bool(false)) }
    #expect(reason.exitCode == .usage && reason.message == #"unknown command "nope""#)
    #expect(
      try await failure(NotificationsDeviceList(), .http(status: 502, body: Data("<html>".utf8)))
        == .notJSON(status: 502))
    #expect(
      try await failure(
        NotificationsDeviceList(), .http(status: 200, body: Data(count: (1 << 20) + 1)))
        == .tooLarge(limit: 1 << 20))
    #expect(
      try await failure(NotificationsDeviceList(), .failure(.unreachable(code: -1009)))
        == .unreachable(code: -1009))
  }

  @Test(
    "What nothing is meant for is refused, and the message says what there is and how to mend it")
  func unanswered() async throws {
    let transport = StubTransport([
      .answer(Fixture.deviceAddOK), .answer(Fixture.deviceRemoveOK, arguments: ["9"]),
      .tooManyRequests(NotificationsSettingsShow.self, retryAfter: nil),
    ])
    let client = try client(transport)
    let failure = await #expect(throws: ClientFailure.self) {
      try await client.run(NotificationsDeviceRemove(id: 8))
    }
    guard case .refused(let reason) = failure else {
      Issue.record("\(failure as Any)")
      return
    }
    #expect(reason.status == 501)
    #expect(
      reason.message == """
        StubTransport has no answer to POST `notifications device remove 8`. It answers:
          `notifications device add`: v1.32.1/device-add/with-label.json
          `notifications device remove 9`: v1.32.1/device-remove/removed.json
          `notifications settings show`: HTTP 429
        Give it another, such as StubTransport([.answer(Fixture.…)]).
        """)
    #expect(
      await transport.unanswered.map(\.description) == ["POST `notifications device remove 8`"])
    #expect(await transport.requests.count == 1)

    let none = try await self.failure(NotificationsDeviceList())
    #expect(
      "\(none)" == """
        StubTransport has no answer to GET `notifications device list`. It answers nothing.
        Give it one, such as StubTransport([.answer(Fixture.…)]).
        """)
  }

  // MARK: Held answers

  @Test("A held answer comes when the gate is opened, and others go past it")
  func held() async throws {
    let gate = StubGate()
    let transport = StubTransport([
      .answer(Fixture.deviceAddOK).held(at: gate), .answer(Fixture.deviceListNone),
    ])
    let client = try client(transport)
    let adding = Task { try await client.run(NotificationsDeviceAdd(token: "ab01")) }
    await gate.waitForArrivals()
    #expect(await transport.requests.count == 1)
    #expect(try await client.run(NotificationsDeviceList()).isEmpty)
    await gate.open()
    #expect(try await adding.value.status == .registered)
    // An open gate holds nothing.
    #expect(try await client.run(NotificationsDeviceAdd(token: "ab01")).status == .registered)
  }

  @Test("A call that is cancelled while it is held ends, and the others stay")
  func cancelled() async throws {
    let gate = StubGate()
    let transport = StubTransport([.answer(Fixture.deviceAddOK).held(at: gate)])
    let client = try client(transport)
    let calls = (0..<2).map { _ in
      Task { try await client.run(NotificationsDeviceAdd(token: "ab01")) }
    }
    await gate.waitForArrivals(2)
    calls[0].cancel()
    await #expect(throws: ClientFailure.cancelled) { try await calls[0].value }
    await gate.open()
    #expect(try await calls[1].value.status == .registered)
  }
}
