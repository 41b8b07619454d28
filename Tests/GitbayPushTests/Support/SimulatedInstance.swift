import Foundation
import GitbayContract
import GitbayPush

/// An instance in memory, which keeps rows and answers as the captures of v1.32.1 show: a token keeps its
/// id and goes over to the account that registers it last; the highest id is given out again after a
/// removal; another account's row is not found.
@MainActor
final class SimulatedInstance {
  struct Row: Equatable {
    let id: Int64
    let token: String
    var owner: String
    var label: String
  }

  var rows: [Row] = []
  var settings: [String: Bool] = [:]
  /// Whether the instance can push at all.
  var canPush = true
  /// The rows whose id arrives as a text.
  var brokenIDs: Set<Int64> = []
  /// v1.32.0 answers a registration without an id.
  var sendsID = true

  func row(of token: String) -> Row? { rows.first { $0.token == token } }

  func answer(_ argv: [String], stdin: String?, user: String) -> CommandAnswer {
    switch argv.dropFirst().prefix(2).joined(separator: " ") {
    case "device add": add(argv, stdin ?? "", user)
    case "device remove": remove(Int64(argv[3]) ?? 0, user)
    case "device list": list(user)
    case "settings push": push(argv[3] == "on", user)
    default: Self.success(settings(of: user))
    }
  }

  private func add(_ argv: [String], _ token: String, _ user: String) -> CommandAnswer {
    guard canPush else {
      return Self.failure(
        500, 1,
        "this instance does not send push notifications ([push] enabled = false); ask an admin")
    }
    let label = argv.firstIndex(of: "--label").map { argv[$0 + 1] } ?? ""
    let id: Int64
    if let index = rows.firstIndex(where: { $0.token == token }) {
      id = rows[index].id
      rows[index].owner = user
      rows[index].label = label
    } else {
      id = (rows.map(\.id).max() ?? 0) + 1
      rows.append(Row(id: id, token: token, owner: user, label: label))
    }
    return Self.success(
      sendsID ? #"{"id":\#(id),"status":"registered"}"# : #"{"status":"registered"}"#)
  }

  private func remove(_ id: Int64, _ user: String) -> CommandAnswer {
    guard rows.contains(where: { $0.id == id && $0.owner == user }) else {
      return Self.failure(404, 3, "no such device; notifications device list shows yours")
    }
    rows.removeAll { $0.id == id }
    return Self.success(#"{"status":"removed"}"#)
  }

  private func list(_ user: String) -> CommandAnswer {
    let list = rows.filter { $0.owner == user }.map { row in
      let id = brokenIDs.contains(row.id) ? #""\#(row.id)""# : "\(row.id)"
      return #"{"added":"2026-11-30T15:34:45.448Z","id":\#(id),"label":"\#(row.label)","#
        + #""token":"\#(row.token.prefix(8))…"}"#
    }
    return Self.success("[" + list.joined(separator: ",") + "]")
  }

  private func push(_ isOn: Bool, _ user: String) -> CommandAnswer {
    settings[user] = isOn
    return Self.success(settings(of: user))
  }

  private func settings(of user: String) -> String {
    #"{"mail":true,"push":\#(settings[user] ?? true),"watch":false}"#
  }

  static func success(_ data: String) -> CommandAnswer {
    CommandAnswer(
      status: 200, body: Data(#"{"data":\#(data),"exit_code":0,"protocol_version":1}"#.utf8))
  }

  static func failure(_ status: Int, _ exitCode: Int, _ message: String) -> CommandAnswer {
    CommandAnswer(
      status: status,
      body: Data(
        #"{"error":"\#(message)","exit_code":\#(exitCode),"protocol_version":1}"#.utf8))
  }
}
