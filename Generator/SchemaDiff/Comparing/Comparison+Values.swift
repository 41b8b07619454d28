import ContractModel
import YAMLReader

/// A value of the contract: its type, its rules, and where it stands.
struct Value {
  var type: TypeReference
  var constraints: Constraints
  var span: SourceSpan

  init(_ type: TypeReference, _ constraints: Constraints, _ span: SourceSpan) {
    self.type = type
    self.constraints = constraints
    self.span = span
  }
}

/// How values of a type fit in another.
private enum TypeFit {
  /// Both types have the same values.
  case same
  /// The other has more.
  case wider
}

/// Types and rules of what fields, arguments and parameters hold.
extension Comparison {
  /// Compares the types of two values, then their rules.
  func compareValues(
    _ one: Value, _ other: Value, _ subject: String, _ scope: Scope, _ form: WireForm
  ) {
    guard one.type != other.type else {
      // The rules of a scalar of that name are compared where it is declared.
      compareRules(
        .text(one.constraints), .text(other.constraints), subject, one.span, other.span, scope)
      return
    }
    guard let fit = compareTypes(one, other, subject, scope, form) else { return }
    let before = old.rule(of: one.type, one.constraints)
    let after = new.rule(of: other.type, other.constraints)
    // What a wider type allows besides is said already.
    if fit == .wider, before.fits(in: after) { return }
    compareRules(before, after, subject, one.span, other.span, scope)
  }

  /// Compares the types of two values.
  ///
  /// - Returns: How values of the old type fit in the new one, so that their rules say what else
  ///   differs; nil where they do not.
  private func compareTypes(
    _ one: Value, _ other: Value, _ subject: String, _ scope: Scope, _ form: WireForm
  ) -> TypeFit? {
    let oldFits = Fit(self, fromOld: true, form)
    let newFits = Fit(self, fromOld: false, form)
    let isOldNew = oldFits.allows(one.type, other.type)
    let isNewOld = newFits.allows(other.type, one.type)
    let isSameInSwift = old.swiftType(one.type) == new.swiftType(other.type)
    if isOldNew, isNewOld, isSameInSwift { return .same }
    var received: Set<Party> = []
    if !newFits.isRead(other.type, one.type) { received.insert(.clients) }
    if !oldFits.isRead(one.type, other.type) { received.insert(.servers) }
    let rule: DiffRule =
      switch (one.type, other.type, isOldNew, isNewOld) {
      case (.list, .list, true, true) where received.isEmpty: .swiftTypeChanged
      case (.list, .list, _, _): .typeChanged
      case (_, .list, _, _): .becameList
      case (.list, _, _, _): .becameSingle
      case (_, _, true, true): received.isEmpty ? .swiftTypeChanged : .typeChanged
      case (_, _, true, false): .typeWidened
      case (_, _, false, true): .typeNarrowed
      case (_, _, false, false): .typeChanged
      }
    var sent: Set<Party> = []
    if !isOldNew { sent.insert(.clients) }
    if !isOldNew, !isNewOld { sent.insert(.servers) }
    addIfDifferent(
      rule, subject, "has another type", (one.type.spelt, other.type.spelt), old: one.span,
      new: other.span,
      scope.effects(received: received, sent: sent, source: !isSameInSwift))
    return isOldNew ? isNewOld ? .same : .wider : nil
  }

  /// Compares what is asked of a value beyond its type. A client does not check it where it reads.
  func compareRules(
    _ one: ValueRule, _ other: ValueRule, _ subject: String, _ oldSpan: SourceSpan,
    _ newSpan: SourceSpan, _ scope: Scope
  ) {
    guard one != other else { return }
    let isNarrower = !one.fits(in: other)
    addIfDifferent(
      isNarrower ? .valuesNarrowed : .valuesWidened, subject,
      isNarrower ? "allows less" : "allows more",
      one.differences(from: other), old: oldSpan, new: newSpan,
      scope.effects(sent: isNarrower ? [.clients] : []))
  }
}

extension TypeReference {
  /// The type as a schema writes it.
  var spelt: String {
    switch self {
    case .base(let base): base.rawValue
    case .scalar(let name), .enumeration(let name), .record(let name): name
    case .list(let element): "[\(element.spelt)]"
    }
  }
}
