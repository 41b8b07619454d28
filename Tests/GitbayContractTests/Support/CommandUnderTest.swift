import Foundation
import GitbayContract
import GoldenSupport
import Testing

/// A generated command, and what tests ask of its response type.
struct CommandUnderTest: Sendable {
  let name: String
  /// The declared keys of the response, as `JSONValue.restricted(to:)` reads them.
  let wireKeys: [String]
  /// The fields of the response in a body, with the HTTP status or exit status that came with it.
  let decode: @Sendable (Data, _ status: Int?, _ exitStatus: Int?) throws -> JSONValue
  /// The fields through a `JSONDecoder`.
  let decodeByDecoder: @Sendable (Data) throws -> Result<JSONValue, Refusal>
  /// The response of a body, encoded again.
  let reencode: @Sendable (Data) throws -> JSONValue
  /// Takes apart the words that were sent.
  let takeApart: @Sendable (_ argv: [String], _ stdin: String?) throws -> SentCall
  /// The call, written in Swift.
  let write: @Sendable (SentCall) throws -> any GitbayCommand

  init<Command: GitbayCommand>(
    _ command: Command.Type, wireKeys: [String], flags: [String] = [], options: [String] = [],
    write: @escaping @Sendable (SentCall) throws -> Command
  ) where Command.Response: Codable & ComparableFields {
    name = command.words.joined(separator: " ")
    takeApart = { argv, stdin in
      try #require(argv.starts(with: command.words))
      return try SentCall(
        argv.dropFirst(command.words.count), stdin: stdin,
        SentCall.Syntax(flags: flags, options: options))
    }
    self.write = write
    self.wireKeys = wireKeys
    decode = { body, status, exitStatus in
      if let exitStatus {
        return try command.response(from: body, exitStatus: exitStatus).fields
      }
      return try command.response(from: body, status: status).fields
    }
    decodeByDecoder = { try AnswerSource.decoder.read(command, $0).map(\.fields) }
    reencode = { try JSONValue(encoding: command.response(from: $0)) }
  }

  private static let settings = ["mail", "push", "watch"]
  private static let row = [
    "id", "repo", "kind", "actor", "summary", "path", "created_at", "read_at",
  ]

  /// Every command of the contract.
  static let all = [
    CommandUnderTest(
      NotificationsDeviceAdd.self, wireKeys: ["id", "status"], options: ["--label"]
    ) { call in
      try call.takesNoArgument()
      return try NotificationsDeviceAdd(
        token: call.input("token"), label: call.options["--label"])
    },
    CommandUnderTest(NotificationsDeviceList.self, wireKeys: ["id", "label", "token", "added"]) {
      try $0.takesNoArgument()
      return NotificationsDeviceList()
    },
    CommandUnderTest(NotificationsDeviceRemove.self, wireKeys: ["status"]) {
      NotificationsDeviceRemove(
        id: DeviceID(rawValue: try $0.argument("id", SentCall.integer)))
    },
    CommandUnderTest(
      NotificationsList.self, wireKeys: row + row.map { "items." + $0 } + ["next"],
      flags: ["--all"], options: ["--limit", "--cursor"]
    ) { call in
      try call.takesNoArgument()
      let limit = try call.options["--limit"].map { try SentCall.integer("limit", $0) }
      return try NotificationsList(
        all: call.flags.contains("--all"), limit: limit.map { Int($0) },
        cursor: call.options["--cursor"])
    },
    CommandUnderTest(NotificationsRead.self, wireKeys: ["read"], flags: ["--all"]) { call in
      guard call.flags.contains("--all") else {
        return try NotificationsRead(ids: call.arguments.map { try SentCall.integer("ids", $0) })
      }
      guard call.arguments.isEmpty else {
        throw SentCall.Unwritable(obstacle: .exclusive, name: "all")
      }
      return .all
    },
    CommandUnderTest(NotificationsSettingsShow.self, wireKeys: settings) {
      try $0.takesNoArgument()
      return NotificationsSettingsShow()
    },
    CommandUnderTest(NotificationsSettingsMail.self, wireKeys: settings) {
      NotificationsSettingsMail(state: try $0.argument("state", SentCall.choice))
    },
    CommandUnderTest(NotificationsSettingsPush.self, wireKeys: settings) {
      NotificationsSettingsPush(state: try $0.argument("state", SentCall.choice))
    },
    CommandUnderTest(NotificationsSettingsWatch.self, wireKeys: settings) {
      NotificationsSettingsWatch(state: try $0.argument("state", SentCall.choice))
    },
  ]

  /// The command of a golden.
  static func of(_ golden: Golden) throws -> CommandUnderTest {
    try #require(all.first { $0.name == golden.subject }, "no command \(golden.subject)")
  }
}

/// `help`, which is outside the contract: what an app could declare itself, and what the goldens of
/// kind `envelope` are read with.
struct Help: GitbayCommand {
  struct Line: ContractRecord, Hashable, ComparableFields {
    let path: String
    let summary: String
    let usage: String

    static let contract = RecordContract([.init("path"), .init("summary"), .init("usage")])

    init(reading reader: inout Reader) {
      path = reader.string(0)
      summary = reader.string(1)
      usage = reader.string(2)
    }

    func write(to writer: inout Writer) {
      writer.write(path, 0)
      writer.write(summary, 1)
      writer.write(usage, 2)
    }

    var fields: JSONValue {
      .members(["path": path.json, "summary": summary.json, "usage": usage.json])
    }
  }

  typealias Response = [Line]
  static var access: CommandAccess { .read }
  static let words = ["help"]
  let arguments = CommandArguments(words)
}
