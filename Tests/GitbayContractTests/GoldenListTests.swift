import Foundation
import GitbayContract
import GoldenSupport
import Testing

@Suite("The goldens are all there")
struct GoldenListTests {
  /// How many captured goldens the releases have at least; new ones may come, none may go.
  static let captured = ["before-push": 5, "v1.32.0": 4, "v1.32.0+66304b6": 1, "v1.32.1": 194]

  @Test("No golden is lost, so that no parameterised test runs over an empty list")
  func counts() {
    #expect(GoldenSet.gitbay.captured.count >= 194 + 1 + 4 + 5)
    #expect(GoldenSet.gitbay.madeByHand.count >= 23)
    #expect(GoldenSet.gitbay.payloads.count { !$0.isMadeByHand } >= 53)
    #expect(GoldenSet.gitbay.commands.count { !$0.isMadeByHand } >= 134)
    #expect(GoldenSet.gitbay.envelopes.count { !$0.isMadeByHand } >= 17)
    #expect(GoldenSet.gitbay.payloads.count(where: \.isMadeByHand) >= 10)
    #expect(GoldenSet.gitbay.commands.count(where: \.isMadeByHand) >= 4)
    #expect(GoldenSet.gitbay.toggles.count == 9)
  }

  @Test("Every manifest reads, and has its captured goldens", arguments: captured.keys.sorted())
  func manifest(release: String) throws {
    let least = try #require(Self.captured[release])
    #expect(try GoldenSet.gitbay.read(release).count { !$0.isMadeByHand } >= least)
  }

  @Test("Every release has a count of what was captured")
  func releases() {
    #expect(GoldenSet.gitbay.releases == Self.captured.keys.sorted())
  }

  @Test("What a server sent says over what, what a person wrote does not")
  func surfaces() {
    #expect(GoldenSet.gitbay.captured.filter { $0.surface == nil }.map(\.file) == [])
    #expect(GoldenSet.gitbay.madeByHand.filter { $0.surface != nil }.map(\.file) == [])
  }

  @Test("Every file is in a manifest, and every entry has its file")
  func files() throws {
    let files = try GoldenSet.gitbay.files()
    #expect(files.sorted() == GoldenSet.gitbay.all.map(\.description).sorted())
  }

  @Test("Every golden of a command is of a command that the generated code has")
  func commands() {
    let names = Set(GoldenSet.gitbay.commands.map(\.subject))
    #expect(names == Set(CommandUnderTest.all.map(\.name)))
    #expect(Set(GoldenSet.gitbay.payloads.map(\.subject)) == ["PushPayload"])
  }

  @Test("The six goldens that no real server sends are marked")
  func synthetic() {
    #expect(
      Set(GoldenSet.gitbay.all.filter(\.isSynthetic).map(\.file)) == [
        "payload/action-empty.json", "payload/instance-ampersand.json",
        "payload/instance-empty.json", "payload/path-empty.json",
        "payload/path-repo-root.json", "payload/path-unknown-kind.json",
      ])
  }

  @Test("Two captured goldens break the contract, and say so; so do some that were made to")
  func breaks() throws {
    func broken(_ goldens: [Golden]) -> [String] {
      goldens.filter { !$0.breaks.isEmpty }.map(\.file).sorted()
    }
    #expect(
      broken(GoldenSet.gitbay.captured) == [
        "device-list/id-int64-max.json", "payload/body-escape-inflation.json",
      ])
    #expect(
      broken(GoldenSet.gitbay.madeByHand) == [
        "device-add/unknown-status.json", "device-remove/unknown-status.json",
        "inbox-list/unknown-kind.json", "payload/unusable-alert.json",
        "payload/without-alert.json",
      ])
    let inflated = try GoldenSet.gitbay.bytes("payload/body-escape-inflation.json")
    #expect(inflated.count > 4096)
  }

  @Test("What tests compare are all the fields of the generated types")
  func allFields() throws {
    let now = Date(timeIntervalSince1970: 0)
    let row = InboxNotification(
      id: 1, repo: "", kind: .mr, actor: "", summary: "", path: "", createdAt: now, readAt: now)
    let values: [any ComparableFields] = [
      PushPayload(
        title: "", body: "", sound: "", threadID: "", badge: 0, instance: "", user: "", path: ""),
      row, Device(id: 1, label: "", token: "", added: now),
      NotificationSettings(mail: true, push: true, watch: true),
      NotificationsDeviceAdd.Response(id: 1, status: .registered),
      NotificationsDeviceRemove.Response(status: .removed), NotificationsRead.Response(read: 1),
    ]
    for value in values { #expect(value.comparesAllFields, "\(type(of: value))") }
  }
}
