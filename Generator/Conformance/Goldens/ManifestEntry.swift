import ContractRuntime

/// Writes what a manifest says of a golden.
enum ManifestEntry {
  /// An outcome with what the body is known to break.
  static func outcome(_ outcome: Outcome, breaks: [Golden.Break]) -> JSONValue {
    var members: [JSONValue.Member]
    switch outcome {
    case .value(let value, let route):
      members = [.init("value", value)]
      switch route {
      case .route(let route): members.append(.init("route", route))
      case .noRoute: members.append(.init("route", .null))
      case nil: break
      }
    case .failure(let exitCode, let message, let stderr):
      var failure: [JSONValue.Member] = []
      if let exitCode { failure.append(.init("exitCode", .number(String(exitCode)))) }
      failure.append(.init("message", .string(message)))
      if let stderr { failure.append(.init("stderr", .string(stderr))) }
      members = [.init("failure", .object(failure))]
    case .violation(let keyPath, let body):
      members = [
        .init(
          "violation",
          .object([.init("keyPath", .string(keyPath)), .init("body", body)]))
      ]
    }
    if !breaks.isEmpty {
      let list = breaks.map { known -> JSONValue in
        .object([
          .init("rule", .string(known.rule)), .init("keyPath", .string(known.keyPath)),
        ])
      }
      members.append(.init("breaks", .array(list)))
    }
    return .object(members)
  }
}
