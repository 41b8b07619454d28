import Foundation

/// Finds a record's fields through a `Decoder`.
final class DecoderSource {
  /// An object or a list that is open; neither where something else stands in an object's place, of which
  /// nothing can be read. It is asked for each field, so it is a class: nothing of it is copied then.
  final class Frame {
    /// What is open around it, nil for the outermost.
    let outer: Frame?
    /// What the object is read by.
    let contract: RecordContract?
    /// What the wire holds for each level of the object's contract.
    let levels: [Level]
    /// What is left of the list.
    var list: (any UnkeyedDecodingContainer)?

    init(
      _ outer: Frame?, contract: RecordContract? = nil, levels: [Level] = [],
      list: (any UnkeyedDecodingContainer)? = nil
    ) {
      (self.outer, self.contract, self.levels, self.list) = (outer, contract, levels, list)
    }
  }

  /// The layout of the container is known at run time alone. In an object of its own it costs nothing to
  /// hand on, where an enum that held it would be taken apart by its metadata each time.
  final class Object {
    let container: KeyedDecodingContainer<ContractKey>

    init(_ container: KeyedDecodingContainer<ContractKey>) { self.container = container }
  }

  struct Level {
    /// The object of the wire, nil where there is none.
    let object: Object?
    /// What is found at a field of the level where there is none: nothing, or what is in the way.
    var gap = Reader.Fetched.missing
  }

  private let decoder: any Decoder
  /// What was opened last, nil at the root.
  private var frame: Frame?

  init(_ decoder: any Decoder) {
    self.decoder = decoder
  }

  /// Closes what was opened last.
  func close() { frame = frame?.outer }

  func held(_ slot: Int) -> Reader.Held {
    guard let frame, let contract = frame.contract else { return .something }
    let (level, key) = contract.homes[slot]
    guard let object = frame.levels[level].object else {
      switch frame.levels[level].gap {
      case .missing: return .nothing
      case .blocked(.null, _): return .nullOnTheWay
      default: return .something
      }
    }
    guard object.container.contains(key) else { return .nothing }
    return (try? object.container.decodeNil(forKey: key)) == true ? .null : .something
  }

  // One question to the container, of the type itself as synthesized code asks it, is all that most
  // fields cost.

  /// The string in a slot of an object, nil where there is none or something else; nothing more is found
  /// out.
  func plainString(_ slot: Int) -> String? {
    guard let (object, key) = keyed(slot) else { return nil }
    return (try? object.container.decodeIfPresent(String.self, forKey: key)) ?? nil
  }

  /// The truth in a slot of an object, nil where there is none or something else.
  func plainBool(_ slot: Int) -> Bool? {
    guard let (object, key) = keyed(slot) else { return nil }
    return (try? object.container.decodeIfPresent(Bool.self, forKey: key)) ?? nil
  }

  /// The integer in a slot of an object, nil where there is none or one that needs a closer look. A decimal
  /// is asked for, because it alone tells a fraction that a double would not; see `integer`.
  func plainInteger(_ slot: Int) -> Int64? {
    guard let (object, key) = keyed(slot),
      let exact = (try? object.container.decodeIfPresent(Decimal.self, forKey: key)) ?? nil
    else { return nil }
    let number = NSDecimalNumber(decimal: exact).int64Value
    return Decimal(number) == exact ? number : nil
  }

  @inline(__always)
  private func keyed(_ slot: Int) -> (Object, ContractKey)? {
    guard let frame, let contract = frame.contract else { return nil }
    let (level, key) = contract.homes[slot]
    guard let object = frame.levels[level].object else { return nil }
    return (object, key)
  }

  /// Where a slot's value is to be decoded from.
  private enum Place {
    case keyed(Object, ContractKey)
    case unkeyed(Frame, any UnkeyedDecodingContainer)
    case root
    case fetched(Reader.Fetched)
  }

  private func place(_ slot: Int) -> Place {
    guard let frame else { return .root }
    if let list = frame.list { return .unkeyed(frame, list) }
    guard let contract = frame.contract else { return .fetched(.missing) }
    let (level, key) = contract.homes[slot]
    return frame.levels[level].object.map { .keyed($0, key) } ?? .fetched(frame.levels[level].gap)
  }

  /// Decodes the value in a slot; nil where it is of another type.
  private func decode<Value: Decodable>(_ type: Value.Type, _ place: Place) -> Value? {
    switch place {
    case .keyed(let object, let key): return try? object.container.decode(type, forKey: key)
    case .root: return try? decoder.singleValueContainer().decode(type)
    case .fetched: return nil
    case .unkeyed(let frame, var list):
      guard let value = try? list.decode(type) else { return nil }
      frame.list = list
      return value
    }
  }

  private func isNull(_ place: Place) -> Bool {
    switch place {
    case .keyed(let object, let key):
      return (try? object.container.decodeNil(forKey: key)) == true
    case .root: return (try? decoder.singleValueContainer().decodeNil()) == true
    case .fetched: return false
    case .unkeyed(_, var list): return (try? list.decodeNil()) == true
    }
  }

