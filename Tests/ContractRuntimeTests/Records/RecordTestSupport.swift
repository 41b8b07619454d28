import ContractRuntime
import Foundation

/// A record with one field, `v`, of any type.
struct One<Value: ContractValue>: ContractPayload {
  let value: Value

  init(_ value: Value) { self.value = value }

  static var contract: RecordContract { RecordContract([.init("v")]) }
  init(reading reader: inout Reader) { value = reader.value(0) }
  func write(to writer: inout Writer) { writer.write(value, 0) }
}

/// A field of each presence, at the top and two levels down, of which the wire's keys need quotes.
struct Fields: ContractPayload, Hashable {
  let required: Int64
  let optional: Int64?
  let nullable: Int64?
  let lenient: Int64?
  let deep: String?
  let deepNullable: String?
  let deepLenient: [One<Int64>.Twin]?

  static let contract = RecordContract([
    .init("required"),
    .init("optional", presence: .optional, since: "v2"),
    .init("nullable", presence: .nullable, since: "v3"),
    .init("lenient", presence: .lenient),
    .init("a.b", "c", "deep", presence: .optional),
    .init("a.b", "c", "null", presence: .nullable),
    .init("a.b", "list", presence: .lenient),
  ])

  init(reading reader: inout Reader) {
    required = reader.int64(0)
    optional = reader.int64IfPresent(1)
    nullable = reader.int64IfPresent(2)
    lenient = reader.int64IfPresent(3)
    deep = reader.stringIfPresent(4)
    deepNullable = reader.stringIfPresent(5)
    deepLenient = reader.listIfPresent(6)
  }

  func write(to writer: inout Writer) {
    writer.write(required, 0)
    writer.write(optional, 1)
    writer.write(nullable, 2)
    writer.write(lenient, 3)
    writer.write(deep, 4)
    writer.write(deepNullable, 5)
    writer.write(deepLenient, 6)
  }
}

extension One where Value == Int64 {
  /// A nested record.
  struct Twin: ContractRecord, Hashable {
    let number: Int64
    static let contract = RecordContract([.init("n")])
    init(reading reader: inout Reader) { number = reader.int64(0) }
    func write(to writer: inout Writer) { writer.write(number, 0) }
  }
}

/// What reading yields: a value, or the key path and what was found there.
enum Reading<Value: Equatable & Sendable>: Equatable, Sendable {
  case value(Value)
  case violation(String, found: String)
}

/// Reads through `body` and keeps what a violation says, also one inside a `DecodingError`.
func reading<Value>(_ body: () throws -> Value) -> Reading<Value>? {
  do {
    return .value(try body())
  } catch let violation as ContractViolation {
    return .violation(violation.keyPath, found: violation.found)
  } catch DecodingError.dataCorrupted(let context) {
    guard let violation = context.underlyingError as? ContractViolation else { return nil }
    let path = context.codingPath.reduce("") { path, key in
      key.intValue.map { KeyPathNotation.appending(index: $0, to: path) }
        ?? KeyPathNotation.appending(key: key.stringValue, to: path)
    }
    return .violation(path, found: violation.found)
  } catch {
    return nil
  }
}

/// The field `v` of a JSON text, from a source.
func value<Value: ContractValue & Equatable>(
  _ type: Value.Type, in json: String, from source: TextSource
) -> Reading<Value>? {
  reading { try source.read(One<Value>.self, json).value }
}

/// Where a JSON text can be read from.
enum TextSource: CaseIterable {
  case bytes, decoder, userInfo

  func read<Record: ContractPayload>(_ type: Record.Type, _ json: String) throws -> Record {
    let data = Data(json.utf8)
    switch self {
    case .bytes: return try Record(json: data)
    case .decoder: return try JSONDecoder().decode(Record.self, from: data)
    case .userInfo:
      let object = try JSONSerialization.jsonObject(with: data)
      return try Record(userInfo: object as? [AnyHashable: Any] ?? [:])
    }
  }
}
