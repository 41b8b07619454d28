import ContractRuntime
import Testing

@Suite struct JSONErrorTests {
  @Test func describesItself() throws {
    let comma = try #require(refusal(Array("{\"items\":[1,2,]}".utf8)))
    #expect(
      comma.description
        == "1:14: found a comma with nothing after it; remove the comma, or add what is missing "
        + "(at items)")
    let twice = try #require(refusal(Array("{\"a b\":1,\n\"a b\":2}".utf8)))
    #expect(
      twice.description
        == "2:1: found the key \"a b\" a second time, first at 1:2: keep one of them "
        + "(at [\"a b\"])")
    let root = try #require(refusal(Array("'x'".utf8)))
    #expect(
      root.description
        == "1:1: found `'`, expected a value: strings and keys are written in straight double quotes"
    )
    let control = try #require(refusal(Array("\"\n\"".utf8)))
    #expect(control.message.contains("U+000A"))
    #expect(control.message.contains(#"write it as \n"#))
    #expect(try #require(refusal(Array("[NaN]".utf8))).message.hasSuffix("write null"))
  }

  @Test(arguments: RefusedText.all)
  func messagesAreOneLine(_ refused: RefusedText) throws {
    let error = try #require(refusal(refused.bytes))
    #expect(!error.message.isEmpty)
    for scalar in error.description.unicodeScalars {
      #expect(scalar.value >= 0x20)
      #expect(!(0x7F...0x9F).contains(scalar.value))
    }
  }

  /// The content of a string value may be secret. `§` stands for it, before and after the fault.
  @Test(arguments: [
    #"{"token":"§\q§"}"#, #"{"token":"§\ud800§"}"#, "{\"token\":\"§\n§\"}", #"{"token":"§"#,
    #"{"token":"§\u12§"}"#, #"{"token":"§" x}"#, #"{"token":"§","token":"§"}"#, #"["§" "§"]"#,
    #""§" "§""#, #"{"token":"§"}§"#, #"{"token":§}"#, #"{"token":'§'}"#, #"{"token":1§}"#,
  ])
  func neverQuotesAValue(_ text: String) throws {
    let secret = "hunter2"
    let error = try #require(
      refusal(
        Array(
          text.split(separator: "§", omittingEmptySubsequences: false)
            .joined(separator: secret).utf8)))
    #expect(!String(reflecting: error).contains(secret))
    #expect(!error.description.contains(secret))
    let bytes = Array("\"hunter2".utf8) + [0xFF] + Array("hunter2\"".utf8)
    #expect(!String(reflecting: try #require(refusal(bytes))).contains(secret))
  }

  @Test func offsetsAreBytes() throws {
    let error = try #require(refusal(Array("[\"é\",x]".utf8)))
    #expect(error.offset == 6)
    #expect(error.column == 6)
    #expect(try #require(refusal(Array("[\"é\"".utf8))).offset == 5)
    #expect(try #require(refusal(Array("  ".utf8))).offset == 0)
  }

  @Test func isComparedWhole() throws {
    let one = try #require(refusal(Array("[1,]".utf8)))
    #expect(one == refusal(Array("[1,]".utf8)))
    #expect(one != refusal(Array("[12,]".utf8)))
    #expect(Set([one, one]).count == 1)
  }
}
