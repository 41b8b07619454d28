import Foundation

/// Writes a record's fields by slot to an `Encoder`, in the shape of the wire.
public struct Writer {
  /// An object or list that is open.
  final class Frame {
    enum Place {
      case root(any Encoder)
      case list(any UnkeyedEncodingContainer)
      /// A container for each level of the contract, opened when its first field is written.
      case object(RecordContract, levels: [KeyedEncodingContainer<ContractKey>?])
    }
    var place: Place
    init(_ place: Place) { self.place = place }
  }

  private var frames: [Frame]
  private var failure: (any Error)?

  private init(_ encoder: any Encoder) {
    frames = [Frame(.root(encoder))]
  }

  static func write<Value: ContractValue>(_ value: Value, to encoder: any Encoder) throws {
    var writer = Writer(encoder)
    value.write(&writer, 0)
    if let failure = writer.failure { throw failure }
  }

  // MARK: What generated code calls

  /// Writes the fields of a record, in the order of their slots.
  public mutating func write<each Value: ContractValue>(fields: repeat each Value) {
    var slot = 0
    for field in repeat each fields {
      field.write(&self, slot)
      slot += 1
    }
  }

  /// Writes a value to a slot.
  public mutating func write<Value: ContractValue>(_ value: Value, _ slot: Int) {
    value.write(&self, slot)
  }

  // MARK: Places

  /// Writes that there is no value: null for a nullable field, else no key.
  mutating func absence(_ slot: Int) {
    guard case .object(let contract, _) = frames[frames.count - 1].place,
      contract.fields[slot].presence == .nullable
    else { return }
    encode(String?.none, slot)
  }

  mutating func encode(_ value: some Encodable, _ slot: Int) {
    attempt { frame in
      switch frame.place {
      case .root(let encoder):
        var container = encoder.singleValueContainer()
        try container.encode(value)
      case .list(var container):
        try container.encode(value)
        frame.place = .list(container)
      case .object:
        try frame.withContainer(slot) { try $0.encode(value, forKey: $1) }
      }
    }
  }

  mutating func object(
    _ slot: Int, _ contract: RecordContract, _ body: (inout Writer) -> Void
  ) {
    var root: KeyedEncodingContainer<ContractKey>?
    attempt { frame in
      switch frame.place {
      case .root(let encoder): root = encoder.container(keyedBy: ContractKey.self)
      case .list(var container):
        root = container.nestedContainer(keyedBy: ContractKey.self)
        frame.place = .list(container)
      case .object:
        frame.withContainer(slot) {
          root = $0.nestedContainer(keyedBy: ContractKey.self, forKey: $1)
        }
      }
    }
    var levels = [root]
    levels += repeatElement(nil, count: contract.levels.count - 1)
    frames.append(Frame(.object(contract, levels: levels)))
    body(&self)
    frames.removeLast()
  }

  mutating func list<Element: ContractValue>(_ elements: [Element], _ slot: Int) {
    attempt { frame in
      var list: (any UnkeyedEncodingContainer)?
      switch frame.place {
      case .root(let encoder): list = encoder.unkeyedContainer()
      case .list(var container):
        list = container.nestedUnkeyedContainer()
        frame.place = .list(container)
      case .object:
        frame.withContainer(slot) { list = $0.nestedUnkeyedContainer(forKey: $1) }
      }
      return list
    }.map { list in
      frames.append(Frame(.list(list)))
      for (index, element) in elements.enumerated() { element.write(&self, index) }
      frames.removeLast()
    }
  }

  @discardableResult
  private mutating func attempt<Value>(_ body: (Frame) throws -> Value?) -> Value? {
    guard failure == nil else { return nil }
    do {
      return try body(frames[frames.count - 1])
    } catch {
      failure = error
      return nil
    }
  }

  private mutating func attempt(_ body: (Frame) throws -> Void) {
    attempt { frame -> Void? in try body(frame) }
  }
}

extension Writer.Frame {
  /// Runs on the container that holds a slot, opening the objects that lead to it.
  func withContainer(
    _ slot: Int,
    _ body: (inout KeyedEncodingContainer<ContractKey>, ContractKey) throws -> Void
  ) rethrows {
    guard case .object(let contract, var levels) = place else { return }
    let (level, key) = contract.homes[slot]
    guard var container = container(level, of: contract, in: &levels) else { return }
    try body(&container, key)
    levels[level] = container
    place = .object(contract, levels: levels)
  }

  private func container(
    _ level: Int, of contract: RecordContract,
    in levels: inout [KeyedEncodingContainer<ContractKey>?]
  ) -> KeyedEncodingContainer<ContractKey>? {
    if let open = levels[level] { return open }
    guard let (parent, key) = contract.levels[level].parent,
      var container = container(parent, of: contract, in: &levels)
    else { return nil }
    let nested = container.nestedContainer(keyedBy: ContractKey.self, forKey: key)
    levels[parent] = container
    levels[level] = nested
    return nested
  }
}
