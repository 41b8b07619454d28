import ContractModel
import ContractRuntime

/// The schema of a text with rules.
struct TextSchema {
  private let constraints: Constraints

  init(_ constraints: Constraints) {
    self.constraints = constraints
  }

  var keywords: [(String, JSONValue)] {
    [("type", .string("string"))] + size
      + (constraints.isTrimmed ? rulesWithinWhiteSpace : rules)
  }

  // MARK: Size

  /// JSON Schema counts characters as the contract does, and does not count bytes. Where all are ASCII
  /// that is the same; else a character has one byte at least and four at most.
  ///
  /// Of a text whose white space does not count only the least is known.
  private var size: [(String, JSONValue)] {
    var least = constraints.length?.lowerBound ?? 0
    var most = constraints.length?.upperBound ?? .max
    if let bytes = constraints.bytes {
      let (quarter, rest) = bytes.lowerBound.quotientAndRemainder(dividingBy: 4)
      let fewest = constraints.characters == nil ? quarter + (rest > 0 ? 1 : 0) : bytes.lowerBound
      least = max(least, fewest)
      most = min(most, bytes.upperBound)
    }
    if constraints.isTrimmed { most = .max }
    return (least > 0 ? [("minLength", .number("\(least)"))] : [])
      + (most < .max ? [("maxLength", .number("\(most)"))] : [])
  }

  // MARK: Characters and refused texts

  /// Said by what must not match: that needs no anchor, so that it is the same in every engine.
  private var rules: [(String, JSONValue)] {
    var refused: [JSONValue] = []
    if let characters {
      refused.append(.members([("pattern", .string("[^\(characters)]"))]))
    }
    if !constraints.refused.isEmpty {
      refused.append(.members([("enum", .strings(constraints.refused))]))
    }
    guard let first = refused.first else { return [] }
    return [("not", refused.count == 1 ? first : .members([("anyOf", .array(refused))]))]
  }

  /// The same where white space around the text does not count. Python's `$` makes no difference here,
  /// for a line feed is white space.
  private var rulesWithinWhiteSpace: [(String, JSONValue)] {
    let space = "[\(Self.whiteSpace)]*"
    // A text with white space around it is none that is left without.
    let refused = constraints.refused.filter { TextRule(isTrimmed: true).sent($0).isExactly($0) }
      .map(Pattern.literal)
    return
      (characters.map { [("pattern", .string("^\(space)[\($0)]*\(space)$"))] } ?? [])
      + (refused.isEmpty
        ? []
        : [
          (
            "not",
            .members([
              ("pattern", .string("^\(space)(?:\(refused.joined(separator: "|")))\(space)$"))
            ])
          )
        ])
  }

  /// The characters that may stand, for a set.
  private var characters: String? {
    constraints.characters.map { spelling in
      let set = ASCIISet(spelling)
      return Pattern.set((0..<128 as Range<UInt8>).filter(set.contains).map { Unicode.Scalar($0) })
    }
  }

  /// All white space, for a set; there is none beyond these planes.
  private static let whiteSpace = Pattern.set(
    (0...0xFFFF as ClosedRange<UInt32>).compactMap { Unicode.Scalar($0) }
      .filter(\.properties.isWhitespace))
}
