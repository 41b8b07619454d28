import GitbayContract
import GoldenSupport

extension PushPayload: ComparableFields {
  package var fields: JSONValue {
    .members([
      "title": title.json, "body": body.json, "sound": sound.json, "threadID": threadID.json,
      "badge": badge.json, "instance": instance.json, "user": user.json, "path": path.json,
    ])
  }
}

extension NotificationsDeviceAdd.Response: ComparableFields {
  package var fields: JSONValue {
    .members(["id": id?.rawValue.json, "status": status.rawValue.json])
  }
}

extension NotificationsDeviceRemove.Response: ComparableFields {
  package var fields: JSONValue { .members(["status": status.rawValue.json]) }
}

extension NotificationsRead.Response: ComparableFields {
  package var fields: JSONValue { .members(["read": read.json]) }
}

extension Device: ComparableFields {
  package var fields: JSONValue {
    .members([
      "id": id.rawValue.json, "label": label.json, "token": token.json, "added": added.json,
    ])
  }
}

extension NotificationSettings: ComparableFields {
  package var fields: JSONValue {
    .members(["mail": mail.json, "push": push.json, "watch": watch.json])
  }
}

extension InboxNotification: ComparableFields {
  package var fields: JSONValue {
    .members([
      "id": id.json, "repo": repo.json, "kind": kind.rawValue.json, "actor": `actor`.json,
      "summary": summary.json, "path": path.json, "createdAt": createdAt.json,
      "readAt": readAt.json,
    ])
  }
}

extension Page: ComparableFields where Item: ComparableFields {
  package var fields: JSONValue { .members(["items": items.fields, "next": next.json]) }
}

extension Route: ComparableFields {
  package var fields: JSONValue {
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
