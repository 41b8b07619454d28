import Foundation
import GitbayContract
import GoldenSupport
import Testing

@Suite("What a payload may look like")
struct PayloadRuleTests {
  enum Outcome: Sendable {
    case reads(String)
    case breaks(String, String)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let wire: String
    let outcome: Outcome

    /// A payload that reads as these fields, by the contract's names.
    init(_ name: String, _ wire: String, reads fields: String) {
      (self.name, self.wire, outcome) = (name, wire, .reads(fields))
    }

    /// A payload that is refused, with the key path and what is found there.
    init(_ name: String, _ wire: String, breaks keyPath: String, found: String) {
      (self.name, self.wire, outcome) = (name, wire, .breaks(keyPath, found))
    }

    var testDescription: String { name }
  }

  static let lenient = [
    Case("path alone", #"{"path":"p"}"#, reads: #"{"path":"p"}"#),
    Case("aps empty", #"{"aps":{},"path":"p"}"#, reads: #"{"path":"p"}"#),
    Case("aps null", #"{"aps":null,"path":"p"}"#, reads: #"{"path":"p"}"#),
    Case("aps a string", #"{"aps":"hi","path":"p"}"#, reads: #"{"path":"p"}"#),
    Case("aps a number", #"{"aps":1,"path":"p"}"#, reads: #"{"path":"p"}"#),
    Case("aps a list", #"{"aps":[{"badge":1}],"path":"p"}"#, reads: #"{"path":"p"}"#),
    Case(
      "alert a plain string: no title, no body, and the tap survives",
      #"{"aps":{"alert":"hi","badge":3,"sound":"s"},"path":"p"}"#,
      reads: #"{"sound":"s","badge":3,"path":"p"}"#),
    Case("alert null", #"{"aps":{"alert":null},"path":"p"}"#, reads: #"{"path":"p"}"#),
    Case("alert a list", #"{"aps":{"alert":["t"]},"path":"p"}"#, reads: #"{"path":"p"}"#),
    Case(
      "title 12 beside a body", #"{"aps":{"alert":{"title":12,"body":"b"}},"path":"p"}"#,
      reads: #"{"body":"b","path":"p"}"#),
    Case("title true", #"{"aps":{"alert":{"title":true}},"path":"p"}"#, reads: #"{"path":"p"}"#),
    Case("body null", #"{"aps":{"alert":{"body":null}},"path":"p"}"#, reads: #"{"path":"p"}"#),
    Case("sound null", #"{"aps":{"sound":null},"path":"p"}"#, reads: #"{"path":"p"}"#),
    Case(
      "sound an object, as for critical alerts",
      #"{"aps":{"sound":{"critical":1,"name":"s"}},"path":"p"}"#, reads: #"{"path":"p"}"#),
    Case(
      "sound empty is a sound", #"{"aps":{"sound":""},"path":"p"}"#,
      reads: #"{"sound":"","path":"p"}"#),
    Case(
      "unknown keys at each level",
      #"{"x":1,"aps":{"y":[{}],"alert":{"z":null,"title":"t"}},"path":"p","":{}}"#,
      reads: #"{"title":"t","path":"p"}"#),
    Case(
      "keys of another case are unknown", #"{"APS":{"badge":1},"Path":"x","path":"p"}"#,
      reads: #"{"path":"p"}"#),
    Case(
      "title at the top is unknown", #"{"title":"t","badge":1,"path":"p"}"#,
      reads: #"{"path":"p"}"#),
    Case(
      "a key with a dot is no path", #"{"aps.badge":1,"aps":{"alert.title":"t"},"path":"p"}"#,
      reads: #"{"path":"p"}"#),
    Case(
      "empty texts are texts", #"{"instance":"","user":"","path":""}"#,
      reads: #"{"instance":"","user":"","path":""}"#),
    Case(
      "escapes and emoji", #"{"user":"\u003c\ud83c\udf89é\u2028","path":"p"}"#,
      reads: #"{"user":"<🎉é\u2028","path":"p"}"#),
  ]

  static let strict = [
    Case("path missing", #"{"aps":{"badge":1}}"#, breaks: "path", found: "nothing"),
    Case("empty object", "{}", breaks: "path", found: "nothing"),
    Case("path null", #"{"path":null}"#, breaks: "path", found: "null"),
    Case("path a number of digits", #"{"path":12}"#, breaks: "path", found: "a number"),
    Case("path 0", #"{"path":0}"#, breaks: "path", found: "a number"),
    Case("path 1.5", #"{"path":1.5}"#, breaks: "path", found: "a number"),
    Case("path past Int64", #"{"path":1e30}"#, breaks: "path", found: "a number"),
    Case("path true", #"{"path":true}"#, breaks: "path", found: "true or false"),
    Case("path a list", #"{"path":["p"]}"#, breaks: "path", found: "a list"),
    Case("path an object", #"{"path":{"path":"p"}}"#, breaks: "path", found: "an object"),
    Case("instance null", #"{"instance":null,"path":"p"}"#, breaks: "instance", found: "null"),
    Case("instance 1", #"{"instance":1,"path":"p"}"#, breaks: "instance", found: "a number"),
    Case("user null", #"{"user":null,"path":"p"}"#, breaks: "user", found: "null"),
    Case("user false", #"{"user":false,"path":"p"}"#, breaks: "user", found: "true or false"),
    Case("user a list", #"{"user":[],"path":"p"}"#, breaks: "user", found: "a list"),
    Case(
      "the first field of the contract is named, not of the text",
      #"{"path":1,"user":2,"instance":3}"#, breaks: "instance", found: "a number"),
    Case(
      "a lenient fault hides no other", #"{"aps":{"badge":"5"},"path":null}"#, breaks: "path",
      found: "null"),
  ]

  @Test("from every source", arguments: lenient + strict, PayloadSource.allCases)
  func reads(one: Case, source: PayloadSource) throws {
    let result = try source.read(one.wire)
    switch one.outcome {
    case .reads(let fields):
      #expect(result.error == nil)
      #expect(try result.value?.fields == JSONValue(json: fields))
    case .breaks(let keyPath, let found):
      #expect(result.error?.keyPath == keyPath)
      #expect(result.error?.found == found)
      #expect(result.error?.expected == "a string")
    }
  }

  /// What only bytes show.
  static let texts: [(name: String, text: String, keyPath: String)] = [
    ("a repeated key", #"{"path":"p","path":"q"}"#, "path"),
    ("a repeated key, escaped", #"{"path":"p","p\u0061th":"q"}"#, "path"),
    ("a repeated unknown key", #"{"x":1,"x":1,"path":"p"}"#, "x"),
    ("a repeated key below", #"{"aps":{"badge":1,"badge":2},"path":"p"}"#, "aps.badge"),
    ("a trailing comma", #"{"path":"p",}"#, ""),
    ("a byte order mark", "\u{FEFF}{\"path\":\"p\"}", ""),
    ("a lone surrogate", #"{"path":"\ud83c"}"#, "path"),
    ("text after the value", #"{"path":"p"}x"#, ""),
    ("nothing", "", ""),
  ]

  @Test("A text that is not strict JSON is refused", arguments: texts)
  func strictJSON(name: String, text: String, keyPath: String) throws {
    let refusal = try PayloadSource.bytes.read(text).error
    #expect(refusal?.expected == "strict JSON")
    #expect(refusal?.keyPath == keyPath)
  }

  @Test(
    "What is no object is refused as a whole",
    arguments: [
      ("[]", "a list"), (#""path""#, "a string"), ("1", "a number"), ("null", "null"),
      ("true", "true or false"),
    ])
  func roots(text: String, found: String) throws {
    for source in [PayloadSource.bytes, .decoder] {
      let refusal = try source.read(text).error
      #expect(refusal?.keyPath == "")
      #expect(refusal?.expected == "an object")
      #expect(refusal?.found == found)
    }
  }

  @Test("The place in the text is the value's, or that of the object that lacks it")
  func positions() throws {
    let wrong = try #require(throws: ContractViolation.self) {
      try PushPayload(json: Data("{\n  \"path\": 12}".utf8))
    }
    #expect(wrong.position == JSONPosition(line: 2, column: 11))
    let missing = try #require(throws: ContractViolation.self) {
      try PushPayload(json: Data("\n {}".utf8))
    }
    #expect(missing.position == JSONPosition(line: 2, column: 2))
    #expect(missing.description == "path: expected a string, found nothing (line 2, column 2)")
    #expect(missing.errorDescription == missing.description)
    let other = try #require(throws: ContractViolation.self) { try PushPayload(userInfo: [:]) }
    #expect(other.position == nil)
    #expect(other == ContractViolation(keyPath: "path", expected: "a string", found: "nothing"))
  }

  @Test("In a list of payloads a Decoder names the whole path")
  func nested() throws {
    let data = Data(#"{"all":[{"path":"p"},{"path":3}]}"#.utf8)
    let error = try #require(throws: DecodingError.self) {
      try JSONDecoder().decode([String: [PushPayload]].self, from: data)
    }
    guard case .dataCorrupted(let context) = error else { return #expect(Bool(false)) }
    #expect(context.codingPath.notation == "all[1].path")
    #expect(context.debugDescription == "all[1].path: expected a string, found a number")
  }
}
