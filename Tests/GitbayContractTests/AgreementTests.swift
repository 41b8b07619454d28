import Foundation
import GitbayContract
import GoldenSupport
import Testing

@Suite("All sources agree")
struct AgreementTests {
  /// What may stand where another value belongs.
  static let values = [
    "null", "true", "false", "0", "1", "-1", "1.0", "1.5", "1e3", "9007199254740993",
    "9223372036854775807", "9223372036854775808", "1e30", #""""#, #""5""#, #""issue""#, #""é\n""#,
    #""2026-11-30T15:34:45.448Z""#, "[]", "[1]", "[null]", "{}", #"{"title":1}"#, #"{"id":"x"}"#,
  ]

  /// The value with one place in it replaced, taken away or given a neighbour.
  private func changed(
    _ value: JSONValue, _ generator: inout SeededGenerator
  ) throws -> JSONValue {
    let goesOn = Int.random(in: 0..<8, using: &generator) > 0
    if goesOn, case .object(var members) = value, !members.isEmpty {
      let place = Int.random(in: 0..<members.count, using: &generator)
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: members.remove(at: place)
      case 1: members.append(JSONValue.Member("unknown", members[place].value))
      case 2: members.shuffle(using: &generator)
      default: members[place].value = try changed(members[place].value, &generator)
      }
      return .object(members)
    }
    if goesOn, case .array(var elements) = value, !elements.isEmpty {
      let place = Int.random(in: 0..<elements.count, using: &generator)
      elements[place] = try changed(elements[place], &generator)
      return .array(elements)
    }
    return try JSONValue(json: Self.values.randomElement(using: &generator) ?? "null")
  }

  @Test("on changed payloads")
  func payloads() throws {
    var generator = SeededGenerator(seed: 11)
    var refused = 0
    let texts = ["badge-42", "mr-opened", "path-empty"].map { "payload/\($0).json" }
    let goldens = try texts.map { try GoldenSet.gitbay.golden($0).json }
    for round in 0..<5_000 {
      let text = try changed(goldens[round % goldens.count], &generator).description
      guard text.hasPrefix("{") else { continue }
      let expected = try PayloadSource.bytes.read(text)
      if expected.error != nil { refused += 1 }
      for source in PayloadSource.allCases where source != .bytes {
        #expect(try source.read(text) == expected, "\(source): \(text)")
      }
    }
    #expect(refused > 300)
  }

  @Test("on changed answers")
  func answers() throws {
    var generator = SeededGenerator(seed: 12)
    try answers(NotificationsDeviceList.self, "device-list/several.json", &generator)
    try answers(NotificationsDeviceAdd.self, "device-add/with-label.json", &generator)
    try answers(NotificationsList.self, "inbox-list/page-first.json", &generator)
    try answers(NotificationsList.self, "inbox-list/unread-kinds.json", &generator)
    try answers(NotificationsSettingsShow.self, "settings/show.json", &generator)
    try answers(NotificationsRead.self, "inbox-read/one.json", &generator)
  }

  private func answers<Command: GitbayCommand>(
    _ command: Command.Type, _ file: String, _ generator: inout SeededGenerator
  ) throws where Command.Response: Decodable & Equatable {
    let data = try #require(try GoldenSet.gitbay.golden(file).json["data"])
    var refused = 0
    for _ in 0..<800 {
      let text = try changed(data, &generator).description
      // Of a bare list Foundation itself refuses what is none.
      if command.Response.self is [Device].Type, !text.hasPrefix("[") { continue }
      let expected = try AnswerSource.bytes.read(command, data: text)
      if expected.error != nil { refused += 1 }
      #expect(try AnswerSource.decoder.read(command, data: text) == expected, "\(text)")
    }
    #expect(refused > 100)
  }
}
