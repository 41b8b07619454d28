/// What a path or a URL was found to be: a kind of route and its parameters.
public struct RouteMatch: Sendable {
  /// The place of the kind in its table.
  public let kind: Int
  let values: [Value?]

  enum Value: Sendable {
    case text(String)
    case integer(Int64)
  }

  /// The text of a parameter, counted from 0, nil where it was left out.
  public func textIfPresent(_ parameter: Int) -> String? {
    if case .text(let text) = values[parameter] { return text }
    return nil
  }

  /// The number of a parameter, counted from 0, nil where it was left out.
  public func integerIfPresent(_ parameter: Int) -> Int64? {
    if case .integer(let number) = values[parameter] { return number }
    return nil
  }

  /// The text of a parameter that cannot be left out.
  public func text(_ parameter: Int) -> String { textIfPresent(parameter) ?? "" }

  /// The number of a parameter that cannot be left out.
  public func integer(_ parameter: Int) -> Int64 { integerIfPresent(parameter) ?? 0 }
}
