import Foundation
import GitbayContract

/// A type whose fields can be compared with a manifest's: by the contract's names, absent ones left
/// out. `GoldenListTests` checks that no field is forgotten.
protocol ComparableFields {
  var fields: JSONValue { get }
}

extension PushPayload: ComparableFields {
  var fields: JSONValue {
    .members([
      "title": title.json, "body": body.json, "sound": sound.json, "threadID": threadID.json,
      "badge": badge.json, "instance": instance.json, "user": user.json, "path": path.json,
    ])
  }
}

extension NotificationsDeviceAdd.Response: ComparableFields {
  var fields: JSONValue { .members(["id": id?.rawValue.json, "status": status.rawValue.json]) }
}

extension NotificationsDeviceRemove.Response: ComparableFields {
  var fields: JSONValue { .members(["status": status.rawValue.json]) }
}

extension NotificationsRead.Response: ComparableFields {
  var fields: JSONValue { .members(["read": read.json]) }
}

extension Device: ComparableFields {
  var fields: JSONValue {
    .members([
      "id": id.rawValue.json, "label": label.json, "token": token.json, "added": added.json,
    ])
  }
}

extension NotificationSettings: ComparableFields {
  var fields: JSONValue {
    .members(["mail": mail.json, "push": push.json, "watch": watch.json])
  }
}

extension InboxNotification: ComparableFields {
  var fields: JSONValue {
    .members([
      "id": id.json, "repo": repo.json, "kind": kind.rawValue.json, "actor": `actor`.json,
      "summary": summary.json, "path": path.json, "createdAt": createdAt.json,
      "readAt": readAt.json,
    ])
  }
}

extension Page: ComparableFields where Item: ComparableFields {
  var fields: JSONValue { .members(["items": items.fields, "next": next.json]) }
}

extension Array: ComparableFields where Element: ComparableFields {
  var fields: JSONValue { .array(map(\.fields)) }
}

extension Route: ComparableFields {
  var fields: JSONValue {
    switch self {
    case .issue(let it): Self.fields("issue", it.owner, it.repo, it.number)
    case .mr(let it): Self.fields("mr", it.owner, it.repo, it.number)
    case .build(let it): Self.fields("build", it.owner, it.repo, it.number)
    }
  }

  private static func fields(
    _ kind: String, _ owner: String, _ repo: String, _ number: Int64
  ) -> JSONValue {
    .members(["kind": kind.json, "owner": owner.json, "repo": repo.json, "number": number.json])
  }
}

// MARK: - Short ways to write JSON values

extension JSONValue {
  /// An object of the members that are not nil.
  static func members(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { name, value in value.map { Member(name, $0) } })
  }

  /// The value of a member.
  subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The value with nothing but declared keys: paths of wire keys with a dot between them, which
  /// pass through lists unseen.
  func restricted(to paths: [String]) -> JSONValue {
    switch self {
    case .array(let elements): return .array(elements.map { $0.restricted(to: paths) })
    case .object(let members):
      return .object(
        members.compactMap { member in
          if paths.contains(member.name) { return member }
          let prefix = member.name + "."
          let below = paths.filter { $0.hasPrefix(prefix) }
            .map { String($0.dropFirst(prefix.count)) }
          if below.isEmpty { return nil }
          return Member(member.name, member.value.restricted(to: below))
        })
    default: return self
    }
  }

  /// What `JSONEncoder` makes of a value, read strictly.
  init(encoding value: some Encodable) throws {
    self = try JSONDocument(JSONEncoder().encode(value)).root.value
  }
}

extension String {
  var json: JSONValue { .string(self) }
}

extension BinaryInteger {
  var json: JSONValue { .number("\(self)") }
}

extension Bool {
  var json: JSONValue { .bool(self) }
}

extension Date {
  /// By Foundation, so that the package's own calendar is not its own witness.
  var json: JSONValue {
    let milliseconds = (timeIntervalSince1970 * 1000).rounded()
    let style = ISO8601FormatStyle(includingFractionalSeconds: true)
    // Half a millisecond more, because the style cuts off.
    return Date(timeIntervalSince1970: milliseconds / 1000 + 0.0002).formatted(style).json
  }
}

extension String? {
  var json: JSONValue? { map(\.json) }
}

extension Int? {
  var json: JSONValue? { map(\.json) }
}

extension Date? {
  var json: JSONValue? { map(\.json) }
}
