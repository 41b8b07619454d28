import ContractRuntime
import YAMLReader

/// Routes: the kinds of path, and that no path is of two kinds.
extension ContractReader {
  func routes(_ node: YAMLNode) -> Routes? {
    guard var reader = MappingReader(node, "`routes`", problems) else { return nil }
    let parameterNodes = reader.members("parameters")
    let parameters = (parameterNodes ?? []).compactMap { parameter($0.name, $0.value) }
    let kindsNode = reader.required("kinds")
    let kindNodes = kindsNode?.members("`kinds`", problems) ?? []
    reader.finish()
    let names = parameterNodes?.map(\.name.text)
    let kinds = kindNodes.compactMap { kind($0.name, $0.value, names) }
    if let kindsNode, kindsNode.entries?.isEmpty == true {
      problems.add(
        .invalidValue, at: kindsNode.span, "`kinds` needs one kind at least, and has none")
    }
    let routes = Routes(parameters: parameters, kinds: kinds, span: node.span)
    checkDistinct((parameterNodes ?? []).map(\.name), "parameter")
    checkDistinct(kindNodes.map(\.name), "kind of route")
    if parameters.count == parameterNodes?.count { checkOverlaps(routes) }
    return routes
  }

  /// A type's name, or a mapping with `type:` and `doc:`.
  private func parameter(_ name: Located, _ node: YAMLNode) -> Routes.Parameter? {
    let swiftName = memberName(name, .routeParameter)
    var doc: String?
    let typeName: Located?
    if node.entries != nil {
      guard var reader = MappingReader(node, "a parameter", problems) else { return nil }
      typeName = reader.requiredText("type", at: name.span)
      doc = reader.doc()
      reader.finish()
    } else {
      typeName = node.located("a parameter's type", problems)
    }
    guard let typeName, let type = type(named: typeName) else { return nil }
    guard let base = base(of: type), base == .string || base.isInteger else {
      problems.add(
        .routePattern, at: typeName.span,
        "a parameter is a string or an integer, found `\(typeName.text)`")
      return nil
    }
    if case .enumeration(let name) = type, enums.contains(where: { $0.name == name && $0.isClosed })
    {
      problems.add(
        .routePattern, at: typeName.span,
        "a parameter takes any text, and `\(name)` is closed; leave `closed` out, or write a kind "
          + "for each value")
    }
    return Routes.Parameter(
      name: swiftName, type: type, constraints: rules(of: type), doc: doc, span: name.span)
  }

  /// The rules of a parameter's type. No piece of a path is empty.
  private func rules(of type: TypeReference) -> Constraints {
    var rules = Constraints.none
    if case .scalar(let name) = type, let scalar = scalars.first(where: { $0.name == name }) {
      rules = scalar.constraints
    }
    if base(of: type) == .string {
      let length = rules.length ?? 0...(.max)
      rules.length = max(1, length.lowerBound)...max(1, length.upperBound)
    }
    return rules
  }

  /// A pattern, or a mapping with `path:`, `swift:` and `doc:`.
  private func kind(
    _ name: Located, _ node: YAMLNode, _ parameters: [String]?
  ) -> Routes.Kind? {
    let swiftName = memberName(name, .routeKind)
    var typeName = Located(text: SwiftName.type([name.text]) + "Route", span: name.span)
    var doc: String?
    let pattern: Located?
    if node.entries != nil {
      guard var reader = MappingReader(node, "a kind of route", problems) else { return nil }
      pattern = reader.requiredText("path", at: name.span)
      typeName = reader.text("swift") ?? typeName
      doc = reader.doc()
      reader.finish()
    } else {
      pattern = node.located("a kind of route", problems)
    }
    claimTypeName(typeName.text, for: typeName, "a kind of route")
    guard let pattern, let segments = segments(pattern, parameters) else { return nil }
    return Routes.Kind(
      name: swiftName, swiftName: typeName.text, doc: doc, segments: segments, span: name.span)
  }

  private func segments(_ pattern: Located, _ parameters: [String]?) -> [Routes.Segment]? {
    var segments: [Routes.Segment] = []
    var seen: Set<String> = []
    for piece in pattern.text.split(separator: "/", omittingEmptySubsequences: false) {
      if piece.hasPrefix("{"), piece.hasSuffix("}") {
        let name = String(piece.dropFirst().dropLast())
        guard
          isKnown(
            Located(text: name, span: pattern.span), in: parameters, .routePattern,
            "there is no parameter", otherwise: "`parameters` has")
        else { return nil }
        guard seen.insert(name).inserted else {
          problems.add(
            .routePattern, at: pattern.span, "`{\(name)}` stands twice in the pattern")
          return nil
        }
        segments.append(.parameter(SwiftName.member(name)))
      } else if piece.isEmpty || piece.contains(where: { $0 == "{" || $0 == "}" }) {
        problems.add(
          .routePattern, at: pattern.span,
          "a pattern is pieces with `/` between them, each a text or one `{parameter}`, found "
            + Diagnostic.quote(pattern.text))
        return nil
      } else {
        segments.append(.literal(String(piece)))
      }
    }
    return segments
  }

  // MARK: Overlaps

  private func checkOverlaps(_ routes: Routes) {
    for (index, kind) in routes.kinds.enumerated() {
      for other in routes.kinds[..<index] {
        guard let path = commonPath(kind, other, routes) else { continue }
        problems.add(
          .duplicateRoute, at: kind.span,
          "`\(kind.name)` and `\(other.name)` both match \(Diagnostic.quote(path))",
          notes: [.init("`\(other.name)` is here", at: other.span)])
      }
    }
  }

  /// A path that two kinds match, nil where there is none.
  private func commonPath(_ one: Routes.Kind, _ other: Routes.Kind, _ routes: Routes) -> String? {
    guard one.segments.count == other.segments.count else { return nil }
    var pieces: [String] = []
    for segments in zip(one.segments, other.segments) {
      let (first, second) = (matcher(segments.0, routes), matcher(segments.1, routes))
      guard let common = first.commonText(with: second) else { return nil }
      pieces.append(common)
    }
    return pieces.joined(separator: "/")
  }

  private func matcher(_ segment: Routes.Segment, _ routes: Routes) -> SegmentMatcher {
    switch segment {
    case .literal(let literal): return .literal(literal)
    case .parameter(let name):
      guard let parameter = routes.parameters.first(where: { $0.name == name }) else {
        return .text(.none)
      }
      return base(of: parameter.type) == .string
        ? .text(parameter.constraints)
        : .integer(parameter.constraints.range ?? .min ... .max)
    }
  }
}

extension TextRule {
  /// The rule that constraints make for a text.
  public init(_ constraints: Constraints) {
    self.init(
      characters: constraints.characters, length: constraints.length, bytes: constraints.bytes,
      not: constraints.refused, isTrimmed: constraints.isTrimmed)
  }
}
