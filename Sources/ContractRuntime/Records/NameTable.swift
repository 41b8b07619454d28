/// The keys of a record's levels, to be found by the bytes of a text, in whatever order they come.
///
/// A hash table with open addressing. Nothing in it is counted by reference, so that a look-up costs little
/// more than comparing eight bytes.
struct NameTable: Sendable {
  private struct Entry: Sendable {
    /// The first eight bytes of the name; see `JSONDocument.head`.
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
          head: JSONDocument.head(of: name, 0, name.count), start: Int32(utf8.count),
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
    level: Int, _ key: JSONToken, in document: JSONDocument
  ) -> RecordContract.Member.Target? {
    if key.hasEscapes {
      let name = Array(JSONDocument.text(of: key, in: document.bytes).utf8)
      return target(level: level, name, 0..<name.count)
    }
    return target(level: level, document.bytes, Int(key.start)..<Int(key.end))
  }

  @inline(__always)
  private func target(
    level: Int, _ bytes: [UInt8], _ name: Range<Int>
  ) -> RecordContract.Member.Target? {
    let head = JSONDocument.head(of: bytes, name.lowerBound, name.count)
    let (level, count) = (Int32(truncatingIfNeeded: level), Int32(truncatingIfNeeded: name.count))
    let mask = entries.count &- 1
    var place = Self.hash(head, count, level) & mask
    while entries[place].count >= 0 {
      let entry = entries[place]
      if entry.head == head, entry.count == count, entry.level == level,
        count <= 8 || bytes[name].elementsEqual(utf8[Int(entry.start)..<Int(entry.start + count)])
      {
        let target = Int(entry.target)
        return entry.isField ? .field(target) : .object(target)
      }
      place = (place &+ 1) & mask
    }
    return nil
  }

  @inline(__always)
  private static func hash(_ head: UInt64, _ count: Int32, _ level: Int32) -> Int {
    let mixed = head ^ UInt64(truncatingIfNeeded: count &<< 8 ^ level)
    return Int(truncatingIfNeeded: (mixed &* 0x9E37_79B9_7F4A_7C15) &>> 40)
  }
}
