/// What is remembered of the keys of an open object, to find duplicates cheaply.
struct JSONKeyFilter {
  /// One bit for each hash of a key seen so far.
  private var seen: UInt64 = 0
  /// Whether the keys have to be compared when the object closes, all at once.
  private(set) var isDeferred = false

  /// The most keys that a key is compared with one by one.
  private static let limit = 24

  /// Takes in the key that was just written to the tape; whether the open object has it already.
  ///
  /// Once a key has escapes, or would have to be compared with more than `limit` others, nothing is
  /// compared until the object closes.
  ///
  /// - Parameters:
  ///   - scan: Where the key ends, and whether it has escapes.
  ///   - start: Where it starts.
  ///   - object: The tape index of the object; that of the key is `index`.
  @inline(__always)
  mutating func isRepeated(
    _ scan: JSONStringScan, from start: Int, in object: Int, at index: Int,
    _ input: UnsafeBufferPointer<UInt8>,
    _ tape: UnsafeMutableBufferPointer<JSONToken>
  ) -> Bool {
    if scan.outcome == .escaped { isDeferred = true }
    let length = scan.end &- start
    // Of an empty key the first byte is its closing quote.
    let mixed = Int(input[start]) &* 7 &+ Int(input[start &+ length &>> 1]) &* 5 &+ length &* 11
    let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: mixed & 63)
    guard seen & bit == 0 else { return isOnTape(in: object, at: index, input, tape) }
    seen |= bit
    return false
  }

  /// Whether one of the keys before it is the same.
  @inline(never)
  private mutating func isOnTape(
    in object: Int, at index: Int, _ input: UnsafeBufferPointer<UInt8>,
    _ tape: UnsafeMutableBufferPointer<JSONToken>
  ) -> Bool {
    var other = object &+ 1
    var compared = 0
    while other < index, !isDeferred {
      if JSONDuplicates.areEqual(tape[other], tape[index], input) { return true }
      other = Int(tape[other &+ 1].next)
      compared &+= 1
      isDeferred = compared == Self.limit
    }
    return false
  }
}
