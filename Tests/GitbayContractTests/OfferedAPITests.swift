import Foundation
import GitbayContract
import GoldenSupport
import Testing

/// Every name that is promised to users, spelt as it is promised. That this compiles is most of it.
@Suite("The generated API, as promised")
struct OfferedAPITests {
  @Test("Payload")
  func payload() throws {
    let data = try GoldenSet.gitbay.bytes("payload/issue-opened.json")
    let userInfo = try PayloadSource.foundationObjects(data)
    let payload = try PushPayload(userInfo: userInfo)
    let same = try JSONDecoder().decode(PushPayload.self, from: data)
    let fast = try PushPayload(json: data)
    #expect(payload == same && same == fast)

    let texts: [String?] = [payload.title, payload.body, payload.sound, payload.threadID]
    #expect(texts == ["cmc/app", "alice opened issue #12", "default", "cmc/app"])
    let badge: Int? = payload.badge
    let instance: String? = payload.instance
    let user: String? = payload.user
    let path: String = payload.path
    let route: Route? = payload.route
    #expect(badge == 1)
    #expect(instance == "https://gitbay.org")
    #expect(user == "cmc")
    #expect(path == "cmc/app/issues/12")
    #expect(route == .issue(IssueRoute(owner: "cmc", repo: "app", number: 12)))
  }

  @Test("Errors of the payload are typed")
  func payloadErrors() {
    do throws(ContractViolation) {
      _ = try PushPayload(userInfo: ["path": 12])
      Issue.record("read")
    } catch {
      #expect((error.keyPath, error.expected, error.found) == ("path", "a string", "a number"))
      #expect(error.why == nil)
    }
    do throws(ContractViolation) {
      _ = try PushPayload(json: Data())
      Issue.record("read")
    } catch {
      #expect(error.keyPath == "")
    }
  }

