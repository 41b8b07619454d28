import Foundation
import GitbayContract

/// What the app sends.
enum Commands {
  /// Commands whose arguments can be out of range.
  static func checked() throws(InvalidArgument) -> [any ContractCommand] {
    [
      try NotificationsDeviceAdd(token: "ab12", label: "iPhone"),
      try NotificationsDeviceAdd(token: "ab12"),
      try NotificationsList(all: true, limit: 50, cursor: nil),
      try NotificationsList(),
      try NotificationsRead(ids: [1, 2]),
    ]
  }

  /// Commands that cannot be wrong.
  static func plain() -> [any ContractCommand] {
    [
      NotificationsDeviceList(),
      NotificationsDeviceRemove(id: 7),
      NotificationsDeviceRemove(id: DeviceID(rawValue: 7)),
      NotificationsSettingsShow(),
      NotificationsSettingsPush(state: .on),
      NotificationsSettingsMail(state: .off),
      NotificationsSettingsWatch(state: .on),
      NotificationsRead.all,
    ]
  }

  static func sent(_ command: some ContractCommand) throws -> String {
    let argv: [String] = command.argv
    let stdin: String? = command.stdin
    let queryItems: [URLQueryItem]? = command.queryItems
    let body = try JSONEncoder().encode(command.request)
    let access =
      switch access(of: command) {
      case .read: "GET \(queryItems?.count ?? 0) items"
      case .write: "POST \(body.count) bytes"
      }
    return "\(access): \(argv.joined(separator: " ")) < \(stdin ?? "nothing")"
  }

  private static func access<Command: ContractCommand>(of command: Command) -> CommandAccess {
    Command.access
  }
}
