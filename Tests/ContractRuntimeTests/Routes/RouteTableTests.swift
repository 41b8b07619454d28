import Testing

@testable import ContractRuntime

@Suite("A table of routes")
struct RouteTableTests {
  /// Kinds of all shapes: literals first and last, a signed number, free and measured texts.
  static let table = RouteTable([
    [.literal("docs")],
    [.literal("soar"), .integer(IntegerRule(.min ... .max))],
    [.text(TextRule(bytes: 2...4)), .literal("é")],
    [.literal("t"), .text(TextRule(length: 1...2)), .text(TextRule(not: ["K"]))],
    [.literal("n"), .integer(IntegerRule(-5...5)), .integer(IntegerRule(0...0))],
    [.literal("five")] + Array(repeating: .text(TextRule()), count: 5),
  ])

  struct Case: Sendable, CustomTestStringConvertible {
    let path: String
    let kind: Int?
    let values: [String]
    init(_ path: String, _ kind: Int?, _ values: String...) {
      (self.path, self.kind, self.values) = (path, kind, values)
    }
    var testDescription: String { path.debugDescription }
  }

  static let cases = [
    Case("five/a/b/c/d/e", 5, "a", "b", "c", "d", "e"), Case("five/a/b/c/d", nil),
    Case("docs", 0), Case("docs/", nil), Case("/docs", nil), Case("doc", nil), Case("docsx", nil),
    Case("soar/0", 1, "0"), Case("soar/-1", 1, "-1"), Case("soar/-0", nil), Case("soar/-", nil),
    Case("soar/--1", nil), Case("soar/-01", nil), Case("soar/", nil), Case("soar", nil),
    Case("soar/9223372036854775807", 1, "9223372036854775807"),
    Case("soar/-9223372036854775808", 1, "-9223372036854775808"),
    Case("soar/9223372036854775808", nil), Case("soar/-9223372036854775809", nil),
    Case("soar/99999999999999999999999999", nil),
    Case("ab/é", 2, "ab"), Case("📱/é", 2, "📱"), Case("a/é", nil), Case("abcde/é", nil),
    // Another spelling of the same text, canonically.
    Case("ab/e\u{301}", nil),
    Case("t/é/", 3, "é", ""), Case("t/e\u{301}/x", 3, "e\u{301}", "x"), Case("t/eee/x", nil),
    Case("t//x", nil), Case("t/📱📱/x", 3, "📱📱", "x"), Case("t/a/K", nil),
    Case("t/a/\u{212A}", 3, "a", "\u{212A}"), Case("t/a/x/y", nil),
    Case("n/-5/0", 4, "-5", "0"), Case("n/5/0", 4, "5", "0"), Case("n/6/0", nil),
    Case("n/-6/0", nil), Case("n/5/00", nil), Case("n/5", nil), Case("", nil), Case("/", nil),
  ]

  @Test("finds the kind and the parameters of a path", arguments: cases)
  func matches(one: Case) {
    let found = Self.table.found(one.path)
    #expect(found?.kind == one.kind)
    let values = found?.values.map { $0 ?? "(left out)" }
    #expect((values ?? []).elementsEqual(one.values) { $0.utf8.elementsEqual($1.utf8) })
  }

  @Test("An empty table matches nothing, and an empty kind the empty path")
  func empty() {
    #expect(RouteTable([]).found("") == nil)
    #expect(RouteTable([[]]).found("")?.kind == 0)
    #expect(RouteTable([[]]).found("a") == nil)
  }

  @Test("A kind may have any number of segments", arguments: [1, 7, 8, 9, 64, 1_000])
  func segments(count: Int) {
    let texts = (0..<count).map { "s\($0)" }
    let table = RouteTable([[.literal("other")], Array(repeating: .text(TextRule()), count: count)])
    let found = table.found(texts.joined(separator: "/"))
    #expect(found?.kind == 1)
    #expect(found?.values == texts)
    #expect(table.found((texts + [""]).joined(separator: "/")) == nil)
  }

  @Test("A parameter that is of another kind reads as nothing, and does not trap")
  func otherKind() async {
    await confirmation(expectedCount: 2) { found in
      Self.table.match("n/-5/0") { match in
        #expect(match.integer(0) == -5 && match.text(0) == "")
        found()
      }
      Self.table.match("ab/é") { match in
        #expect(match.integer(0) == 0 && match.integerIfPresent(0) == nil)
        found()
      }
    }
  }

  @Test("A parameter that the kind does not have traps", arguments: [-1, 2])
  func noParameter(parameter: Int) async {
    await #expect(processExitsWith: .failure) { [parameter] in
      RouteTableTests.table.match("n/-5/0") { _ = $0.textIfPresent(parameter) }
    }
  }
}
