import Foundation
import GitbayContract
import GoldenSupport
import Testing

@Suite("What a command sends")
struct CommandTests {
  /// The command that should send the `argv` and `stdin` of a golden; nil where the type cannot say
  /// it, as with one label twice.
  private func command(of golden: Golden) throws -> (any GitbayCommand)? {
    guard let argv = golden.argv else { return nil }
    let name = golden.subject
    let count = name.split(separator: " ").count
    var rest = argv.dropFirst(count).filter { $0 != "--json" }
    func option(_ name: String) -> String? {
      guard let place = rest.firstIndex(of: name), place + 1 < rest.count else { return nil }
      defer { rest.removeSubrange(place...place + 1) }
      return rest[place + 1]
    }
    func flag(_ name: String) -> Bool {
      defer { rest.removeAll { $0 == name } }
      return rest.contains(name)
    }
    func only<Value>(_ make: (String) -> Value?) -> Value? {
      rest.count == 1 ? make(rest[0]) : nil
    }
    switch name {
    case "notifications device add":
      let label = option("--label")
      guard rest.isEmpty, let token = golden.stdin else { return nil }
      return try NotificationsDeviceAdd(token: token, label: label)
    case "notifications device list": return rest.isEmpty ? NotificationsDeviceList() : nil
    case "notifications device remove":
      return only { Int64($0) }.map { NotificationsDeviceRemove(id: DeviceID(rawValue: $0)) }
    case "notifications settings show": return rest.isEmpty ? NotificationsSettingsShow() : nil
    case "notifications settings mail":
      return only { Switch(rawValue: $0) }.map { NotificationsSettingsMail(state: $0) }
    case "notifications settings push":
      return only { Switch(rawValue: $0) }.map { NotificationsSettingsPush(state: $0) }
    case "notifications settings watch":
      return only { Switch(rawValue: $0) }.map { NotificationsSettingsWatch(state: $0) }
    case "notifications list":
      let all = flag("--all")
      let limit = option("--limit")
      let cursor = option("--cursor")
      guard rest.isEmpty else { return nil }
      return try NotificationsList(all: all, limit: limit.flatMap { Int($0) }, cursor: cursor)
    case "notifications read":
      if rest == ["--all"] { return NotificationsRead.all }
      let ids = rest.compactMap { Int64($0) }
      return ids.count == rest.count ? try NotificationsRead(ids: ids) : nil
    default: return nil
    }
  }

  static let successes = GoldenSet.gitbay.commands.filter {
    if case .value = $0.outcome { return $0.argv != nil }
    return false
  }

