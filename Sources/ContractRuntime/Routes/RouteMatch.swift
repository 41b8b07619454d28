/// What a path or a URL was found to be: a kind of route and its parameters.
public struct RouteMatch: Sendable {
  /// The place of the kind in its table.
  public let kind: Int
  let values: Values

  init(kind: Int, values: Values) {
    self.kind = kind
    self.values = values
  }

  enum Value: Sendable {
    case text(String)
    case integer(Int64)
  }

  /// The values of parameters; nil for one that was left out. Few kinds have more than three, and a list
  /// would cost more than all else that is done for a path.
  struct Values: RandomAccessCollection, Sendable {
    private var first: Value?
    private var second: Value?
    private var third: Value?
    private var more: [Value?] = []
    let startIndex = 0
    private(set) var endIndex = 0

    mutating func append(_ value: Value?) {
      defer { endIndex += 1 }
      switch endIndex {
      case 0: first = value
      case 1: second = value
      case 2: third = value
      default: more.append(value)
      }
    }

    subscript(_ parameter: Int) -> Value? {
      switch parameter {
      case 0: first
      case 1: second
      case 2: third
      default: more[parameter - 3]
      }
    }
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
