/// Finds a key that an object holds twice. Keys are compared by their exact bytes, once unescaped.
enum JSONDuplicates {
  /// The first key that repeats an earlier one in an object, and that one, by their tape indices.
  ///
  /// All of the tape after the object must belong to it; its last key may still be without a value.
  /// Takes a time in proportion to the object's keys, whatever they are: the hash is seeded.
  static func first(
    inObject object: Int, of tape: UnsafeBufferPointer<JSONToken>,
    _ input: UnsafeBufferPointer<UInt8>
  ) -> (first: Int, second: Int)? {
    var keys = [Int]()
    var index = object + 1
    while index < tape.count {
      keys.append(index)
      index = index + 1 < tape.count ? Int(tape[index + 1].next) : tape.count
    }
    return firstRepeated(keys, tape, input)
  }

  private static func firstRepeated(
    _ keys: [Int], _ tape: UnsafeBufferPointer<JSONToken>, _ input: UnsafeBufferPointer<UInt8>
  ) -> (first: Int, second: Int)? {
    var capacity = 8
    while capacity < keys.count * 2 { capacity *= 2 }
    // A slot holds half the hash and the key's tape index; 0 is free, since no key has index 0.
    var slots = [UInt64](repeating: 0, count: capacity)
    for key in keys {
      let hash = hash(of: tape[key], input)
      let tag = UInt64(hash >> 32) << 32
      var slot = Int(truncatingIfNeeded: hash) & (capacity - 1)
      while slots[slot] != 0 {
        let other = Int(slots[slot] & 0xFFFF_FFFF)
        if slots[slot] & ~0xFFFF_FFFF == tag, areEqual(tape[key], tape[other], input) {
          return (other, key)
        }
        slot = (slot + 1) & (capacity - 1)
      }
      slots[slot] = tag | UInt64(key)
    }
    return nil
  }

  /// Whether two keys are the same.
  static func areEqual(
    _ one: JSONToken, _ other: JSONToken, _ input: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    if one.hasEscapes || other.hasEscapes {
      return decoded(one, input) == decoded(other, input)
    }
    let length = one.end &- one.start
    guard length == other.end &- other.start else { return false }
    let (left, right) = (Int(one.start), Int(other.start))
    for step in 0..<Int(length) where input[left &+ step] != input[right &+ step] {
      return false
    }
    return true
  }

  private static func hash(of key: JSONToken, _ input: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hasher = Hasher()
    if key.hasEscapes {
      decoded(key, input).withUnsafeBytes { hasher.combine(bytes: $0) }
    } else {
      hasher.combine(bytes: UnsafeRawBufferPointer(input.slice(key.range)))
    }
    return UInt64(truncatingIfNeeded: hasher.finalize())
  }

  private static func decoded(_ key: JSONToken, _ input: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    JSONEscape.decoded(input.slice(key.range))
  }
}
