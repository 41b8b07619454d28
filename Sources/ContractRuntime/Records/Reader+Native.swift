import CoreFoundation
import Foundation

/// Finds a record's fields in a dictionary of Foundation objects or native Swift values.
final class NativeSource {
  enum Slot {
    case missing
    case value(Any)
    case blocked(Any, depth: Int)
  }

  var slots: [Slot]

  init(_ root: Any) {
    slots = [.value(root)]
  }

  /// The string in a slot, nil where there is none or something else; nothing else is found out.
  func plainString(_ at: Int) -> String? {
    guard case .value(let value) = slots[at] else { return nil }
    return value as? String
  }

  /// The integer in a slot, nil where there is none or something else.
  func plainInteger(_ at: Int) -> Int64? {
    guard case .value(let value) = slots[at],
      case .integer(let number) = Self.fetch(value, .integer)
    else { return nil }
    return number
  }

  func held(_ at: Int) -> Reader.Held {
    switch slots[at] {
    case .missing: .nothing
    case .value(let value): Self.isNull(value) ? .null : .something
    case .blocked(let value, _): Self.isNull(value) ? .nullOnTheWay : .something
    }
  }

  func fetch(_ at: Int, _ wanted: Reader.Wanted) -> Reader.Fetched {
    switch slots[at] {
    case .missing: .missing
    case .value(let value): Self.fetch(value, wanted)
    case .blocked(let value, let depth): .blocked(Self.fetch(value, wanted), depth: depth)
    }
  }

  func open(_ at: Int, _ contract: RecordContract) -> Reader.Fetched? {
    let slot = slots[at]
    let base = slots.count
    slots.append(contentsOf: repeatElement(.missing, count: contract.fields.count))
    guard case .value(let value) = slot, let object = Object(value) else {
      return fetch(at, .string)
    }
    fill(level: 0, of: contract, from: object, base: base)
    return nil
  }

  private func fill(level: Int, of contract: RecordContract, from object: Object, base: Int) {
    for member in contract.levels[level].members {
      guard let value = object[member.name] else { continue }
      switch member.target {
      case .field(let slot):
        slots[base + slot] = .value(value)
      case .object(let next):
        if let object = Object(value) {
          fill(level: next, of: contract, from: object, base: base)
        } else {
          for slot in contract.levels[next].fields {
            slots[base + slot] = .blocked(value, depth: contract.levels[next].depth)
          }
        }
      }
    }
  }

  func openList(_ at: Int) -> Int? {
    guard case .value(let value) = slots[at], let list = Self.list(value) else { return nil }
    for element in list { slots.append(.value(element)) }
    return list.count
  }

  // MARK: What a value is

  /// An object, of Swift or of Foundation.
  private enum Object {
    /// All keys are strings, so that the dictionary is asked as it is.
    case plain([String: Any])
    case any([AnyHashable: Any])

    /// Nil where the value is none.
    init?(_ value: Any) {
      if let object = value as? [String: Any] {
        self = .plain(object)
      } else if let object = value as? [AnyHashable: Any] {
        self = .any(object)
      } else {
        return nil
      }
    }

    subscript(key: String) -> Any? {
      switch self {
      case .plain(let object): object[key]
      case .any(let object): object[key]
      }
    }
  }

  private static func isNull(_ value: Any) -> Bool { value is NSNull }

  private static func list(_ value: Any) -> [Any]? {
    value is String ? nil : value as? [Any]
  }

  private static func fetch(_ value: Any, _ wanted: Reader.Wanted) -> Reader.Fetched {
    // An NSNumber casts to any native number and to Bool; ask the object itself first.
    if type(of: value) is AnyClass, let number = value as? NSNumber {
      return fetch(number, wanted)
    }
    if let text = value as? String { return .string(text) }
    if isNull(value) { return .null }
    if let truth = value as? Bool { return .bool(truth) }
    if let integer = value as? any BinaryInteger {
      if wanted != .integer { return .double(Double(integer)) }
      return Int64(exactly: integer).map { .integer($0) } ?? .unfit(.outOfRange)
    }
    if let number = value as? any BinaryFloatingPoint { return fetch(Double(number), wanted) }
    if let number = value as? Decimal { return fetch(number, wanted) }
    if Object(value) != nil { return .object }
    if list(value) != nil { return .array }
    return .foreign("a value that JSON has no word for")
  }

  private static func fetch(_ number: NSNumber, _ wanted: Reader.Wanted) -> Reader.Fetched {
    if CFGetTypeID(number) == CFBooleanGetTypeID() { return .bool(number.boolValue) }
    if let decimal = number as? NSDecimalNumber { return fetch(decimal.decimalValue, wanted) }
    if wanted != .integer { return fetch(number.doubleValue, wanted) }
    // Compared as numbers, so that an unsigned value past Int64 does not wrap.
    if number.compare(NSNumber(value: number.int64Value)) == .orderedSame {
      return .integer(number.int64Value)
    }
    return fetch(number.doubleValue, wanted)
  }

  private static func fetch(_ number: Decimal, _ wanted: Reader.Wanted) -> Reader.Fetched {
    if wanted == .integer { return .integer(of: number) }
    return fetch(NSDecimalNumber(decimal: number).doubleValue, wanted)
  }

  private static func fetch(_ number: Double, _ wanted: Reader.Wanted) -> Reader.Fetched {
    switch wanted {
    case .integer: .integer(of: number)
    case .double: number.isFinite ? .double(number) : .unfit(.outOfRange)
    case .string, .bool: .double(number)
    }
  }
}

extension Reader {
  /// Reads a notification's dictionary as one value.
  static func read<Value: ContractValue>(
    _ userInfo: [AnyHashable: Any]
  ) throws(ContractViolation) -> Value {
    var reader = Reader(.native(NativeSource(userInfo)))
    return try reader.readRoot()
  }
}
