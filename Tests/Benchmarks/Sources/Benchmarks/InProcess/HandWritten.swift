import Foundation

// What a user of Foundation writes for the same bodies.

struct HandWrittenPush: Codable {
  struct APS: Codable {
    struct Alert: Codable {
      var title: String?
      var body: String?
    }

    enum CodingKeys: String, CodingKey {
      case alert, sound, badge
      case threadID = "thread-id"
    }

    var alert: Alert?
    var sound: String?
    var threadID: String?
    var badge: Int?
  }

  var aps: APS
  var instance: String?
  var user: String?
  var path: String
}

extension HandWrittenPush {
  init?(userInfo: [AnyHashable: Any]) {
    guard let aps = userInfo["aps"] as? [String: Any], let path = userInfo["path"] as? String else {
      return nil
    }
    let alert = aps["alert"] as? [String: Any]
    self.aps = APS(
      alert: APS.Alert(title: alert?["title"] as? String, body: alert?["body"] as? String),
      sound: aps["sound"] as? String, threadID: aps["thread-id"] as? String,
      badge: aps["badge"] as? Int)
    instance = userInfo["instance"] as? String
    user = userInfo["user"] as? String
    self.path = path
  }
}

struct HandWrittenAnswer<Content: Codable>: Codable {
  var data: Content
}

struct HandWrittenRow: Codable {
  enum Kind: String, Codable { case issue, mr, build }

  enum CodingKeys: String, CodingKey {
    case id, repo, kind, actor, summary, path
    case createdAt = "created_at"
    case readAt = "read_at"
  }

  var id: Int64
  var repo: String
  var kind: Kind
  var actor: String
  var summary: String
  var path: String
  var createdAt: Date
  var readAt: Date?
}

enum HandWrittenRoute {
  case issue(owner: String, repo: String, number: Int)
  case mr(owner: String, repo: String, number: Int)
  case build(owner: String, repo: String, number: Int)

  init?(path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 4, let number = Int(parts[3]) else { return nil }
    let (owner, repo) = (String(parts[0]), String(parts[1]))
    switch parts[2] {
    case "issues": self = .issue(owner: owner, repo: repo, number: number)
    case "mrs": self = .mr(owner: owner, repo: repo, number: number)
    case "builds": self = .build(owner: owner, repo: repo, number: number)
    default: return nil
    }
  }
}
