/// The bytes that the parser and its scans look at, for as long as the function runs that lent them.
///
/// `UnsafeRawBufferPointer` keeps an end instead of a length, so that each look at its length subtracts
/// and asks whether there are any bytes; that is a tenth of the time it takes to parse.
struct JSONInput {
  private let start: UnsafeRawPointer?
  /// How many bytes there are.
  let count: Int

  @inline(__always)
  init(_ bytes: UnsafeRawBufferPointer) { (start, count) = (bytes.baseAddress, bytes.count) }

  /// The byte at an offset, which must be less than `count`.
  @inline(__always)
  subscript(at: Int) -> UInt8 {
    assert(at >= 0 && at < count)
    return start.unsafelyUnwrapped.load(fromByteOffset: at, as: UInt8.self)
  }

  /// Whether a byte stands at an offset; the offset may lie behind the end.
  @inline(__always)
  func has(_ byte: UInt8, at: Int) -> Bool { at < count && self[at] == byte }

  /// The eight bytes from an offset on, the first of them lowest; they must be there.
  @inline(__always)
  func word(at: Int) -> UInt64 {
    assert(at >= 0 && at &+ 8 <= count)
    return UInt64(
      littleEndian: start.unsafelyUnwrapped.loadUnaligned(fromByteOffset: at, as: UInt64.self))
  }

  /// The four bytes from an offset on, the first of them lowest; they must be there.
  @inline(__always)
  func halfWord(at: Int) -> UInt32 {
    assert(at >= 0 && at &+ 4 <= count)
    return UInt32(
      littleEndian: start.unsafelyUnwrapped.loadUnaligned(fromByteOffset: at, as: UInt32.self))
  }

  /// Some of the bytes, on their own.
  @inline(__always)
  func slice(_ range: Range<Int>) -> JSONInput {
    assert(range.lowerBound >= 0 && range.upperBound <= count)
    return JSONInput(
      UnsafeRawBufferPointer(
        start: start.map { $0 + range.lowerBound }, count: range.count))
  }

  /// The bytes as the standard library takes them.
  var buffer: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: start, count: count) }
}
