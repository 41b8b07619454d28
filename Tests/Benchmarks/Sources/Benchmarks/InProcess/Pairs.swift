import Foundation
import GitbayContract

extension Pair {
  /// All pairs, on real bodies of the server. Each side is tried once, so that no failure is measured.
  static func all() throws -> [Pair] {
    let push = try Data(contentsOf: Golden.push)
    let rows = try Data(contentsOf: Golden.rows)
    let foreign = try Data(foreignRows(of: rows).utf8)
    return [
      try pushFromBytes(push), try pushFromUserInfo(push), try pushThroughDecoder(push),
      try inbox("inbox", "50 inbox rows from JSON bytes, dates included", rows, reach: 9),
      try inbox(
        "inbox-foreign", "the same, other scripts and escapes throughout", foreign, reach: 6),
      try route("route", "route from a path", "krz/gitbay/issues/12"),
      try route("route-none", "no route in a path", "krz/gitbay/releases/v1.32.1"),
      strictReader(push), strings(of: "krz/gitbay/issues/12"),
    ]
  }

  /// What no decoding on the strict reader can go below.
  private static func strictReader(_ body: Data) -> Pair {
    Pair(
      name: "floor-push", what: "for scale: the strict reader alone, push payload",
      against: "JSONSerialization alone", reach: .nothing,
      ours: { for _ in 0..<$0 { keep(try? JSONDocument(body)) } },
      peer: { for _ in 0..<$0 { keep(try? JSONSerialization.jsonObject(with: body)) } })
  }

  /// What no parser that gives back two strings can go below.
  private static func strings(of path: String) -> Pair {
    let bytes = Array(path.utf8)
    return Pair(
      name: "floor-route", what: "for scale: making the two strings of a route alone",
      against: "`split` alone", reach: .nothing,
      ours: { count in
        for _ in 0..<count {
          keep(String(decoding: bytes[0..<3], as: UTF8.self))
          keep(String(decoding: bytes[4..<10], as: UTF8.self))
        }
      }, peer: { for _ in 0..<$0 { keep(path.split(separator: "/")) } })
  }

  private enum Golden {
    static let folder = URL(filePath: "Golden/gitbay/v1.32.1")
    static let push = folder.appending(path: "payload/issue-opened.json")
    static let rows = folder.appending(path: "inbox-list/sixty-rows-bare.json")
  }

  private static func pushFromBytes(_ body: Data) throws -> Pair {
    _ = try PushPayload(json: body)
    _ = try JSONDecoder().decode(HandWrittenPush.self, from: body)
    return Pair(
      name: "push", what: "push payload from JSON bytes",
      against: "JSONDecoder on hand-written nested structs",
      reach: .faster(10),
      ours: { for _ in 0..<$0 { keep(try? PushPayload(json: body)) } },
      peer: { count in
        let decoder = JSONDecoder()
        for _ in 0..<count { keep(try? decoder.decode(HandWrittenPush.self, from: body)) }
      })
  }

  private static func pushThroughDecoder(_ body: Data) throws -> Pair {
    _ = try JSONDecoder().decode(PushPayload.self, from: body)
    return Pair(
      name: "push-decoder", what: "PushPayload through JSONDecoder",
      against: "the hand-written nested structs",
      reach: .atMost(1.25, "times the time"),
      ours: { count in
        let decoder = JSONDecoder()
        for _ in 0..<count { keep(try? decoder.decode(PushPayload.self, from: body)) }
      },
      peer: { count in
        let decoder = JSONDecoder()
        for _ in 0..<count { keep(try? decoder.decode(HandWrittenPush.self, from: body)) }
      })
  }

  private static func pushFromUserInfo(_ body: Data) throws -> Pair {
    let info = try UserInfo(body)
    _ = try PushPayload(userInfo: info.values)
    guard HandWrittenPush(userInfo: info.values) != nil else {
      throw Failure("no hand-written push")
    }
    return Pair(
      name: "push-userinfo", what: "push payload from userInfo",
      against: "hand-written casts",
      reach: .atMost(3, "times the time"),
      ours: { for _ in 0..<$0 { keep(try? PushPayload(userInfo: info.values)) } },
      peer: { for _ in 0..<$0 { keep(HandWrittenPush(userInfo: info.values)) } })
  }

  private static func inbox(
    _ name: String, _ what: String, _ body: Data, reach: Double
  ) throws -> Pair {
    let answer = HandWrittenAnswer<[HandWrittenRow]>.self
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let (rows, others) = (
      try NotificationsList.response(from: body).items, try decoder.decode(answer, from: body).data
    )
    guard rows.count == 50, rows.map(\.summary) == others.map(\.summary),
      rows.map(\.createdAt) == others.map(\.createdAt)
    else { throw Failure("\(name): both sides read other rows") }
    return Pair(
      name: name, what: what, against: "the same structs, with Foundation's date style",
      reach: .faster(reach),
      ours: { for _ in 0..<$0 { keep(try? NotificationsList.response(from: body)) } },
      peer: { count in
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        for _ in 0..<count {
          keep(try? decoder.decode(HandWrittenAnswer<[HandWrittenRow]>.self, from: body))
        }
      })
  }

  private static func route(_ name: String, _ what: String, _ path: String) throws -> Pair {
    guard Route(path: path)?.path == HandWrittenRoute(path: path).map({ _ in path }) else {
      throw Failure("\(name): both sides read another route")
    }
    return Pair(
      name: name, what: what, against: "`split` and `Int()`", reach: .faster(10),
      ours: { for _ in 0..<$0 { keep(Route(path: path)) } },
      peer: { for _ in 0..<$0 { keep(HandWrittenRoute(path: path)) } })
  }

  /// The same rows with letters of other scripts and escapes in every text of theirs.
  private static func foreignRows(of body: Data) throws -> String {
    let rows = try JSONDocument(body).root["data"]?.elements ?? []
    let foreign = rows.map { row in
      let members = row.members.map { key, value in
        let text = source(value)
        let isText = text.hasPrefix("\"") && !["kind", "created_at", "read_at"].contains(key.text)
        return source(key) + ":"
          + (isText ? text.dropLast() + #" „Grüße“ \u003c日本\u003e\n\"🎉\"""# : text)
      }
      return "{" + members.joined(separator: ",") + "}"
    }
    return #"{"data":["# + foreign.joined(separator: ",") + #"],"protocol_version":1}"#
  }

  private static func source(_ node: JSONNode) -> String {
    String(decoding: node.document.bytes[node.range], as: UTF8.self)
  }
}

/// A notification's dictionary, which nothing changes.
private struct UserInfo: @unchecked Sendable {
  let values: [AnyHashable: Any]

  init(_ body: Data) throws {
    guard let values = try JSONSerialization.jsonObject(with: body) as? [String: Any] else {
      throw Failure("the push payload is no object")
    }
    self.values = values
  }
}
