import Foundation
import GitbayContract
import Testing

@Suite("The goldens are all there")
struct GoldenListTests {
  /// How many goldens the captured releases have at least; new ones may come, none may go.
  static let captured = ["before-push": 5, "v1.32.0": 4, "v1.32.0+66304b6": 1, "v1.32.1": 194]

  @Test("No captured golden is lost, so that no parameterised test runs over an empty list")
  func counts() {
    #expect(Goldens.all.count >= 194 + 1 + 4 + 5)
    #expect(Goldens.payloads.count >= 53)
    #expect(Goldens.commands.count >= 134)
    #expect(Goldens.envelopes.count >= 17)
  }

  @Test("Every manifest reads, and has its captured goldens", arguments: captured.keys.sorted())
  func manifest(release: String) throws {
    let least = try #require(Self.captured[release])
    #expect(try Goldens.read(release).count >= least)
  }

  @Test("Every file is in a manifest, and every entry has its file")
  func files() throws {
    let root = Goldens.folder.path(percentEncoded: false)
    let files = try FileManager.default.subpathsOfDirectory(atPath: root).filter {
      let file = Goldens.folder.appending(path: $0)
      let isFolder = try file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true
      return !isFolder && file.lastPathComponent != "manifest.json"
    }
    #expect(Set(files) == Set(Goldens.all.map { "\($0.release)/\($0.file)" }))
    #expect(files.count == Goldens.all.count)
  }

  @Test("Every golden of a command is of a command that the generated code has")
  func commands() {
    let names = Set(Goldens.commands.compactMap(\.command))
    #expect(names == Set(CommandUnderTest.all.map(\.name)))
    #expect(Set(Goldens.payloads.compactMap(\.payload)) == ["PushPayload"])
  }

  @Test("The six goldens that no real server sends are marked")
  func synthetic() {
    #expect(
      Set(Goldens.all.filter(\.isSynthetic).map(\.file)) == [
        "payload/action-empty.json", "payload/instance-ampersand.json",
        "payload/instance-empty.json", "payload/path-empty.json",
        "payload/path-repo-root.json", "payload/path-unknown-kind.json",
      ])
  }

  @Test("Two goldens break the contract, and say so")
  func breaks() throws {
    let broken = Goldens.all.filter { !$0.breaks.isEmpty }
    #expect(
      broken.map(\.file).sorted() == [
        "device-list/id-int64-max.json", "payload/body-escape-inflation.json",
      ])
    let inflated = try Goldens.bytes("payload/body-escape-inflation.json")
    #expect(inflated.count > 4096)
  }

  @Test("What tests compare are all the fields of the generated types")
  func allFields() throws {
    let now = Date(timeIntervalSince1970: 0)
    let row = InboxNotification(
      id: 1, repo: "", kind: .mr, actor: "", summary: "", path: "", createdAt: now, readAt: now)
    try expectAllFields(
      PushPayload(
        title: "", body: "", sound: "", threadID: "", badge: 0, instance: "", user: "", path: ""))
    try expectAllFields(row)
    try expectAllFields(Device(id: 1, label: "", token: "", added: now))
    try expectAllFields(NotificationSettings(mail: true, push: true, watch: true))
    try expectAllFields(NotificationsDeviceAdd.Response(id: 1, status: .registered))
    try expectAllFields(NotificationsDeviceRemove.Response(status: .removed))
    try expectAllFields(NotificationsRead.Response(read: 1))
  }

  private func expectAllFields(_ value: some ComparableFields) throws {
    guard case .object(let members) = value.fields else { return #expect(Bool(false)) }
    #expect(members.map(\.name) == Mirror(reflecting: value).children.compactMap(\.label))
  }
}
