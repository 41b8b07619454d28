import Foundation
import GitbayContract
import GoldenSupport
import Testing

@Suite("What a command sends")
struct CommandTests {
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
