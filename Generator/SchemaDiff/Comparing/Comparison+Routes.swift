import ContractModel

/// Routes: what paths, URLs and payloads lead to.
extension Comparison {
  /// Compares the routes.
  func compareRoutes() {
    let kinds = pair(
      old.contract.routes?.kinds ?? [], new.contract.routes?.kinds ?? [], by: \.name)
    let scope = Scope.received
    for kind in kinds.added {
      // Where there were no routes, no switch can miss a case.
      add(
        .routeAdded, "route \(kind.name)", "was added; deployed clients find no route there",
        old: old.contract.routes?.span, new: kind.span,
        scope.effects(source: old.contract.routes != nil))
    }
    for kind in kinds.removed {
      add(
        .routeRemoved, "route \(kind.name)", "was removed", old: kind.span,
        new: new.contract.routes?.span, scope.effects(source: true))
    }
    for (one, other) in kinds.both { compareKinds(one, other) }
    guard let one = old.contract.routes, let other = new.contract.routes else { return }
    let parameters = pair(one.parameters, other.parameters, by: \.name)
    for (old, new) in parameters.both { compareParameters(old, new) }
  }

  private func compareKinds(_ one: Routes.Kind, _ other: Routes.Kind) {
    let subject = "route \(one.name)"
    compareText((one.doc, other.doc), subject, old: one.span, new: other.span)
    compareSwiftNames((one.swiftName, other.swiftName), subject, old: one.span, new: other.span)
    guard one.pattern != other.pattern else { return }
    let isSource = one.pattern.properties != other.pattern.properties
    let matches = one.pattern.isSame(as: other.pattern)
    if matches == (true, true) {
      addIfDifferent(
        .swiftNameChanged, subject, "has other names in Swift",
        (one.pattern.spelt, other.pattern.spelt),
        old: one.span, new: other.span, Scope().effects(source: true))
      return
    }
    // What one side names, the other finds no route in.
    var received: Set<Party> = []
    if !matches.old { received.insert(.clients) }
    if !matches.new { received.insert(.servers) }
    addIfDifferent(
      .routePatternChanged, subject, "is told by another pattern",
      (one.pattern.spelt, other.pattern.spelt), old: one.span, new: other.span,
      Scope.received.effects(received: received, source: isSource))
  }

  private func compareParameters(_ one: Routes.Parameter, _ other: Routes.Parameter) {
    let subject = "route parameter \(one.name)"
    compareText((one.doc, other.doc), subject, old: one.span, new: other.span)
    let isSource = old.swiftType(one.type) != new.swiftType(other.type)
    let (oldRule, newRule) = (rule(of: one, old), rule(of: other, new))
    guard oldRule != newRule else {
      if isSource {
        addIfDifferent(
          .swiftTypeChanged, subject, "has another type in Swift",
          (one.type.spelt, other.type.spelt),
          old: one.span, new: other.span, Scope().effects(source: true))
      }
      return
    }
    let isNarrower = !oldRule.fits(in: newRule)
    let isWider = !newRule.fits(in: oldRule)
    var received: Set<Party> = []
    if isWider { received.insert(.clients) }
    if isNarrower { received.insert(.servers) }
    addIfDifferent(
      isNarrower ? .routeParameterNarrowed : .routeParameterWidened, subject,
      isNarrower ? "matches less" : "matches more",
      oldRule.differences(from: newRule), old: one.span, new: other.span,
      Scope.received.effects(received: received, source: isSource))
  }

  private func rule(of parameter: Routes.Parameter, _ side: Side) -> RouteRule {
    if case .enumeration(let name) = parameter.type, let type = side.enums[name], type.isClosed {
      return .values(type.values.map(\.text))
    }
    return side.base(of: parameter.type)?.isInteger == true
      ? .integer(parameter.constraints) : .text(parameter.constraints)
  }
}

/// What a parameter matches.
private enum RouteRule: Equatable {
  case values([String])
  case integer(Constraints)
  case text(Constraints)

  /// Whether the other matches all that this does.
  func fits(in other: RouteRule) -> Bool {
    switch (self, other) {
    case (.values(let one), .values(let other)): Set(one).isSubset(of: other)
    case (.integer(let one), .integer(let other)), (.text(let one), .text(let other)):
      one.fits(in: other)
    // Digits are a text; a text that has rules may refuse them.
    case (.integer, .text(let rules)): rules.characters == nil && rules.refused.isEmpty
    case (.values, .text(let rules)):
      rules.characters == nil && rules.refused.isEmpty && rules.length == 1 ... .max
    default: false
    }
  }

  func differences(from other: RouteRule) -> (old: String, new: String) {
    switch (self, other) {
    case (.integer(let one), .integer(let other)), (.text(let one), .text(let other)):
      one.differences(from: other)
    default: (spelt, other.spelt)
    }
  }

  private var spelt: String {
    switch self {
    case .values(let values): "one of " + values.joined(separator: ", ")
    case .integer: "an integer"
    case .text: "a text"
    }
  }
}

extension Routes.Pattern {
  /// The properties of the route's type.
  fileprivate var properties: [String] {
    switch self {
    case .path(let segments): segments.parameterNames
    case .url(let url):
      url.path.parameterNames
        + url.query.flatMap { item in
          [item.value].parameterNames.map { $0 + (item.isOptional ? "?" : "") }
        }
    case .fields(let names): names
    }
  }

  /// Whether the old reader finds all that the new pattern names, and the new one all that this names;
  /// both are of one kind, and their parameters are judged by themselves.
  fileprivate func isSame(as other: Routes.Pattern) -> (old: Bool, new: Bool) {
    switch (self, other) {
    case (.path(let one), .path(let other)):
      let isSame = one.shape == other.shape
      return (isSame, isSame)
    case (.fields(let one), .fields(let other)):
      let isSame = Set(one) == Set(other)
      return (isSame, isSame)
    case (.url(let one), .url(let other)):
      guard one.scheme == other.scheme, one.host == other.host,
        one.path.shape == other.path.shape
      else { return (false, false) }
      return (one.reads(other), other.reads(one))
    default: return (false, false)
    }
  }

  /// The pattern as a schema writes it.
  fileprivate var spelt: String {
    switch self {
    case .path(let segments): return segments.spelt
    case .url(let url):
      let items = url.query.map { item in
        let value = [item.value].spelt
        return item.name + "=" + (item.isOptional ? value.dropLast() + "?}" : value)
      }
      return "\(url.scheme)://\(url.host)" + (url.path.isEmpty ? "" : "/" + url.path.spelt)
        + (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
    case .fields(let names): return "[" + names.joined(separator: ", ") + "]"
    }
  }
}

extension Routes.URLPattern {
  /// Whether a URL of the other pattern has every item that this one needs; what it does not know it
  /// ignores.
  fileprivate func reads(_ other: Routes.URLPattern) -> Bool {
    let items = Dictionary(other.query.map { ($0.name, $0) }) { first, _ in first }
    return query.allSatisfy { item in
      guard let sent = items[item.name] else { return item.isOptional }
      return [item.value].shape == [sent.value].shape && (item.isOptional || !sent.isOptional)
    }
  }
}

extension [Routes.Segment] {
  /// The pieces as a schema writes them.
  fileprivate var spelt: String {
    map { segment in
      switch segment {
      case .literal(let text): text
      case .parameter(let name): "{\(name)}"
      }
    }.joined(separator: "/")
  }
}
