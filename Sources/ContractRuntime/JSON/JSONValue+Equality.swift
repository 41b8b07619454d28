extension JSONValue: Hashable {
  /// Whether two values say the same; see the type's own documentation.
  public static func == (one: JSONValue, other: JSONValue) -> Bool {
    switch (one, other) {
    case (.null, .null): true
    case (.bool(let one), .bool(let other)): one == other
    case (.number(let one), .number(let other)): areEqualNumbers(one, other)
    case (.string(let one), .string(let other)): one.isExactly(other)
    case (.array(let one), .array(let other)): one == other
    case (.object(let one), .object(let other)): areEqualMembers(one, other)
    default: false
    }
  }

  /// Feeds the hash of what `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    switch self {
    case .null: break
    case .bool(let value): hasher.combine(value)
    case .number(let text):
      if let decimal = JSONDecimal(text) {
        hasher.combine(decimal)
      } else {
        hasher.combine(bytesOf: text)
      }
    case .string(let text): hasher.combine(bytesOf: text)
    case .array(let elements): hasher.combine(elements)
    case .object(let members): hasher.combine(Self.sorted(members))
    }
  }

  private static func areEqualNumbers(_ one: String, _ other: String) -> Bool {
    if one.isExactly(other) { return true }
    guard let one = JSONDecimal(one), let other = JSONDecimal(other) else { return false }
    return one == other
  }

  /// Each pair of values is compared once only, so that the time stays in proportion to the value.
  private static func areEqualMembers(_ one: [Member], _ other: [Member]) -> Bool {
    guard one.count == other.count else { return false }
    let isSameOrder = zip(one, other).allSatisfy { $0.name.isExactly($1.name) }
    return isSameOrder ? one == other : sorted(one) == sorted(other)
  }

  /// The members by name. A repeated name, which no text that was read has, keeps its order.
  private static func sorted(_ members: [Member]) -> [Member] {
    members.enumerated().sorted { one, other in
      let (left, right) = (one.element.name, other.element.name)
      if left.utf8.elementsEqual(right.utf8) { return one.offset < other.offset }
      return left.utf8.lexicographicallyPrecedes(right.utf8)
    }.map(\.element)
  }
}

extension JSONValue.Member: Hashable {
  /// Whether two members have the same name, scalar for scalar, and equal values.
  public static func == (one: JSONValue.Member, other: JSONValue.Member) -> Bool {
    one.name.isExactly(other.name) && one.value == other.value
  }

  /// Feeds the hash of what `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(bytesOf: name)
    hasher.combine(value)
  }
}

extension Hasher {
  /// Feeds a text's exact bytes; `String`'s own hash is the same for canonically equivalent texts.
  fileprivate mutating func combine(bytesOf text: String) {
    combine(text.utf8.count)
    for byte in text.utf8 { combine(byte) }
  }
}
