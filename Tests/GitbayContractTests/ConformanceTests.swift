import Foundation
import GitbayContract
import GoldenSupport
import Testing

@Suite("Every golden payload decodes to what its manifest says")
struct PayloadConformanceTests {
  static let wireKeys = [
    "aps.alert.title", "aps.alert.body", "aps.sound", "aps.thread-id", "aps.badge", "instance",
    "user", "path",
  ]

  @Test("All fields and the route", arguments: GoldenSet.gitbay.payloads, PayloadSource.allCases)
  func decodes(golden: Golden, source: PayloadSource) throws {
    guard case .value(let value) = golden.outcome else { return #expect(Bool(false)) }
    let text = String(decoding: golden.bytes, as: UTF8.self)
    let payload = try source.read(text).get()
    #expect(payload.fields == value)
    #expect(payload.route?.fields ?? .null == golden.route)
    #expect(payload.route.map(\.path) ?? payload.path == payload.path)
  }

  @Test(
    "Encoded again it is the same JSON, restricted to declared keys",
    arguments: GoldenSet.gitbay.payloads)
  func reencodes(golden: Golden) throws {
    let payload = try PushPayload(json: golden.bytes)
    let json = try golden.json
    #expect(
      try JSONValue(encoding: payload) == json.restricted(to: golden.usable(of: Self.wireKeys)))
    let data = try JSONEncoder().encode(payload)
    #expect(try JSONDecoder().decode(PushPayload.self, from: data) == payload)
  }
}

@Suite("Every golden answer decodes to what its manifest says")
struct AnswerConformanceTests {
  @Test(
    "From bytes: all fields, the failure, or the violation", arguments: GoldenSet.gitbay.commands)
  func decodes(golden: Golden) throws {
    let command = try CommandUnderTest.of(golden)
    try expect(golden) {
      try command.decode(golden.bytes, golden.status, golden.exitStatus)
    }
  }

  @Test("Envelopes of commands outside the contract", arguments: GoldenSet.gitbay.envelopes)
  func envelope(golden: Golden) throws {
    try expect(golden) {
      try Help.response(from: golden.bytes, status: golden.status).fields
    }
  }

  @Test("From a Decoder: all fields, or the violation", arguments: GoldenSet.gitbay.commands)
  func decoder(golden: Golden) throws {
    let command = try CommandUnderTest.of(golden)
    switch golden.outcome {
    case .value(let value):
      #expect(try command.decodeByDecoder(golden.bytes).get() == value.toTheMillisecond)
    case .violation(let keyPath):
      #expect(try command.decodeByDecoder(golden.bytes).error?.keyPath == keyPath)
    case .failure:
      // What carries no data has nothing for a Decoder to read.
      #expect(throws: DecodingError.self) { try command.decodeByDecoder(golden.bytes) }
    }
  }

  @Test(
    "Encoded again it is the same JSON, restricted to declared keys",
    arguments: GoldenSet.gitbay.commands)
  func reencodes(golden: Golden) throws {
    guard case .value = golden.outcome else { return }
    let command = try CommandUnderTest.of(golden)
    let data = try #require(try golden.json["data"])
    #expect(
      try command.reencode(golden.bytes)
        == data.restricted(to: command.wireKeys).toTheMillisecond)
  }

  @Test(
    "Every row of the inbox has a route that prints back to its path, unless its kind is unknown")
  func inboxRoutes() throws {
    var rows = 0
    for golden in GoldenSet.gitbay.commands where golden.subject == "notifications list" {
      guard case .value = golden.outcome else { continue }
      for row in try NotificationsList.response(from: golden.bytes).items {
        if case .unrecognized = row.kind {
          #expect(golden.isMadeByHand)
          continue
        }
        #expect(row.route?.path == row.path)
        rows += 1
      }
    }
    #expect(rows > 60)
  }

  private func expect(_ golden: Golden, _ decode: () throws -> JSONValue) throws {
    switch golden.outcome {
    case .value(let value):
      #expect(try decode() == value.toTheMillisecond)
    case .failure(let expected):
      let failure = try #require(throws: CommandFailure.self) { try decode() }
      #expect(failure.exitCode?.rawValue == expected.exitCode)
      #expect(failure.message == expected.message)
      #expect(failure.stderr == expected.stderr)
      #expect(failure.status == golden.status)
    case .violation(let keyPath):
      let violation = try #require(throws: ContractViolation.self) { try decode() }
      #expect(violation.keyPath == keyPath)
    }
  }
}
