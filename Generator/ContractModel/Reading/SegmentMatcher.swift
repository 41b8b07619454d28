import ContractRuntime

/// What one piece of a path may be, and whether another may be the same.
enum SegmentMatcher {
  case literal(String)
  case text(Constraints)
  case integer(ClosedRange<Int64>)

  /// Whether the generated parser takes a text for this piece.
  func accepts(_ text: String) -> Bool {
    let segment: RouteTable.Segment =
      switch self {
      case .literal(let literal): .literal(literal)
      case .text(let constraints): .text(TextRule(constraints))
      case .integer(let range): .integer(IntegerRule(range))
      }
    return RouteTable([[segment]]).match(text) != nil
  }

  /// A text that both accept, nil where there is none.
  func commonText(with other: SegmentMatcher) -> String? {
    candidates(with: other).first { accepts($0) && other.accepts($0) }
  }

  /// Texts of which both accept one if they accept any.
  private func candidates(with other: SegmentMatcher) -> [String] {
    switch (self, other) {
    case (.literal(let literal), _), (_, .literal(let literal)): [literal]
    case (.integer(let one), .integer(let two)):
      [1, one.lowerBound, two.lowerBound].map { String($0) }
    case (.text(let one), .text(let two)): Self.texts(one, two)
    case (.integer(let range), .text(let text)), (.text(let text), .integer(let range)):
      Self.integers(range, text)
    }
  }

  // MARK: Two texts

  /// The shortest texts of characters that both allow: one more than there are texts refused.
  private static func texts(_ one: Constraints, _ two: Constraints) -> [String] {
    let count = one.refused.count + two.refused.count + 1
    let ascii = (0x21...0x7E).filter { $0 != 0x2F && one.allows($0) && two.allows($0) }
      .map { Character(Unicode.Scalar($0)) }
    var alphabets = [ascii]
    if one.characters == nil, two.characters == nil { alphabets += [["é"], ["€"], ["😀"]] }
    return alphabets.flatMap { alphabet -> [String] in
      guard let width = alphabet.first?.utf8.count else { return [] }
      let shortest = max(one.shortest(ofWidth: width), two.shortest(ofWidth: width))
      return texts(of: alphabet, from: shortest, count: count)
    }
  }

  private static func texts(of alphabet: [Character], from shortest: Int, count: Int) -> [String] {
    guard shortest <= longestText else { return [] }
    var texts: [String] = []
    for length in shortest..<(shortest + count) {
      var indices = Array(repeating: 0, count: length)
      while texts.count < count {
        texts.append(String(indices.map { alphabet[$0] }))
        guard let last = indices.lastIndex(where: { $0 + 1 < alphabet.count }) else { break }
        indices[last] += 1
        for index in indices.indices[(last + 1)...] { indices[index] = 0 }
      }
    }
    return texts
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
