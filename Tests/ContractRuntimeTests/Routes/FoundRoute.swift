@testable import ContractRuntime

/// What a table finds, kept.
struct FoundRoute: Equatable {
  let kind: Int
  /// The parameters as texts, nil where they were left out.
  let values: [String?]

  init(_ match: borrowing RouteMatch) {
    kind = match.kind
    var values: [String?] = []
    for parameter in 0..<match.count {
      values.append(
        match.textIfPresent(parameter) ?? match.integerIfPresent(parameter).map { String($0) })
    }
    self.values = values
  }
}

extension RouteTable {
  func found(_ path: String) -> FoundRoute? {
    var found: FoundRoute?
    match(path) { found = FoundRoute($0) }
    return found
  }
}

extension URLRouteTable {
  func found(_ url: String) -> FoundRoute? {
    var found: FoundRoute?
    match(url) { found = FoundRoute($0) }
    return found
  }
}
