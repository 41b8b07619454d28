import ContractRuntime
import Foundation
import Testing

@Suite struct JSONReadingTests {
  @Test func tablesAreFull() {
    #expect(AcceptedText.all.count >= 170)
    #expect(RefusedText.all.count >= 350)
  }

  @Test(arguments: AcceptedText.all)
  func reads(_ accepted: AcceptedText) throws {
    let document = try JSONDocument(Array(accepted.text.utf8))
    #expect(document.root.value == accepted.value)
    #expect(try JSONDocument(Data(accepted.text.utf8)).root.value == accepted.value)
    #expect(try JSONValue(json: accepted.text) == accepted.value)
  }

  @Test(arguments: AcceptedText.all)
  func readsFurtherIn(_ accepted: AcceptedText) throws {
    let document = try JSONDocument(Array("[{\"k\":\(accepted.text)},0]".utf8))
    #expect(
      document.root.value == .array([.object([.init("k", accepted.value)]), .number("0")]))
  }

  @Test(arguments: AcceptedText.numbers.filter { !$0.text.contains("[") })
  func keepsTheTextOfNumbers(_ accepted: AcceptedText) throws {
    guard case .number(let text) = accepted.value else { return }
    #expect(try document(accepted.text).root.text == text)
  }

  @Test(arguments: RefusedText.all)
  func refuses(_ refused: RefusedText) throws {
    let error = try #require(refusal(refused.bytes))
    #expect(error.reason == refused.reason)
    #expect(error.position == JSONPosition(line: refused.line, column: refused.column))
    #expect(error.line == refused.line)
    #expect(error.column == refused.column)
    #expect(error.keyPath == refused.keyPath)
    #expect(throws: error) { try JSONDocument(Data(refused.bytes)) }
  }

  @Test(arguments: UInt8(0)..<0x20)
  func refusesControlCharacters(_ byte: UInt8) throws {
    let inValue = try #require(refusal([0x22, 0x61, byte, 0x22]))
    #expect(inValue.reason == .controlCharacterInString(byte))
    #expect(inValue.offset == 2)
    #expect(inValue.column == 3)
    let inKey = try #require(refusal([0x7B, 0x22, byte, 0x22, 0x3A, 0x31, 0x7D]))
    #expect(inKey.reason == .controlCharacterInString(byte))
    #expect(inKey.keyPath == "")
  }

  @Test(arguments: UInt8(0)..<0x80)
  func takesOnlyFourBytesAsSpace(_ byte: UInt8) {
    let isSpace = [0x20, 0x09, 0x0A, 0x0D].contains(byte)
    let text: [UInt8] = [0x5B, byte, 0x5D]
    let isElement = UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
    #expect(((try? JSONDocument(text)) != nil) == (isSpace || isElement))
  }

  /// Strings are scanned eight bytes at a time: a quote, an escape and a long character at every
  /// distance.
  @Test(arguments: 0..<40)
  func readsStringsOfAnyLength(_ length: Int) throws {
    let filler = String(repeating: "x", count: length)
    for (source, text) in [("", ""), (#"\n"#, "\n"), ("é", "é"), ("😀", "😀"), ("\u{7F}", "\u{7F}")] {
      for tail in ["", "y", "yyyyyyyyy"] {
        let value = try JSONValue(json: "\"" + filler + source + tail + "\"")
        #expect(value == .string(filler + text + tail))
      }
    }
    let control = try #require(refusal(Array("\"\(filler)\u{1}\"".utf8)))
    #expect(control.offset == length + 1)
    let cut = try #require(refusal(Array("[\"\(filler)".utf8)))
    #expect(cut.reason == .unterminatedString)
    #expect(cut.offset == 1)
  }

  @Test func readsAllScalars() throws {
    // Every scalar as itself, and as an escape, in texts of 4096 scalars.
    let scalars = (0x20...0x10FFFF).compactMap { Unicode.Scalar(UInt32($0)) }
    for start in stride(from: 0, to: scalars.count, by: 4096) {
      var raw = ""
      var escaped = ""
      var text = ""
      for scalar in scalars[start...].prefix(4096) {
        text.unicodeScalars.append(scalar)
        if scalar == "\"" || scalar == "\\" { raw += "\\" }
        raw.unicodeScalars.append(scalar)
        for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
          let digits = String(unit, radix: 16)
          escaped += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      }
      #expect(try JSONValue(json: "\"\(raw)\"") == .string(text))
      #expect(try JSONValue(json: "\"\(escaped)\"") == .string(text))
    }
  }
}
