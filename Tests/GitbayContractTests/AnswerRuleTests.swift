import Foundation
import GitbayContract
import GoldenSupport
import Testing

@Suite("What an answer's data may look like")
struct AnswerRuleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let data: String
    let keyPath: String
    let expected: String
    let found: String
    init(_ data: String, _ keyPath: String, _ expected: String, _ found: String) {
      (self.data, self.keyPath, self.expected, self.found) = (data, keyPath, expected, found)
    }
    var testDescription: String { data }
  }

  static let settings = [
    Case(#"{"mail":1,"push":true,"watch":true}"#, "data.mail", "true or false", "a number"),
    Case(#"{"mail":0,"push":true,"watch":true}"#, "data.mail", "true or false", "a number"),
    Case(#"{"mail":1.0,"push":true,"watch":true}"#, "data.mail", "true or false", "a number"),
    Case(#"{"mail":"on","push":true,"watch":true}"#, "data.mail", "true or false", "a string"),
    Case(#"{"mail":true,"push":null,"watch":true}"#, "data.push", "true or false", "null"),
    Case(#"{"mail":true,"push":true,"watch":[]}"#, "data.watch", "true or false", "a list"),
    Case(#"{"mail":true,"push":true}"#, "data.watch", "true or false", "nothing"),
    Case(#"{"mail":true,"watch":true}"#, "data.push", "true or false", "nothing"),
    Case("[]", "data", "an object", "a list"),
    Case(#""on""#, "data", "an object", "a string"),
  ]

  @Test("Settings", arguments: settings, AnswerSource.allCases)
  func readsSettings(one: Case, source: AnswerSource) throws {
    try expect(one, source.read(NotificationsSettingsShow.self, data: one.data))
  }

  private static func row(
    id: String = "1", kind: String = #""issue""#, created: String = #""2026-11-30T15:34:46.958Z""#,
    more: String = ""
  ) -> String {
    #"{"id":\#(id),"repo":"r","kind":\#(kind),"actor":"a","summary":"s","path":"p","#
      + #""created_at":\#(created)\#(more)}"#
  }

  static let inbox = [
    Case("[\(row(id: "true"))]", "data[0].id", "an integer that fits 64 bits", "true or false"),
    Case(
      "[\(row()),\(row(id: "1.5"))]", "data[1].id", "an integer that fits 64 bits",
      "a number with a fraction"),
    Case("[\(row(kind: "1"))]", "data[0].kind", "a string", "a number"),
    Case("[\(row(kind: "null"))]", "data[0].kind", "a string", "null"),
    Case(
      #"{"items":[\#(row()),\#(row()),\#(row(kind: "{}"))]}"#, "data.items[2].kind",
      "a string", "an object"),
    Case(
      "[\(row(created: #""2026-02-30T00:00:00Z""#))]", "data[0].created_at",
      "a timestamp such as 2026-11-30T15:34:45.448Z", "a string that is none"),
    Case(
      "[\(row(created: "1780000000"))]", "data[0].created_at",
      "a timestamp such as 2026-11-30T15:34:45.448Z", "a number"),
    Case(
      "[\(row(more: #","read_at":null"#))]", "data[0].read_at",
      "a timestamp such as 2026-11-30T15:34:45.448Z", "null"),
    Case("[null]", "data[0]", "an object", "null"),
    Case("[[]]", "data[0]", "an object", "a list"),
    Case("{}", "data.items", "a list", "nothing"),
    Case(#"{"items":null}"#, "data.items", "a list", "null"),
    Case(#"{"items":{}}"#, "data.items", "a list", "an object"),
    Case(#"{"items":[],"next":null}"#, "data.next", "a string", "null"),
    Case(#"{"items":[],"next":7}"#, "data.next", "a string", "a number"),
    Case("true", "data", "a list or a page of one", "true or false"),
  ]

  @Test("The inbox, of both shapes", arguments: inbox, AnswerSource.allCases)
  func readsInbox(one: Case, source: AnswerSource) throws {
    try expect(one, source.read(NotificationsList.self, data: one.data))
  }

  static let counts = [
    Case("{}", "data.read", "an integer that fits 64 bits", "nothing"),
    Case(#"{"read":true}"#, "data.read", "an integer that fits 64 bits", "true or false"),
    Case(#"{"read":"1"}"#, "data.read", "an integer that fits 64 bits", "a string"),
    Case(
      #"{"read":9223372036854775808}"#, "data.read", "an integer that fits 64 bits",
      "a number that does not fit"),
  ]

  @Test("A count", arguments: counts, AnswerSource.allCases)
  func readsCount(one: Case, source: AnswerSource) throws {
    try expect(one, source.read(NotificationsRead.self, data: one.data))
  }

  private func expect<Value>(_ one: Case, _ result: Result<Value, Refusal>) {
    #expect(result.value == nil)
    #expect(result.error?.keyPath == one.keyPath)
    #expect(result.error?.expected == one.expected)
    #expect(result.error?.found == one.found)
  }

  @Test("Settings without push say why", arguments: AnswerSource.allCases)
  func why(source: AnswerSource) throws {
    let body = try GoldenSet.gitbay.bytes("settings/show.json", "before-push")
    let refusal = try #require(try source.read(NotificationsSettingsShow.self, body).error)
    #expect(refusal.keyPath == "data.push")
    #expect(refusal.why == "sent since v1.32.0; an older server answers without it")
    // Only a missing key is explained so.
    let null = #"{"mail":true,"push":null,"watch":true}"#
    #expect(try source.read(NotificationsSettingsShow.self, data: null).error?.why == nil)
  }

  @Test("A kind that is not known survives a round trip", arguments: AnswerSource.allCases)
  func unknownKind(source: AnswerSource) throws {
    let data = "[\(Self.row(kind: #""wiki""#))]"
    let inbox = try source.read(NotificationsList.self, data: data).get()
    #expect(inbox.items[0].kind == .unrecognized("wiki"))
    #expect(inbox.items[0].kind.rawValue == "wiki")
    #expect(try JSONValue(encoding: inbox) == JSONValue(json: data))
  }

  @Test("An enum compares by its text, whichever case it was made with")
  func enumEquality() {
    #expect(InboxKind.unrecognized("issue") == .issue)
    #expect(Set([InboxKind.unrecognized("issue"), .issue, .mr]).count == 2)
    #expect(InboxKind(rawValue: "Issue") == .unrecognized("Issue"))
    #expect(InboxKind(rawValue: "") == .unrecognized(""))
    #expect(InboxKind(rawValue: "issue\u{301}") != .issue)
    // Canonically equivalent, and two texts on the wire.
    #expect(InboxKind(rawValue: "\u{212A}") != InboxKind(rawValue: "K"))
    #expect(InboxKind(rawValue: "é") != InboxKind(rawValue: "e\u{301}"))
    #expect(Switch(rawValue: "on") == .on)
    #expect(Switch(rawValue: "On") == nil)
  }

  @Test("Unknown keys are ignored at each level", arguments: AnswerSource.allCases)
  func unknownKeys(source: AnswerSource) throws {
    let page = #"{"total":9,"items":[\#(Self.row(more: #","x":{"id":"y"}"#))]}"#
    let inbox = try source.read(NotificationsList.self, data: page).get()
    #expect(inbox.items.map(\.id) == [1])
    #expect(inbox.isPaged && inbox.next == nil)
  }

  @Test("A bare list is a page without a cursor", arguments: AnswerSource.allCases)
  func bare(source: AnswerSource) throws {
    let inbox = try source.read(NotificationsList.self, data: "[]").get()
    #expect(inbox == Page(items: [], isPaged: false))
    #expect(try JSONValue(encoding: inbox) == JSONValue(json: "[]"))
  }
}
