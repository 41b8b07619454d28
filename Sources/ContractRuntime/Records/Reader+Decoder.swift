import Foundation

/// Finds a record's fields through a `Decoder`.
final class DecoderSource {
  /// An object or list that is open.
  enum Frame {
    case root(any Decoder)
    case object(OpenObject)
    case list(any UnkeyedDecodingContainer)
    /// What stands where an object was expected: nothing can be read from it.
    case nothing
  }

  /// A record's object. It is asked for each field, so it is a class: nothing of it is copied then.
  final class OpenObject {
    let contract: RecordContract
    /// What the wire holds for each level of the contract.
    let levels: [Level]

    init(_ contract: RecordContract, _ levels: [Level]) {
      (self.contract, self.levels) = (contract, levels)
    }
  }

  /// The layout of the container is known at run time alone. In an object of its own it costs nothing to
  /// hand on, where an enum that held it would be taken apart by its metadata each time.
  final class Object {
    let container: KeyedDecodingContainer<ContractKey>

    init(_ container: KeyedDecodingContainer<ContractKey>) { self.container = container }
  }

  enum Level {
    case container(Object)
    case missing
    case blocked(Reader.Fetched, depth: Int)
  }

  var frames: [Frame]

  init(_ decoder: any Decoder) {
    frames = [.root(decoder)]
  }

  func held(_ slot: Int) -> Reader.Held {
    guard case .object(let open) = frames[frames.count - 1] else {
      return .something
    }
    let (level, key) = open.contract.homes[slot]
    switch open.levels[level] {
    case .missing: return .nothing
    case .blocked(.null, _): return .nullOnTheWay
    case .blocked: return .something
    case .container(let object):
      guard object.container.contains(key) else { return .nothing }
      return (try? object.container.decodeNil(forKey: key)) == true ? .null : .something
    }
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

  /// The integer in a slot of an object, nil where there is none or one that needs a closer look; see
  /// `integer`.
  func plainInteger(_ slot: Int) -> Int64? {
    guard let (object, key) = keyed(slot),
      let number = (try? object.container.decodeIfPresent(Int64.self, forKey: key)) ?? nil,
      let exact = try? object.container.decode(Decimal.self, forKey: key), exact == Decimal(number)
    else { return nil }
    return number
  }

  @inline(__always)
  private func keyed(_ slot: Int) -> (Object, ContractKey)? {
    guard case .object(let open) = frames[frames.count - 1] else { return nil }
    let (level, key) = open.contract.homes[slot]
    guard case .container(let object) = open.levels[level] else { return nil }
    return (object, key)
  }

  /// Where a slot's value is to be decoded from.
  private enum Place {
    case keyed(Object, ContractKey)
    case unkeyed
    case root(any Decoder)
    case fetched(Reader.Fetched)
  }

  private func place(_ slot: Int) -> Place {
    switch frames[frames.count - 1] {
    case .root(let decoder): return .root(decoder)
    case .list: return .unkeyed
    case .nothing: return .fetched(.missing)
    case .object(let open):
      let (level, key) = open.contract.homes[slot]
      switch open.levels[level] {
      case .missing: return .fetched(.missing)
      case .blocked(let found, let depth): return .fetched(.blocked(found, depth: depth))
      case .container(let object): return .keyed(object, key)
      }
    }
  }

  /// Decodes the value in a slot; nil where it is of another type.
  private func decode<Value: Decodable>(_ type: Value.Type, _ place: Place) -> Value? {
    switch place {
    case .keyed(let object, let key): return try? object.container.decode(type, forKey: key)
    case .root(let decoder): return try? decoder.singleValueContainer().decode(type)
    case .fetched: return nil
    case .unkeyed:
      guard case .list(var container) = frames[frames.count - 1] else { return nil }
      guard let value = try? container.decode(type) else { return nil }
      frames[frames.count - 1] = .list(container)
      return value
    }
  }

  private func isNull(_ place: Place) -> Bool {
    switch place {
    case .keyed(let object, let key):
      return (try? object.container.decodeNil(forKey: key)) == true
    case .root(let decoder): return (try? decoder.singleValueContainer().decodeNil()) == true
    case .fetched: return false
    case .unkeyed:
      guard case .list(var container) = frames[frames.count - 1] else { return false }
      return (try? container.decodeNil()) == true
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
    let start = frames[frames.count - 1]
    guard let number = decode(Int64.self, place) else { return nil }
    let end = frames[frames.count - 1]
    frames[frames.count - 1] = start
    let exact = decode(Decimal.self, place)
    frames[frames.count - 1] = end
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
    case .root(let decoder): return try? Object(decoder.container(keyedBy: ContractKey.self))
    case .fetched: return nil
    case .unkeyed:
      guard case .list(var container) = frames[frames.count - 1] else { return nil }
      guard let object = try? container.nestedContainer(keyedBy: ContractKey.self) else {
        return nil
      }
      frames[frames.count - 1] = .list(container)
      return Object(object)
    }
  }

  private func nestedList(_ place: Place) -> (any UnkeyedDecodingContainer)? {
    switch place {
    case .keyed(let object, let key):
      return try? object.container.nestedUnkeyedContainer(forKey: key)
    case .root(let decoder): return try? decoder.unkeyedContainer()
    case .fetched: return nil
    case .unkeyed:
      guard case .list(var container) = frames[frames.count - 1] else { return nil }
      guard let list = try? container.nestedUnkeyedContainer() else { return nil }
      frames[frames.count - 1] = .list(container)
      return list
    }
  }

  func open(_ slot: Int, _ contract: RecordContract) -> Reader.Fetched? {
    let place = place(slot)
    guard let root = nestedObject(place) else {
      let found = fetch(slot, .string)
      frames.append(.nothing)
      return found
    }
    var levels: [Level] = [.container(root)]
    levels.reserveCapacity(contract.levels.count)
    // A level's parent comes before it, so one pass in order opens all of them.
    for level in contract.levels {
      guard let (parent, key) = level.parent else { continue }
      levels.append(self.level(under: levels[parent], key, depth: level.depth))
    }
    frames.append(.object(OpenObject(contract, levels)))
    return nil
  }

  private func level(under parent: Level, _ key: ContractKey, depth: Int) -> Level {
    guard case .container(let object) = parent else { return parent }
    if let inner = nestedObject(.keyed(object, key)) { return .container(inner) }
    guard object.container.contains(key) else { return .missing }
    return .blocked(whatIs(.keyed(object, key), .string), depth: depth)
  }

  func openList(_ slot: Int) -> Reader.OpenList? {
    guard let list = nestedList(place(slot)) else { return nil }
    frames.append(.list(list))
    return Reader.OpenList(count: list.count)
  }

  var isAtEndOfList: Bool {
    guard case .list(let container) = frames[frames.count - 1] else { return true }
    return container.isAtEnd
  }
}

extension Reader {
  /// Decodes one value.
  ///
  /// - Throws: `DecodingError` with the key path of the value that breaks the contract.
  static func read<Value: ContractValue>(_ decoder: any Decoder) throws -> Value {
    var reader = Reader(.decoder(DecoderSource(decoder)))
    do {
      return try reader.readRoot { Value.read(&$0, 0) }
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
