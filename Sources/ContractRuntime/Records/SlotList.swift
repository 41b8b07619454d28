/// Words, one for each slot of what is open: the first sixteen in the list itself, so that a small record
/// is read without a list from the heap.
struct SlotList {
  private typealias Words = (
    Int64, Int64, Int64, Int64, Int64, Int64, Int64, Int64,
    Int64, Int64, Int64, Int64, Int64, Int64, Int64, Int64
  )

  private static let room = 16

  private var near: Words = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
  /// The words behind those; what stands past `count` is left over and of no meaning.
  private var far: [Int64] = []
  private(set) var count = 0

  subscript(at: Int) -> Int64 {
    @inline(__always)
    mutating get {
      guard Self.isNear(at) else { return far[at &- Self.room] }
      return withUnsafeBytes(of: &near) {
        $0.load(fromByteOffset: at &* MemoryLayout<Int64>.stride, as: Int64.self)
      }
    }
    @inline(__always)
    set {
      guard Self.isNear(at) else {
        far[at &- Self.room] = newValue
        return
      }
      withUnsafeMutableBytes(of: &near) {
        $0.storeBytes(
          of: newValue, toByteOffset: at &* MemoryLayout<Int64>.stride, as: Int64.self)
      }
    }
  }

  @inline(__always)
  private static func isNear(_ at: Int) -> Bool { UInt(bitPattern: at) < room }

  /// Adds a number of slots that hold the same.
  @inline(__always)
  mutating func append(_ number: Int = 1, of word: Int64) {
    let start = count
    count += number
    withUnsafeMutableBytes(of: &near) {
      let words = $0.assumingMemoryBound(to: Int64.self)
      for at in start..<max(start, min(count, Self.room)) { words[at] = word }
    }
    if count > Self.room { appendFar(from: start, word) }
  }

  @inline(never)
  private mutating func appendFar(from start: Int, _ word: Int64) {
    let missing = count - Self.room - far.count
    if missing > 0 {
      far.append(contentsOf: repeatElement(word, count: max(missing, far.count)))
    }
    for at in max(start, Self.room)..<count { self[at] = word }
  }

  /// Takes away the slots from one on.
  mutating func removeSlots(from start: Int) { count = start }
}
