import Foundation
import GitbayContract
import GoldenSupport
import Testing

@Suite("Device ids in the server's own bytes")
struct DeviceIDGoldenTests {
  private func added(
    _ file: String, _ release: String = "v1.32.1"
  ) throws -> NotificationsDeviceAdd.Response {
    let golden = try GoldenSet.gitbay.golden("device-add/" + file, release)
    return try NotificationsDeviceAdd.response(from: golden.bytes, status: golden.status)
  }

  private func listed(_ file: String) throws -> [Device] {
    try NotificationsDeviceList.response(from: GoldenSet.gitbay.bytes("device-list/" + file))
  }

  private func removal(_ file: String) throws -> NotificationsDeviceRemove.Response {
    let golden = try GoldenSet.gitbay.golden("device-remove/" + file)
    if let exitStatus = golden.exitStatus {
      return try .init(
        status: NotificationsDeviceRemove.response(from: golden.bytes, exitStatus: exitStatus)
          .status)
    }
    return try NotificationsDeviceRemove.response(from: golden.bytes, status: golden.status)
  }

  @Test("v1.32.0 answers without one", arguments: ["with-label.json", "over-ssh.json"])
  func missing(file: String) throws {
    let answer = try added(file, "v1.32.0")
    #expect(answer.id == nil)
    #expect(answer.status == .registered)
  }

  @Test("An upsert keeps the id")
  func upsert() throws {
    #expect(try added("with-label.json").id == 1)
    #expect(try added("again.json").id == 1)
    #expect(try added("token-with-surrounding-whitespace.json").id == 1)
  }

  @Test("A handover to another account keeps the id, and the first account loses the row")
  func handover() throws {
    let before = try listed("one.json")
    #expect(try added("other-account.json").id == before[0].id)
    #expect(try !listed("after-handover.json").map(\.id).contains(before[0].id))
  }

  @Test("An id is given out again after its removal, and is then another account's")
  func reuse() throws {
    let removed = try GoldenSet.gitbay.golden("device-remove/highest-id.json")
    let former = try GoldenSet.gitbay.golden("device-remove/reused-id-by-former-owner.json")
    #expect(removed.argv == former.argv)
    #expect(try removal("highest-id.json").status == .removed)
    let failure = try #require(throws: CommandFailure.self) {
      try removal("reused-id-by-former-owner.json")
    }
    #expect(failure.exitCode == .notFound)
  }

  @Test(
    "The id of a list is exact to 2^53, and rounded past it except over ssh",
    arguments: [
      ("one.json", 1),
      ("id-1000000.json", 1_000_000),
      ("id-2p53m1.json", 9_007_199_254_740_991),
      ("id-2p53.json", 9_007_199_254_740_992),
      ("id-2p53p1.json", 9_007_199_254_740_992),
      ("id-2p53p1-over-get.json", 9_007_199_254_740_992),
      ("id-2p53p1-over-ssh.json", 9_007_199_254_740_993),
      ("id-int64-max-over-ssh.json", 9_223_372_036_854_775_807),
    ] as [(String, DeviceID)])
  func large(file: String, id: DeviceID) throws {
    #expect(try listed(file).map(\.id) == [id])
  }

  @Test("The id of a registration is rounded past 2^53 too")
  func largeAdded() throws {
    #expect(try added("id-2p53p1.json").id == 9_007_199_254_740_992)
  }

  @Test("Past Int64 it breaks the contract, from every source", arguments: AnswerSource.allCases)
  func pastInt64(source: AnswerSource) throws {
    let body = try GoldenSet.gitbay.bytes("device-list/id-int64-max.json")
    let refusal = try source.read(NotificationsDeviceList.self, body).error
    #expect(refusal?.keyPath == "data[0].id")
    #expect(refusal?.expected == "an integer that fits 64 bits")
    #expect(refusal?.found == "a number that does not fit")
  }

  @Test(
    "A stale, foreign or unknown id is not found",
    arguments: [
      "again.json", "id-of-another-account.json", "id-rounded.json", "negative-id.json",
      "json-flag.json", "unknown-id.json", "unknown-id-over-ssh.json",
      "reused-id-by-former-owner.json",
    ])
  func notFound(file: String) throws {
    let failure = try #require(throws: CommandFailure.self) { try removal(file) }
    #expect(failure.exitCode == .notFound)
    #expect(failure.message == "no such device; notifications device list shows yours")
    #expect(failure.status == (file.contains("ssh") ? nil : 404))
  }
}

