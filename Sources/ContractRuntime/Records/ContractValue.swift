import Foundation

/// A value the contract can carry: a record, a scalar, an enum, or a list of them.
public protocol ContractValue: Sendable {
  /// Reads the value in a slot of the object the reader has open.
  ///
  /// Total: where there is no such value the reader remembers the first violation, and what is
  /// returned stands for nothing.
  static func read(_ reader: inout Reader, _ slot: Int) -> Self
  /// Writes the value to a slot of the object the writer has open.
  func write(_ writer: inout Writer, _ slot: Int)
}

extension String: ContractValue {
  /// Reads a string.
  public static func read(_ reader: inout Reader, _ slot: Int) -> String { reader.string(slot) }
  /// Writes the string.
  public func write(_ writer: inout Writer, _ slot: Int) { writer.encode(self, slot) }
}

extension Int: ContractValue {
  /// Reads an integer that fits `Int`.
  public static func read(_ reader: inout Reader, _ slot: Int) -> Int { reader.int(slot) }
  /// Writes the integer.
  public func write(_ writer: inout Writer, _ slot: Int) { writer.encode(self, slot) }
}

extension Int64: ContractValue {
  /// Reads an integer that fits 64 bits.
  public static func read(_ reader: inout Reader, _ slot: Int) -> Int64 { reader.int64(slot) }
  /// Writes the integer.
  public func write(_ writer: inout Writer, _ slot: Int) { writer.encode(self, slot) }
}

extension Double: ContractValue {
  /// Reads a finite number.
  public static func read(_ reader: inout Reader, _ slot: Int) -> Double { reader.double(slot) }
  /// Writes the number.
  public func write(_ writer: inout Writer, _ slot: Int) { writer.encode(self, slot) }
}

extension Bool: ContractValue {
  /// Reads true or false; a number is neither.
  public static func read(_ reader: inout Reader, _ slot: Int) -> Bool { reader.bool(slot) }
  /// Writes true or false.
  public func write(_ writer: inout Writer, _ slot: Int) { writer.encode(self, slot) }
}

extension Date: ContractValue {
  /// Reads an RFC 3339 timestamp in UTC.
  public static func read(_ reader: inout Reader, _ slot: Int) -> Date { reader.date(slot) }
  /// Writes an RFC 3339 timestamp in UTC, to the millisecond.
  public func write(_ writer: inout Writer, _ slot: Int) {
    writer.encode(Timestamp.text(of: self), slot)
  }
}

extension Optional: ContractValue where Wrapped: ContractValue {
  /// Reads a value that may be absent.
  public static func read(_ reader: inout Reader, _ slot: Int) -> Wrapped? {
    reader.valueIfPresent(slot)
  }
  /// Writes the value; nil is null in a nullable field, and no key in any other.
  public func write(_ writer: inout Writer, _ slot: Int) {
    if let self { self.write(&writer, slot) } else { writer.absence(slot) }
  }
}

extension Array: ContractValue where Element: ContractValue {
  /// Reads a list.
  public static func read(_ reader: inout Reader, _ slot: Int) -> [Element] { reader.list(slot) }
  /// Writes the list.
  public func write(_ writer: inout Writer, _ slot: Int) { writer.list(self, slot) }
}
