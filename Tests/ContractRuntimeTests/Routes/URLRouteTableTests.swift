import Testing

@testable import ContractRuntime

@Suite("A table of URL routes")
struct URLRouteTableTests {
  /// Kinds that use all there is: hosts and none, paths and none, literals that need encoding, texts,
  /// numbers and words, and a query of required, optional, measured and fixed items.
  static let table = URLRouteTable([
    .init(scheme: "soar", host: "", path: [.literal("notifications")]),
    .init(scheme: "soar", host: "home", path: []),
    .init(scheme: "https", host: "soar.app", path: [.literal("")]),
    .init(
      scheme: "soar", host: "user",
      path: [.text(TextRule(characters: "A-Za-z0-9._-", length: 1...8, not: [".", ".."]))]),
    .init(scheme: "soar", host: "note", path: [.text(TextRule())]),
    .init(
      scheme: "https", host: "soar.app",
      path: [
        .literal("posts"), .integer(IntegerRule(1 ... .max)), .oneOf(["comments", "j'aime/é"]),
      ]),
    .init(
      scheme: "soar", host: "search", path: [],
      query: [
        .init("q", .text(TextRule(length: 1...9))),
        .init("page", .integer(IntegerRule(-1...99)), isOptional: true),
        .init("sort", .oneOf(["new", "a&b"]), isOptional: true),
        .init("v", .literal("2")),
      ]),
    .init(
      scheme: "x+y.z-1", host: "h", path: [.literal("ä b"), .literal("")],
      query: [.init("c d&=é", .text(TextRule()), isOptional: true)]),
  ])

  struct Case: Sendable, CustomTestStringConvertible {
    let url: String
    let kind: Int?
    let values: [String?]
    init(_ url: String, _ kind: Int?, _ values: String?...) {
      (self.url, self.kind, self.values) = (url, kind, values)
    }
    var testDescription: String { String(url.debugDescription.prefix(80)) }
  }

  static let schemesAndHosts = [
    Case("soar:///notifications", 0), Case("SOAR:///notifications", 0),
    Case("sOaR://HOME", 1), Case("soar://home", 1), Case("soar://Home?", 1),
    Case("soar://home#", 1),
    Case("HTTPS://Soar.App/", 2), Case("https://soar.app", nil),
    // An empty host is not a missing one, and a host is not a piece of the path.
    Case("soar://notifications", nil), Case("soar:/notifications", nil),
    Case("soar:notifications", nil), Case("soar:////notifications", nil),
    Case("//home", nil), Case("///notifications", nil), Case("/notifications", nil),
    Case("home", nil), Case("", nil), Case(":", nil), Case("://", nil), Case("://home", nil),
    Case("soar", nil), Case("soar:", nil), Case("soar:/", nil), Case("soar://", nil),
    Case("soar:///", nil), Case("soar:?q=x", nil), Case("soar://#home", nil),
    Case("soar://?home", nil),
    Case("http://soar.app/", nil), Case("soars://home", nil), Case("soa://home", nil),
    Case("mailto:home@soar.app", nil), Case("javascript:alert(1)", nil),
    Case("javascript://home/%0Aalert(1)", nil), Case("data:text/html,soar://home", nil),
    Case("https:soar://home", nil), Case("blob:soar://home", nil),
    Case("view-source:soar://home", nil),
    Case("1soar://home", nil), Case("+soar://home", nil), Case("so_ar://home", nil),
    Case("s%6Far://home", nil), Case("soar%3A//home", nil), Case("soar:%2F%2Fhome", nil),
    Case("soar://h%6Fme", nil), Case("soar://home%00", nil), Case("soar://hom", nil),
    Case("soar://home.", nil), Case("soar://.home", nil), Case("soar://xhome", nil),
    Case("soar://home:80", nil), Case("soar://home:", nil), Case("soar://home:x", nil),
    Case("https://soar.app:443/", nil), Case("https://u@soar.app/", nil),
    Case("https://u:p@soar.app/", nil), Case("https://@soar.app/", nil),
    Case("https://soar.app@evil.example/", nil), Case("https://soar.app%2F@evil.example/", nil),
    Case("https://soar.app.evil.example/", nil), Case("https://evil.example/soar.app/", nil),
    Case("https://soar.app\\@evil.example/", nil), Case("https:\\\\soar.app\\", nil),
    Case("https://evil.example#@soar.app/", nil), Case("https://evil.example?@soar.app/", nil),
    Case("https://[::1]/", nil), Case("https://[soar.app]/", nil), Case("soar://[home]", nil),
    Case("https://soar。app/", nil), Case("https://so\u{430}r.app/", nil),
    Case("https://xn--sor-5cd.app/", nil), Case("\u{17F}oar://home", nil),
  ]

