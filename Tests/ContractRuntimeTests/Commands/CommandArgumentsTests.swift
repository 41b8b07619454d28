import Foundation
import Testing

@testable import ContractRuntime

@Suite("Rules of arguments")
struct ArgumentRuleTests {
  /// A rule, a text, and what is expected instead; nil where the text is accepted.
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: TextRule
    let text: String
    let expected: String?
    init(_ rule: TextRule, _ text: String, _ expected: String? = nil) {
      (self.rule, self.text, self.expected) = (rule, text, expected)
    }
    var testDescription: String { "\(text.debugDescription) → \(expected ?? "accepted")" }
  }

  static let name = TextRule(characters: "A-Za-z0-9._-", length: 1...4, not: [".", ".."])
  static let any = TextRule()
  static let cases = [
    Case(any, ""), Case(any, "\0"), Case(any, "📱"),
    Case(name, "a"), Case(name, "Z.-_"), Case(name, "..."),
    Case(name, "", "1 to 4 characters"), Case(name, "abcde", "1 to 4 characters"),
    Case(name, "a/b", "only the characters A-Za-z0-9._-"),
    Case(name, "é", "only the characters A-Za-z0-9._-"),
    Case(name, "\u{212A}", "only the characters A-Za-z0-9._-"),
    Case(name, ".", #"any text but ".", "..""#), Case(name, "..", #"any text but ".", "..""#),
    // Characters are scalars, bytes are UTF-8.
    Case(TextRule(length: 1...2), "é"), Case(TextRule(length: 1...2), "e\u{301}"),
    Case(TextRule(length: 1...1), "e\u{301}", "1 characters"),
    Case(TextRule(length: 1...1), "📱"), Case(TextRule(bytes: 1...3), "📱", "1 to 3 bytes"),
    Case(TextRule(length: 2 ... .max), "a", "2 or more characters"),
    Case(TextRule(not: ["K"]), "\u{212A}"), Case(TextRule(not: ["K"]), "K", #"any text but "K""#),
    Case(TextRule(characters: "a-"), "-a"), Case(TextRule(characters: "-a"), "-"),
    Case(TextRule(characters: "a-c"), "-", "only the characters a-c"),
    Case(TextRule(characters: "\u{7F}~"), "~\u{7F}"),
  ]

  @Test("of a text", arguments: cases)
  func text(one: Case) throws {
    var arguments = CommandArguments(["c"])
    guard let expected = one.expected else {
      try arguments.add("a", one.text, one.rule)
      return #expect(arguments.argv == ["c", one.text])
    }
    let error = #expect(throws: InvalidArgument.self) {
      try arguments.add("a", one.text, one.rule)
    }
    #expect(error?.argument == "a" && error?.expected == expected)
    #expect(arguments.argv == ["c"])
  }

  @Test(
    "White space around a trimmed text does not count",
    arguments: [
      ("  f ", "f"), ("\t\r\n\u{B}\u{C}f g\u{85}", "f g"), ("\u{A0}f\u{2003}\u{3000}", "f"),
      ("\u{200B}f", "\u{200B}f"), ("f\0", "f\0"), (" \n", ""),
    ])
  func trimmed(text: String, sent: String) {
    #expect(TextRule(isTrimmed: true).sent(text) == sent)
    #expect(TextRule().sent(text) == text)
  }

  @Test("of an integer")
  func integer() throws {
    var arguments = CommandArguments([])
    try arguments.add("n", 5, IntegerRule(1...5))
    try arguments.add("n", Int8(-1), IntegerRule(.min ... -1))
    try arguments.add("n", UInt64(Int64.max), IntegerRule(1 ... .max))
    #expect(arguments.argv == ["5", "-1", "9223372036854775807"])
    let tooLarge = #expect(throws: InvalidArgument.self) {
      try arguments.add("n", UInt64.max, IntegerRule(1 ... .max))
    }
    #expect(tooLarge?.description == "n: expected 1 or more, found 18446744073709551615")
    let zero = #expect(throws: InvalidArgument.self) {
      try arguments.add("n", 0, IntegerRule(1...1))
    }
    #expect(zero?.description == "n: expected 1, found 0")
  }

  @Test("Flags and options stand in order, absent ones not at all")
  func options() throws {
    var arguments = CommandArguments(["c"])
    arguments.addFlag("--all", true)
    arguments.addFlag("--none", false)
    try arguments.addOption("--limit", "limit", Int?.none, IntegerRule(1...2))
    try arguments.addOption("--limit", "limit", 2, IntegerRule(1...2))
    try arguments.addOption("--x", "x", nil, TextRule(bytes: 1...1))
    arguments.addOption("--y", nil)
    arguments.addOption("--y", "")
    arguments.add("--z")
    #expect(arguments.argv == ["c", "--all", "--limit", "2", "--y", "", "--z"])
    #expect(arguments.stdin == nil)
  }

  @Test("What was given is quoted on one line and cut off; what is sensitive is not said")
  func found() {
    let arguments = CommandArguments([])
    var input = arguments
    let long = "a\n\u{7}\"" + String(repeating: "x", count: 500)
    let quoted = #expect(throws: InvalidArgument.self) {
      try input.setInput("in", long, TextRule(bytes: 1...9), isSensitive: false)
    }
    let start = #""a\n\u0007\""# + String(repeating: "x", count: 76)
    #expect(quoted?.found == start + #"" (504 bytes)"#)
    let secret = #expect(throws: InvalidArgument.self) {
      try input.setInput("in", "secret", TextRule(bytes: 1...2), isSensitive: true)
    }
    #expect(secret?.description == "in: expected 1 to 2 bytes")
    #expect(input == arguments)
  }

  @Test("Standard input is not shown")
  func hidden() throws {
    var arguments = CommandArguments(["c"])
    try arguments.setInput("in", "secret", TextRule(), isSensitive: true)
    var dumped = ""
    dump(arguments, to: &dumped)
    for text in ["\(arguments)", String(reflecting: arguments), "\([arguments])", dumped] {
      #expect(!text.contains("secret"))
    }
  }
}

