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

/// Types and rules of what fields, arguments and parameters hold.
extension Comparison {
  /// Compares the types of two values, then their rules.
  func compareValues(
    _ one: Value, _ other: Value, _ subject: String, _ scope: Scope, _ form: WireForm
  ) {
    guard one.type != other.type else {
      // The rules of a scalar of that name are compared where it is declared.
      compareRules(one.constraints, other.constraints, subject, one.span, other.span, scope)
      return
    }
    guard compareTypes(one, other, subject, scope, form) else { return }
    compareRules(
      old.constraints(one.type, one.constraints), new.constraints(other.type, other.constraints),
      subject, one.span, other.span, scope)
  }

  /// Compares the types of two values.
  ///
  /// - Returns: Whether values of both types are the same on the wire, so that their rules say what
  ///   differs.
  private func compareTypes(
    _ one: Value, _ other: Value, _ subject: String, _ scope: Scope, _ form: WireForm
  ) -> Bool {
    let oldFits = Fit(self, fromOld: true, form)
    let newFits = Fit(self, fromOld: false, form)
    let isOldNew = oldFits.allows(one.type, other.type)
    let isNewOld = newFits.allows(other.type, one.type)
    let isSameInSwift = old.swiftType(one.type) == new.swiftType(other.type)
    if isOldNew, isNewOld, isSameInSwift { return true }
    let rule: DiffRule =
      switch (one.type, other.type, isOldNew, isNewOld) {
      case (.list, .list, true, true): .swiftTypeChanged
      case (.list, .list, _, _): .typeChanged
      case (_, .list, _, _): .becameList
      case (.list, _, _, _): .becameSingle
      case (_, _, true, true): .swiftTypeChanged
      case (_, _, true, false): .typeWidened
      case (_, _, false, true): .typeNarrowed
      case (_, _, false, false): .typeChanged
      }
    var received: Set<Party> = []
    if !newFits.isRead(other.type, one.type) { received.insert(.clients) }
    if !oldFits.isRead(one.type, other.type) { received.insert(.servers) }
    var sent: Set<Party> = []
    if !isOldNew { sent.insert(.clients) }
    if !isOldNew, !isNewOld { sent.insert(.servers) }
    addIfDifferent(
      rule, subject, "has another type", (one.type.spelt, other.type.spelt), old: one.span,
      new: other.span,
      scope.effects(received: received, sent: sent, source: !isSameInSwift))
    return isOldNew && isNewOld
  }

  /// Compares what is asked of a value beyond its type. A client does not check it where it reads.
  func compareRules(
    _ one: Constraints, _ other: Constraints, _ subject: String, _ oldSpan: SourceSpan,
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
