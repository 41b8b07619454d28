import ContractRuntime
import YAMLReader

/// Routes: the kinds of path, and that no path is of two kinds.
extension ContractReader {
  func routes(_ node: YAMLNode) -> Routes? {
    guard var reader = MappingReader(node, "`routes`", problems) else { return nil }
    let parameters = reader.members("parameters").compactMap { parameter($0.name, $0.value) }
    let kindNodes = reader.members("kinds")
    reader.finish()
    let kinds = kindNodes.compactMap { kind($0.name, $0.value, parameters) }
    if kindNodes.isEmpty {
      problems.add(.missingKey, at: node.span, "`routes` needs `kinds:` with one kind at least")
    }
    let routes = Routes(parameters: parameters, kinds: kinds, span: node.span)
    checkOverlaps(routes)
    return routes
  }

  /// A type's name, or a mapping with `type:` and `doc:`.
  private func parameter(_ name: Located, _ node: YAMLNode) -> Routes.Parameter? {
    let swiftName = memberName(name, "a parameter")
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
    return Routes.Parameter(name: swiftName, type: type, doc: doc, span: name.span)
  }

  /// A pattern, or a mapping with `path:`, `swift:` and `doc:`.
  private func kind(
    _ name: Located, _ node: YAMLNode, _ parameters: [Routes.Parameter]
  ) -> Routes.Kind? {
    let swiftName = memberName(name, "a kind of route")
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
    claimTypeName(typeName, "a kind of route")
    guard let pattern, let segments = segments(pattern, parameters) else { return nil }
    return Routes.Kind(
      name: swiftName, swiftName: typeName.text, doc: doc, segments: segments, span: name.span)
  }

  private func segments(
    _ pattern: Located, _ parameters: [Routes.Parameter]
  ) -> [Routes.Segment]? {
    var segments: [Routes.Segment] = []
    var seen: Set<String> = []
    for piece in pattern.text.split(separator: "/", omittingEmptySubsequences: false) {
      if piece.hasPrefix("{"), piece.hasSuffix("}") {
        let name = String(piece.dropFirst().dropLast())
        guard parameters.contains(where: { $0.name == name }) else {
          let mend =
            NearestName.of(name, in: parameters.map(\.name)).map { "did you mean `{\($0)}`?" }
            ?? "`parameters` has \(parameters.map(\.name).listed)"
          problems.add(
            .routePattern, at: pattern.span,
            "there is no parameter \(Diagnostic.quote(name)); \(mend)")
          return nil
        }
        guard seen.insert(name).inserted else {
          problems.add(
            .routePattern, at: pattern.span, "`{\(name)}` stands twice in the pattern")
          return nil
        }
        segments.append(.parameter(name))
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
    for (first, second) in zip(one.segments, other.segments) {
      let candidates = samples(first, routes) + samples(second, routes)
      guard
        let common = candidates.first(where: {
          accepts(first, $0, routes) && accepts(second, $0, routes)
        })
      else { return nil }
      pieces.append(common)
    }
    return pieces.joined(separator: "/")
  }

  /// Texts that a segment accepts, a few of each sort.
  private func samples(_ segment: Routes.Segment, _ routes: Routes) -> [String] {
    switch segment {
    case .literal(let literal): return [literal]
    case .parameter(let name):
      let (base, constraints) = parameterRules(name, routes)
      if base?.isInteger == true {
        let range = constraints.range ?? .min ... .max
        return [max(1, range.lowerBound), range.lowerBound, range.upperBound].map(String.init)
      }
      let set = constraints.characters.map { ASCIISet($0) }
      let characters = (0x21...0x7E).filter { $0 != 0x2F && set?.contains($0) ?? true }
      let shortest = max(1, constraints.length?.lowerBound ?? 1, constraints.bytes?.lowerBound ?? 1)
      return characters.map { byte in
        String(repeating: Character(Unicode.Scalar(byte)), count: shortest)
      }
    }
  }

  private func accepts(_ segment: Routes.Segment, _ text: String, _ routes: Routes) -> Bool {
    switch segment {
    case .literal(let literal): return literal == text
    case .parameter(let name):
      let (base, constraints) = parameterRules(name, routes)
      let table: RouteTable.Segment =
        base?.isInteger == true
        ? .integer(IntegerRule(constraints.range ?? .min ... .max))
        : .text(TextRule(constraints))
      return RouteTable([[table]]).match(text) != nil
    }
  }

  private func parameterRules(
    _ name: String, _ routes: Routes
  ) -> (BaseType?, Constraints) {
    guard let parameter = routes.parameters.first(where: { $0.name == name }) else {
      return (nil, .none)
    }
    guard case .scalar(let scalarName) = parameter.type,
      let scalar = scalars.first(where: { $0.name == scalarName })
    else { return (base(of: parameter.type), .none) }
    return (scalar.base, scalar.constraints)
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
