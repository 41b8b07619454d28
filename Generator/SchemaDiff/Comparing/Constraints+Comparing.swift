import ContractModel

extension Constraints {
  /// Whether every value that these allow, the others allow too.
  func fits(in other: Constraints) -> Bool {
    fits(range, other.range) && fits(length, other.length) && fits(bytes, other.bytes)
      && Set(other.refused.map { Array($0.utf8) }).isSubset(of: refused.map { Array($0.utf8) })
      && (other.characterSet.map { allowed in characterSet?.isSubset(of: allowed) == true } ?? true)
  }

  private func fits<Bound>(_ one: ClosedRange<Bound>?, _ other: ClosedRange<Bound>?) -> Bool {
    guard let other else { return true }
    guard let one else { return false }
    return other.lowerBound <= one.lowerBound && one.upperBound <= other.upperBound
  }

  /// Whether every integer that these allow is, spelt, a text that the others allow.
  func integersFit(in text: Constraints) -> Bool {
    let range = range ?? .min ... .max
    let ends = [range.lowerBound, range.upperBound, 0, -1].filter(range.contains)
    let widths = ends.map { String($0).utf8.count }
    let digits = Set(
      (range.lowerBound < 0 ? "-0123456789" : "0123456789").unicodeScalars.map(\.value))
    guard let least = widths.min(), let most = widths.max() else { return false }
    return fits(least...most, text.length) && fits(least...most, text.bytes)
      && text.characterSet.map(digits.isSubset) ?? true
      && !text.refused.contains { Int64($0).map(range.contains) ?? false }
  }

  /// The characters that may stand; nil where all may.
  private var characterSet: Set<UInt32>? {
    guard let characters else { return nil }
    let scalars = characters.unicodeScalars.map(\.value)
    var set: Set<UInt32> = []
    var index = 0
    while index < scalars.count {
      if index + 2 < scalars.count, scalars[index + 1] == 0x2D, scalars[index] <= scalars[index + 2]
      {
        set.formUnion(scalars[index]...scalars[index + 2])
        index += 3
      } else {
        set.insert(scalars[index])
        index += 1
      }
    }
    return set
  }

  /// The rules that two do not share, as a schema writes them.
  func differences(from other: Constraints) -> (old: String, new: String) {
    let (one, other) = (rules, other.rules)
    let differing = one.indices.filter { one[$0] != other[$0] }
    return (
      differing.map { one[$0] }.joined(separator: ", "),
      differing.map { other[$0] }.joined(separator: ", ")
    )
  }

  private var rules: [String] {
    [
      characters.map { "characters \($0)" } ?? "any characters",
      length.map { "length \($0.spelt)" } ?? "any length",
      bytes.map { "bytes \($0.spelt)" } ?? "any bytes",
      range.map { "range \($0.spelt)" } ?? "any number",
      refused.isEmpty ? "no text refused" : "not \(refused.joined(separator: " or "))",
      isTrimmed ? "trimmed" : "not trimmed",
    ]
  }

  /// The rules that ask for something, as a schema writes them.
  var asked: [String] {
    let nothing = Constraints.none.rules
    return rules.indices.filter { rules[$0] != nothing[$0] }.map { rules[$0] }
  }
}

extension ClosedRange where Bound: FixedWidthInteger {
  /// The range as a schema writes it.
  var spelt: String {
    if lowerBound == upperBound { return "\(lowerBound)" }
    return (lowerBound == .min ? "" : "\(lowerBound)") + ".."
      + (upperBound == .max ? "" : "\(upperBound)")
  }
}
