import Foundation
import GitbayContract

/// A push notification, read in the three ways.
enum Payloads {
  static func read(_ userInfo: [AnyHashable: Any], _ data: Data) throws -> [PushPayload] {
    let payload = try PushPayload(userInfo: userInfo)
    let same = try JSONDecoder().decode(PushPayload.self, from: data)
    let fast = try PushPayload(json: data)
    return [payload, same, fast]
  }

  static func texts(of payload: PushPayload) -> [String?] {
    let title: String? = payload.title
    let body: String? = payload.body
    let sound: String? = payload.sound
    let threadID: String? = payload.threadID
    let instance: String? = payload.instance
    let user: String? = payload.user
    let path: String = payload.path
    return [title, body, sound, threadID, instance, user, path]
  }

  static func badge(of payload: PushPayload) -> Int? { payload.badge }

  static func place(of payload: PushPayload) -> String? {
    let route: Route? = payload.route
    switch route {
    case .issue(let issue): return spelt(issue.owner, issue.repo, issue.number)
    case .mr(let mr): return spelt(mr.owner, mr.repo, mr.number)
    case .build(let build): return spelt(build.owner, build.repo, build.number)
    case nil: return nil
    }
  }

  static func routes() -> [Route?] {
    let issue: Route = .issue(IssueRoute(owner: "krz", repo: "gitbay", number: 12))
    let mr: Route = .mr(MRRoute(owner: "krz", repo: "gitbay", number: 3))
    let build: Route = .build(BuildRoute(owner: "krz", repo: "gitbay", number: 4))
    return [Route(path: issue.path), Route(path: mr.path), Route(path: build.path)]
  }

  private static func spelt(_ owner: String, _ repo: String, _ number: Int64) -> String {
    "\(owner) \(repo) \(number)"
  }
}