  @Test("Routes")
  func routes() throws {
    let route: Route? = Route(path: "krz/gitbay/issues/12")
    #expect(route == .issue(IssueRoute(owner: "krz", repo: "gitbay", number: 12)))
    #expect(route?.path == "krz/gitbay/issues/12")
    guard case .mr(let mr)? = Route(path: "a/b/mrs/1"),
      case .build(let build)? = Route(path: "a/b/builds/2")
    else { return #expect(Bool(false)) }
    #expect(mr == MRRoute(owner: "a", repo: "b", number: 1))
    #expect(build == BuildRoute(owner: "a", repo: "b", number: 2))
    let number: Int64 = build.number
    #expect(number == 2 && mr.path == "a/b/mrs/1")
  }

  private func sent<Command: ContractCommand>(_ command: Command) -> [String] {
    let stdin: String? = command.stdin
    let items: [URLQueryItem]? = command.queryItems
    #expect((items == nil) == (Command.access == .write))
    return command.argv + (stdin.map { ["<", $0] } ?? [])
  }

  @Test("Commands")
  func commands() throws {
    #expect(
      try sent(NotificationsDeviceAdd(token: "ab12", label: "iPhone")) == [
        "notifications", "device", "add", "--label", "iPhone", "<", "ab12",
      ])
    #expect(
      try sent(NotificationsDeviceAdd(token: "ab12")) == [
        "notifications", "device", "add", "<", "ab12",
      ])
    #expect(sent(NotificationsDeviceList()) == ["notifications", "device", "list"])
    #expect(sent(NotificationsDeviceRemove(id: 7)) == ["notifications", "device", "remove", "7"])
    #expect(sent(NotificationsSettingsShow()) == ["notifications", "settings", "show"])
    #expect(
      sent(NotificationsSettingsPush(state: .on)) == ["notifications", "settings", "push", "on"])
    #expect(
      sent(NotificationsSettingsMail(state: .off)) == ["notifications", "settings", "mail", "off"])
    #expect(
      sent(NotificationsSettingsWatch(state: .on)) == ["notifications", "settings", "watch", "on"])
    #expect(
      try sent(NotificationsList(all: true, limit: 50, cursor: nil)) == [
        "notifications", "list", "--all", "--limit", "50",
      ])
    #expect(try sent(NotificationsList()) == ["notifications", "list"])
    #expect(try sent(NotificationsRead(ids: [1, 2])) == ["notifications", "read", "1", "2"])
    #expect(sent(NotificationsRead.all) == ["notifications", "read", "--all"])
    #expect(!(try JSONEncoder().encode(NotificationsRead.all.request)).isEmpty)
    let id: DeviceID = 7
    let raw: Int64 = id.rawValue
    #expect(raw == 7)
  }

  @Test("Errors of arguments are typed")
  func argumentErrors() {
    do throws(InvalidArgument) {
      _ = try NotificationsList(limit: 201)
      Issue.record("made")
    } catch {
      #expect((error.argument, error.expected, error.found) == ("limit", "1 to 200", "201"))
    }
  }

  @Test("Responses")
  func responses() throws {
    let added = try NotificationsDeviceAdd.response(
      from: GoldenSet.gitbay.bytes("device-add/with-label.json"), status: 200)
    let again = try NotificationsDeviceAdd.response(
      from: GoldenSet.gitbay.bytes("device-add/over-ssh.json"), exitStatus: 0)
    let id: DeviceID? = added.id
    #expect(id == 1 && added.status == .registered && again.id == 10)

    let devices: [Device] = try NotificationsDeviceList.response(
      from: GoldenSet.gitbay.bytes("device-list/one.json"))
    let added0: Date = devices[0].added
    let id0: DeviceID = devices[0].id
    #expect((id0, devices[0].label, devices[0].token) == (1, "iPhone", "fd17957e…"))
    #expect(abs(added0.timeIntervalSince1970 - 1_796_052_885.448) < 0.0001)

    let settings: NotificationSettings = try NotificationsSettingsShow.response(
      from: GoldenSet.gitbay.bytes("settings/show.json"))
    #expect(settings.mail && settings.push && !settings.watch)

    let inbox = try NotificationsList.response(
      from: GoldenSet.gitbay.bytes("inbox-list/page-first.json"))
    let items: [InboxNotification] = inbox.items
    let next: String? = inbox.next
    #expect(items.count == 2 && next == "bm90aWZpY2F0aW9uczoy")
    let row = items[0]
    #expect((row.id, row.repo, row.actor) == (3, "cmc/app", "renovate-bot"))
    #expect(row.summary == "build 341 failed: test on main")
    #expect(row.path == "cmc/app/builds/341")
    #expect(row.route == .build(BuildRoute(owner: "cmc", repo: "app", number: 341)))
    let (created, read): (Date, Date?) = (row.createdAt, row.readAt)
    #expect(created.timeIntervalSince1970 > 0 && read == nil)
    switch row.kind {
    case .build: break
    case .issue, .mr, .unrecognized: Issue.record("another kind")
    }

    let marked: Int = try NotificationsRead.response(
      from: GoldenSet.gitbay.bytes("inbox-read/one.json")
    ).read
    #expect(marked == 1)
  }

  @Test("Failures")
  func failures() throws {
    let body = try GoldenSet.gitbay.bytes("device-remove/unknown-id.json")
    let failure = try #require(throws: CommandFailure.self) {
      try NotificationsDeviceRemove.response(from: body, status: 404)
    }
    let (status, message, stderr): (Int?, String, String?) = (
      failure.status, failure.message, failure.stderr
    )
    #expect(status == 404 && stderr == nil)
    #expect(message == "no such device; notifications device list shows yours")
    switch failure.exitCode {
    case .notFound?: break
    case .failure, .usage, .denied, .protocolError, .unrecognized, nil: Issue.record("another code")
    }
  }

  @Test("Toggle")
  func toggle() throws {
    let settings = NotificationSettings(mail: true, push: false, watch: true)
    let toggle = PushToggle(permission: .granted, push: settings.push)
    let actions: [PushToggle.Action] = toggle.actions(turningOn: true)
    #expect(!toggle.isOn && toggle.isEnabled && actions == [.registerDevice, .switchPushOn])
    #expect(!PushToggle(permission: .granted, push: nil).isEnabled)
    #expect(PushToggle(permission: .granted, push: true).isOn)
  }
}
