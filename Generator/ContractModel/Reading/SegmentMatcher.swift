import ContractRuntime

/// What one piece of a path, or the value of a query's item, may be, and whether another may be the
/// same.
enum SegmentMatcher {
  case literal(String)
  case oneOf([String])
  case text(Constraints)
  case integer(ClosedRange<Int64>)

  /// Whether the generated parser takes a text for this piece.
  func accepts(_ text: String) -> Bool {
    let segment: RouteTable.Segment =
      switch self {
      case .literal(let literal): .literal(literal)
      case .oneOf(let texts): .oneOf(texts)
      case .text(let constraints): .text(TextRule(constraints))
      case .integer(let range): .integer(IntegerRule(range))
      }
    return segment.matches(text)
  }

  /// Whether it is worth looking for a text that both accept; quick, for there are many pairs.
  func mayMeet(_ other: SegmentMatcher) -> Bool {
    switch (self, other) {
    case (.literal(let literal), let matcher), (let matcher, .literal(let literal)):
      matcher.accepts(literal)
    case (.oneOf(let texts), let matcher), (let matcher, .oneOf(let texts)):
      texts.contains(where: matcher.accepts)
    case (.integer(let one), .integer(let two)): one.overlaps(two)
    case (.text(let one), .text(let two)): one.mayMeet(two)
    case (.integer, .text(let text)), (.text(let text), .integer): text.mayBeNumber
    }
  }

  /// A text that both accept, nil where there is none.
  func commonText(with other: SegmentMatcher, mayHoldSlash: Bool) -> String? {
    candidates(with: other, mayHoldSlash: mayHoldSlash).first {
      (mayHoldSlash || !$0.utf8.contains(Self.slash)) && accepts($0) && other.accepts($0)
    }
  }

  private static let slash = UInt8(ascii: "/")

  /// Texts of which both accept one if they accept any.
  private func candidates(
    with other: SegmentMatcher, mayHoldSlash: Bool
  ) -> any Sequence<String> {
    switch (self, other) {
    case (.literal(let literal), _), (_, .literal(let literal)): [literal]
    case (.oneOf(let texts), _), (_, .oneOf(let texts)): texts
    case (.integer(let one), .integer(let two)):
      [1, one.lowerBound, two.lowerBound].map { String($0) }
    case (.text(let one), .text(let two)): Self.texts(one, two, mayHoldSlash: mayHoldSlash)
    case (.integer(let range), .text(let text)), (.text(let text), .integer(let range)):
      Self.integers(range, text)
    }
  }

  // MARK: Two texts

  /// The shortest texts of characters that both allow: one more than there are texts refused. Each
  /// is made when it is asked for, as it may be long.
  private static func texts(
    _ one: Constraints, _ two: Constraints, mayHoldSlash: Bool
  ) -> some Sequence<String> {
    let count = one.refused.count + two.refused.count + 1
    let ascii = (0x21...0x7E)
      .filter { (mayHoldSlash || $0 != slash) && one.allows($0) && two.allows($0) }
      .map { Character(Unicode.Scalar($0)) }
    var alphabets = [ascii]
    if one.characters == nil, two.characters == nil { alphabets += [["é"], ["€"], ["😀"]] }
    return alphabets.filter { !$0.isEmpty }.lazy.flatMap { alphabet in
      let width = alphabet[0].utf8.count
      let shortest = max(one.shortest(ofWidth: width), two.shortest(ofWidth: width))
      return texts(of: alphabet, from: shortest).prefix(shortest <= longestText ? count : 0)
    }
  }

  /// All texts of an alphabet, the shortest first.
  private static func texts(
    of alphabet: [Character], from shortest: Int
  ) -> some Sequence<String> {
    sequence(state: [Int]()) { indices in
      if indices.isEmpty {
        indices = Array(repeating: 0, count: shortest)
      } else if let last = indices.lastIndex(where: { $0 + 1 < alphabet.count }) {
        indices[last] += 1
        for index in indices.indices[(last + 1)...] { indices[index] = 0 }
      } else {
        indices = Array(repeating: 0, count: indices.count + 1)
      }
      return String(indices.map { alphabet[$0] })
    }
  }

  /// No path is longer.
  private static let longestText = 100_000

  // MARK: An integer and a text

  /// For each number of digits the smallest integers of a range whose characters a text allows: one
  /// more than there are texts refused.
  private static func integers(_ range: ClosedRange<Int64>, _ text: Constraints) -> [String] {
    let digits = (0x30...0x39).filter { text.allows($0) }.map { UInt64($0 - 0x30) }
    var integers: [String] = []
    for (sign, magnitudes) in [("", range.positive), ("-", range.negative)] {
      guard let magnitudes else { continue }
      var power: UInt64 = 1
      for width in 1...19 {
        var least = max(magnitudes.lowerBound, width == 1 ? 0 : power)
        for _ in 0...text.refused.count {
          guard let next = smallest(atLeast: least, of: digits), next <= magnitudes.upperBound
          else { break }
          integers.append(sign + String(next))
          least = next + 1
        }
        power *= 10
      }
    }
    return integers
  }

  /// The smallest number, of as many digits, that is written with these digits.
  private static func smallest(atLeast least: UInt64, of digits: [UInt64]) -> UInt64? {
    let wanted = String(least).utf8.map { UInt64($0 - 0x30) }
    let valid = wanted.prefix { digits.contains($0) }.count
    if valid == wanted.count { return least }
    for place in (0...valid).reversed() {
      guard let next = digits.first(where: { $0 > wanted[place] }), let lowest = digits.first
      else { continue }
      let rest = Array(repeating: lowest, count: wanted.count - place - 1)
      return (wanted[..<place] + [next] + rest).reduce(0) { $0 * 10 + $1 }
    }
    return nil
  }
}

extension Constraints {
  fileprivate func allows(_ byte: UInt8) -> Bool {
    characters.map { ASCIISet($0).contains(byte) } ?? true
  }

  /// Whether the lengths and the characters of both leave room for a text.
  fileprivate func mayMeet(_ other: Constraints) -> Bool {
    func overlap(_ one: ClosedRange<Int>?, _ two: ClosedRange<Int>?) -> Bool {
      guard let one, let two else { return true }
      return one.overlaps(two)
    }
    guard overlap(length, other.length), overlap(bytes, other.bytes) else { return false }
    guard let characters, let others = other.characters else { return true }
    let (one, two) = (ASCIISet(characters), ASCIISet(others))
    return (0..<0x80).contains { one.contains($0) && two.contains($0) }
  }

  /// Whether a number has a length and a digit that are allowed.
  fileprivate var mayBeNumber: Bool {
    let widths = 1...20
    guard length?.overlaps(widths) ?? true, bytes?.overlaps(widths) ?? true else { return false }
    guard let set = characters.map({ ASCIISet($0) }) else { return true }
    return (0x30...0x39).contains { set.contains($0) }
  }

  /// The fewest characters of so many bytes each.
  fileprivate func shortest(ofWidth width: Int) -> Int {
    let least = bytes?.lowerBound ?? 0
    return max(1, length?.lowerBound ?? 0, least / width + (least % width == 0 ? 0 : 1))
  }
}

extension ClosedRange<Int64> {
  fileprivate var positive: ClosedRange<UInt64>? {
    upperBound < 0 ? nil : UInt64(Swift.max(0, lowerBound))...UInt64(upperBound)
  }

  /// The magnitudes of the numbers below zero.
  fileprivate var negative: ClosedRange<UInt64>? {
    lowerBound < 0 ? Swift.min(-1, upperBound).magnitude...lowerBound.magnitude : nil
  }
}