@Suite("A command of any contract")
struct AnyCommandTests {
  enum Code: ContractExitCode {
    case unrecognized(Int)
    init(rawValue: Int) { self = .unrecognized(rawValue) }
    var rawValue: Int {
      switch self {
      case .unrecognized(let code): code
      }
    }
    static let envelope = EnvelopeContract(
      versionKey: "v", version: 3, dataKey: "result", errorKey: "fault", exitCodeKey: "code",
      stderrKey: "log")
  }

  /// A command that reads, with one free text.
  struct Search: ContractCommand {
    typealias Response = [String]
    static var access: CommandAccess { .read }
    static let words = ["search"]
    let arguments: CommandArguments
    init(_ text: String) {
      var arguments = CommandArguments(Self.words)
      arguments.add(text)
      self.arguments = arguments
    }
    typealias Code = AnyCommandTests.Code
  }

  @Test(
    "Any argument comes through a URL, a plus with one step more",
    arguments: [
      "a&b", "a=b", "a b", "a+b", "a%2Bb", "100%", "é", "📱", "#?/", "", "a\nb", "\"'<>", ";",
      "&&==",
    ])
  func url(text: String) throws {
    var components = URLComponents()
    components.path = "/api/v1/read"
    components.queryItems = Search(text).queryItems
    components.percentEncodedQuery = components.percentEncodedQuery?
      .replacingOccurrences(of: "+", with: "%2B")
    let query = try #require(components.url?.query(percentEncoded: true))
    // As a server reads a form: plus is a space.
    let values = query.split(separator: "&", omittingEmptySubsequences: false).map { pair in
      pair.split(separator: "=", omittingEmptySubsequences: false).last?
        .replacingOccurrences(of: "+", with: " ").removingPercentEncoding
    }
    #expect(values == ["search", text])
  }

  @Test("The envelope's keys are the contract's own")
  func envelope() throws {
    #expect(try Search.response(from: Data(#"{"v":3,"result":["x"]}"#.utf8)) == ["x"])
    let failure = #expect(throws: ContractFailure<Code>.self) {
      try Search.response(from: Data(#"{"v":3,"fault":"no","code":9,"log":"l"}"#.utf8))
    }
    #expect(failure == ContractFailure(exitCode: Code(rawValue: 9), message: "no", stderr: "l"))
    #expect(failure?.description == "no (exit code 9)")
    let violation = #expect(throws: ContractViolation.self) {
      try Search.response(from: Data(#"{"v":3,"result":["x",1]}"#.utf8))
    }
    #expect(violation?.keyPath == "result[1]")
    #expect(violation?.position == JSONPosition(line: 1, column: 22))
    let other = #expect(throws: ContractViolation.self) {
      try Search.response(from: Data(#"{"v":1,"result":[]}"#.utf8))
    }
    #expect(other?.keyPath == "v" && other?.expected == "protocol version 3")
  }
}
