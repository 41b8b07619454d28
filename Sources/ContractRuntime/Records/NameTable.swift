/// The keys of a record's levels, to be found by the bytes of a text, in whatever order they come.
///
/// A hash table with open addressing. Nothing in it is counted by reference, so that a look-up costs little
/// more than comparing eight bytes.
struct NameTable: Sendable {
  private struct Entry: Sendable {
    /// The first eight bytes of the name.
    var head: UInt64 = 0
    /// Where the name stands in `utf8`.
    var start: Int32 = 0
    /// The name's bytes; less than none in an entry that is free.
    var count: Int32 = -1
    var level: Int32 = 0
    var isField = false
    /// The field's slot, or the level that the key leads to.
    var target: Int32 = 0
  }

  private let entries: [Entry]
  private let utf8: [UInt8]

  init(_ levels: [RecordContract.Level]) {
    var size = 4
    while size < levels.reduce(0, { $0 + $1.members.count }) * 2 { size *= 2 }
    var entries = Array(repeating: Entry(), count: size)
    var utf8: [UInt8] = []
    for (level, members) in levels.map(\.members).enumerated() {
      for member in members {
        let name = Array(member.name.utf8)
        var entry = Entry(
          head: name.withUnsafeBufferPointer { $0.head(0, $0.count) },
          start: Int32(utf8.count),
          count: Int32(name.count), level: Int32(level))
        switch member.target {
        case .field(let slot): (entry.isField, entry.target) = (true, Int32(slot))
        case .object(let next): entry.target = Int32(next)
        }
        utf8 += name
        var place = Self.hash(entry.head, entry.count, entry.level) & (size - 1)
        while entries[place].count >= 0 { place = (place + 1) & (size - 1) }
        entries[place] = entry
      }
    }
    self.entries = entries
    self.utf8 = utf8
  }

  /// What a key of a level leads to, nil where the contract does not know it.
  @inline(__always)
  func target(
    level: Int, _ key: JSONToken, in text: UnsafeBufferPointer<UInt8>
  ) -> RecordContract.Member.Target? {
    if key.hasEscapes {
      return JSONEscape.decoded(text.slice(key.range)).withUnsafeBufferPointer { name in
        target(level: level, name, 0, name.count)
      }
    }
    return target(level: level, text, Int(key.start), Int(key.end &- key.start))
  }

  /// - Parameters:
  ///   - text: What the name stands in.
  ///   - start: Where it does.
  ///   - length: How many bytes it has.
  @inline(__always)
  private func target(
    level: Int, _ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ length: Int
  ) -> RecordContract.Member.Target? {
    let head = text.head(start, length)
    let (level, count) = (Int32(truncatingIfNeeded: level), Int32(truncatingIfNeeded: length))
    let mask = entries.count &- 1
    var place = Self.hash(head, count, level) & mask
    while entries[place].count >= 0 {
      let entry = entries[place]
      if entry.head == head, entry.count == count, entry.level == level,
        isRestEqual(text, start, length, Int(entry.start))
      {
        let target = Int(entry.target)
        return entry.isField ? .field(target) : .object(target)
      }
      place = (place &+ 1) & mask
    }
    return nil
  }

  /// Whether what follows the first eight bytes is equal to a name of ours.
  @inline(__always)
  private func isRestEqual(
    _ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ length: Int, _ name: Int
  ) -> Bool {
    var step = 8
    while step < length {
      if text[start &+ step] != utf8[name &+ step] { return false }
      step &+= 1
    }
    return true
  }

  @inline(__always)
  private static func hash(_ head: UInt64, _ count: Int32, _ level: Int32) -> Int {
    let mixed = head ^ UInt64(truncatingIfNeeded: count &<< 8 ^ level)
    return Int(truncatingIfNeeded: (mixed &* 0x9E37_79B9_7F4A_7C15) &>> 40)
  }
}