  static let paths = [
    Case("soar://user/krz", 3, "krz"), Case("soar://user/k%72z", 3, "krz"),
    Case("soar://user/KRZ", 3, "KRZ"), Case("soar://user/...", 3, "..."),
    Case("soar://user/12345678", 3, "12345678"), Case("soar://user/123456789", nil),
    Case("soar://user", nil), Case("soar://user/", nil), Case("soar://user//", nil),
    Case("soar://user/krz/", nil), Case("soar://user//krz", nil), Case("soar://user/krz/x", nil),
    Case("soar://user/.", nil), Case("soar://user/..", nil), Case("soar://user/%2E%2e", nil),
    Case("soar://user/x/../krz", nil), Case("soar://user/./krz", nil),
    Case("soar://user/a%2Fb", nil), Case("soar://user/a%5Cb", nil), Case("soar://user/a+b", nil),
    Case("soar://user/krz;x", nil), Case("soar://user/krz%00", nil), Case("soar://user/%", nil),
    Case("soar://user/%C3%A9", nil), Case("soar:///user/krz", nil),
    Case("soar://note/", 4, ""), Case("soar://note", nil), Case("soar://note//", nil),
    Case("soar://note/a%2Fb", 4, "a/b"), Case("soar://note/a%2fb%3F%23", 4, "a/b?#"),
    Case("soar://note/a/b", nil), Case("soar://note/%2F", 4, "/"),
    Case("soar://note/..", 4, ".."), Case("soar://note/%2E%2E", 4, ".."),
    Case("soar://note/../..", nil), Case("soar://note/..%2F..", 4, "../.."),
    Case("soar://note/a+b%20c%2B", 4, "a+b c+"), Case("soar://note/a:b@c", 4, "a:b@c"),
    Case("soar://note/a;b=c,d", 4, "a;b=c,d"), Case("soar://note/a%26b=c", 4, "a&b=c"),
    Case("soar://note/%00", 4, "\0"), Case("soar://note/%0D%0A", 4, "\r\n"),
    Case("soar://note/%25", 4, "%"), Case("soar://note/%252F", 4, "%2F"),
    Case("soar://note/%F0%9F%93%B1", 4, "📱"), Case("soar://note/e%CC%81", 4, "e\u{301}"),
    Case("soar://note/%C3%A9", 4, "é"), Case("soar://note/%ef%bf%bd", 4, "\u{FFFD}"),
    Case("soar://note/%EF%BB%BF", 4, "\u{FEFF}"), Case("soar://note/%F4%8F%BF%BF", 4, "\u{10FFFF}"),
    Case("soar://note/%", nil), Case("soar://note/%2", nil), Case("soar://note/a%", nil),
    Case("soar://note/%G1", nil), Case("soar://note/%1G", nil), Case("soar://note/%%41", nil),
    Case("soar://note/%+1", nil), Case("soar://note/%u0041", nil), Case("soar://note/%2/F", nil),
    Case("soar://note/%C0%AF", nil), Case("soar://note/%E0%80%AF", nil),
    Case("soar://note/%FF", nil), Case("soar://note/%C3", nil), Case("soar://note/%A9", nil),
    Case("soar://note/%C3/%A9", nil), Case("soar://note/%ED%A0%80", nil),
    Case("soar://note/%F4%90%80%80", nil), Case("soar://note/%F0%9F%93", nil),
    Case("soar://note/é", nil), Case("soar://note/📱", nil), Case("soar://note/a b", nil),
    Case("soar://note/a\tb", nil), Case("soar://note/a\nb", nil), Case("soar://note/a\r\n", nil),
    Case("soar://note/a\u{0}b", nil), Case("soar://note/a\u{7F}b", nil),
    Case("soar://note/a\u{A0}b", nil), Case("soar://note/a\u{202E}b", nil),
    Case(" soar://note/a", nil), Case("\nsoar://note/a", nil), Case("\u{FEFF}soar://note/a", nil),
    Case("soar://note/a ", nil), Case("s\toar://note/a", nil),
    // What a strict URL would have encoded is not split at, and stands for itself.
    Case("soar://note/a\\b", 4, "a\\b"), Case("soar://note\\a", nil),
    Case("soar://note/a|b", 4, "a|b"),
    Case("soar://note/[a]\"<b>^`{c}", 4, "[a]\"<b>^`{c}"),
    Case("soar://note/a?b?c#d?e#f", 4, "a"), Case("soar://note/a#%", 4, "a"),
    Case("soar://note/a#/b", 4, "a"), Case("soar://note/#a", 4, ""), Case("soar://note#/a", nil),
    Case("soar://note/a#é", nil), Case("soar://note/a#b c", nil),
    Case(
      "soar://note/" + String(repeating: "a", count: 100_000), 4,
      String(repeating: "a", count: 100_000)),
    Case("soar://note" + String(repeating: "/", count: 100_000), nil),
    Case("soar://note/" + String(repeating: "%", count: 100_000), nil),
    Case("https://soar.app/posts/12/comments", 5, "12", "comments"),
    Case(
      "https://soar.app/posts/9223372036854775807/j'aime%2F%C3%A9", 5, "9223372036854775807",
      "j'aime/é"),
    Case("https://soar.app/p%6Fsts/%31%32/c%6Fmments", 5, "12", "comments"),
    Case("https://soar.app/posts/12/j'aime%2Fe%CC%81", nil),
    Case("https://soar.app/posts/12/Comments", nil),
    Case("https://soar.app/Posts/12/comments", nil),
    Case("https://soar.app/posts/0/comments", nil), Case("https://soar.app/posts/-1/comments", nil),
    Case("https://soar.app/posts/+1/comments", nil),
    Case("https://soar.app/posts/012/comments", nil),
    Case("https://soar.app/posts/1.0/comments", nil),
    Case("https://soar.app/posts/1e3/comments", nil),
    Case("https://soar.app/posts//comments", nil), Case("https://soar.app/posts/%20/comments", nil),
    Case("https://soar.app/posts/9223372036854775808/comments", nil),
    Case("https://soar.app/posts/%EF%BC%91/comments", nil),
    Case("https://soar.app/posts/12/", nil), Case("https://soar.app/posts/12", nil),
    Case("https://soar.app/posts/12/comments/", nil),
    Case("https://soar.app//posts/12/comments", nil),
    Case("https://soar.app/x/../posts/12/comments", nil),
    Case("https://soar.app//", nil), Case("https://soar.app/%2F", nil),
    Case("https://soar.app/?", 2),
    Case("x+y.z-1://h/%C3%A4%20b/", 7, nil), Case("X+Y.Z-1://H/%c3%a4%20b/", 7, nil),
    Case("x+y.z-1://h/a%CC%88%20b/", nil), Case("x+y.z-1://h/%C3%A4+b/", nil),
    Case("x+y.z-1://h/%C3%A4%20b", nil), Case("x+y.z-1://h/%C3%A4%20b%2F", nil),
  ]

