import ContractModel

/// Routes: a type for each kind, and the parser of paths.
struct RouteEmitter {
  let contract: Contract

  init(_ contract: Contract) {
    self.contract = contract
  }

  func emit(_ routes: Routes) -> String {
    """
    /// What a path names.
    public enum Route: Hashable, Sendable {
    \(routes.kinds.map { SwiftText.doc($0.doc ?? $0.name, indentation: 2) + "  case \(SwiftText.name($0.name))(\($0.swiftName))\n" }.joined())
      private enum Parameter {
    \(routes.parameters.map { "    static let \(SwiftText.name($0.name)): RouteTable.Segment = \(rule($0))\n" }.joined())\
      }

      /// The kinds of path, in the order of the cases.
      private static let table = RouteTable([
    \(routes.kinds.map { "    [\($0.segments.map { segment($0, routes) }.joined(separator: ", "))],\n" }.joined())\
      ])

      /// What a path names, nil where it is of no kind this contract knows.
      ///
      /// The path is taken as it stands: no leading slash, no percent-encoding, nothing trimmed.
      public init?(path: String) {
        guard let match = Self.table.match(path) else { return nil }
        switch match.kind {
    \(routes.kinds.enumerated().map { "    case \($0): self = .\(SwiftText.name($1.name))(\(construction($1, routes)))\n" }.joined())\
        default: return nil
        }
      }

      /// The path, exactly as it was parsed.
      public var path: String {
        switch self {
    \(routes.kinds.map { "    case .\(SwiftText.name($0.name))(let route): route.path\n" }.joined())\
        }
      }
    }

    \(routes.kinds.map { type($0, routes) }.joined(separator: "\n"))
    """
  }

  private func parameters(_ kind: Routes.Kind, _ routes: Routes) -> [Routes.Parameter] {
    kind.segments.compactMap { segment in
      guard case .parameter(let name) = segment else { return nil }
      return routes.parameters.first { $0.name == name }
    }
  }

  private func isInteger(_ parameter: Routes.Parameter) -> Bool {
    contract.base(of: parameter.type)?.isInteger == true
  }

  private func segment(_ segment: Routes.Segment, _ routes: Routes) -> String {
    switch segment {
    case .literal(let text): return ".literal(\(SwiftText.literal(text)))"
    case .parameter(let name): return "Parameter.\(SwiftText.name(name))"
    }
  }

  private func rule(_ parameter: Routes.Parameter) -> String {
    let constraints = contract.constraints(parameter.type, .none)
    if isInteger(parameter) {
      let rule = constraints.integerRule(contract.base(of: parameter.type))
      return ".integer(\(rule ?? "IntegerRule(.min ... .max)"))"
    }
    return ".text(\(constraints.textRule ?? "TextRule()"))"
  }

  private func construction(_ kind: Routes.Kind, _ routes: Routes) -> String {
    let arguments = parameters(kind, routes).enumerated().map { index, parameter in
      let type = contract.swiftType(parameter.type)
      var value = "match.\(isInteger(parameter) ? "integer" : "text")(\(index))"
      if contract.base(of: parameter.type) == .int { value = "Int(\(value))" }
      if case .scalar(let name) = parameter.type, contract.scalar(name)?.isDistinct == true {
        value = "\(type)(rawValue: \(value))"
      }
      if case .enumeration = parameter.type { value = "\(type)(rawValue: \(value))" }
      return "\(SwiftText.name(parameter.name)): \(value)"
    }
    return "\(kind.swiftName)(\(arguments.joined(separator: ", ")))"
  }

  private func type(_ kind: Routes.Kind, _ routes: Routes) -> String {
    let parameters = parameters(kind, routes)
    let properties = parameters.map {
      SwiftText.doc($0.doc ?? $0.name, indentation: 2)
        + "  public let \(SwiftText.name($0.name)): \(contract.swiftType($0.type))\n"
    }
    let list = parameters.map { "\(SwiftText.name($0.name)): \(contract.swiftType($0.type))" }
    let assignments = parameters.map {
      "    self.\(SwiftText.name($0.name)) = \(SwiftText.name($0.name))\n"
    }
    return """
      \(SwiftText.doc(kind.doc ?? kind.name))\
      public struct \(kind.swiftName): Hashable, Sendable {
      \(properties.joined())
        /// Creates the route; what a path cannot hold is not checked here.
        public init(\(list.list(indentation: 2, opening: 14))) {
      \(assignments.joined())\
        }

        /// The path of the route.
        public var path: String { \(path(kind, routes)) }
      }

      """
  }

  private func path(_ kind: Routes.Kind, _ routes: Routes) -> String {
    let pieces = kind.segments.map { segment in
      switch segment {
      case .literal(let text): return SwiftText.literal(text).dropFirst().dropLast().description
      case .parameter(let name):
        let isWrapped =
          routes.parameters.first { $0.name == name }.map { parameter in
            switch parameter.type {
            case .scalar(let name): contract.scalar(name)?.isDistinct == true
            case .enumeration: true
            default: false
            }
          } ?? false
        return "\\(\(SwiftText.name(name))\(isWrapped ? ".rawValue" : ""))"
      }
    }
    return "\"" + pieces.joined(separator: "/") + "\""
  }
}
