import ContractRuntime
import Testing

struct PrintCase: Sendable {
  var text: String
  var printed: String

  init(_ text: String, _ printed: String) {
    self.text = text
    self.printed = printed
  }
}

@Suite struct JSONPrintingTests {
  @Test(arguments: [
    PrintCase("", #""""#),
    PrintCase("a/b", #""a/b""#),
    PrintCase("\"\\", #""\"\\""#),
    PrintCase("\u{8}\t\n\u{C}\r", #""\b\t\n\f\r""#),
    PrintCase("\u{0}\u{1}\u{B}\u{1F} ", #""\u0000\u0001\u000b\u001f ""#),
    PrintCase("~\u{7F}\u{80}\u{85}\u{9F}\u{A0}", "\"~\\u007f\\u0080\\u0085\\u009f\u{A0}\""),
    PrintCase("\u{2027}\u{2028}\u{2029}\u{202A}", "\"\u{2027}\\u2028\\u2029\u{202A}\""),
    PrintCase("é日😀'<>&", "\"é日😀'<>&\""),
    PrintCase("e\u{301}", "\"e\u{301}\""),
    PrintCase("\r\n", #""\r\n""#),
  ])
  func printsStrings(_ test: PrintCase) throws {
    let value = JSONValue.string(test.text)
    #expect(Array(value.description.utf8) == Array(test.printed.utf8))
    #expect(Array(value.formatted().utf8) == Array(test.printed.utf8))
    #expect(try JSONValue(json: test.printed) == value)
  }

  @Test func printsCompactly() throws {
    let text = #"{"b":[1,-2.50,1e3],"a":{},"":[],"c":[{"d":null},true,false,"x"]}"#
    #expect(try JSONValue(json: text).description == text)
  }

  @Test func printsFormatted() throws {
    let value = try JSONValue(
      json: #"{"b":[1,-2.50],"a":{},"":[],"c":[{"d":null,"e":[[]]},true],"f\n":"x"}"#)
    let formatted = #"""
      {
        "b": [
          1,
          -2.50
        ],
        "a": {},
        "": [],
        "c": [
          {
            "d": null,
            "e": [
              []
            ]
          },
          true
        ],
        "f\n": "x"
      }
      """#
    #expect(value.formatted() == formatted)
    #expect(try JSONValue(json: formatted) == value)
    #expect(JSONValue.number("1").formatted() == "1")
    #expect(JSONValue.array([]).formatted() == "[]")
  }

  @Test(arguments: AcceptedText.all)
  func readsBackWhatItPrints(_ accepted: AcceptedText) throws {
    let value = try JSONValue(json: accepted.text)
    let formatted = value.formatted()
    #expect(try JSONValue(json: formatted) == value)
    #expect(try JSONValue(json: formatted).formatted() == formatted)
    #expect(try JSONValue(json: value.description) == value)
  }
}
