import Foundation

/// Finds a record's fields in a strictly read JSON text.
final class JSONSource {
  /// Where a field's value stands on the document's tape.
  struct Slot {
    /// No value.
    static let missing: Int32 = -1

    var index: Int32
    /// How many keys of the path lead to a value that is in the way; 0 where none is.
    var blockedDepth: UInt16 = 0
    /// The object or list that the value lies in, or would lie in.
    var parent: Int32
  }

  let document: JSONDocument
  var slots: [Slot] = []

  init(_ document: JSONDocument) {
    self.document = document
    slots.reserveCapacity(32)
    slots.append(Slot(index: 0, parent: 0))
  }

  func held(_ at: Int) -> Reader.Held {
    let slot = slots[at]
    if slot.index == Slot.missing { return .nothing }
    guard document.tape[Int(slot.index)].kind == .null else { return .something }
    return slot.blockedDepth == 0 ? .null : .nullOnTheWay
  }

  func fetch(_ at: Int, _ wanted: Reader.Wanted) -> Reader.Fetched {
    let slot = slots[at]
    if slot.index == Slot.missing { return .missing }
    let fetched = fetch(token: Int(slot.index), wanted)
    if slot.blockedDepth > 0 { return .blocked(fetched, depth: Int(slot.blockedDepth)) }
    return fetched
  }

  private func fetch(token index: Int, _ wanted: Reader.Wanted) -> Reader.Fetched {
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

  /// Adds the slots of an object's fields; where the value is no object they are all missing.
  func open(_ at: Int, _ contract: RecordContract) -> Reader.Fetched? {
    let slot = slots[at]
    let base = slots.count
    let isObject =
      slot.index != Slot.missing && slot.blockedDepth == 0
      && document.tape[Int(slot.index)].kind == .object
    let parent = slot.index == Slot.missing ? slot.parent : slot.index
    for _ in contract.fields { slots.append(Slot(index: Slot.missing, parent: parent)) }
    guard isObject else { return fetch(at, .string) }
    fill(level: 0, of: contract, from: Int(slot.index), base: base)
    return nil
  }

  private func fill(level: Int, of contract: RecordContract, from object: Int, base: Int) {
    let level = contract.levels[level]
    let end = Int(document.tape[object].next)
    var index = object + 1
    var hint = 0
    while index < end {
      let value = index + 1
      if let member = member(of: level, named: index, hint: &hint) {
        switch member.target {
        case .field(let slot):
          slots[base + slot] = Slot(index: Int32(value), parent: Int32(object))
        case .object(let next) where document.tape[value].kind == .object:
          for slot in contract.levels[next].fields {
            slots[base + slot].parent = Int32(value)
          }
          fill(level: next, of: contract, from: value, base: base)
        case .object(let next):
          for slot in contract.levels[next].fields {
            slots[base + slot] = Slot(
              index: Int32(value), blockedDepth: UInt16(clamping: contract.levels[next].depth),
              parent: Int32(object))
          }
        }
      }
      index = Int(document.tape[value].next)
    }
  }

  /// The member with the name that stands at a key; keys mostly come in the contract's order.
  private func member(
    of level: RecordContract.Level, named key: Int, hint: inout Int
  ) -> RecordContract.Member? {
    let count = level.members.count
    for step in 0..<count {
      let candidate = (hint + step) % count
      if document.equals(key, level.members[candidate].utf8) {
        hint = candidate + 1
        return level.members[candidate]
      }
    }
    return nil
  }

  func openList(_ at: Int) -> Int? {
    let slot = slots[at]
    guard slot.index != Slot.missing, slot.blockedDepth == 0 else { return nil }
    let list = document.tape[Int(slot.index)]
    guard list.kind == .array else { return nil }
    var count = 0
    var index = Int(slot.index) + 1
    while index < Int(list.next) {
      slots.append(Slot(index: Int32(index), parent: slot.index))
      index = Int(document.tape[index].next)
      count += 1
    }
    return count
  }

  /// The place of a slot's value, or of the object that lacks it.
  func position(base: Int, slot: Int) -> JSONPosition {
    let slot = slots[base + slot]
    let index = slot.index == Slot.missing ? slot.parent : slot.index
    let token = document.tape[Int(index)]
    return document.position(of: token.outerStart)
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
    var reader = Reader(.json(JSONSource(document)))
    return try reader.readRoot { read(&$0, 0) }
  }

  static func document(_ json: Data) throws(ContractViolation) -> JSONDocument {
    do {
      return try JSONDocument(json)
    } catch {
      throw ContractViolation(error)
    }
  }

  /// Reads the one value of the source, as the only slot of a frame with no name.
  mutating func readRoot<Value>(
    _ read: (inout Reader) -> Value
  ) throws(ContractViolation) -> Value {
    frames.append(Frame(contract: nil, base: 0))
    let value = read(&self)
    if let failure { throw failure }
    return value
  }
}
