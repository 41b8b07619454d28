import ContractRuntime
import Testing

@Suite("A value that is checked before it is sent")
struct CheckedValueTests {
  private func outcome(
    _ rule: TextRule, _ text: String, isSensitive: Bool = false
  ) -> Result<String, InvalidArgument> {
    Result { () throws(InvalidArgument) in
      try rule.checked("name", text, isSensitive: isSensitive)
    }
  }

  static let accepted: [(TextRule, String, String)] = [
    (TextRule(), "", ""), (TextRule(), "\0é📱", "\0é📱"),
    (TextRule(bytes: 0...0), "", ""), (TextRule(bytes: 4...4), "📱", "📱"),
    (TextRule(bytes: 2 ... .max), "é", "é"), (TextRule(length: 1...1), "é", "é"),
    (TextRule(length: 2...2), "e\u{301}", "e\u{301}"), (TextRule(length: 2...2), "\r\n", "\r\n"),
    (TextRule(characters: "a-c"), "abc", "abc"), (TextRule(characters: "a-c"), "", ""),
    (TextRule(not: ["on"]), "On", "On"), (TextRule(not: ["é"]), "e\u{301}", "e\u{301}"),
    (TextRule(bytes: 1...1, isTrimmed: true), "  a\n", "a"),
    (TextRule(length: 0...0, isTrimmed: true), " \t", ""), (TextRule(length: 3...3), " a ", " a "),
  ]

  @Test("A text is given back as it is sent", arguments: accepted)
  func text(rule: TextRule, text: String, sent: String) throws {
    #expect(try rule.checked("name", text).utf8.elementsEqual(sent.utf8))
    #expect(try rule.checked("name", text, isSensitive: true).utf8.elementsEqual(sent.utf8))
  }

  static let refused: [(TextRule, String, expected: String, found: String)] = [
    (TextRule(bytes: 1...3), "📱", "1 to 3 bytes", #""📱" (4 bytes)"#),
    (TextRule(bytes: 1...3), "", "1 to 3 bytes", #""" (0 bytes)"#),
    (TextRule(bytes: 1...1), "  ", "1 bytes", #""  " (2 bytes)"#),
    (TextRule(bytes: 1...1, isTrimmed: true), "  ", "1 bytes", #""" (0 bytes)"#),
    (TextRule(length: 1 ... .max), "", "1 or more characters", #""" (0 bytes)"#),
    (TextRule(length: 1...1), "e\u{301}", "1 characters", "\"e\u{301}\" (3 bytes)"),
    (TextRule(characters: "a-c"), "ab\n", "only the characters a-c", #""ab\n" (3 bytes)"#),
    (
      TextRule(characters: "a-zK"), "\u{212A}", "only the characters a-zK", "\"\u{212A}\" (3 bytes)"
    ),
    (TextRule(not: ["a", "b"]), "b", #"any text but "a", "b""#, #""b" (1 bytes)"#),
  ]

  @Test(
    "A text that breaks its rule is refused, and shown only where it may be", arguments: refused)
  func wrong(rule: TextRule, text: String, expected: String, found: String) {
    #expect(
      outcome(rule, text)
        == .failure(InvalidArgument(argument: "name", expected: expected, found: found)))
    let hidden = InvalidArgument(argument: "name", expected: expected, found: nil)
    #expect(outcome(rule, text, isSensitive: true) == .failure(hidden))
    #expect(hidden.description == "name: expected \(expected)")
  }

  @Test("A long text is cut off, and its length said")
  func long() {
    let text = String(repeating: "x", count: 100_000)
    let found = "\"" + String(repeating: "x", count: 80) + "\" (100000 bytes)"
    #expect(
      outcome(TextRule(bytes: 0...9), text)
        == .failure(InvalidArgument(argument: "name", expected: "0 to 9 bytes", found: found)))
  }

  @Test("An integer in range is given back in plain digits, of whatever type it is")
  func integer() throws {
    #expect(try IntegerRule(1...5).checked("n", 1) == "1")
    #expect(try IntegerRule(1...5).checked("n", UInt8(5)) == "5")
    #expect(try IntegerRule(-5 ... -1).checked("n", Int8(-5)) == "-5")
    #expect(try IntegerRule(.min ... .max).checked("n", Int64.min) == "-9223372036854775808")
    #expect(try IntegerRule(.min ... .max).checked("n", UInt64(Int64.max)) == "9223372036854775807")
    #expect(try IntegerRule(0...0).checked("n", 0) == "0")
  }

  private func failure(_ rule: IntegerRule, _ number: some BinaryInteger) -> String? {
    do {
      return try rule.checked("n", number)
    } catch {
      return error.description
    }
  }

  @Test("An integer out of range is refused")
  func outOfRange() {
    #expect(failure(IntegerRule(1...5), 0) == "n: expected 1 to 5, found 0")
    #expect(failure(IntegerRule(1...5), 6) == "n: expected 1 to 5, found 6")
    #expect(
      failure(IntegerRule(1 ... .max), Int64.min) == "n: expected 1 or more, found \(Int64.min)")
    #expect(failure(IntegerRule(7...7), 8) == "n: expected 7, found 8")
    #expect(
      failure(IntegerRule(.min ... .max), UInt64.max)
        == "n: expected -9223372036854775808 or more, found 18446744073709551615")
  }
}
