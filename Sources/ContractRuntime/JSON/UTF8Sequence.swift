/// One non-ASCII character in UTF-8.
enum UTF8Sequence {
  /// The number of bytes, 2 to 4, of the sequence that begins at an offset, or 0 if it is not well
  /// formed (Unicode, table 3-7: no overlong form, no surrogate, nothing above U+10FFFF, nothing
  /// cut off).
  @inline(__always)
  static func length(_ input: UnsafeBufferPointer<UInt8>, at: Int) -> Int {
    let left = input.count &- at
    let first = input[at]
    if first < 0xE0 {
      return first >= 0xC2 && left >= 2 && input[at &+ 1].isContinuation ? 2 : 0
    }
    if first < 0xF0 {
      guard left >= 3, input[at &+ 2].isContinuation else { return 0 }
      let second = input[at &+ 1]
      let low: UInt8 = first == 0xE0 ? 0xA0 : 0x80
      let high: UInt8 = first == 0xED ? 0x9F : 0xBF
      return second >= low && second <= high ? 3 : 0
    }
    guard first <= 0xF4, left >= 4, input[at &+ 2].isContinuation, input[at &+ 3].isContinuation
    else { return 0 }
    let second = input[at &+ 1]
    let low: UInt8 = first == 0xF0 ? 0x90 : 0x80
    let high: UInt8 = first == 0xF4 ? 0x8F : 0xBF
    return second >= low && second <= high ? 4 : 0
  }
}
