/// What a JSON value is.
public enum JSONKind: UInt8, Sendable, Hashable, CustomStringConvertible {
  /// The literal `null`.
  case null
  /// The literal `true` or `false`.
  case boolean
  /// A number, of whatever spelling.
  case number
  /// A string, or the key of an object's member.
  case string
  /// An array.
  case array
  /// An object.
  case object

  /// The kind's name in lower case, for messages: `null`, `boolean`, `number`, `string`, `array`,
  /// `object`.
  public var description: String {
    switch self {
    case .null: "null"
    case .boolean: "boolean"
    case .number: "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }
}
