/// The bytes that JSON's grammar names.
extension UInt8 {
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
  static let quote: UInt8 = 0x22
  static let plus: UInt8 = 0x2B
  static let comma: UInt8 = 0x2C
  static let minus: UInt8 = 0x2D
  static let point: UInt8 = 0x2E
  static let slash: UInt8 = 0x2F
  static let zero: UInt8 = 0x30
  static let nine: UInt8 = 0x39
  static let colon: UInt8 = 0x3A
  static let openBracket: UInt8 = 0x5B
  static let backslash: UInt8 = 0x5C
  static let closeBracket: UInt8 = 0x5D
  static let openBrace: UInt8 = 0x7B
  static let closeBrace: UInt8 = 0x7D

  /// Whether the byte is `0` to `9`.
  var isDigit: Bool { self &- .zero < 10 }

  /// Whether the byte is an ASCII letter.
  var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }

  /// Whether the byte continues a UTF-8 sequence that another byte began.
  var isContinuation: Bool { self & 0xC0 == 0x80 }

  /// Whether the byte is one of the four that JSON allows between values.
  var isJSONSpace: Bool {
    self == .space || self == .lineFeed || self == .carriageReturn || self == .tab
  }

  /// The value of a hexadecimal digit, or nil.
  var hexadecimal: UInt32? {
    let digit = self &- .zero
    if digit < 10 { return UInt32(digit) }
    let letter = (self | 0x20) &- 0x61
    return letter < 6 ? UInt32(letter) + 10 : nil
  }
}
