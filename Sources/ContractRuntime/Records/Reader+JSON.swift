import Foundation

/// Finds a record's fields in a strictly read JSON text.
///
/// All methods are mutating, so that none of them is given a copy of the lists to hold.
struct JSONSource {
  /// Where a field's value stands on the document's tape.
  private struct Slot {
    static let missing = Slot(word: -1)

    let word: Int64

    init(word: Int64) { self.word = word }

    /// - Parameters:
    ///   - index: The value's place on the tape.
    ///   - blockedDepth: How many keys of the path lead to a value that is in the way; 0 where none is.
    init(_ index: Int, blockedDepth: Int = 0) {
      word = Int64(truncatingIfNeeded: blockedDepth &<< 32 | index)
    }

    var isMissing: Bool { word < 0 }
    var index: Int { Int(truncatingIfNeeded: word & 0xFFFF_FFFF) }
    var blockedDepth: Int { Int(truncatingIfNeeded: word &>> 32) }
    /// Whether a value stands here that the path leads to.
    var isValue: Bool { UInt64(bitPattern: word) <= 0xFFFF_FFFF }
  }

  let document: JSONDocument
  /// The slots of all that is open, as words.
  private var slots = SlotList()

  /// Nothing, for a reader that reads from somewhere else.
  static let none = JSONSource()

  private init() { document = .none }

  @inline(__always)
  init(_ document: consuming JSONDocument) {
    self.document = document
    // The whole text, which is the first value of the tape.
    slots.append(of: Slot(0).word)
  }

  /// How many slots there are.
  var count: Int { slots.count }

  /// Takes away the slots from one on.
  mutating func close(_ base: Int) { slots.removeSlots(from: base) }

  /// The token of a slot that holds a value of a kind, nil where it holds anything else or nothing.
  @inline(__always)
  mutating func token(_ at: Int, _ kind: JSONKind) -> JSONToken? {
    guard at < slots.count else { return nil }
    let slot = Slot(word: slots[at])
    guard slot.isValue else { return nil }
    let token = document.tape[slot.index]
    return token.kind == kind ? token : nil
  }

  mutating func held(_ at: Int) -> Reader.Held {
    let slot = Slot(word: slots[at])
    if slot.isMissing { return .nothing }
    guard document.tape[slot.index].kind == .null else { return .something }
    return slot.blockedDepth == 0 ? .null : .nullOnTheWay
  }

  mutating func fetch(_ at: Int, _ wanted: Reader.Wanted) -> Reader.Fetched {
    let slot = Slot(word: slots[at])
    if slot.isMissing { return .missing }
    let fetched = fetch(token: slot.index, wanted)
    if slot.blockedDepth > 0 { return .blocked(fetched, depth: slot.blockedDepth) }
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
    let slot = Slot(word: slots[at])
    let base = slots.count
    slots.append(contract.presences.count, of: Slot.missing.word)
    guard slot.isValue, document.tape[slot.index].kind == .object else { return fetch(at, .string) }
    document.tape.withUnsafeBufferPointer { tape in
      document.bytes.withUnsafeBufferPointer { text in
        Self.fill(
          &slots, from: base, of: contract, level: 0, object: slot.index, tape, text)
      }
    }
    return nil
  }

  /// Finds the fields of an object that is on the tape.
  private static func fill(
    _ slots: inout SlotList, from base: Int, of contract: RecordContract, level: Int,
    object: Int, _ tape: UnsafeBufferPointer<JSONToken>, _ text: UnsafeBufferPointer<UInt8>
  ) {
    let end = Int(tape[object].next)
    var index = object + 1
    while index < end {
      let value = index + 1
      switch contract.names.target(level: level, tape[index], in: text) {
      case nil: break
      case .field(let slot):
        slots[base &+ slot] = Slot(value).word
      case .object(let next) where tape[value].kind == .object:
        fill(&slots, from: base, of: contract, level: next, object: value, tape, text)
      case .object(let next):
        for slot in contract.levels[next].fields {
          slots[base &+ slot] = Slot(value, blockedDepth: contract.levels[next].depth).word
        }
      }
      index = Int(tape[value].next)
    }
  }

  mutating func openList(_ at: Int) -> Int? {
    guard let list = token(at, .array) else { return nil }
    let base = slots.count
    var index = Slot(word: slots[at]).index + 1
    while index < Int(list.next) {
      slots.append(of: Slot(index).word)
      index = Int(document.tape[index].next)
    }
    return slots.count - base
  }

  // MARK: Places

  /// The place of a slot's value, or of the object that lacks it.
  ///
  /// - Parameters:
  ///   - path: The keys that lead to the value from its record.
  ///   - record: The slot of the record.
  mutating func position(_ at: Int, path: [String], record: Int) -> JSONPosition {
    let slot = Slot(word: slots[at])
    if !slot.isMissing { return JSONNode(document: document, index: slot.index).position }
    var object = JSONNode(document: document, index: Slot(word: slots[record]).index)
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
    var reader = Reader(JSONSource(try document(json)))
    return try reader.readRoot()
  }

  /// Reads the one value of a JSON text, from the slot that is given.
  package static func read<Value>(
    _ document: consuming JSONDocument, _ read: (inout Reader, Int) -> Value
  ) throws(ContractViolation) -> Value {
    var reader = Reader(JSONSource(document))
    let value = read(&reader, 0)
    if let failure = reader.failure { throw failure }
    return value
  }

  static func document(_ json: Data) throws(ContractViolation) -> JSONDocument {
    do {
      return try JSONDocument(json)
    } catch {
      throw ContractViolation(error)
    }
  }

  /// Reads the one value of the source, the only slot of the frame that has no name.
  mutating func readRoot<Value: ContractValue>() throws(ContractViolation) -> Value {
    let value = Value.read(&self, 0)
    if let failure { throw failure }
    return value
  }
}
