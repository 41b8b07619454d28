import Foundation
import GitbayContractTesting
import GitbayPush
import Testing

@Suite("The example of Documentation/AppIntegration.md for an app's tests")
struct AppIntegrationTests {
  private static func text(_ path: String) throws -> String {
    let repository = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: repository.appending(path: path), encoding: .utf8)
  }

  /// The part of the page that is about tests.
  private static func section() throws -> String {
    let page = try text("Documentation/AppIntegration.md")
    let start = try #require(page.range(of: "\n## In your tests\n"))
    return page[start.upperBound...].components(separatedBy: "\n## ")[0]
  }

  @Test("It stands below as it stands there, and passes")
  func verbatim() throws {
    let examples = try Self.section().components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
    #expect(examples.count == 1)
    let own = try Self.text("Tests/GitbayContractTestingTests/AppIntegrationTests.swift")
    for example in examples { #expect(own.contains(example), "\(example)") }
  }

  @Test("Every fixture that it names is there by that name, and so is what it gives the transport")
  func names() throws {
    let section = try Self.section()
    let names = Set(section.matches(of: /Fixture\.((?:V1_32_0\.)?[a-z]\w+)/).map { String($0.1) })
    #expect(names.count > 5)
    let sources = try [
      "Generated/Fixtures.swift", "Generated/AllFixtures.swift", "Generated/EarlierFixtures.swift",
      "UsualFixtures.swift",
    ].map { try Self.text("Sources/GitbayContractTesting/\($0)") }.joined()
    for name in names {
      let member = name.replacingOccurrences(of: "V1_32_0.", with: "")
      let forms = [" let \(member) =", " let \(member):", " var \(member):"]
      #expect(forms.contains { sources.contains($0) }, "\(name)")
    }
  }

  /// What the table of the page gives the transport.
  @Test("The table compiles")
  func table() async throws {
    let gate = StubGate()
    let transport = StubTransport([
      .answer(Fixture.deviceRemoveUnknownID, arguments: ["9"]),
      .answer(Fixture.envelopeUnknownCommand, to: NotificationsDeviceAdd.self),
      .unauthorized(), .tooManyRequests(retryAfter: 30),
      .failure(.unreachable(code: -1009)), .failure(.timedOut),
      .answer(Fixture.deviceAddOK).held(at: gate),
    ])
    #expect(await transport.requests.isEmpty)
    let own = try Self.text("Tests/GitbayContractTestingTests/AppIntegrationTests.swift")
    let rows = try Self.section().split(separator: "\n").filter { $0.hasPrefix("| ") }
    let calls = rows.joined().matches(of: /`(\.[^`]+)`/).map { String($0.1) }
    #expect(calls.count == 7)
    for call in calls { #expect(own.contains(call), "\(call)") }
  }
}

@Test func theTapOfANewIssueLeadsToIt() throws {
  let payload = try PushPayload(userInfo: Fixture.pushIssueOpened.userInfo)
  #expect(payload.route?.path == "cmc/app/issues/12")
}

@Test func anInstanceThatCannotPushSaysSo() async throws {
  let transport = StubTransport([
    .answer(Fixture.settingsShowOK),
    .answer(Fixture.deviceAddPushDisabled),
  ])
  let client = try GitbayClient(
    instance: "https://gitbay.example", token: "any", transport: transport)
  _ = try await client.run(NotificationsSettingsShow())
  let failure = await #expect(throws: ClientFailure.self) {
    try await client.run(NotificationsDeviceAdd(token: "ab01"))
  }
  #expect(failure?.description.hasPrefix("this instance does not send push") == true)
  #expect(await transport.requests.map(\.stdin) == [nil, "ab01"])
  #expect(await transport.unanswered.isEmpty)
}
