import Foundation
import GitbayContract
import Testing

@Suite("Routes")
struct RouteTests {
  static let longest = String(repeating: "a", count: 255)

  static let valid: [(String, Route)] = [
    ("krz/gitbay/issues/12", .issue(IssueRoute(owner: "krz", repo: "gitbay", number: 12))),
    ("krz/gitbay/mrs/7", .mr(MRRoute(owner: "krz", repo: "gitbay", number: 7))),
    ("krz/gitbay/builds/341", .build(BuildRoute(owner: "krz", repo: "gitbay", number: 341))),
    ("a/b/issues/1", .issue(IssueRoute(owner: "a", repo: "b", number: 1))),
    ("0/0/mrs/10", .mr(MRRoute(owner: "0", repo: "0", number: 10))),
    ("cmc/.gitbay/issues/1", .issue(IssueRoute(owner: "cmc", repo: ".gitbay", number: 1))),
    ("A-Z/a_z.0/builds/9", .build(BuildRoute(owner: "A-Z", repo: "a_z.0", number: 9))),
    (".../..a/issues/1", .issue(IssueRoute(owner: "...", repo: "..a", number: 1))),
    ("-/_/issues/1", .issue(IssueRoute(owner: "-", repo: "_", number: 1))),
    ("issues/mrs/builds/1", .build(BuildRoute(owner: "issues", repo: "mrs", number: 1))),
    ("1/2/issues/3", .issue(IssueRoute(owner: "1", repo: "2", number: 3))),
    (
      "\(longest)/\(longest)/mrs/1",
      .mr(MRRoute(owner: longest, repo: longest, number: 1))
    ),
    ("a/b/issues/9223372036854775807", .issue(IssueRoute(owner: "a", repo: "b", number: .max))),
    (
      "a/b/issues/1000000000000000000",
      .issue(IssueRoute(owner: "a", repo: "b", number: 1_000_000_000_000_000_000))
    ),
    (
      "a/b/issues/9007199254740993",
      .issue(IssueRoute(owner: "a", repo: "b", number: 9_007_199_254_740_993))
    ),
  ]

  @Test("A path of a kind is parsed, and printed back exactly", arguments: valid)
  func parses(path: String, route: Route) {
    #expect(Route(path: path) == route)
    #expect(route.path == path)
  }

  static let invalid = [
    "", "/", "//", "///", "a", "a/b", "krz/gitbay", "a/b/issues", "a/b/issues/", "issues/1",
    // Slashes
    "/a/b/issues/1", "a/b/issues/1/", "//a/b/issues/1", "a//b/issues/1", "a/b//issues/1",
    "a/b/issues//1", "a/b/issues/1//", "/b/issues/1", "a//issues/1", "a\\b\\issues\\1",
    "a%2Fb/c/issues/1", "a/b%2Fissues/1", "a/b/issues%2F1", "a∕b/c/issues/1",
    // Names
    "./b/issues/1", "../b/issues/1", "a/./issues/1", "a/../issues/1", "a/b/../issues/1",
    "%2E%2E/b/issues/1", " /b/issues/1", "a b/c/issues/1", "a/b c/issues/1", "a+b/c/issues/1",
    "a~/b/issues/1", "a@b/c/issues/1", "é/b/issues/1", "a/ß/issues/1", "К/b/issues/1",
    "\u{212A}/b/issues/1", "a\u{301}/b/issues/1", "日本/b/issues/1", "a/📱/issues/1",
    "\(longest)a/b/issues/1", "a/\(longest)a/issues/1", "a\0/b/issues/1", "a/b\n/issues/1",
    "\u{FEFF}a/b/issues/1", "a/b\u{200B}/issues/1",
    // Kinds
    "a/b/Issues/1", "a/b/ISSUES/1", "a/b/issue/1", "a/b/mr/1", "a/b/build/1", "a/b/wiki/1",
    "a/b/issues?/1", "a/b/isſues/1", "a/b/issues /1", "a/b/releases/v1.33.0",
    // Numbers
    "a/b/issues/0", "a/b/issues/00", "a/b/issues/01", "a/b/issues/+1", "a/b/issues/-1",
    "a/b/issues/-0", "a/b/issues/1.0", "a/b/issues/1e3", "a/b/issues/0x1", "a/b/issues/1_000",
    "a/b/issues/ 1", "a/b/issues/1 ", "a/b/issues/1\n", "a/b/issues/1\r\n", "a/b/issues/1\0",
    "a/b/issues/9223372036854775808", "a/b/issues/18446744073709551617",
    "a/b/issues/99999999999999999999", "a/b/issues/١", "a/b/issues/１", "a/b/issues/१",
    "a/b/issues/²", "a/b/issues/1\u{301}", "a/b/issues/one", "a/b/issues/1?x=1", "a/b/issues/1#n",
    // Extra segments, and whole addresses
    "a/b/issues/1/2", "a/b/issues/1/comments", "x/a/b/issues/1", "a/b/issues/mrs/1",
    "https://gitbay.org/a/b/issues/1", "gitbay://a/b/issues/1",
  ]

  /// A path, escaped for the log.
  struct Path: Sendable, CustomTestStringConvertible {
    let text: String
    var testDescription: String { text.debugDescription }
  }

  @Test("A path of no kind has no route", arguments: invalid.map(Path.init))
  func refuses(path: Path) {
    #expect(Route(path: path.text) == nil)
  }

  @Test("Whatever parses prints back to the same path")
  func roundTrip() {
    for path in Self.invalid + Self.valid.map(\.0) {
      if let route = Route(path: path) { #expect(route.path.utf8.elementsEqual(path.utf8)) }
    }
    var generator = SeededGenerator(seed: 2)
    let pieces = ["a", "b.c", "..", "", "issues", "mrs", "builds", "1", "01", "-1", "7", "é", "/"]
    var parsed = 0
    for _ in 0..<20_000 {
      let count = Int.random(in: 3...5, using: &generator)
      let path = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }
        .joined(separator: "/")
      guard let route = Route(path: path) else { continue }
      parsed += 1
      #expect(route.path == path)
    }
    #expect(parsed > 50)
  }

  @Test("A path that is an NSString is read like any other")
  func bridged() {
    for (path, route) in Self.valid {
      #expect(Route(path: NSMutableString(string: path) as String) == route)
      #expect(Route(path: String(NSString(string: "x" + path).substring(from: 1))) == route)
    }
    #expect(Route(path: NSString(string: "a/é/issues/1") as String) == nil)
  }

  @Test("A payload without a route is valid")
  func payload() throws {
    let payload = try PushPayload(userInfo: ["path": "krz/gitbay"])
    #expect(payload.route == nil)
    #expect(payload.path == "krz/gitbay")
  }
}

/// The same numbers on every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
