/// The bytes of a text, as the scans look at them.
///
/// An `UnsafeRawBufferPointer` would keep an end instead of a length, so that each look at its length
/// subtracted and asked whether there are any bytes: a tenth of the time it takes to parse.
extension UnsafeBufferPointer<UInt8> {
  /// Whether a byte stands at an offset; the offset may lie behind the end.
  @inline(__always)
  func has(_ byte: UInt8, at: Int) -> Bool { at < count && self[at] == byte }

  /// The eight bytes from an offset on, the first of them lowest; they must be there.
  @inline(__always)
  func word(at: Int) -> UInt64 { UInt64(littleEndian: load(at)) }

  /// The four bytes from an offset on, the first of them lowest; they must be there.
  @inline(__always)
  func halfWord(at: Int) -> UInt32 { UInt32(littleEndian: load(at)) }

  @inline(__always)
  private func load<Word: BitwiseCopyable & FixedWidthInteger>(_ at: Int) -> Word {
    assert(at >= 0 && at &+ MemoryLayout<Word>.size <= count)
    return UnsafeRawPointer(baseAddress.unsafelyUnwrapped).loadUnaligned(
      fromByteOffset: at, as: Word.self)
  }

  /// The first eight of so many bytes at an offset, as one number; zeros follow fewer.
  @inline(__always)
  func head(_ start: Int, _ length: Int) -> UInt64 {
    assert(start >= 0 && length >= 0 && start &+ length <= count)
    let left = count &- start
    var head: UInt64 = 0
    if left >= 8 {
      head = word(at: start)
    } else if count >= 8 {
      head = word(at: count &- 8) &>> UInt64(truncatingIfNeeded: (8 &- left) &* 8)
    } else {
      for at in 0..<left {
        head |= UInt64(self[start &+ at]) &<< UInt64(truncatingIfNeeded: at &* 8)
      }
    }
    return length >= 8 ? head : head & (1 &<< UInt64(truncatingIfNeeded: length &* 8) &- 1)
  }

  /// Some of the bytes, on their own.
  @inline(__always)
  func slice(_ range: Range<Int>) -> Self { Self(rebasing: self[range]) }
}
