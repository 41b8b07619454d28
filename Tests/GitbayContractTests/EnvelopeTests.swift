import Foundation
import GitbayContract
import Testing

@Suite("The envelope of an answer")
struct EnvelopeTests {
  static let settings = #""data":{"mail":true,"push":true,"watch":false}"#

  static let accepted = [
    #"{"protocol_version":1,\#(settings)}"#,
    #"{"protocol_version":1,\#(settings),"exit_code":0}"#,
    #"{\#(settings),"exit_code":0.0,"protocol_version":1.0}"#,
    #"{"protocol_version":10e-1,\#(settings)}"#,
    #" {"x":{"error":"no"},"protocol_version":1,\#(settings)} "#,
  ]

  @Test("that carries a result", arguments: accepted)
  func success(body: String) throws {
    let settings = try NotificationsSettingsShow.response(from: Data(body.utf8), status: 200)
    #expect(settings == NotificationSettings(mail: true, push: true, watch: false))
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let body: String
    let keyPath: String
    let found: String
    init(_ body: String, _ keyPath: String, _ found: String) {
      (self.body, self.keyPath, self.found) = (body, keyPath, found)
    }
    var testDescription: String { body }
  }

  static let refused = [
    Case(#"{"protocol_version":2,\#(settings)}"#, "protocol_version", "another version"),
    Case(#"{"protocol_version":0,\#(settings)}"#, "protocol_version", "another version"),
    Case(#"{"protocol_version":2,"error":"no"}"#, "protocol_version", "another version"),
    Case(#"{\#(settings)}"#, "protocol_version", "nothing"),
    Case(#"{"error":"no"}"#, "protocol_version", "nothing"),
    Case(#"{"protocol_version":"1",\#(settings)}"#, "protocol_version", "a string"),
    Case(#"{"protocol_version":true,\#(settings)}"#, "protocol_version", "true or false"),
    Case(#"{"protocol_version":null,\#(settings)}"#, "protocol_version", "null"),
    Case(
      #"{"protocol_version":1.5,\#(settings)}"#, "protocol_version", "a number with a fraction"),
    Case(#"{"protocol_version":1,\#(settings),"error":"no"}"#, "data", "both"),
    Case(#"{"protocol_version":1,"data":null,"error":"no"}"#, "data", "both"),
    Case(#"{"protocol_version":1}"#, "data", "nothing"),
    Case(#"{"protocol_version":1,"exit_code":0}"#, "data", "nothing"),
    Case(#"{"protocol_version":1,"data":null}"#, "data", "null"),
    Case(#"{"protocol_version":1,"error":null}"#, "error", "null"),
    Case(#"{"protocol_version":1,\#(settings),"error":null}"#, "error", "null"),
    Case(#"{"protocol_version":1,"error":1}"#, "error", "a number"),
    Case(#"{"protocol_version":1,"error":{"message":"no"}}"#, "error", "an object"),
    Case(#"{"protocol_version":1,"error":"no","exit_code":"3"}"#, "exit_code", "a string"),
    Case(#"{"protocol_version":1,"error":"no","exit_code":null}"#, "exit_code", "null"),
    Case(#"{"protocol_version":1,"error":"no","exit_code":true}"#, "exit_code", "true or false"),
    Case(#"{"protocol_version":1,\#(settings),"exit_code":"0"}"#, "exit_code", "a string"),
    Case(#"{"protocol_version":1,"error":"no","stderr":5}"#, "stderr", "a number"),
    Case(#"{"protocol_version":1,"error":"no","stderr":null}"#, "stderr", "null"),
    Case(#"{"protocol_version":1,\#(settings),"exit_code":1}"#, "data", "none"),
    Case(#"{"output":"text\n"}"#, "protocol_version", "nothing"),
    Case("[]", "", "a list"),
    Case("null", "", "null"),
    Case(#""no""#, "", "a string"),
    Case("", "", "a fault"),
    Case("   ", "", "a fault"),
    Case("<html>502 Bad Gateway</html>", "", "a fault"),
    Case("usage: notifications settings show", "", "a fault"),
    Case(#"{"protocol_version":1,\#(settings)"#, "", "a fault"),
    Case(#"{"protocol_version":1,\#(settings)}{}"#, "", "a fault"),
    Case(#"{"protocol_version":1,\#(settings),\#(settings)}"#, "data", "a fault"),
    Case("\u{FEFF}" + #"{"protocol_version":1,\#(settings)}"#, "", "a fault"),
  ]

  @Test("that breaks the contract", arguments: refused)
  func breaks(one: Case) throws {
    let violation = try #require(throws: ContractViolation.self) {
      try NotificationsSettingsShow.response(from: Data(one.body.utf8))
    }
    #expect(violation.keyPath == one.keyPath)
    #expect(violation.found == one.found)
  }

  @Test("that is compressed, or no text at all")
  func binary() throws {
    let gzip: [UInt8] = [0x1F, 0x8B, 0x08, 0, 0, 0, 0, 0, 0, 0xFF, 0xAB, 0x56, 0x2A, 0x01, 0x00]
    for bytes in [gzip, [0xFF, 0xFE, 0x7B, 0x00, 0x7D, 0x00], [0], [0xC3]] {
      let violation = try #require(throws: ContractViolation.self) {
        try NotificationsSettingsShow.response(from: Data(bytes))
      }
      #expect(violation.keyPath == "")
      #expect(violation.expected == "strict JSON")
    }
  }

  @Test("that is a slice of more bytes")
  func slice() throws {
    let body = Data("xx{\"protocol_version\":1,\(Self.settings)}yy".utf8)
    #expect(try NotificationsSettingsShow.response(from: body.dropFirst(2).dropLast(2)).mail)
  }

  @Test(
    "that carries a failure",
    arguments: [
      (#""exit_code":1"#, .failure), (#""exit_code":2"#, .usage), (#""exit_code":3"#, .notFound),
      (#""exit_code":4"#, .denied), (#""exit_code":5"#, .protocolError),
      (#""exit_code":5.0"#, .protocolError), (#""exit_code":42"#, .unrecognized(42)),
      (#""exit_code":-1"#, .unrecognized(-1)), (#""x":1"#, nil),
    ] as [(String, ExitCode?)])
  func failure(member: String, exitCode: ExitCode?) throws {
    let body = Data(#"{"protocol_version":1,"error":"no","stderr":"hm",\#(member)}"#.utf8)
    let failure = try #require(throws: CommandFailure.self) {
      try NotificationsSettingsShow.response(from: body, status: 418)
    }
    #expect(
      failure == CommandFailure(exitCode: exitCode, status: 418, message: "no", stderr: "hm"))
  }

  @Test("over ssh has its exit code from the exit status")
  func exitStatus() throws {
    let failed = Data(#"{"protocol_version":1,"error":"no"}"#.utf8)
    let failure = try #require(throws: CommandFailure.self) {
      try NotificationsSettingsShow.response(from: failed, exitStatus: 3)
    }
    #expect(failure == CommandFailure(exitCode: .notFound, message: "no"))
    #expect(failure.description == "no (exit code 3)")

    let done = Data("{\"protocol_version\":1,\(Self.settings)}".utf8)
    #expect(try NotificationsSettingsShow.response(from: done, exitStatus: 0).mail)
    #expect(throws: ContractViolation.self) {
      try NotificationsSettingsShow.response(from: done, exitStatus: 255)
    }
  }

  @Test("The HTTP status decides nothing, and is kept in a failure")
  func status() throws {
    let done = Data("{\"protocol_version\":1,\(Self.settings)}".utf8)
    #expect(try NotificationsSettingsShow.response(from: done, status: 500).mail)
    let failed = Data(#"{"protocol_version":1,"error":"no"}"#.utf8)
    let failure = try #require(throws: CommandFailure.self) {
      try NotificationsSettingsShow.response(from: failed, status: 200)
    }
    #expect(failure.description == "no (HTTP 200)")
    #expect(failure.localizedDescription == failure.description)
  }

  @Test("An exit code compares by its number")
  func exitCodes() {
    #expect(ExitCode.unrecognized(3) == .notFound)
    #expect(Set([ExitCode.unrecognized(3), .notFound]).count == 1)
    #expect(ExitCode(rawValue: 0) == .unrecognized(0))
    for code in [ExitCode.failure, .usage, .notFound, .denied, .protocolError] {
      #expect(ExitCode(rawValue: code.rawValue) == code)
      #expect(code.description == "\(code.rawValue)")
    }
  }
}
