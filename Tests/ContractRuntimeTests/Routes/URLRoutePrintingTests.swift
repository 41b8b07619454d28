import Foundation
import Testing

@testable import ContractRuntime

@Suite("The URL of a route")
struct URLRoutePrintingTests {
  /// One kind with three pieces and three items, all of them any text.
  private static let names = ["q", "a b&=", "é📱"]
  private static let table = URLRouteTable([
    .init(
      scheme: "soar", host: "h",
      path: [.text(TextRule()), .literal("a/b?"), .text(TextRule())],
      query: names.map { .init($0, .text(TextRule()), isOptional: true) })
  ])

  private func url(_ values: [String?]) -> String {
    URLRouteTable.url(
      scheme: "soar", host: "h", path: [values[0] ?? "", "a/b?", values[1] ?? ""],
      query: zip(Self.names, values.dropFirst(2)).map { ($0, $1) })
  }

  private func expectRoundTrip(_ values: [String?]) throws {
    let printed = url(values)
    let read = try #require(Self.table.found(printed)?.values, "\(printed)")
    #expect(read.elementsEqual(values) { isSame($0, $1) }, "\(printed)")
    #expect(url(read) == printed)
    // What Foundation makes of it is the same URL, unless it starts to fold pieces.
    #expect(URL(string: printed)?.absoluteString == printed)
  }

  @Test("parses back to any texts and prints the same again", arguments: UInt64(1)...40)
  func random(seed: UInt64) throws {
    var random = SplitMix(state: seed)
    for _ in 0..<25 {
      try expectRoundTrip([
        random.text(), random.text(), random.next(3) == 0 ? nil : random.text(),
        random.next(3) == 0 ? nil : random.text(), random.next(3) == 0 ? nil : random.text(),
      ])
    }
  }

  @Test(
    "parses back to texts that mean something in a URL",
    arguments: [
      "", "/", "//", "?", "#", "%", "%2F", "%%", "&", "=", "+", " ", "..", ".", "../..", "\\", "@",
      ":",
      "a=b&c=d", "\0", "\n", "\r\n", "\u{7F}", "\u{FEFF}", "\u{FFFD}", "\u{FFFE}", "e\u{301}", "é",
      "\u{10FFFF}", "\u{202E}", "soar://h", "~-._", "[]", "{}|^`\"<>", "'()*!$,;",
    ])
  func marks(text: String) throws {
    try expectRoundTrip([text, text, text, text, text])
    try expectRoundTrip([text, "", nil, text, nil])
  }

  @Test("Every scalar of the common scripts parses back, and samples of all others")
  func scalars() throws {
    let numbers = Array(UInt32(0)..<0x3000) + stride(from: 0x3000, through: 0x10FFFF, by: 61)
    for start in stride(from: 0, to: numbers.count, by: 512) {
      var text = ""
      let some = numbers[start..<min(start + 512, numbers.count)]
      text.unicodeScalars.append(contentsOf: some.compactMap { Unicode.Scalar($0) })
      let read = Self.table.found(url([text, "", nil, nil, text]))?.values
      #expect((read ?? []).elementsEqual([text, "", nil, nil, text]) { isSame($0, $1) })
    }
  }

  @Test("Only letters, digits and -._~ stand as they are")
  func spelling() {
    #expect(
      URLRouteTable.url(
        scheme: "soar", host: "", path: ["a b", "", "..", "é/+"],
        query: [("x=", nil), ("k&", "a=+ ")])
        == "soar:///a%20b//../%C3%A9%2F%2B?k%26=a%3D%2B%20")
    #expect(URLRouteTable.url(scheme: "soar", host: "h", path: []) == "soar://h")
    #expect(URLRouteTable.url(scheme: "soar", host: "", path: [""]) == "soar:///")
    #expect(
      URLRouteTable.url(
        scheme: "s", host: "h", path: [], query: [("a", ""), ("b", nil), ("", "c")])
        == "s://h?a=&=c")
    #expect(PercentEncoding.encoded("AZaz09-._~") == "AZaz09-._~")
  }

  /// Another spelling of a URL prints in the one spelling, and that is a route of the same values.
  @Test(
    "A URL in another spelling prints in the one that stays",
    arguments: [
      "SOAR://H/%61/a%2fb%3f/+?x=1&q=%7E", "soar://h/a/a%2Fb%3F/+?q=~&&x#f",
      "soar://h/a/%61%2Fb%3F/%2b?q=~&y",
    ])
  func canonical(text: String) throws {
    let values = try #require(Self.table.found(text)?.values)
    #expect(url(values) == "soar://h/a/a%2Fb%3F/%2B?q=~")
    try expectRoundTrip(values)
  }
}
