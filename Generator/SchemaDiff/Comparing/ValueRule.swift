import ContractModel

/// What a value may be, whatever type says so.
enum ValueRule: Equatable {
  /// One of a few texts.
  case values(Set<String>)
  /// An integer that keeps these rules.
  case integer(Constraints)
  /// A text that keeps these rules; also what no rule can be asked of.
  case text(Constraints)

  /// Whether the other allows all that this does, spelt as text.
  func fits(in other: ValueRule) -> Bool {
    switch (self, other) {
    case (.values(let one), .values(let other)): one.isSubset(of: other)
    case (.integer(let one), .integer(let other)), (.text(let one), .text(let other)):
      one.fits(in: other)
    case (.values(let values), .text(let rules)): values.allSatisfy(rules.admit)
    case (.integer(let one), .text(let rules)): one.integersFit(in: rules)
    case (.values, .integer), (.integer, .values), (.text, .values), (.text, .integer): false
    }
  }

  /// What two do not share, as a schema writes it.
  func differences(from other: ValueRule) -> (old: String, new: String) {
    switch (self, other) {
    case (.integer(let one), .integer(let other)), (.text(let one), .text(let other)):
      one.differences(from: other)
    default: (spelt, other.spelt)
    }
  }

  private var spelt: String {
    switch self {
    case .values(let values): "one of " + values.sorted().joined(separator: ", ")
    case .integer(let rules): (["an integer"] + rules.asked).joined(separator: ", ")
    case .text(let rules): (["a text"] + rules.asked).joined(separator: ", ")
    }
  }
}

extension Side {
  /// What a value may be that is sent: of an enum what it lists, of a list what its elements may be.
  func rule(of type: TypeReference, _ own: Constraints) -> ValueRule {
    switch type {
    case .list(let element): rule(of: element, own)
    case .enumeration(let name):
      .values(Set((enums[name]?.values ?? []).map(\.text).filter(own.admit)))
    case .base, .scalar, .record:
      base(of: type)?.isInteger == true
        ? .integer(constraints(type, own)) : .text(constraints(type, own))
    }
  }
}
