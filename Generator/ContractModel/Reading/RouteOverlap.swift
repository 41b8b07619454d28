import ContractRuntime

/// Finds out whether two kinds of route match the same thing.
struct RouteOverlap {
  /// What each parameter may be.
  private let matchers: [String: SegmentMatcher]
  /// Whether two parameters may be the same, as far as it was asked.
  private var meetings: [Set<String>: Bool] = [:]

  init(_ routes: Routes, enums: [EnumType], base: (TypeReference) -> BaseType?) {
    matchers = Dictionary(
      routes.parameters.map { ($0.name, Self.matcher($0, enums, base)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Something that both match, nil where there is nothing.
  mutating func example(_ one: Routes.Pattern, _ other: Routes.Pattern) -> String? {
    switch (one, other) {
    case (.path(let first), .path(let second)):
      return commonPieces(first, second)?.joined(separator: "/")
    case (.url(let first), .url(let second)): return commonURL(first, second)
    case (.fields(let first), .fields(let second)):
      guard Set(first) == Set(second) else { return nil }
      return first.isEmpty ? "no field" : first.joined(separator: ", ")
    default: return nil
    }
  }

  /// - Parameter mayHoldSlash: Whether a slash can stand in a piece, as it can where it is encoded.
  private mutating func commonPieces(
    _ one: [Routes.Segment], _ other: [Routes.Segment], mayHoldSlash: Bool = false
  ) -> [String]? {
    guard one.count == other.count else { return nil }
    for (first, second) in zip(one, other) where !mayMeet(first, second) { return nil }
    var pieces: [String] = []
    for (first, second) in zip(one, other) {
      guard
        let common = matcher(first).commonText(with: matcher(second), mayHoldSlash: mayHoldSlash)
      else { return nil }
      pieces.append(common)
    }
    return pieces
  }

  /// Unknown items are ignored, so that a URL with the items of both matches both, unless an item
  /// that both know can have no value that suits both.
  private mutating func commonURL(_ one: Routes.URLPattern, _ other: Routes.URLPattern) -> String? {
    guard one.scheme == other.scheme, one.host == other.host,
      let path = commonPieces(one.path, other.path, mayHoldSlash: true)
    else { return nil }
    var items: [(name: String, value: String?)] = []
    for item in one.query + other.query {
      guard !items.contains(where: { $0.name.isExactly(item.name) }) else { continue }
      let known = [one, other].compactMap { url in
        url.query.first { $0.name.isExactly(item.name) }
      }
      let values = known.map(\.value)
      let common = commonPieces([values[0]], [values[values.count - 1]], mayHoldSlash: true)
      if common == nil, !known.allSatisfy(\.isOptional) { return nil }
      items.append((item.name, common?.first))
    }
    return URLRouteTable.url(scheme: one.scheme, host: one.host, path: path, query: items)
  }

  private mutating func mayMeet(_ one: Routes.Segment, _ other: Routes.Segment) -> Bool {
    guard case .parameter(let first) = one, case .parameter(let second) = other else {
      return matcher(one).mayMeet(matcher(other))
    }
    let names: Set = [first, second]
    if let known = meetings[names] { return known }
    let answer = matcher(one).mayMeet(matcher(other))
    meetings[names] = answer
    return answer
  }

  private func matcher(_ segment: Routes.Segment) -> SegmentMatcher {
    switch segment {
    case .literal(let literal): .literal(literal)
    case .parameter(let name): matchers[name] ?? .text(.none)
    }
  }

  private static func matcher(
    _ parameter: Routes.Parameter, _ enums: [EnumType], _ base: (TypeReference) -> BaseType?
  ) -> SegmentMatcher {
    if case .enumeration(let name) = parameter.type,
      let type = enums.first(where: { $0.name == name }), type.isClosed
    {
      return .oneOf(type.values.map(\.text))
    }
    return base(parameter.type) == .string
      ? .text(parameter.constraints)
      : .integer(parameter.constraints.range ?? .min ... .max)
  }
}
