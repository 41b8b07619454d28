/// What a path or a URL was found to be: a kind of route and its parameters.
///
/// It looks at the text where that lies, so it can be neither copied nor kept: `match(_:_:)` of a table
/// lends it.
public struct RouteMatch: ~Copyable {
  /// The place of the kind in its table.
  public let kind: Int
  /// What the parameters' texts stand in.
  private let text: UnsafeBufferPointer<UInt8>
  private let values: UnsafeBufferPointer<Value>

  /// A parameter that was found; its text is made when it is asked for.
  enum Value {
    case leftOut
    case text(start: Int, end: Int)
    case integer(Int64)
  }

  /// - Parameters:
  ///   - values: The parameters in their order.
  ///   - text: UTF-8 in which their texts stand.
  init(
    kind: Int, _ values: UnsafeBufferPointer<Value>, in text: UnsafeBufferPointer<UInt8>
  ) {
    (self.kind, self.values, self.text) = (kind, values, text)
  }

  /// How many parameters the kind has.
  var count: Int { values.count }

  private subscript(_ parameter: Int) -> Value {
    precondition(parameter >= 0 && parameter < values.count, "a route has no such parameter")
    return values[parameter]
  }

  /// The text of a parameter, counted from 0, nil where it was left out.
  public func textIfPresent(_ parameter: Int) -> String? {
    guard case .text(let start, let end) = self[parameter] else { return nil }
    return String(decoding: text.slice(start..<end), as: UTF8.self)
  }

  /// The number of a parameter, counted from 0, nil where it was left out.
  public func integerIfPresent(_ parameter: Int) -> Int64? {
    if case .integer(let number) = self[parameter] { return number }
    return nil
  }

  /// The text of a parameter that cannot be left out.
  public func text(_ parameter: Int) -> String { textIfPresent(parameter) ?? "" }

  /// The number of a parameter that cannot be left out.
  public func integer(_ parameter: Int) -> Int64 { integerIfPresent(parameter) ?? 0 }
}
