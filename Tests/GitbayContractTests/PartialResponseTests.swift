import Foundation
import GitbayContract
import GoldenSupport
import Testing

@Suite("A list read row by row")
struct PartialResponseTests {
  private static let good = [
    #"{"added":"2026-11-30T15:34:45.448Z","id":1,"label":"iPhone","token":"fd17957e…"}"#,
    #"{"added":"2026-11-30T15:34:45.448Z","id":2,"label":"","token":"(short token)","new":[1]}"#,
  ]

  private func body(_ data: String) -> Data {
    Data(#"{"data":\#(data),"exit_code":0,"protocol_version":1}"#.utf8)
  }

  /// Rows that break the contract, and how.
  static let bad = [
    (#"{"added":"yesterday","id":1,"label":"","token":""}"#, ".added", "a string that is none"),
    (
      #"{"added":"2026-11-30T15:34:45.448Z","id":9223372036854776000,"label":"","token":""}"#,
      ".id",
      "a number that does not fit"
    ),
    (#"{"id":1,"label":"","token":"","added":null}"#, ".added", "null"),
    (#"{"id":{"id":[[{}]]},"label":"","token":"","added":""}"#, ".id", "an object"),
    (#"{}"#, ".id", "nothing"), ("null", "", "null"), ("[]", "", "a list"), ("7", "", "a number"),
  ]

  @Test("A bad row costs that row, wherever it stands", arguments: bad, 0...2)
  func oneRow(bad: (row: String, keyPath: String, found: String), place: Int) throws {
    var rows = Self.good
    rows.insert(bad.row, at: place)
    let body = body("[" + rows.joined(separator: ",\n") + "]")
    let partial = try NotificationsDeviceList.partialResponse(from: body, status: 200)
    #expect(partial.response.map(\.id) == [1, 2])
    let violation = try #require(partial.leftOut.first)
    #expect(partial.leftOut.count == 1)
    #expect(violation.keyPath == "data[\(place)]" + bad.keyPath)
    #expect(violation.found == bad.found)
    #expect(violation.position?.line == place + 1)
    // The strict reading stays as it is, and names the same.
    #expect(throws: violation) { try NotificationsDeviceList.response(from: body, status: 200) }
  }

  @Test("Several bad rows, in order; all of them")
  func severalRows() throws {
    let bad = Self.bad.map(\.0)
    let rows = zip(bad, bad.indices).flatMap { $1.isMultiple(of: 3) ? [$0, Self.good[0]] : [$0] }
    let partial = try NotificationsDeviceList.partialResponse(
      from: body("[" + rows.joined(separator: ",") + "]"))
    #expect(partial.response.count == 3)
    #expect(partial.leftOut.count == bad.count)
    #expect(partial.leftOut.map(\.found) == Self.bad.map(\.2))
    let none = try NotificationsDeviceList.partialResponse(
      from: body("[" + bad.joined(separator: ",") + "]"))
    #expect(none.response.isEmpty && none.leftOut.count == bad.count)
    #expect(
      none.leftOut.map(\.keyPath) == Self.bad.enumerated().map { "data[\($0)]" + $1.1 })
  }

  @Test("Bare lists and pages of the inbox")
  func inbox() throws {
    let row =
      #"{"actor":"a","created_at":"2026-11-30T15:34:46Z","id":3,"kind":"build","path":"a/b","repo":"a/b","summary":"s"}"#
    let bad = row.replacingOccurrences(of: #""id":3"#, with: #""id":"3""#)
    let bare = try NotificationsList.partialResponse(from: body("[\(bad),\(row)]"))
    #expect(bare.response.items.map(\.id) == [3] && !bare.response.isPaged)
    #expect(bare.leftOut.map(\.keyPath) == ["data[0].id"])
    let page = try NotificationsList.partialResponse(
      from: body(#"{"items":[\#(row),\#(bad)],"next":"bm90"}"#))
    #expect(page.response.items.map(\.id) == [3] && page.response.isPaged)
    #expect(page.response.next == "bm90")
    #expect(page.leftOut.map(\.keyPath) == ["data.items[1].id"])
    for broken in [#"{"items":[\#(bad)],"next":7}"#, #"{"items":{},"next":"b"}"#, "{}", "7"] {
      #expect(throws: ContractViolation.self) {
        try NotificationsList.partialResponse(from: body(broken))
      }
    }
  }

  @Test(
    "What is wrong outside of a row is not a row's",
    arguments: [
      #"{"data":[],"exit_code":0,"protocol_version":2}"#, #"{"data":[],"protocol_version":"1"}"#,
      #"{"data":{},"protocol_version":1}"#, #"{"data":null,"protocol_version":1}"#,
      #"{"protocol_version":1}"#, #"{"data":[{"id":1,"id":2}],"protocol_version":1}"#,
      #"{"data":[{}],"exit_code":3,"protocol_version":1}"#, "[]", "", "<html>",
      #"{"data":[{},],"protocol_version":1}"#,
    ])
  func outside(text: String) throws {
    let strict = #expect(throws: ContractViolation.self) {
      try NotificationsDeviceList.response(from: Data(text.utf8))
    }
    let partial = #expect(throws: ContractViolation.self) {
      try NotificationsDeviceList.partialResponse(from: Data(text.utf8))
    }
    #expect(partial == strict)
  }

  @Test("Texts that are no JSON are told from those that break the contract")
  func syntax() throws {
    for (text, isOfSyntax) in [("<html>", true), ("", true), ("{}", false), ("[]", false)] {
      let violation = #expect(throws: ContractViolation.self) {
        try NotificationsDeviceList.response(from: Data(text.utf8))
      }
      #expect(violation?.isOfSyntax == isOfSyntax)
    }
  }

  static let lists = GoldenSet.gitbay.commands.filter {
    ["notifications device list", "notifications list"].contains($0.subject)
      && $0.surface != .ssh
  }

  @Test("Every golden of a list: the same as read strictly", arguments: lists)
  func goldens(golden: Golden) throws {
    #expect(Self.lists.count > 30)
    if golden.subject == "notifications list" {
      try check(NotificationsList.self, golden)
    } else {
      try check(NotificationsDeviceList.self, golden)
    }
  }

  private func check<Command: GitbayCommand>(_ command: Command.Type, _ golden: Golden) throws
  where Command.Response: RowResponse & Equatable {
    let bytes = golden.bytes
    let strict = Result { try command.response(from: bytes, status: golden.status) }
    let partial = Result { try command.partialResponse(from: bytes, status: golden.status) }
    switch (golden.outcome, strict, partial) {
    case (.value, .success(let strict), .success(let partial)):
      #expect(partial.response == strict)
      #expect(partial.leftOut.isEmpty)
    case (.failure, .failure(let strict as CommandFailure), .failure(let partial)):
      #expect(partial as? CommandFailure == strict)
    case (.violation, .failure(let strict as ContractViolation), .success(let partial)):
      #expect(partial.leftOut.first == strict)
    case (.violation, .failure(let strict as ContractViolation), .failure(let partial)):
      #expect(partial as? ContractViolation == strict)
    default: Issue.record("\(strict) and \(partial)")
    }
  }
}
