import ContractRuntime

extension RefusedText {
  /// Strings that do not end.
  static let strings: [RefusedText] = [
    RefusedText(#"""#, .unterminatedString, 1, 1),
    RefusedText(#""a"#, .unterminatedString, 1, 1),
    RefusedText(#""abcdefgh"#, .unterminatedString, 1, 1),
    RefusedText(#""\""#, .unterminatedString, 1, 1),
    RefusedText(#""\"#, .unterminatedString, 1, 1),
    RefusedText(#""\u"#, .unterminatedString, 1, 1),
    RefusedText(#""\u0"#, .unterminatedString, 1, 1),
    RefusedText(#""\u004"#, .unterminatedString, 1, 1),
    RefusedText(#""\u0041"#, .unterminatedString, 1, 1),
    RefusedText(#""\ud83d"#, .unterminatedString, 1, 1),
    RefusedText(#""\ud83d\"#, .unterminatedString, 1, 1),
    RefusedText(#""\ud83d\ude0"#, .unterminatedString, 1, 1),
    RefusedText(#" "a'"#, .unterminatedString, 1, 2),
    RefusedText(#"["a"#, .unterminatedString, 1, 2, "[0]"),
    RefusedText(#"["a",""#, .unterminatedString, 1, 6, "[1]"),
    RefusedText(#"{"a"#, .unterminatedString, 1, 2),
    RefusedText(#"{"a":"b"#, .unterminatedString, 1, 6, "a"),
    RefusedText(#"{"a":1,"b"#, .unterminatedString, 1, 8),
    RefusedText("\"a\nb\"", .controlCharacterInString(0x0A), 1, 3),
    RefusedText("[\"\",\n\"a\tb\"]", .controlCharacterInString(0x09), 2, 3, "[1]"),
    RefusedText("{\"a\u{0}\":1}", .controlCharacterInString(0), 1, 4),
    RefusedText("{\"a\":\"abcdefgh\u{1F}\"}", .controlCharacterInString(0x1F), 1, 15, "a"),
  ]

  /// Backslashes that begin no escape.
  static let escapes: [RefusedText] = [
    RefusedText(#""\x41""#, .badEscape, 1, 2),
    RefusedText(#""\a""#, .badEscape, 1, 2),
    RefusedText(#""\v""#, .badEscape, 1, 2),
    RefusedText(#""\0""#, .badEscape, 1, 2),
    RefusedText(#""\1""#, .badEscape, 1, 2),
    RefusedText(#""\'""#, .badEscape, 1, 2),
    RefusedText(#""\ ""#, .badEscape, 1, 2),
    RefusedText(#""\N""#, .badEscape, 1, 2),
    RefusedText(#""\U0041""#, .badEscape, 1, 2),
    RefusedText(#""\é""#, .badEscape, 1, 2),
    RefusedText("\"\\\n\"", .badEscape, 1, 2),
    RefusedText("\"\\\u{0}\"", .badEscape, 1, 2),
    RefusedText(#""ab\q""#, .badEscape, 1, 4),
    RefusedText(#""\\\q""#, .badEscape, 1, 4),
    RefusedText(#""abcdefgh\q""#, .badEscape, 1, 10),
    RefusedText(#""\u""#, .badEscape, 1, 2),
    RefusedText(#""\u1""#, .badEscape, 1, 2),
    RefusedText(#""\u12""#, .badEscape, 1, 2),
    RefusedText(#""\u123""#, .badEscape, 1, 2),
    RefusedText(#""\u00g0""#, .badEscape, 1, 2),
    RefusedText(#""\u+123""#, .badEscape, 1, 2),
    RefusedText(#""\u-123""#, .badEscape, 1, 2),
    RefusedText(#""\u 123""#, .badEscape, 1, 2),
    RefusedText(#""\u{41}""#, .badEscape, 1, 2),
    RefusedText(#""\u0x41""#, .badEscape, 1, 2),
    RefusedText(#"["\q"]"#, .badEscape, 1, 3, "[0]"),
    RefusedText(#"{"\q":1}"#, .badEscape, 1, 3),
    RefusedText(#"{"a":"\q"}"#, .badEscape, 1, 7, "a"),
  ]

  /// Halves of surrogate pairs.
  static let surrogates: [RefusedText] = [
    RefusedText(#""\ud800""#, .loneSurrogate, 1, 2),
    RefusedText(#""\uD83D""#, .loneSurrogate, 1, 2),
    RefusedText(#""\udbff""#, .loneSurrogate, 1, 2),
    RefusedText(#""\udc00""#, .loneSurrogate, 1, 2),
    RefusedText(#""\udfff""#, .loneSurrogate, 1, 2),
    RefusedText(#""a\uDE00""#, .loneSurrogate, 1, 3),
    RefusedText(#""\ude00\ud83d""#, .loneSurrogate, 1, 2),
    RefusedText(#""\ud83d\ud83d""#, .loneSurrogate, 1, 2),
    RefusedText(#""\ud83dx""#, .loneSurrogate, 1, 2),
    RefusedText(#""\ud83d\n""#, .loneSurrogate, 1, 2),
    RefusedText(#""\ud83d\\""#, .loneSurrogate, 1, 2),
    RefusedText(#""\ud83d\u0041""#, .loneSurrogate, 1, 2),
    RefusedText(#""\ud83d\ude0g""#, .loneSurrogate, 1, 2),
    RefusedText(#""\ud83dude00""#, .loneSurrogate, 1, 2),
    RefusedText(#""\ud83d \ude00""#, .loneSurrogate, 1, 2),
    RefusedText(#"["\ud83d\ude00\ud83d"]"#, .loneSurrogate, 1, 15, "[0]"),
    RefusedText(#"{"\ud800":1}"#, .loneSurrogate, 1, 3),
    RefusedText(#"{"a":"\udc00"}"#, .loneSurrogate, 1, 7, "a"),
  ]

  /// Bytes that are not UTF-8, in a string unless the name says otherwise.
  static let invalidUTF8: [RefusedText] =
    illFormed.map { bytes in
      RefusedText(bytes: [0x22] + bytes + [0x22], .invalidUTF8, 1, 2)
    } + [
      // Cut off by the end of the text.
      RefusedText(bytes: [0x22, 0xC3], .invalidUTF8, 1, 2),
      RefusedText(bytes: [0x22, 0xE2, 0x82], .invalidUTF8, 1, 2),
      RefusedText(bytes: [0x22, 0xF0, 0x9F, 0x98], .invalidUTF8, 1, 2),
      // After a good character, after eight, in the second element, in a key.
      RefusedText(bytes: [0x22, 0xC3, 0xA9, 0x80, 0x22], .invalidUTF8, 1, 3),
      RefusedText(bytes: Array("\"abcdefgh".utf8) + [0xFF, 0x22], .invalidUTF8, 1, 10),
      RefusedText(
        bytes: Array("[\"ok\", \"".utf8) + [0xFF, 0x22, 0x5D], .invalidUTF8, 1, 9, "[1]"),
      RefusedText(bytes: Array("{\"".utf8) + [0xFF, 0x22], .invalidUTF8, 1, 3),
      RefusedText(bytes: Array("{\"k\":\"".utf8) + [0xFF, 0x22], .invalidUTF8, 1, 7, "k"),
      // Outside a string.
      RefusedText(bytes: [0xFF], .invalidUTF8, 1, 1),
      RefusedText(bytes: [0x5B, 0x80, 0x5D], .invalidUTF8, 1, 2, "[0]"),
      RefusedText(bytes: [0x31, 0xFF], .invalidUTF8, 1, 2),
      RefusedText(bytes: [0x7B, 0xC3], .invalidUTF8, 1, 2),
      RefusedText(bytes: [0x5B, 0x31, 0xED, 0xA0, 0x80, 0x5D], .invalidUTF8, 1, 3),
    ]

  private static let illFormed: [[UInt8]] = [
    [0x80], [0xBF],  // continuation alone
    [0xC0, 0x80], [0xC0, 0xAF], [0xC1, 0xBF],  // overlong
    [0xE0, 0x80, 0x80], [0xE0, 0x9F, 0xBF],
    [0xF0, 0x80, 0x80, 0x80], [0xF0, 0x8F, 0xBF, 0xBF],
    [0xC2], [0xC3, 0x28], [0xC3, 0xC3],  // cut off
    [0xE2, 0x82], [0xE2, 0x28, 0xA1], [0xE2, 0x82, 0x28], [0xE1, 0x80, 0xC0],
    [0xF0, 0x9F, 0x98], [0xF0, 0x28, 0x8C, 0xBC], [0xF0, 0x90, 0x28, 0xBC],
    [0xF0, 0x90, 0x8C, 0x28], [0xF1, 0x80, 0x80, 0xC0],
    [0xED, 0xA0, 0x80], [0xED, 0xAF, 0xBF], [0xED, 0xB0, 0x80], [0xED, 0xBF, 0xBF],  // surrogates
    [0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80],  // CESU-8
    [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xF7, 0xBF, 0xBF, 0xBF],  // too high
    [0xF8, 0x88, 0x80, 0x80, 0x80], [0xFC, 0x84, 0x80, 0x80, 0x80, 0x80], [0xFE], [0xFF],
  ]

  /// Keys that stand twice.
  static let duplicates: [RefusedText] = [
    RefusedText(#"{"a":1,"a":2}"#, .twice("a", 1, 2), 1, 8, "a"),
    RefusedText(#"{"a":1,"a":1}"#, .twice("a", 1, 2), 1, 8, "a"),
    RefusedText(#"{"a":1,"a""#, .twice("a", 1, 2), 1, 8, "a"),
    RefusedText(#"{"":1,"":2}"#, .twice("", 1, 2), 1, 7, #"[""]"#),
    RefusedText(#"{"a":1,"b":2,"a":3}"#, .twice("a", 1, 2), 1, 14, "a"),
    RefusedText(#"{"a":1,"b":2,"b":3}"#, .twice("b", 1, 8), 1, 14, "b"),
    RefusedText("{\n  \"a\": 1,\n  \"a\": 2\n}", .twice("a", 2, 3), 3, 3, "a"),
    RefusedText(#"{"a":[{},[0]],"a":2}"#, .twice("a", 1, 2), 1, 15, "a"),
    RefusedText(#"{"a":{"b":1,"b":2}}"#, .twice("b", 1, 7), 1, 13, "a.b"),
    RefusedText(#"[{"a":1,"a":1}]"#, .twice("a", 1, 3), 1, 9, "[0].a"),
    RefusedText(#"[{"a":1},{"a":1,"a":2}]"#, .twice("a", 1, 11), 1, 17, "[1].a"),
    // The same text, spelt differently.
    RefusedText(#"{"a":1,"\u0061":2}"#, .twice("a", 1, 2), 1, 8, "a"),
    RefusedText(#"{"\u0061":1,"a":2}"#, .twice("a", 1, 2), 1, 13, "a"),
    RefusedText(#"{"\u0061":1,"\u0061":2}"#, .twice("a", 1, 2), 1, 13, "a"),
    RefusedText(#"{"/":1,"\/":2}"#, .twice("/", 1, 2), 1, 8, #"["/"]"#),
    RefusedText(#"{"\n":1,"\u000a":2}"#, .twice("\n", 1, 2), 1, 9, #"["\n"]"#),
    RefusedText("{\"😀\":1,\"\\ud83d\\uDE00\":2}", .twice("😀", 1, 2), 1, 8, "[\"😀\"]"),
    RefusedText(#"{"\u00e9":1,"\u00E9":2}"#, .twice("é", 1, 2), 1, 13, "[\"é\"]"),
    // A key found twice only when its object closes comes before the fault after it.
    RefusedText(#"{"\u0061":1,"a":x}"#, .twice("a", 1, 2), 1, 13, "a"),
    RefusedText(#"{"\u0061":1,"a":{"b":1,"b":2}}"#, .twice("a", 1, 2), 1, 13, "a"),
    RefusedText(#"{"\u0061":{"b":1,"b":2},"a":3}"#, .twice("b", 1, 12), 1, 18, "a.b"),
    RefusedText(#"{"\u0061":x,"a":3}"#, .word(nil), 1, 11, "a"),
  ]

  /// Lines, columns and key paths that are harder to get right.
  static let places: [RefusedText] = [
    RefusedText("{\n  \"a\": 1,\n  \"b\": x\n}", .word(nil), 3, 8, "b"),
    RefusedText("[1,\r\n2,\r\n}", .value("`}`"), 3, 1, "[2]"),
    RefusedText("[\r1\r,]", .trailingComma, 1, 5),
    RefusedText("\n\n\n  x", .word(nil), 4, 3),
    RefusedText("[\"äöü\",x]", .word(nil), 1, 8, "[1]"),
    RefusedText("[\"日本\",\n\"語\",x]", .word(nil), 2, 5, "[2]"),
    RefusedText("[\"😀\",x]", .word(nil), 1, 6, "[1]"),
    RefusedText("[\"e\u{301}\",x]", .word(nil), 1, 7, "[1]"),
    RefusedText("[\"\u{2028}\",x]", .word(nil), 1, 6, "[1]"),
    RefusedText("[\t\"\\n\",x]", .word(nil), 1, 8, "[1]"),
    RefusedText(#"{"a.b":x}"#, .word(nil), 1, 8, #"["a.b"]"#),
    RefusedText(#"{"a-b_C9":x}"#, .word(nil), 1, 11, "a-b_C9"),
    RefusedText(#"{"":x}"#, .word(nil), 1, 5, #"[""]"#),
    RefusedText(#"{"\"":x}"#, .word(nil), 1, 7, #"["\""]"#),
    RefusedText(#"{"\u0061b":x}"#, .word(nil), 1, 12, "ab"),
    RefusedText("{\"é\":x}", .word(nil), 1, 6, "[\"é\"]"),
    RefusedText(#"{"a":{"x y":[0,x]}}"#, .word(nil), 1, 16, #"a["x y"][1]"#),
    RefusedText(#"{"a":1,"b":[[],{"c":{}},[{"d":x}]]}"#, .word(nil), 1, 31, "b[2][0].d"),
    RefusedText("[[[1,2],[3,x]]]", .word(nil), 1, 12, "[0][1][1]"),
    RefusedText("[0,1,2,3,4,5,6,7,8,9,[x]]", .word(nil), 1, 23, "[10][0]"),
  ]
}