@Suite("Device ids of other spellings and types")
struct DeviceIDSpellingTests {
  /// An id as the wire has it, and what is read, or else found instead.
  struct Case: Sendable, CustomTestStringConvertible {
    let wire: String
    let id: DeviceID?
    let found: String?
    init(_ wire: String, _ id: DeviceID) { (self.wire, self.id, found) = (wire, id, nil) }
    init(_ wire: String, found: String) { (self.wire, id, self.found) = (wire, nil, found) }
    var testDescription: String { wire }
  }

  static let cases = [
    Case("7", 7),
    Case("7.0", 7),
    Case("70e-1", 7),
    Case("7e3", 7000),
    Case("0", 0),
    Case("-1", -1),
    Case("9007199254740992", 9_007_199_254_740_992),
    Case("9007199254740993", 9_007_199_254_740_993),
    Case("9007199254740993.0", 9_007_199_254_740_993),
    Case("9223372036854775807", DeviceID(rawValue: .max)),
    Case("9223372036854775807.0", DeviceID(rawValue: .max)),
    Case("9223372036854775807e0", DeviceID(rawValue: .max)),
    Case("-9223372036854775808", DeviceID(rawValue: .min)),
    Case("7.5", found: "a number with a fraction"),
    Case("9007199254740993.5", found: "a number with a fraction"),
    Case("9223372036854775808", found: "a number that does not fit"),
    Case("9223372036854776000", found: "a number that does not fit"),
    Case("18446744073709551616", found: "a number that does not fit"),
    Case("-9223372036854775809", found: "a number that does not fit"),
    Case("1e300", found: "a number that does not fit"),
    Case("1e400", found: "a number that does not fit"),
    Case(#""7""#, found: "a string"),
    Case("true", found: "true or false"),
    Case("null", found: "null"),
    Case("[7]", found: "a list"),
    Case(#"{"id":7}"#, found: "an object"),
  ]

  @Test("In a list the id must be an integer", arguments: cases, AnswerSource.allCases)
  func listed(one: Case, source: AnswerSource) throws {
    let device =
      #"{"id":\#(one.wire),"label":"","token":"fd17957e…","added":"2026-11-30T15:34:45.448Z"}"#
    let result = try source.read(NotificationsDeviceList.self, data: "[\(device)]")
    #expect(result.value?.map(\.id) == one.id.map { [$0] })
    #expect(result.error?.found == one.found)
    #expect(result.error?.keyPath == one.found.map { _ in "data[0].id" })
  }

  @Test(
    "In a registration it may be absent; where it stands it must be an integer",
    arguments: cases, AnswerSource.allCases)
  func added(one: Case, source: AnswerSource) throws {
    let data = #"{"id":\#(one.wire),"status":"registered"}"#
    let result = try source.read(NotificationsDeviceAdd.self, data: data)
    #expect(result.value.flatMap(\.id) == one.id)
    #expect(result.error?.found == one.found)
    #expect(result.error?.keyPath == one.found.map { _ in "data.id" })
  }

  @Test("An id is written as a number, and compares and prints as one")
  func written() throws {
    let id: DeviceID = 7
    #expect(id == DeviceID(rawValue: 7))
    #expect(id.description == "7")
    #expect(try JSONValue(encoding: [id]) == JSONValue(json: "[7]"))
    #expect(try JSONDecoder().decode([DeviceID].self, from: Data("[7]".utf8)) == [id])
  }

  @Test("A missing id in a list breaks the contract")
  func missing() throws {
    let data = #"[{"label":"","token":"x…","added":"2026-11-30T15:34:45.448Z"}]"#
    for source in AnswerSource.allCases {
      let refusal = try source.read(NotificationsDeviceList.self, data: data).error
      #expect(refusal?.keyPath == "data[0].id")
      #expect(refusal?.found == "nothing")
    }
  }
}