  @Test("is what was sent for each success the server answered", arguments: successes)
  func argv(golden: Golden) throws {
    guard let command = try command(of: golden) else {
      // The type has one label; the last one counts on the server.
      #expect(golden.file == "device-add/label-twice.json")
      return
    }
    #expect(command.argv == golden.argv?.filter { $0 != "--json" })
    let stdin = golden.stdin?.trimmingCharacters(in: .whitespacesAndNewlines)
    #expect(command.stdin ?? "" == stdin ?? "")
    if golden.surface == .get { #expect(command.queryItems?.compactMap(\.value) == golden.argv) }
  }

  @Test("There are such successes of every command and surface")
  func successesOfAll() {
    #expect(Self.successes.count == 72 + 4)
    #expect(Set(Self.successes.map(\.subject)).count == 9)
    #expect(Set(Self.successes.compactMap(\.surface)) == [.post, .get, .ssh])
  }

  @Test(
    "What the server refused for its arguments is refused before it is sent",
    arguments: [
      "device-add/blank-stdin.json", "device-add/empty-stdin.json",
      "device-add/token-513-bytes.json", "device-add/token-5000-bytes.json",
      "inbox-list/limit-0.json", "inbox-list/limit-201.json", "inbox-list/cursor-bad.json",
      "inbox-read/no-id.json",
    ])
  func refusedLikeTheServer(file: String) throws {
    let golden = try GoldenSet.gitbay.golden(file)
    guard case .failure(let failure) = golden.outcome else { return #expect(Bool(false)) }
    #expect(failure.exitCode == ExitCode.usage.rawValue)
    #expect(throws: InvalidArgument.self) { try command(of: golden) }
  }

  struct Refused: Sendable, CustomTestStringConvertible {
    let make: @Sendable () throws -> any GitbayCommand
    let description: String
    init(_ description: String, _ make: @escaping @Sendable () throws -> any GitbayCommand) {
      (self.description, self.make) = (description, make)
    }
    var testDescription: String { description }
  }

  static let refused = [
    Refused("limit: expected 1 to 200, found 0") { try NotificationsList(limit: 0) },
    Refused("limit: expected 1 to 200, found 201") { try NotificationsList(limit: 201) },
    Refused("limit: expected 1 to 200, found -1") { try NotificationsList(limit: -1) },
    Refused("limit: expected 1 to 200, found \(Int.max)") { try NotificationsList(limit: .max) },
    Refused("limit: expected 1 to 200, found \(Int.min)") { try NotificationsList(limit: .min) },
    Refused(#"cursor: expected 1 or more characters, found "" (0 bytes)"#) {
      try NotificationsList(cursor: "")
    },
    Refused(#"cursor: expected only the characters A-Za-z0-9_=-, found "!!!" (3 bytes)"#) {
      try NotificationsList(cursor: "!!!")
    },
    Refused(#"cursor: expected only the characters A-Za-z0-9_=-, found " a" (2 bytes)"#) {
      try NotificationsList(cursor: " a")
    },
    Refused(#"cursor: expected only the characters A-Za-z0-9_=-, found "é" (2 bytes)"#) {
      try NotificationsList(cursor: "é")
    },
    // One line, whatever was given.
    Refused(#"cursor: expected only the characters A-Za-z0-9_=-, found "a\n\"b" (4 bytes)"#) {
      try NotificationsList(cursor: "a\n\"b")
    },
    Refused("ids: expected 1 or more values, found 0") { try NotificationsRead(ids: []) },
    Refused("token: expected 1 to 512 bytes") { try NotificationsDeviceAdd(token: "") },
    Refused("token: expected 1 to 512 bytes") { try NotificationsDeviceAdd(token: " \n\t\u{A0}") },
    Refused("token: expected 1 to 512 bytes") {
      try NotificationsDeviceAdd(token: String(repeating: "f", count: 513))
    },
    Refused("token: expected 1 to 512 bytes") {
      try NotificationsDeviceAdd(token: String(repeating: "é", count: 257))
    },
    Refused(#"label: expected any text but "--json", found "--json" (6 bytes)"#) {
      try NotificationsDeviceAdd(token: "f", label: "--json")
    },
  ]

  @Test("An argument out of range is refused, with the range", arguments: refused)
  func outOfRange(one: Refused) throws {
    let error = try #require(throws: InvalidArgument.self) { try one.make() }
    #expect(error.description == one.description)
    #expect(error.localizedDescription == one.description)
  }

  @Test("The bounds of a range are in it")
  func bounds() throws {
    #expect(try NotificationsList(limit: 1).argv == ["notifications", "list", "--limit", "1"])
    #expect(try NotificationsList(limit: 200).argv.last == "200")
    let longest = String(repeating: "f", count: 512)
    #expect(try NotificationsDeviceAdd(token: longest).stdin == longest)
    #expect(try NotificationsDeviceAdd(token: "  \(longest)\r\n").stdin == longest)
    #expect(try NotificationsDeviceAdd(token: "f").stdin == "f")
    #expect(try NotificationsDeviceAdd(token: "a b").stdin == "a b")
    #expect(
      try NotificationsRead(ids: [.max, .min, 0]).argv.suffix(3) == [
        "9223372036854775807", "-9223372036854775808", "0",
      ])
  }

  @Test(
    "A label may be anything else",
    arguments: ["", " ", "--foo", "--json ", "--JSON", "-json", "Chloé’s iPhone 📱", "a\nb", "=&+"])
  func label(label: String) throws {
    let command = try NotificationsDeviceAdd(token: "f", label: label)
    #expect(command.argv == ["notifications", "device", "add", "--label", label])
  }

  @Test("The request of a command is what the API takes; there is no stdin key where there is none")
  func request() throws {
    let add = try NotificationsDeviceAdd(token: "ab", label: "x/y")
    #expect(
      try JSONValue(encoding: add.request)
        == JSONValue(
          json: #"{"argv":["notifications","device","add","--label","x/y"],"stdin":"ab"}"#))
    #expect(
      try JSONValue(encoding: NotificationsDeviceList().request)
        == JSONValue(json: #"{"argv":["notifications","device","list"]}"#))
    let data = try JSONEncoder().encode(add.request)
    #expect(try JSONDecoder().decode(CommandRequest.self, from: data) == add.request)
  }

  @Test("Only what reads can be asked with GET")
  func queryItems() throws {
    #expect(
      NotificationsDeviceList().queryItems == [
        URLQueryItem(name: "argv", value: "notifications"),
        URLQueryItem(name: "argv", value: "device"), URLQueryItem(name: "argv", value: "list"),
      ])
    #expect(NotificationsSettingsShow().queryItems?.count == 3)
    #expect(try NotificationsList(all: true, limit: 5).queryItems?.count == 5)
    #expect(try NotificationsDeviceAdd(token: "f").queryItems == nil)
    #expect(NotificationsDeviceRemove(id: 1).queryItems == nil)
    #expect(NotificationsSettingsPush(state: .on).queryItems == nil)
    #expect(NotificationsSettingsMail(state: .on).queryItems == nil)
    #expect(NotificationsSettingsWatch(state: .on).queryItems == nil)
    #expect(try NotificationsRead(ids: [1]).queryItems == nil)
    #expect(NotificationsRead.all.queryItems == nil)
  }

  @Test("A query goes through URLComponents unchanged")
  func url() throws {
    var components = try #require(URLComponents(string: "https://gitbay.org/api/v1/read"))
    components.queryItems = try NotificationsList(limit: 2, cursor: "bm90-_==").queryItems
    let url = try #require(components.url)
    let back = try #require(URLComponents(url: url, resolvingAgainstBaseURL: false))
    #expect(
      back.queryItems?.compactMap(\.value) == [
        "notifications", "list", "--limit", "2", "--cursor", "bm90-_==",
      ])
  }

  @Test("Commands compare by what they send")
  func equality() throws {
    #expect(try NotificationsRead(ids: [1]) == NotificationsRead(ids: [1]))
    #expect(try NotificationsRead(ids: [1]) != NotificationsRead.all)
    #expect(try NotificationsDeviceAdd(token: "a") != NotificationsDeviceAdd(token: "b"))
    #expect(Set([NotificationsDeviceList(), NotificationsDeviceList()]).count == 1)
  }
}
