import ContractModel

/// Routes: a type for each kind, and the parser of paths or URLs.
struct RouteEmitter {
  let contract: Contract
  let routes: Routes

  init(_ contract: Contract, _ routes: Routes) {
    self.contract = contract
    self.routes = routes
  }

  func emit() -> String {
    """
    /// \(subject)
    public enum Route: Hashable, Sendable {
    \(routes.kinds.map(caseDeclaration).joined())\(parser)\
    }

    \(routes.kinds.map(type).joined(separator: "\n"))
    """
  }

  private var subject: String {
    switch routes.form {
    case .path: "What a path names."
    case .url: "What a URL names."
    case .fields: "What a payload's fields name."
    }
  }

  private func caseDeclaration(_ kind: Routes.Kind) -> String {
    SwiftText.doc(kind.doc ?? kind.name, indentation: 2)
      + "  case \(SwiftText.name(kind.name))(\(kind.swiftName))\n"
  }

  // MARK: The parser

  private var parser: String {
    switch routes.form {
    case .path:
      parser(
        of: "path", table: "RouteTable",
        note:
          "The path is taken as it stands: no leading slash, no percent-encoding, nothing trimmed.",
        printed: "The path, exactly as it was parsed.")
    case .url:
      parser(
        of: "url", table: "URLRouteTable",
        note:
          "Unknown items of the query and a fragment are ignored; a known item that comes twice "
          + "makes the URL name nothing.",
        printed: "The URL, in the spelling that parses back to the route.")
    case .fields: ""
    }
  }

  private func parser(of what: String, table: String, note: String, printed: String) -> String {
    """
    \(parameterDeclarations)\

      /// The kinds of \(what == "url" ? "URL" : what), in the order of the cases.
      private static let table = \(table)([
    \(routes.kinds.map(row).joined())\
      ])

      /// What a \(what == "url" ? "URL" : what) names, nil where it is of no kind this contract knows.
      ///
    \(SwiftText.doc(note, indentation: 2))\
      public init?(\(what): String) {
        var route: Route?
        Self.table.match(\(what)) { match in
          switch match.kind {
    \(routes.kinds.enumerated().map(reading).joined())\
          default: break
          }
        }
        guard let route else { return nil }
        self = route
      }

      /// \(printed)
      public var \(what): String {
        switch self {
    \(routes.kinds.map { writing($0, what) }.joined())\
        }
      }

    """
  }

  private var parameterDeclarations: String {
    if routes.parameters.isEmpty { return "" }
    return """

        private enum Parameter {
      \(routes.parameters.map(segmentDeclaration).joined())\
        }

      """
  }

  private func row(_ kind: Routes.Kind) -> String {
    switch kind.pattern {
    case .path(let segments): return "    [\(list(segments))],\n"
    case .url(let url):
      var row =
        "    .init(scheme: \(SwiftText.literal(url.scheme)), host: \(SwiftText.literal(url.host)), "
        + "path: [\(list(url.path))]"
      if !url.query.isEmpty {
        row += ", query: [\(url.query.map(queryItem).joined(separator: ", "))]"
      }
      return row + "),\n"
    case .fields: return ""
    }
  }

  private func list(_ segments: [Routes.Segment]) -> String {
    segments.map(segment).joined(separator: ", ")
  }

  private func segment(_ segment: Routes.Segment) -> String {
    switch segment {
    case .literal(let text): ".literal(\(SwiftText.literal(text)))"
    case .parameter(let name): "Parameter.\(SwiftText.name(name))"
    }
  }

  private func queryItem(_ item: Routes.QueryItem) -> String {
    ".init(\(SwiftText.literal(item.name)), \(segment(item.value))"
      + (item.isOptional ? ", isOptional: true)" : ")")
  }

  private func segmentDeclaration(_ parameter: Routes.Parameter) -> String {
    "    static let \(SwiftText.name(parameter.name)): RouteTable.Segment = \(rule(parameter))\n"
  }

  private func rule(_ parameter: Routes.Parameter) -> String {
    if let type = contract.closedEnum(parameter.type) {
      return ".oneOf(\(SwiftText.literals(type.values.map(\.text))))"
    }
    if isInteger(parameter) {
      return ".integer(\(parameter.constraints.integerRule ?? "IntegerRule(.min ... .max)"))"
    }
    return ".text(\(parameter.constraints.textRule ?? "TextRule()"))"
  }

  private func reading(_ number: Int, _ kind: Routes.Kind) -> String {
    let arguments = properties(of: kind).enumerated().map { index, property in
      "\(SwiftText.label(property.name)): \(reading(property, at: index))"
    }
    return "      case \(number): route = .\(SwiftText.name(kind.name))"
      + "(\(kind.swiftName)(\(arguments.joined(separator: ", "))))\n"
  }

  private func reading(_ property: Property, at index: Int) -> String {
    let sort = contract.base(of: property.type)?.isInteger == true ? "integer" : "text"
    guard property.isOptional else { return converted("match.\(sort)(\(index))", property.type) }
    let value = "match.\(sort)IfPresent(\(index))"
    let converted = converted("$0", property.type)
    return converted == "$0" ? value : "\(value).map { \(converted) }"
  }

