import Foundation

/// Finds a record's fields in a strictly read JSON text.
///
/// All methods are mutating, so that none of them is given a copy of the lists to hold.
struct JSONSource {
  /// Where a field's value stands on the document's tape.
  struct Slot {
    /// No value.
    static let missing: Int32 = -1

    var index: Int32
    /// How many keys of the path lead to a value that is in the way; 0 where none is.
    var blockedDepth: Int32 = 0
  }

  let document: JSONDocument
  /// The slots of all that is open. What stands behind `count` is left over and of no meaning.
  private var slots: [Slot] = []
  /// How many slots there are.
  private(set) var count = 0

  /// Nothing, for a reader that reads from somewhere else.
  static let none = JSONSource()

  private init() { document = .none }

  init(_ document: JSONDocument) {
    self.document = document
    slots.reserveCapacity(32)
    push(1, Slot(index: 0))
  }

  /// Adds slots.
  private mutating func push(_ more: Int, _ slot: Slot) {
    let end = count + more
    for at in count..<min(end, slots.count) { slots[at] = slot }
    while slots.count < end { slots.append(slot) }
    count = end
  }

  /// Takes away the slots from one on.
  mutating func close(_ base: Int) { count = base }

  /// The token of a slot that holds a value of a kind, nil where it holds anything else or nothing.
  @inline(__always)
  mutating func token(_ at: Int, _ kind: JSONKind) -> JSONToken? {
    guard at < count else { return nil }
    let slot = slots[at]
    guard slot.index != Slot.missing, slot.blockedDepth == 0 else { return nil }
    let token = document.tape[Int(slot.index)]
    return token.kind == kind ? token : nil
  }

  mutating func held(_ at: Int) -> Reader.Held {
    let slot = slots[at]
    if slot.index == Slot.missing { return .nothing }
    guard document.tape[Int(slot.index)].kind == .null else { return .something }
    return slot.blockedDepth == 0 ? .null : .nullOnTheWay
  }

  mutating func fetch(_ at: Int, _ wanted: Reader.Wanted) -> Reader.Fetched {
    let slot = slots[at]
    if slot.index == Slot.missing { return .missing }
    let fetched = fetch(token: Int(slot.index), wanted)
    if slot.blockedDepth > 0 { return .blocked(fetched, depth: Int(slot.blockedDepth)) }
    return fetched
  }

  private mutating func fetch(token index: Int, _ wanted: Reader.Wanted) -> Reader.Fetched {
    switch document.tape[index].kind {
    case .null: return .null
    case .boolean: return .bool(document.bool(at: index))
    case .string: return .string(wanted == .string ? document.string(at: index) : "")
    case .array: return .array
    case .object: return .object
    case .number:
      if wanted == .double {
        return document.double(at: index).map { .double($0) } ?? .unfit(.outOfRange)
      }
      switch document.integer(at: index) {
      case .value(let number): return .integer(number)
      case .fractional: return wanted == .integer ? .unfit(.fractional) : .double(0)
      case .outOfRange: return wanted == .integer ? .unfit(.outOfRange) : .double(0)
      }
    }
  }

  // MARK: Objects and lists

  /// Adds the slots of an object's fields; where the value is no object they are all missing.
  mutating func open(_ at: Int, _ contract: RecordContract) -> Reader.Fetched? {
    let slot = slots[at]
    let base = count
    push(contract.presences.count, Slot(index: Slot.missing))
    guard slot.index != Slot.missing, slot.blockedDepth == 0,
      document.tape[Int(slot.index)].kind == .object
    else { return fetch(at, .string) }
    fill(level: 0, of: contract, from: Int(slot.index), base: base)
    return nil
  }

  private mutating func fill(level: Int, of contract: RecordContract, from object: Int, base: Int) {
    let end = Int(document.tape[object].next)
    var index = object + 1
    while index < end {
      let value = index + 1
      if let target = contract.names.target(level: level, document.tape[index], in: document) {
        found(target, of: contract, at: value, base: base)
      }
      index = Int(document.tape[value].next)
    }
  }

  /// Takes in a value whose key is known.
  private mutating func found(
    _ target: RecordContract.Member.Target, of contract: RecordContract, at value: Int, base: Int
  ) {
    switch target {
    case .field(let slot):
      slots[base + slot].index = Int32(truncatingIfNeeded: value)
    case .object(let next) where document.tape[value].kind == .object:
      fill(level: next, of: contract, from: value, base: base)
    case .object(let next):
      for slot in contract.levels[next].fields {
        slots[base + slot] = Slot(
          index: Int32(truncatingIfNeeded: value),
          blockedDepth: Int32(truncatingIfNeeded: contract.levels[next].depth))
      }
    }
  }

  mutating func openList(_ at: Int) -> Int? {
    guard let list = token(at, .array) else { return nil }
    let base = count
    var index = Int(slots[at].index) + 1
    while index < Int(list.next) {
      push(1, Slot(index: Int32(truncatingIfNeeded: index)))
      index = Int(document.tape[index].next)
    }
    return count - base
  }

  // MARK: Places

  /// The place of a slot's value, or of the object that lacks it.
  ///
  /// - Parameters:
  ///   - path: The keys that lead to the value from its record.
  ///   - record: The slot of the record.
  mutating func position(_ at: Int, path: [String], record: Int) -> JSONPosition {
    let index = slots[at].index
    if index != Slot.missing { return JSONNode(document: document, index: Int(index)).position }
    var object = JSONNode(document: document, index: Int(slots[record].index))
    for key in path.dropLast() {
      guard let inner = object[key], inner.kind == .object else { break }
      object = inner
    }
    return object.position
  }
}

extension Reader {
  /// Reads a whole JSON text as one value.
  static func read<Value: ContractValue>(_ json: Data) throws(ContractViolation) -> Value {
    try read(document(json)) { Value.read(&$0, $1) }
  }

  /// Reads the one value of a JSON text, from the slot that is given.
  package static func read<Value>(
    _ document: JSONDocument, _ read: (inout Reader, Int) -> Value
  ) throws(ContractViolation) -> Value {
    var reader = Reader(JSONSource(document))
    return try reader.readRoot { read(&$0, 0) }
  }

  static func document(_ json: Data) throws(ContractViolation) -> JSONDocument {
    do {
      return try JSONDocument(json)
    } catch {
      throw ContractViolation(error)
    }
  }

  /// Reads the one value of the source, the only slot of the frame that has no name.
  mutating func readRoot<Value>(
    _ read: (inout Reader) -> Value
  ) throws(ContractViolation) -> Value {
    let value = read(&self)
    if let failure { throw failure }
    return value
  }
}
