import Foundation
import GitbayContract

/// What the server answers.
enum Responses {
  static func registration(_ body: Data) throws -> (id: DeviceID?, isRegistered: Bool) {
    let added = try NotificationsDeviceAdd.response(from: body, status: 200)
    let again = try NotificationsDeviceAdd.response(from: body, exitStatus: 0)
    let id: DeviceID? = added.id
    return (id, added.status == .registered && again == added)
  }

  static func devices(_ body: Data) throws -> [String] {
    let devices: [Device] = try NotificationsDeviceList.response(from: body)
    return devices.map { device in
      let id: Int64 = device.id.rawValue
      let added: Date = device.added
      return "\(id) \(device.label) \(device.token) \(added.timeIntervalSince1970)"
    }
  }

  static func settings(_ body: Data) throws -> [Bool] {
    let settings: NotificationSettings = try NotificationsSettingsShow.response(from: body)
    return [settings.mail, settings.push, settings.watch]
  }

  static func inbox(_ body: Data) throws -> [String] {
    let inbox = try NotificationsList.response(from: body)
    let items: [InboxNotification] = inbox.items
    let next: String? = inbox.next
    return items.map(row) + [next ?? "end"]
  }

  private static func row(_ item: InboxNotification) -> String {
    let kind =
      switch item.kind {
      case .issue: "issue"
      case .mr: "mr"
      case .build: "build"
      case .unrecognized(let text): text
      }
    let id: Int64 = item.id
    let route: Route? = item.route
    let createdAt: Date = item.createdAt
    let readAt: Date? = item.readAt
    return [
      String(id), kind, item.actor, item.summary, item.path, item.repo,
      route?.path ?? "no route", String(createdAt.timeIntervalSince1970),
      readAt == nil ? "unread" : "read",
    ].joined(separator: ", ")
  }

  static func read(_ body: Data) throws -> Int {
    let read: Int = try NotificationsRead.response(from: body).read
    return read
  }

  static func removal(_ body: Data) throws -> String {
    do {
      _ = try NotificationsDeviceRemove.response(from: body, status: 404)
      return "removed"
    } catch let failure as CommandFailure {
      let status: Int? = failure.status
      let stderr: String? = failure.stderr
      return "\(name(failure.exitCode)), \(status ?? 0): \(failure.message) \(stderr ?? "")"
    } catch let violation as ContractViolation {
      let why: String? = violation.why
      return "\(violation.keyPath): \(violation.expected), \(violation.found), \(why ?? "")"
    }
  }

  private static func name(_ exitCode: ExitCode?) -> String {
    switch exitCode {
    case .failure: "failure"
    case .usage: "usage"
    case .notFound: "not found"
    case .denied: "denied"
    case .protocolError: "protocol error"
    case .unrecognized(let code): "code \(code)"
    case nil: "refused"
    }
  }
}