  static let queries = [
    Case("soar://search?q=a&v=2", 6, "a", nil, nil),
    Case("soar://search?v=2&q=a", 6, "a", nil, nil),
    Case("soar://search?page=7&v=2&sort=new&q=a", 6, "a", "7", "new"),
    Case("soar://search?q=a&v=2&page=-1&sort=a%26b", 6, "a", "-1", "a&b"),
    Case("soar://search?%71=a&%76=%32", 6, "a", nil, nil),
    Case("soar://search", nil), Case("soar://search?", nil), Case("soar://search?q=a", nil),
    Case("soar://search?v=2", nil), Case("soar://search?q=a&v=3", nil),
    Case("soar://search?q=a&v", nil),
    Case("soar://search?q=a&v=", nil), Case("soar://search?q=a&v=02", nil),
    Case("soar://search/?q=a&v=2", nil), Case("soar://search/x?q=a&v=2", nil),
    // Names compare exactly.
    Case("soar://search?Q=a&v=2", nil), Case("soar://search?q%20=a&v=2", nil),
    Case("soar://search?q[]=a&v=2", nil), Case("soar://search?+q=a&v=2", nil),
    Case("soar://search??q=a&v=2", nil), Case("soar://search?v=2&?q=a", nil),
    Case("soar://search?q=a;v=2", nil), Case("soar://search?q=a%26v=2", nil),
    Case("soar://search?q=a#&v=2", nil), Case("soar://search?q=a&v=2#&v=2", 6, "a", nil, nil),
    // Values: empty, of the wrong kind, with every mark.
    Case("soar://search?q&v=2", nil), Case("soar://search?q=&v=2", nil),
    Case("soar://search?q==&v=2", 6, "=", nil, nil),
    Case("soar://search?q=a=b=&v=2", 6, "a=b=", nil, nil),
    Case("soar://search?q=a+b&v=2", 6, "a+b", nil, nil),
    Case("soar://search?q=+&v=2", 6, "+", nil, nil),
    Case("soar://search?q=%2B%20&v=2", 6, "+ ", nil, nil),
    Case("soar://search?q=a?b/c&v=2", 6, "a?b/c", nil, nil),
    Case("soar://search?q=%3D%26%23&v=2", 6, "=&#", nil, nil),
    Case("soar://search?q=%00&v=2", 6, "\0", nil, nil),
    Case("soar://search?q=123456789&v=2", 6, "123456789", nil, nil),
    Case("soar://search?q=1234567890&v=2", nil),
    Case("soar://search?q=%F0%9F%93%B1%F0%9F%93%B1&v=2", 6, "📱📱", nil, nil),
    Case("soar://search?q=é&v=2", nil), Case("soar://search?q=a b&v=2", nil),
    Case("soar://search?q=%&v=2", nil), Case("soar://search?q=%4&v=2", nil),
    Case("soar://search?q=%C0%AF&v=2", nil),
    Case("soar://search?q=%ED%A0%80&v=2", nil), Case("soar://search?q=%C3&v=2", nil),
    Case("soar://search?q=a&v=2&page=", nil), Case("soar://search?q=a&v=2&page", nil),
    Case("soar://search?q=a&v=2&page=100", nil), Case("soar://search?q=a&v=2&page=x", nil),
    Case("soar://search?q=a&v=2&page=+1", nil), Case("soar://search?q=a&v=2&page=01", nil),
    Case("soar://search?q=a&v=2&sort=old", nil), Case("soar://search?q=a&v=2&sort=New", nil),
    Case("soar://search?q=a&v=2&sort=a&b", nil), Case("soar://search?q=a&v=2&sort=", nil),
    // Twice: what is known says two things, what is unknown says nothing.
    Case("soar://search?q=a&q=a&v=2", nil), Case("soar://search?q=a&v=2&v=2", nil),
    Case("soar://search?q=a&v=2&v=3", nil), Case("soar://search?q=a&v=2&%71=b", nil),
    Case("soar://search?q=a&v=2&page=1&page=2", nil),
    Case("soar://search?q=a&v=2&page=1&page", nil),
    Case("soar://search?q=a&v=2&x=1&x=2&x", 6, "a", nil, nil),
    Case("soar://search?utm_source=push&q=a&x=%F0%9F%93%B1&v=2&=&", 6, "a", nil, nil),
    Case("soar://search?&&q=a&&v=2&&", 6, "a", nil, nil),
    Case("soar://search?=x&q=a&==&v=2", 6, "a", nil, nil),
    // Nothing can be said of what is badly encoded, even where it might be unknown.
    Case("soar://search?q=a&v=2&x=%", nil), Case("soar://search?q=a&v=2&%=x", nil),
    Case("soar://search?q=a&v=2&x=%FF", nil),
    Case("soar://search?q=a&v=2" + String(repeating: "&x=1", count: 20_000), 6, "a", nil, nil),
    Case("soar:///notifications?q=a&q=b", 0), Case("soar://home?x#y", 1),
    Case("https://soar.app/?x=/y", 2),
    Case("x+y.z-1://h/%C3%A4%20b/?c%20d%26%3D%C3%A9=", 7, ""),
    Case("x+y.z-1://h/%C3%A4%20b/?c%20d%26%3D%C3%A9", 7, ""),
    Case("x+y.z-1://h/%C3%A4%20b/?c%20d%26%3D%C3%A9=%20=", 7, " ="),
    Case("x+y.z-1://h/%C3%A4%20b/?c+d%26%3D%C3%A9=x", 7, nil),
    Case("x+y.z-1://h/%C3%A4%20b/?c%20d%26%3De%CC%81=x", 7, nil),
  ]

  @Test("finds the kind and the parameters of a URL", arguments: schemesAndHosts + paths + queries)
  func matches(one: Case) {
    let found = Self.table.found(one.url)
    #expect(found?.kind == one.kind)
    #expect((found?.values ?? []).elementsEqual(one.values) { isSame($0, $1) })
  }

  @Test("An empty table matches nothing")
  func empty() {
    #expect(URLRouteTable([]).found("soar://home") == nil)
    #expect(URLRouteTable([]).found("") == nil)
  }

  @Test("What was left out reads as nil, and what cannot be left out as nothing")
  func accessors() async {
    await confirmation { found in
      Self.table.match("soar://search?q=a&v=2&page=7") { match in
        #expect(match.text(0) == "a" && match.integerIfPresent(0) == nil)
        #expect(match.integerIfPresent(1) == 7 && match.textIfPresent(1) == nil)
        #expect(match.textIfPresent(2) == nil && match.text(2) == "" && match.integer(2) == 0)
        found()
      }
    }
  }
}

/// Whether both are the same text, scalar by scalar, or both nothing.
func isSame(_ one: String?, _ other: String?) -> Bool {
  guard let one, let other else { return one == nil && other == nil }
  return one.utf8.elementsEqual(other.utf8)
}
