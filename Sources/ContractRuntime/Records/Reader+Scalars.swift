import Foundation

/// What generated code calls for a field's value; `IfPresent` is for fields that may be absent.
///
/// Each looks first whether the field's own place holds just what is wanted: that is all there is to do
/// for nearly every field, whenever it must be there and wherever else it may stand.
extension Reader {
  /// The token of the field's own place, where the source is JSON bytes and that place holds a value of
  /// the kind.
  @inline(__always)
  private mutating func token(_ slot: Int, _ kind: JSONKind) -> JSONToken? {
    json.token(frame.base &+ slot, kind)
  }

  @inline(__always)
  private mutating func plainString(_ slot: Int) -> String? {
    switch source {
    case .json: token(slot, .string).map { JSONDocument.text(of: $0, in: json.document.bytes) }
    case .native(let native): native.plainString(frame.base + slot)
    case .decoder(let decoder): decoder.plainString(slot)
    }
  }

  @inline(__always)
  private mutating func plainInteger(_ slot: Int) -> Int64? {
    switch source {
    case .json: token(slot, .number).flatMap { JSONDocument.plainInteger(json.document.bytes, $0) }
    case .native(let native): native.plainInteger(frame.base + slot)
    case .decoder(let decoder): decoder.plainInteger(slot)
    }
  }

  @inline(__always)
  private mutating func plainBool(_ slot: Int) -> Bool? {
    switch source {
    // `true` has four letters.
    case .json: token(slot, .boolean).map { $0.end &- $0.start == 4 }
    case .native: nil
    case .decoder(let decoder): decoder.plainBool(slot)
    }
  }

  @inline(__always)
  private mutating func plainDate(_ slot: Int) -> Date? {
    guard case .json = source else { return plainString(slot).flatMap(Timestamp.date(of:)) }
    guard let token = token(slot, .string), !token.hasEscapes else { return nil }
    return Timestamp.date(of: json.document.bytes, token.range)
  }

  /// Reads a string.
  public mutating func string(_ slot: Int) -> String {
    if let plain = plainString(slot) { return plain }
    let fetched = fetch(slot, .string)
    if case .string(let text) = fetched { return text }
    reject(slot, expected: "a string", found: fetched)
    return ""
  }

  /// Reads a string that may be absent.
  public mutating func stringIfPresent(_ slot: Int) -> String? {
    plainString(slot) ?? ifPresent(slot) { $0.string(slot) }
  }

  /// Reads an integer that fits 64 bits, however it is written.
  public mutating func int64(_ slot: Int) -> Int64 {
    if let plain = plainInteger(slot) { return plain }
    let fetched = fetch(slot, .integer)
    if case .integer(let number) = fetched { return number }
    reject(slot, expected: "an integer that fits 64 bits", found: fetched)
    return 0
  }

  /// Reads an integer that may be absent.
  public mutating func int64IfPresent(_ slot: Int) -> Int64? {
    plainInteger(slot) ?? ifPresent(slot) { $0.int64(slot) }
  }

  /// Reads an integer that fits `Int`, however it is written.
  public mutating func int(_ slot: Int) -> Int {
    if let plain = plainInteger(slot), let fitting = Int(exactly: plain) { return fitting }
    let fetched = fetch(slot, .integer)
    if case .integer(let number) = fetched, let fitting = Int(exactly: number) { return fitting }
    reject(slot, expected: "an integer that fits \(Int.bitWidth) bits", found: fetched)
    return 0
  }

  /// Reads an integer that may be absent.
  public mutating func intIfPresent(_ slot: Int) -> Int? {
    plainInteger(slot).flatMap { Int(exactly: $0) } ?? ifPresent(slot) { $0.int(slot) }
  }

  /// Reads a finite number.
  public mutating func double(_ slot: Int) -> Double {
    let fetched = fetch(slot, .double)
    if case .double(let number) = fetched { return number }
    reject(slot, expected: "a number", found: fetched)
    return 0
  }

  /// Reads a number that may be absent.
  public mutating func doubleIfPresent(_ slot: Int) -> Double? {
    ifPresent(slot) { $0.double(slot) }
  }

  /// Reads true or false; a number is neither.
  public mutating func bool(_ slot: Int) -> Bool {
    if let plain = plainBool(slot) { return plain }
    let fetched = fetch(slot, .bool)
    if case .bool(let truth) = fetched { return truth }
    reject(slot, expected: "true or false", found: fetched)
    return false
  }

  /// Reads true or false, or nothing.
  public mutating func boolIfPresent(_ slot: Int) -> Bool? {
    plainBool(slot) ?? ifPresent(slot) { $0.bool(slot) }
  }

  /// Reads an RFC 3339 timestamp in UTC.
  public mutating func date(_ slot: Int) -> Date {
    if let plain = plainDate(slot) { return plain }
    let fetched = fetch(slot, .string)
    if case .string(let text) = fetched {
      if let date = Timestamp.date(of: text) { return date }
      reject(slot, expected: Timestamp.expectation, found: .foreign("a string that is none"))
    } else {
      reject(slot, expected: Timestamp.expectation, found: fetched)
    }
    return Date(timeIntervalSinceReferenceDate: 0)
  }

  /// Reads a timestamp that may be absent.
  public mutating func dateIfPresent(_ slot: Int) -> Date? {
    plainDate(slot) ?? ifPresent(slot) { $0.date(slot) }
  }

  mutating func closedEnum<Value: ClosedEnum>(_ slot: Int) -> Value {
    let fetched = fetch(slot, .string)
    if case .string(let text) = fetched {
      if let value = Value(rawValue: text) { return value }
      reject(slot, expected: Value.expectation, found: .foreign("another text"))
    } else {
      reject(slot, expected: Value.expectation, found: fetched)
    }
    return Value.placeholder
  }
}

extension ClosedEnum {
  /// Stands for nothing, where a value was refused. The schema reader refuses an empty enum.
  static var placeholder: Self { allCases[allCases.startIndex] }
}

extension Reader.Fetched {
  /// A number that was asked for as an integer.
  static func integer(of number: Double) -> Self {
    if let integer = Int64(exactly: number) { return .integer(integer) }
    return .unfit(number.isFinite && number.rounded() != number ? .fractional : .outOfRange)
  }

  /// A number that was asked for as an integer.
  static func integer(of number: Decimal) -> Self {
    var (number, whole) = (number, Decimal())
    NSDecimalRound(&whole, &number, 0, .plain)
    if whole != number, !number.isNaN { return .unfit(.fractional) }
    return Int64(whole.description).map { .integer($0) } ?? .unfit(.outOfRange)
  }

  /// How a violation names what was found, without quoting it.
  var described: String {
    switch self {
    case .missing: "nothing"
    case .null: "null"
    case .bool: "true or false"
    case .string: "a string"
    case .integer, .double: "a number"
    case .unfit(.fractional): "a number with a fraction"
    case .unfit(.outOfRange): "a number that does not fit"
    case .array: "a list"
    case .object: "an object"
    case .foreign(let text): text
    case .blocked(let inner, _): inner.described
    }
  }
}
