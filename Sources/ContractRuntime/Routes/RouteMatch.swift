/// What a path or a URL was found to be: a kind of route and its parameters.
public struct RouteMatch: Sendable {
  /// The place of the kind in its table.
  public let kind: Int
  let values: Values
  /// What the ranges of texts count in, in bytes of UTF-8.
  private let source: String

  init(kind: Int, values: Values, in source: String) {
    self.kind = kind
    self.values = values
    self.source = source
  }

  /// A text is made when it is asked for: until then nothing is counted by reference or copied.
  enum Value: Sendable {
    case text(Range<Int>)
    case integer(Int64)
  }

  /// The values of parameters; nil for one that was left out. Few kinds have more than three, and a list
  /// would cost more than all else that is done for a path.
  struct Values: RandomAccessCollection, Sendable {
    private var first: Value?
    private var second: Value?
    private var third: Value?
    private var more: [Value?] = []
    var startIndex: Int { 0 }
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
    guard case .text(let range) = values[parameter] else { return nil }
    let text = source.utf8.withContiguousStorageIfAvailable {
      String(decoding: UnsafeBufferPointer(rebasing: $0[range]), as: UTF8.self)
    }
    // Objective-C may hold it.
    return text
      ?? String(
        decoding: source.utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
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
