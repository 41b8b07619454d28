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
    for (old, new) in parameters.both {
      compareText(
        (old.doc, new.doc), "route parameter \(new.name)", old: old.span, new: new.span)
    }
    // What stands at one place is compared, whatever it is called there.
    var compared: Set<ParameterPair> = []
    for pair in kinds.both.flatMap({ $0.old.pattern.parameters(besides: $0.new.pattern) })
    where compared.insert(pair).inserted {
      guard let old = one.parameter(pair.old), let new = other.parameter(pair.new) else { continue }
      compareParameters(old, new)
    }
  }

  private func compareKinds(_ one: Routes.Kind, _ other: Routes.Kind) {
    let subject = "route \(one.name)"
    compareText((one.doc, other.doc), subject, old: one.span, new: other.span)
    compareSwiftNames((one.swiftName, other.swiftName), subject, old: one.span, new: other.span)
    guard one.pattern != other.pattern else { return }
    let isSource = old.properties(of: one) != new.properties(of: other)
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
    let subject =
      "route parameter \(one.name)" + (one.name == other.name ? "" : ", now \(other.name)")
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

  private func rule(of parameter: Routes.Parameter, _ side: Side) -> ValueRule {
    // An open enum matches any text.
    if case .enumeration(let name) = parameter.type, side.enums[name]?.isClosed != true {
      return .text(parameter.constraints)
    }
    return side.rule(of: parameter.type, parameter.constraints)
  }
}

/// The names of the parameters at one place of two patterns.
private struct ParameterPair: Hashable {
  var old: String
  var new: String
}

extension Side {
  /// The properties of a route's type.
  fileprivate func properties(of kind: Routes.Kind) -> [String] {
    func properties(_ segments: [Routes.Segment]) -> [String] {
      segments.parameterNames.map { name in
        "\(name): " + (contract.routes?.parameter(name).map { swiftType($0.type) } ?? "")
      }
    }
    return switch kind.pattern {
    case .path(let segments): properties(segments)
    case .url(let url):
      properties(url.path)
        + url.query.flatMap { item in
          properties([item.value]).map { $0 + (item.isOptional ? "?" : "") }
        }
    case .fields(let names): names
    }
  }
}

extension Routes.Pattern {
  /// The parameters at the same places of both.
  fileprivate func parameters(besides other: Routes.Pattern) -> [ParameterPair] {
    switch (self, other) {
    case (.path(let one), .path(let other)): return one.parameters(besides: other)
    case (.url(let one), .url(let other)):
      let items = Dictionary(one.query.map { ($0.name, $0.value) }) { first, _ in first }
      return one.path.parameters(besides: other.path)
        + other.query.flatMap { item in
          items[item.name].map { [$0].parameters(besides: [item.value]) } ?? []
        }
    default: return []
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
  /// The parameters at the same places of both, where they have the same shape.
  fileprivate func parameters(besides other: [Routes.Segment]) -> [ParameterPair] {
    guard shape == other.shape else { return [] }
    return zip(parameterNames, other.parameterNames).map { ParameterPair(old: $0, new: $1) }
  }

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
