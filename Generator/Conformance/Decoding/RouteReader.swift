import ContractModel
import ContractRuntime

/// Finds the route that a payload names, as generated code does.
public struct RouteReader: Sendable {
  private enum Table {
    case paths(RouteTable)
    case urls(URLRouteTable)
    case fields
  }

  private let contract: Contract
  private let routes: Routes
  private let table: Table

  /// Creates a reader of a contract's routes.
  public init(_ contract: Contract, _ routes: Routes) {
    self.contract = contract
    self.routes = routes
    switch routes.form {
    case .path:
      table = .paths(
        RouteTable(
          routes.kinds.map { kind in
            guard case .path(let segments) = kind.pattern else { return [] }
            return segments.map { contract.segment($0, routes) }
          }))
    case .url:
      table = .urls(
        URLRouteTable(
          routes.kinds.compactMap { kind in
            guard case .url(let url) = kind.pattern else { return nil }
            return URLRouteTable.Kind(url, contract, routes)
          }))
    case .fields: table = .fields
    }
  }

  /// The route of a payload by its value, nil where the payload can have none.
  func route(of record: Record, _ value: JSONValue) -> Outcome.RouteOutcome? {
    if case .fields = table { return routeOfFields(record, value) }
    guard let field = record.fields.first(where: \.isRoute) else { return nil }
    guard case .string(let text) = value[field.name] else { return Outcome.RouteOutcome.noRoute }
    return route(of: text)
  }

  /// The route that a path or a URL names; none where the fields of a payload choose.
  public func route(of text: String) -> Outcome.RouteOutcome {
    var found: JSONValue?
    match(text) { found = describe($0) }
    return found.map { .route($0) } ?? .noRoute
  }

  /// The name of the kind of route that a path or a URL names, nil where it names none.
  func kind(of text: String) -> String? {
    var name: String?
    match(text) { name = routes.kinds[$0.kind].name }
    return name
  }

  private func match(_ text: String, _ read: (borrowing RouteMatch) -> Void) {
    switch table {
    case .paths(let table): table.match(text, read)
    case .urls(let table): table.match(text, read)
    case .fields: break
    }
  }

  /// The kind whose fields are just those that the payload holds.
  private func routeOfFields(_ record: Record, _ value: JSONValue) -> Outcome.RouteOutcome? {
    let kinds = routes.kinds.map { kind -> (kind: Routes.Kind, fields: [String]) in
      guard case .fields(let fields) = kind.pattern else { return (kind, []) }
      return (kind, fields)
    }
    let named = Set(kinds.flatMap(\.fields))
    guard named.isSubset(of: record.fields.map(\.name)) else { return nil }
    let held = named.filter { value[$0] != nil }
    guard let chosen = kinds.first(where: { Set($0.fields) == held }) else {
      return Outcome.RouteOutcome.noRoute
    }
    let members = chosen.fields.compactMap { name in
      value[name].map { JSONValue.Member(name, $0) }
    }
    return .route(.object([.init("kind", .string(chosen.kind.name))] + members))
  }

  /// A match as `{"kind": …}` and the parameters that are there.
  private func describe(_ match: borrowing RouteMatch) -> JSONValue {
    let kind = routes.kinds[match.kind]
    var members = [JSONValue.Member("kind", .string(kind.name))]
    for (index, parameter) in parameters(of: kind).enumerated() {
      if contract.base(of: parameter.type)?.isInteger == true {
        if let number = match.integerIfPresent(index) {
          members.append(.init(parameter.name, .number(String(number))))
        }
      } else if let text = match.textIfPresent(index) {
        members.append(.init(parameter.name, .string(text)))
      }
    }
    return .object(members)
  }

  private func parameters(of kind: Routes.Kind) -> [Routes.Parameter] {
    let segments =
      switch kind.pattern {
      case .path(let segments): segments
      case .url(let url): url.path + url.query.map(\.value)
      case .fields: [Routes.Segment]()
      }
    return segments.compactMap { segment in
      guard case .parameter(let name) = segment else { return nil }
      return routes.parameter(name)
    }
  }
}

extension Contract {
  fileprivate func segment(_ segment: Routes.Segment, _ routes: Routes) -> RouteTable.Segment {
    switch segment {
    case .literal(let text): return .literal(text)
    case .parameter(let name):
      guard let parameter = routes.parameter(name) else {
        return .literal("")
      }
      if case .enumeration(let name) = parameter.type, let type = enumeration(name), type.isClosed {
        return .oneOf(type.values.map(\.text))
      }
      if base(of: parameter.type)?.isInteger == true {
        return .integer(IntegerRule(parameter.constraints.range ?? .min ... .max))
      }
      return .text(TextRule(parameter.constraints))
    }
  }
}

extension URLRouteTable.Kind {
  fileprivate init(_ url: Routes.URLPattern, _ contract: Contract, _ routes: Routes) {
    self.init(
      scheme: url.scheme, host: url.host, path: url.path.map { contract.segment($0, routes) },
      query: url.query.map {
        URLRouteTable.QueryItem(
          $0.name, contract.segment($0.value, routes), isOptional: $0.isOptional)
      })
  }
}
