import GoldenSupport
import SoarContract

extension GoldenSet {
  /// The goldens of Soar.
  static let soar = GoldenSet("Soar", release: "template")
}

extension PushPayload: ComparableFields {
  package var fields: JSONValue {
    .members([
      "title": title.json, "body": body.json, "sound": sound.json, "badge": badge.json,
      "deeplink": deeplink.json,
    ])
  }
}

extension SendTestPush.Body: ComparableFields {
  package var fields: JSONValue {
    .members([
      "title": title.json, "body": body.json, "deeplink": deeplink.json,
      "environment": environment.rawValue.json,
    ])
  }
}

extension UpsertDeviceToken.Body: ComparableFields {
  package var fields: JSONValue {
    .members([
      "userID": userID.json, "token": token.json, "platform": platform.rawValue.json,
      "updatedAt": updatedAt.json,
    ])
  }
}

extension Route: ComparableFields {
  package var fields: JSONValue {
    switch self {
    case .notifications: .members(["kind": "notifications".json])
    }
  }
}

extension NotificationsScreen: ComparableToggle {
  package static var combinations: [NotificationsScreen] {
    Permission.allCases.flatMap { permission in
      [false, true].map { NotificationsScreen(permission: permission, hasToken: $0) }
    }
  }

  package var inputs: JSONValue {
    .members(["permission": "\(permission)".json, "hasToken": hasToken.json])
  }
}

extension PermissionsScreen: ComparableToggle {
  package static var combinations: [PermissionsScreen] {
    Permission.allCases.map { PermissionsScreen(permission: $0) }
  }

  package var inputs: JSONValue { .members(["permission": "\(permission)".json]) }
}
