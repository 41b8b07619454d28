import ContractRuntime
import Foundation
import GitbayContractTesting
import GoldenSupport
import Testing

/// A fixture as tests look at any of them.
private protocol Judged: ContractFixture {
  /// The name of the payload or the command, empty for an envelope.
  var subject: String { get }
  /// The HTTP status, the exit status and what was sent, as far as there are any.
  var delivery: Delivery { get }
  /// Has a client read the body.
  func read() throws
}

private struct Delivery: Equatable {
  var status: Int?
  var exitStatus: Int?
  var headers: [String: String] = [:]
  var argv: [String]?
}

extension PayloadFixture: Judged {
  fileprivate var subject: String { "\(Payload.self)" }
  fileprivate var delivery: Delivery { Delivery() }
  fileprivate func read() throws { _ = try payload() }
}

extension AnswerFixture: Judged {
  fileprivate var subject: String { Command.words.joined(separator: " ") }
  fileprivate var delivery: Delivery { Delivery(status: status, headers: headers, argv: argv) }
  fileprivate func read() throws { _ = try result() }
}

extension OutputFixture: Judged {
  fileprivate var subject: String { Command.words.joined(separator: " ") }
  fileprivate var delivery: Delivery { Delivery(exitStatus: exitStatus, argv: argv) }
  fileprivate func read() throws { _ = try result() }
}

extension EnvelopeFixture: Judged {
  fileprivate var subject: String { "" }
  fileprivate var delivery: Delivery { Delivery(status: status, headers: headers) }
  fileprivate func read() throws { _ = try result(of: NotificationsSettingsShow.self) }
}

@Suite("The fixtures are the goldens")
struct FixtureTests {
  static let goldens = GoldenSet("Gitbay", release: "v1.32.1")
  /// The inputs of a toggle are nothing that anyone receives.
  static let received = goldens.all.filter { $0.kind != .toggle }

  private func fixture(_ golden: Golden) throws -> any Judged {
    let found = Fixture.all.filter { $0.description == golden.description }
    #expect(found.count == 1)
    return try #require(found.first as? any Judged)
  }

  @Test("There is one for each golden, and no other")
  func each() throws {
    #expect(Self.received.count > 200)
    #expect(Set(Fixture.all.map(\.description)) == Set(Self.received.map(\.description)))
    #expect(Fixture.all.count == Self.received.count)
    // The reader of the manifests must not be its own witness for what lies there.
    let files = try Self.goldens.files().filter { !$0.contains("/toggle/") }
    #expect(Set(Fixture.all.map(\.description)) == Set(files))
  }

  @Test("The bytes are the file's, and what came with them is the manifest's", arguments: received)
  func bytes(golden: Golden) throws {
    let fixture = try fixture(golden)
    let file = Self.goldens.folder.appending(path: golden.description)
    #expect(try fixture.json == Data(contentsOf: file))
    #expect(fixture.release == golden.release)
    #expect(fixture.subject == golden.subject)
    let isEnvelope = golden.kind == .envelope
    #expect(
      fixture.delivery
        == Delivery(
          status: golden.status, exitStatus: golden.exitStatus, headers: golden.headers,
          argv: isEnvelope ? nil : golden.argv))
  }

  @Test("A client makes of it what the manifest says", arguments: received)
  func outcome(golden: Golden) throws {
    let fixture = try fixture(golden)
    switch golden.outcome {
    case .value where golden.kind == .envelope:
      // A success of another command is none of this one.
      #expect(throws: ContractViolation.self) { try fixture.read() }
    case .value: try fixture.read()
    case .failure(let expected):
      let failure = try #require(throws: CommandFailure.self) { try fixture.read() }
      #expect(failure.exitCode?.rawValue == expected.exitCode)
      #expect(failure.message == expected.message && failure.stderr == expected.stderr)
      #expect(failure.status == golden.status)
    case .violation(let keyPath):
      let violation = try #require(throws: ContractViolation.self) { try fixture.read() }
      #expect(violation.keyPath == keyPath)
    }
  }

  @Test(
    "A payload is the same from its bytes and from its userInfo, and leads where the manifest says",
    arguments: received.filter { $0.kind == .payload })
  func userInfo(golden: Golden) throws {
    let fixture = try #require(try fixture(golden) as? PayloadFixture<PushPayload>)
    let payload = try fixture.payload()
    #expect(try PushPayload(userInfo: fixture.userInfo) == payload)
    #expect((payload.route == nil) == (golden.route == .null))
  }

  @Test("Each kind of golden is there under the name that a test would type")
  func names() throws {
    #expect(Fixture.pushIssueOpened.userInfo["path"] as? String == "cmc/app/issues/12")
    #expect(try Fixture.deviceAddOK.result().status == .registered)
    #expect(try Fixture.deviceListNoneOverSsh.result().isEmpty)
    #expect(try Fixture.V1_32_0.deviceAddWithLabel.result().id == nil)
    #expect(try Fixture.V1_32_0.pushIssueOpened.payload().user == nil)
    #expect(throws: CommandFailure.self) {
      try Fixture.BeforePush.deviceAddUnknownCommand.result()
    }
    let unknown = try #require(throws: CommandFailure.self) {
      try Fixture.envelopeUnknownCommand.result(of: NotificationsDeviceList.self)
    }
    #expect(unknown.status == Fixture.envelopeUnknownCommand.status)
    let rows = try Fixture.deviceListIDInt64Max.partialResult()
    #expect(rows.response.isEmpty && rows.leftOut.count == 1)
  }

  @Test("The usual successes are successes")
  func usual() throws {
    #expect(try Fixture.deviceListOK.result().count > 1)
    #expect(try Fixture.deviceRemoveOK.result().status == .removed)
    #expect(try !Fixture.inboxListOK.result().items.isEmpty)
    _ = try Fixture.inboxReadOK.result()
    _ = try Fixture.settingsShowOK.result()
    #expect(try Fixture.settingsPushOK.result().push)
    #expect(try Fixture.settingsMailOK.result().mail)
    _ = try Fixture.settingsWatchOK.result()
  }
}