  func fetch(_ slot: Int, _ wanted: Reader.Wanted) -> Reader.Fetched {
    let place = place(slot)
    if case .fetched(let found) = place { return found }
    if case .keyed(let object, let key) = place, !object.container.contains(key) { return .missing }
    switch wanted {
    case .string: if let text = decode(String.self, place) { return .string(text) }
    case .integer: if let number = integer(place) { return number }
    case .bool: if let truth = decode(Bool.self, place) { return .bool(truth) }
    case .double: if let number = decode(Double.self, place) { return .double(number) }
    }
    return whatIs(place, wanted)
  }

  /// Decodes an integer; nil where there is none. `JSONDecoder` cuts a fraction off where a double
  /// would, such as `1.00000000000000000001`, so the number is looked at again.
  private func integer(_ place: Place) -> Reader.Fetched? {
    guard let number = decode(Int64.self, place) else { return nil }
    // The place still is where the number begins, and only one of the two moves the list on.
    let end = frame?.list
    let exact = decode(Decimal.self, place)
    frame?.list = end
    return exact.map { .integer(of: $0) } ?? .integer(number)
  }

  /// Finds out what stands where another type was wanted.
  private func whatIs(_ place: Place, _ wanted: Reader.Wanted) -> Reader.Fetched {
    if isNull(place) { return .null }
    if let truth = decode(Bool.self, place) { return .bool(truth) }
    if let text = decode(String.self, place) { return .string(text) }
    // A double rounds integers past 2^53.
    if wanted == .integer, let number = decode(Decimal.self, place) { return .integer(of: number) }
    if let number = decode(Double.self, place) {
      return wanted == .integer ? .integer(of: number) : .double(number)
    }
    if nestedList(place) != nil { return .array }
    if nestedObject(place) != nil { return .object }
    // All that is left is a number that no double holds.
    return wanted == .integer || wanted == .double ? .unfit(.outOfRange) : .double(.infinity)
  }

  private func nestedObject(_ place: Place) -> Object? {
    switch place {
    case .keyed(let object, let key):
      return try? Object(object.container.nestedContainer(keyedBy: ContractKey.self, forKey: key))
    case .root: return try? Object(decoder.container(keyedBy: ContractKey.self))
    case .fetched: return nil
    case .unkeyed(let frame, var list):
      guard let object = try? list.nestedContainer(keyedBy: ContractKey.self) else { return nil }
      frame.list = list
      return Object(object)
    }
  }

  private func nestedList(_ place: Place) -> (any UnkeyedDecodingContainer)? {
    switch place {
    case .keyed(let object, let key):
      return try? object.container.nestedUnkeyedContainer(forKey: key)
    case .root: return try? decoder.unkeyedContainer()
    case .fetched: return nil
    case .unkeyed(let frame, var list):
      guard let inner = try? list.nestedUnkeyedContainer() else { return nil }
      frame.list = list
      return inner
    }
  }

  func open(_ slot: Int, _ contract: RecordContract) -> Reader.Fetched? {
    guard let root = nestedObject(place(slot)) else {
      let found = fetch(slot, .string)
      frame = Frame(frame)
      return found
    }
    var levels = [Level(object: root)]
    levels.reserveCapacity(contract.levels.count)
    // A level's parent comes before it, so one pass in order opens all of them.
    for level in contract.levels {
      guard let (parent, key) = level.parent else { continue }
      levels.append(self.level(under: levels[parent], key, depth: level.depth))
    }
    frame = Frame(frame, contract: contract, levels: levels)
    return nil
  }

  private func level(under parent: Level, _ key: ContractKey, depth: Int) -> Level {
    guard let object = parent.object else { return parent }
    if let inner = nestedObject(.keyed(object, key)) { return Level(object: inner) }
    guard object.container.contains(key) else { return Level(object: nil) }
    let found = whatIs(.keyed(object, key), .string)
    return Level(object: nil, gap: .blocked(found, depth: depth))
  }

  func openList(_ slot: Int) -> Reader.OpenList? {
    guard let list = nestedList(place(slot)) else { return nil }
    frame = Frame(frame, list: list)
    return Reader.OpenList(count: list.count)
  }

  var isAtEndOfList: Bool { frame?.list?.isAtEnd ?? true }
}

extension Reader {
  /// Decodes one value.
  ///
  /// - Throws: `DecodingError` with the key path of the value that breaks the contract.
  static func read<Value: ContractValue>(_ decoder: any Decoder) throws -> Value {
    var reader = Reader(.decoder(DecoderSource(decoder)))
    do {
      return try reader.readRoot()
    } catch {
      throw error.decodingError(under: decoder.codingPath)
    }
  }
}

extension ContractViolation {
  /// The same violation as a `DecodingError`, its key path under that of what is being decoded.
  fileprivate func decodingError(under prefix: [any CodingKey]) -> DecodingError {
    let outer = prefix.map { key in
      key.intValue.map(ContractKey.init(intValue:)) ?? ContractKey(stringValue: key.stringValue)
    }
    let path = outer + codingPath
    let whole = ContractViolation(
      keyPath: KeyPathNotation.text(of: path), expected: expected, found: found, why: why,
      position: position, codingPath: path)
    let context = DecodingError.Context(
      codingPath: prefix + codingPath, debugDescription: whole.description, underlyingError: whole)
    return .dataCorrupted(context)
  }
}
