import Foundation
import GitbayContract
import Testing

@Suite("A token is in no text that a log could show")
struct SecretTests {
  static let token = "7004826933123658100427dd1c53f2aa90be61"

  /// Whether a text holds any six characters of the token in a row.
  private func shows(_ text: String) -> Bool {
    let token = Array(Self.token)
    return (0...token.count - 6).contains { text.contains(String(token[$0..<$0 + 6])) }
  }

  /// Every text Swift makes of a value by itself.
  private func texts(of value: Any) -> [String] {
    var dumped = ""
    dump(value, to: &dumped)
    var printed = ""
    print(value, [value], [1: value], Optional(value) as Any, to: &printed)
    debugPrint(value, [value], to: &printed)
    let error = (value as? any Error).map { $0.localizedDescription + "\($0 as NSError)" } ?? ""
    return [dumped, printed, "\(value)", String(reflecting: value), error]
      + mirrored(Mirror(reflecting: value))
  }

  private func mirrored(_ mirror: Mirror) -> [String] {
    mirror.children.flatMap { child in
      [child.label ?? "", "\(child.value)"] + mirrored(Mirror(reflecting: child.value))
    }
  }

  @Test("The test itself finds a token")
  func finds() {
    #expect(texts(of: CommandRequest(argv: [Self.token], stdin: nil)).contains(where: shows))
    #expect(texts(of: NSError(domain: Self.token, code: 1)).contains(where: shows))
    #expect(shows("x" + Self.token.suffix(6)))
  }

  @Test("A command that carries one does not show it")
  func command() throws {
    let command = try NotificationsDeviceAdd(token: Self.token, label: "iPhone")
    struct Holder {
      let command: NotificationsDeviceAdd
      let request: CommandRequest
    }
    let values: [Any] = [
      command, command.arguments, command.request, command as any GitbayCommand,
      Holder(command: command, request: command.request), ["key": command],
    ]
    for value in values { #expect(!texts(of: value).contains(where: shows)) }
    #expect("\(command)" == "notifications device add --label iPhone")
    #expect(command.stdin == Self.token)
  }

  @Test("A device does not show its token")
  func device() throws {
    let device = Device(id: 7, label: "iPhone", token: Self.token, added: Date())
    for value in [device, [device], ["d": device]] as [Any] {
      #expect(!texts(of: value).contains(where: shows))
    }
    var dumped = ""
    dump(device, to: &dumped)
    #expect(dumped.contains("iPhone"))
    #expect(dumped.contains("(hidden)"))
  }

  @Test("An argument that is refused is not repeated")
  func argument() throws {
    let long = String(repeating: Self.token, count: 20)
    let error = try #require(throws: InvalidArgument.self) {
      try NotificationsDeviceAdd(token: long)
    }
    #expect(!texts(of: error).contains(where: shows))
    #expect(error.description == "token: expected 1 to 512 bytes")
    #expect(error.found == nil)
  }

  /// Bodies whose token is not a string, or whose text ends or breaks near it.
  static let bodies = [
    #""token":\#(token.prefix(22))"#,
    #""token":[\#(token.prefix(22))]"#,
    #""token":["\#(token)"]"#,
    #""token":{"\#(token)":true}"#,
    #""token":\#(token.prefix(22)).5"#,
    #""token":"\#(token)","added":"\#(token)""#,
    #""token":"\#(token)","label":null"#,
  ]

  @Test("A wrong token is not repeated", arguments: bodies, AnswerSource.allCases)
  func violation(member: String, source: AnswerSource) throws {
    let label = member.contains("label") ? "" : #","label":"""#
    let added = member.contains("added") ? "" : #","added":"2026-11-30T15:34:45.448Z""#
    let body = #"{"protocol_version":1,"data":[{"id":1,\#(member)\#(label)\#(added)}]}"#
    #expect(throws: (any Error).self) {
      do {
        struct Envelope: Decodable { let data: [Device] }
        switch source {
        case .bytes: _ = try NotificationsDeviceList.response(from: Data(body.utf8))
        case .decoder: _ = try JSONDecoder().decode(Envelope.self, from: Data(body.utf8))
        }
      } catch {
        #expect(!texts(of: error).contains(where: shows))
        throw error
      }
    }
  }

  @Test(
    "A text that is no JSON is not repeated",
    arguments: [
      #"{"token":\#(token)}"#, #"{"token":"\#(token)"#, #"{"token":"\#(token)\q"}"#,
      #"{"token":'\#(token)'}"#, #"{"token":"\#(token)",}"#, #"{"token":"\#(token)" "\#(token)"}"#,
      token, "{\"token\":\"\(token)\n\"}",
    ])
  func syntax(text: String) throws {
    let violation = try #require(throws: ContractViolation.self) {
      try NotificationsDeviceList.response(from: Data(text.utf8))
    }
    #expect(!texts(of: violation).contains(where: shows))
  }
}
