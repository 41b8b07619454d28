/// A JSON value free of its text: what a tool compares, keeps and prints.
///
/// Two values are equal if they say the same: numbers compare by value, exactly (`1`, `1.0` and
/// `10e-1` are equal), strings and names by their Unicode scalars (not by canonical equivalence, as
/// Swift's `==` would), objects without regard to order.
public enum JSONValue: Sendable {
  /// The literal `null`.
  case null
  /// The literal `true` or `false`.
  case bool(Bool)
  /// A number, as its source text. Text that is no JSON number equals only itself.
  case number(String)
  /// A string, decoded.
  case string(String)
  /// An array, in order.
  case array([JSONValue])
  /// An object, in the order its members were written.
  case object([Member])

  /// A member of an object.
  public struct Member: Sendable {
    /// The member's key, decoded.
    public var name: String
    /// The member's value.
    public var value: JSONValue

    /// A member with this key and value.
    public init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// Reads a JSON text.
  ///
  /// - Throws: `JSONError` with the first fault of the text.
  public init(json: String) throws(JSONError) {
    self = try JSONDocument(Array(json.utf8)).root.value
  }

  /// What the value is.
  public var kind: JSONKind {
    switch self {
    case .null: .null
    case .bool: .boolean
    case .number: .number
    case .string: .string
    case .array: .array
    case .object: .object
    }
  }
}