  /// The text or number of a match as a value of the parameter's type.
  private func converted(_ value: String, _ type: TypeReference) -> String {
    contract.wrapped(contract.base(of: type) == .int ? "Int(\(value))" : value, type)
  }

  private func writing(_ kind: Routes.Kind, _ what: String) -> String {
    "    case .\(SwiftText.name(kind.name))(let route): route.\(what)\n"
  }

  // MARK: The types

  /// A parameter as a type's property.
  private struct Property {
    var name: String
    var type: TypeReference
    var isOptional: Bool
    var doc: String?
  }

  private func properties(of kind: Routes.Kind) -> [Property] {
    switch kind.pattern {
    case .path(let segments): segments.compactMap { property($0, isOptional: false) }
    case .url(let url):
      url.path.compactMap { property($0, isOptional: false) }
        + url.query.compactMap { property($0.value, isOptional: $0.isOptional) }
    case .fields(let names):
      names.compactMap { name in
        contract.payloads.lazy.flatMap(\.record.fields).first { $0.name == name }
          .map { Property(name: $0.name, type: $0.type, isOptional: false, doc: $0.doc) }
      }
    }
  }

  private func property(_ segment: Routes.Segment, isOptional: Bool) -> Property? {
    guard case .parameter(let name) = segment,
      let parameter = routes.parameter(name)
    else { return nil }
    return Property(
      name: parameter.name, type: parameter.type, isOptional: isOptional, doc: parameter.doc)
  }

  private func isInteger(_ parameter: Routes.Parameter) -> Bool {
    contract.base(of: parameter.type)?.isInteger == true
  }

  private func type(_ kind: Routes.Kind) -> String {
    let properties = properties(of: kind)
    let declarations = properties.map {
      SwiftText.doc($0.doc ?? $0.name, indentation: 2)
        + "  public let \(SwiftText.name($0.name)): \(swiftType($0))\n"
    }
    let list = properties.map {
      "\(SwiftText.name($0.name)): \(swiftType($0))" + ($0.isOptional ? " = nil" : "")
    }
    let assignments = properties.map {
      "    self.\(SwiftText.name($0.name)) = \(SwiftText.name($0.name))\n"
    }
    return """
      \(SwiftText.doc(kind.doc ?? kind.name))\
      public struct \(kind.swiftName): Hashable, Sendable {
      \(declarations.joined())\(declarations.isEmpty ? "" : "\n")\
        /// Creates the route\(note(kind)).
        public init(\(list.list(indentation: 2, opening: 14))) {\(assignments.isEmpty ? "" : "\n")\
      \(assignments.joined())\(assignments.isEmpty ? "" : "  ")}
      \(printed(kind))\
      }

      """
  }

  private func note(_ kind: Routes.Kind) -> String {
    switch kind.pattern {
    case .path: "; what a path cannot hold is not checked here"
    case .url, .fields: ""
    }
  }

  private func swiftType(_ property: Property) -> String {
    contract.swiftType(property.type) + (property.isOptional ? "?" : "")
  }

  private func printed(_ kind: Routes.Kind) -> String {
    switch kind.pattern {
    case .path(let segments):
      return "\n  /// The path of the route.\n  public var path: String { \(path(segments)) }\n"
    case .url(let url):
      return "\n  /// The URL of the route.\n  public var url: String {\n    \(call(url))\n  }\n"
    case .fields: return ""
    }
  }

  private func path(_ segments: [Routes.Segment]) -> String {
    let pieces = segments.map { segment in
      switch segment {
      case .literal(let text): SwiftText.escaped(text)
      case .parameter(let name): "\\(\(value(name)))"
      }
    }
    return "\"" + pieces.joined(separator: "/") + "\""
  }

  /// The value of a parameter as one of its base type.
  private func value(_ name: String) -> String {
    let type = routes.parameter(name)?.type
    return type.map { contract.baseValue(SwiftText.name(name), $0) } ?? SwiftText.name(name)
  }

  private func call(_ url: Routes.URLPattern) -> String {
    let path = url.path.map { text($0, isOptional: false) }
    var arguments =
      "scheme: \(SwiftText.literal(url.scheme)), host: \(SwiftText.literal(url.host)), "
      + "path: [\(path.joined(separator: ", "))]"
    if !url.query.isEmpty {
      let items = url.query.map {
        "(\(SwiftText.literal($0.name)), \(text($0.value, isOptional: $0.isOptional)))"
      }
      arguments += ", query: [\(items.joined(separator: ", "))]"
    }
    return "URLRouteTable.url(\(arguments))"
  }

  private func text(_ segment: Routes.Segment, isOptional: Bool) -> String {
    switch segment {
    case .literal(let text): return SwiftText.literal(text)
    case .parameter(let name):
      guard let type = routes.parameter(name)?.type else { return "" }
      let name = SwiftText.name(name)
      guard isOptional else { return contract.text(name, type) }
      let text = contract.text("$0", type)
      return text == "$0" ? name : "\(name).map { \(text) }"
    }
  }
}
