import ContractRuntime
import Foundation

/// Where a field's value may be, first place first, and the presence of the field.
protocol AlternativeShape: Sendable {
  static var places: [[String]] { get }
}
protocol AlternativePresence: Sendable {
  static var presence: RecordContract.Presence { get }
}

enum OneOrOther: AlternativeShape { static let places = [["a"], ["b"]] }
enum Flat: AlternativeShape { static let places = [["a"], ["b"], ["c"]] }
enum Nested: AlternativeShape { static let places = [["a", "b"], ["c"], ["d", "e"]] }
enum FlatFirst: AlternativeShape { static let places = [["a"], ["b", "c", "d"]] }
/// Places that lie in the same object.
enum Shared: AlternativeShape { static let places = [["a", "b"], ["a", "c"], ["d"]] }

enum IsRequired: AlternativePresence { static let presence = RecordContract.Presence.required }
enum IsOptional: AlternativePresence { static let presence = RecordContract.Presence.optional }
enum IsNullable: AlternativePresence { static let presence = RecordContract.Presence.nullable }
enum IsLenient: AlternativePresence { static let presence = RecordContract.Presence.lenient }

/// A record with one field in several places, and a neighbour on either side.
protocol AlternativeRecord: ContractPayload {
  associatedtype Shape: AlternativeShape
  associatedtype Presence: AlternativePresence
  associatedtype Value: ContractValue & Hashable
  var value: Value? { get }
}

struct Placed<
  Shape: AlternativeShape, Presence: AlternativePresence, Value: ContractValue & Hashable
>: AlternativeRecord, Hashable {
  let before: Int64?
  let value: Value?
  let after: Int64?

  static var contract: RecordContract {
    RecordContract([
      .init("before", presence: .optional),
      .init(
        path: Shape.places[0], or: Array(Shape.places.dropFirst()), presence: Presence.presence),
      .init("after", presence: .optional),
    ])
  }
  init(reading reader: inout Reader) {
    before = reader.int64IfPresent(0)
    value = Presence.presence == .required ? reader.value(1) : reader.valueIfPresent(1)
    after = reader.int64IfPresent(2)
  }
  func write(to writer: inout Writer) {
    writer.write(before, 0)
    writer.write(value, 1)
    writer.write(after, 2)
  }
}

extension TextSource {
  /// Reads from a source, or from a dictionary of native values where the source is nil.
  static func read<Record: ContractPayload>(
    _ type: Record.Type, _ json: String, from source: TextSource?
  ) throws -> Record {
    if let source { return try source.read(type, json) }
    return try Record(userInfo: JSONValue(json: json).native as? [AnyHashable: Any] ?? [:])
  }
}

extension JSONValue {
  /// The value as a server-side or test's dictionary would hold it.
  var native: Any {
    switch self {
    case .null: NSNull()
    case .bool(let truth): truth
    case .number(let text): Int(text) ?? Double(text) ?? .nan
    case .string(let text): text
    case .array(let elements): elements.map(\.native)
    case .object(let members):
      Dictionary(members.map { ($0.name, $0.value.native) }) { first, _ in first }
    }
  }
}
