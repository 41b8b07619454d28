import GitbayContract
import GoldenSupport
import Testing

@Suite("The badge")
struct BadgeTests {
  /// A badge as the wire has it, nil for no key, and what the app sees.
  struct Case: Sendable, CustomTestStringConvertible {
    let wire: String?
    let badge: Int?
    init(_ wire: String?, _ badge: Int?) { (self.wire, self.badge) = (wire, badge) }
    var testDescription: String { wire ?? "absent" }

    var payload: String {
      let badge = wire.map { #","badge":\#($0)"# } ?? ""
      return #"{"aps":{"alert":{"title":"cmc/app"}\#(badge)},"path":"cmc/app/issues/12"}"#
    }
  }

  static let cases = [
    // Absent leaves the badge alone, 0 clears it.
    Case(nil, nil),
    Case("0", 0),
    Case("-0", 0),
    Case("1", 1),
    Case("42", 42),
    Case("2147483648", 2_147_483_648),
    Case("9007199254740993", 9_007_199_254_740_993),
    Case("9223372036854775807", .max),
    Case("-1", -1),
    Case("-9223372036854775808", .min),
    // Integral however it is written.
    Case("1.0", 1),
    Case("0.0", 0),
    Case("1e2", 100),
    Case("4200e-2", 42),
    // Unusable: the field is lenient, so the tap survives without it.
    Case("9223372036854775808", nil),
    Case("18446744073709551615", nil),
    Case("1e300", nil),
    Case("-9223372036854777856", nil),
    Case("1.5", nil),
    Case(#""5""#, nil),
    Case(#""""#, nil),
    Case("null", nil),
    Case("true", nil),
    Case("false", nil),
    Case("[]", nil),
    Case("[1]", nil),
    Case("{}", nil),
    Case(#"{"badge":1}"#, nil),
  ]

  @Test("is the same from every source", arguments: cases, PayloadSource.allCases)
  func badge(of one: Case, from source: PayloadSource) throws {
    let payload = try source.read(one.payload).get()
    #expect(payload.badge == one.badge)
    #expect(payload.title == "cmc/app")
    #expect(payload.route == .issue(IssueRoute(owner: "cmc", repo: "app", number: 12)))
  }

  @Test(
    "is what the server sent",
    arguments: [
      ("v1.32.0", "payload/issue-opened.json", nil),
      ("v1.32.0+66304b6", "payload/issue-opened.json", nil),
      ("v1.32.1", "payload/badge-0.json", 0),
      ("v1.32.1", "payload/badge-1.json", 1),
      ("v1.32.1", "payload/badge-42.json", 42),
    ] as [(String, String, Int?)])
  func golden(release: String, file: String, badge: Int?) throws {
    #expect(try PushPayload(json: GoldenSet.gitbay.bytes(file, release)).badge == badge)
  }

  @Test("of 0 is written, an absent one is not")
  func written() throws {
    #expect(
      try JSONValue(encoding: PushPayload(badge: 0, path: "p"))
        == JSONValue(json: #"{"aps":{"badge":0},"path":"p"}"#))
    #expect(
      try JSONValue(encoding: PushPayload(path: "p")) == JSONValue(json: #"{"path":"p"}"#))
  }
}
