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
    \(routes.kinds.map(caseDeclaration).joined())
      private enum Parameter {
    \(routes.parameters.map(segmentDeclaration).joined())\
      }

      /// The kinds of path, in the order of the cases.
      private static let table = RouteTable([
    \(routes.kinds.map(row).joined())\
      ])

      /// What a path names, nil where it is of no kind this contract knows.
      ///
      /// The path is taken as it stands: no leading slash, no percent-encoding, nothing trimmed.
      public init?(path: String) {
        guard let match = Self.table.match(path) else { return nil }
        switch match.kind {
    \(routes.kinds.enumerated().map { reading($0, $1, routes) }.joined())\
        default: return nil
        }
      }

      /// The path, exactly as it was parsed.
      public var path: String {
        switch self {
    \(routes.kinds.map(writing).joined())\
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

  // MARK: The kinds

  private func caseDeclaration(_ kind: Routes.Kind) -> String {
    SwiftText.doc(kind.doc ?? kind.name, indentation: 2)
      + "  case \(SwiftText.name(kind.name))(\(kind.swiftName))\n"
  }

  private func row(_ kind: Routes.Kind) -> String {
    "    [\(kind.segments.map(segment).joined(separator: ", "))],\n"
  }

  private func reading(_ number: Int, _ kind: Routes.Kind, _ routes: Routes) -> String {
    "    case \(number): self = .\(SwiftText.name(kind.name))(\(construction(kind, routes)))\n"
  }

  private func writing(_ kind: Routes.Kind) -> String {
    "    case .\(SwiftText.name(kind.name))(let route): route.path\n"
  }

  private func segmentDeclaration(_ parameter: Routes.Parameter) -> String {
    "    static let \(SwiftText.name(parameter.name)): RouteTable.Segment = \(rule(parameter))\n"
  }

  private func segment(_ segment: Routes.Segment) -> String {
    switch segment {
    case .literal(let text): return ".literal(\(SwiftText.literal(text)))"
    case .parameter(let name): return "Parameter.\(SwiftText.name(name))"
    }
  }

  private func rule(_ parameter: Routes.Parameter) -> String {
    if isInteger(parameter) {
      return ".integer(\(parameter.constraints.integerRule ?? "IntegerRule(.min ... .max)"))"
    }
    return ".text(\(parameter.constraints.textRule ?? "TextRule()"))"
  }

  private func construction(_ kind: Routes.Kind, _ routes: Routes) -> String {
    let arguments = parameters(kind, routes).enumerated().map { index, parameter in
      let type = contract.swiftType(parameter.type)
      var value = "match.\(isInteger(parameter) ? "integer" : "text")(\(index))"
      if contract.base(of: parameter.type) == .int { value = "Int(\(value))" }
      if contract.isWrapped(parameter.type) { value = "\(type)(rawValue: \(value))" }
      return "\(SwiftText.label(parameter.name)): \(value)"
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
      case .literal(let text): return SwiftText.escaped(text)
      case .parameter(let name):
        let value = SwiftText.name(name)
        let type = routes.parameters.first { $0.name == name }?.type
        return "\\(\(type.map { contract.baseValue(value, $0) } ?? value))"
      }
    }
    return "\"" + pieces.joined(separator: "/") + "\""
  }
}
