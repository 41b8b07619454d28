import ContractModel

/// Endpoints: an initializer that puts the request together, and what is made of the answer.
struct EndpointEmitter {
  let contract: Contract

  init(_ contract: Contract) {
    self.contract = contract
  }

  func emit(_ endpoint: Endpoint) -> String {
    let type = endpoint.swiftName
    return """
      \(SwiftText.doc(endpoint.doc ?? "Calls `\(endpoint.template)`."))\
      public struct \(type): ContractEndpoint {
      \(body(endpoint))\(result(endpoint))\
      \(refusal(endpoint).indented(by: 2))
        public static var template: String { \(SwiftText.literal(endpoint.template)) }
        public let request: EndpointRequest

      \(initializer(endpoint))
        public static func success(
          from body: Data, status: Int
        ) throws(ContractViolation) -> Response? {
          switch status {
          case \(codes(endpoint.successes)): \(success(endpoint))
          default: nil
          }
        }
      }
      \(extensions(endpoint))
      """
  }

  // MARK: Types

  private func body(_ endpoint: Endpoint) -> String {
    guard var body = endpoint.body else { return "" }
    body.doc = body.doc ?? "What is sent as JSON."
    return RecordEmitter(contract).declaration(body).indented(by: 2) + "\n"
  }

  private func result(_ endpoint: Endpoint) -> String {
    switch endpoint.result {
    case .fields(let record):
      RecordEmitter(contract).declaration(record).indented(by: 2) + "\n"
    case .type(let type):
      "  /// What a success carries.\n  public typealias Response = \(contract.swiftType(type))\n"
    case nil: "  /// A success says nothing.\n  public typealias Response = NoContent\n"
    }
  }

  private func codes(_ statuses: [Endpoint.Status]) -> String {
    statuses.map { String($0.code) }.joined(separator: ", ")
  }

  private func success(_ endpoint: Endpoint) -> String {
    endpoint.result == nil ? "NoContent()" : "try Response(json: body)"
  }

  private func refusal(_ endpoint: Endpoint) -> String {
    let statuses = CodeEnum(noun: "status", title: "HTTP status", property: "status")
    let cases = endpoint.refusals.map {
      CodeEnum.Case(name: $0.name, code: $0.code, doc: $0.doc ?? "HTTP \($0.code).")
    }
    return """
      /// Why the endpoint refuses.
      public enum Refusal: EndpointRefusal {
      \(statuses.members(cases))\
      }

      """
  }

  private func extensions(_ endpoint: Endpoint) -> String {
    let type = endpoint.swiftName
    let body = endpoint.body.map { RecordEmitter(contract).extensions($0, as: type + ".Body") }
    guard case .fields(let record)? = endpoint.result else { return body ?? "" }
    return (body ?? "") + RecordEmitter(contract).extensions(record, as: type + ".Response")
  }

  // MARK: The request

  /// A value the caller gives.
  private struct Input {
    var name: String
    var type: TypeReference
    var constraints: Constraints
    var isOptional: Bool
    var doc: String?
  }

  private func inputs(_ endpoint: Endpoint) -> [Input] {
    func inputs(_ parameters: [Endpoint.Parameter]) -> [Input] {
      parameters.compactMap { parameter in
        parameter.given.map {
          Input(
            name: $0.name, type: $0.type, constraints: $0.constraints, isOptional: $0.isOptional,
            doc: parameter.doc)
        }
      }
    }
    let fields = (endpoint.body?.fields ?? []).map { field in
      Input(
        name: field.name, type: field.type,
        constraints: contract.constraints(field.type, field.constraints),
        isOptional: field.clientPresence(contract.releases) != .required, doc: field.doc)
    }
    return inputs(endpoint.parameters) + inputs(endpoint.query) + fields
      + inputs(endpoint.headers)
  }

  private func initializer(_ endpoint: Endpoint) -> String {
    let inputs = inputs(endpoint)
    let parameters = inputs.map { input in
      "\(SwiftText.name(input.name)): \(contract.swiftType(input.type))"
        + (input.isOptional ? "? = nil" : "")
    }
    let statements =
      (endpoint.body?.fields ?? []).compactMap { check($0) }
      + endpoint.path.map { segment($0, endpoint) }
      + endpoint.query.map(queryItem)
      + endpoint.headers.map(header) + [setBody(endpoint)].compactMap(\.self)
    let canThrow = canThrow(endpoint)
    let effect = canThrow ? " throws(InvalidArgument)" : ""
    let doc = SwiftText.initializerDoc(
      "Creates the call.",
      parameters: inputs.map {
        SwiftText.parameter($0.name, $0.doc ?? "`\($0.name)`.", $0.constraints)
      },
      throws: canThrow ? "`InvalidArgument` for a value the contract does not allow." : nil)
    return """
      \(doc)\
        public init(\(parameters.list(indentation: 2, opening: 42)))\(effect) {
          var request = EndpointRequest(
            \(SwiftText.literal(endpoint.method.rawValue)), needsBearer: \(endpoint.needsBearer))
      \(statements.map { "    \($0)\n" }.joined())\
          self.request = request
        }

      """
  }

  /// Whether some value can be refused: what a path or a header cannot carry is, and what JSON
  /// cannot write.
  private func canThrow(_ endpoint: Endpoint) -> Bool {
    endpoint.body != nil || !endpoint.parameters.isEmpty
      || endpoint.headers.contains { $0.given != nil }
      || endpoint.query.compactMap(\.given).contains { rule($0) != nil }
  }

  private func segment(_ segment: Routes.Segment, _ endpoint: Endpoint) -> String {
    switch segment {
    case .literal(let text): return "request.addSegment(\(SwiftText.literal(text)))"
    case .parameter(let name):
      guard let given = endpoint.parameter(name)?.given else { return "" }
      return argument("try request.addSegment(", given)
    }
  }

  private func queryItem(_ parameter: Endpoint.Parameter) -> String {
    let start = "request.addQueryItem(\(SwiftText.literal(parameter.wireName)), "
    switch parameter.value {
    case .fixed(let text): return start + SwiftText.literal(text) + ")"
    case .given(let given): return ifPresent(given, start + text(given) + ")")
    }
  }

  private func header(_ parameter: Endpoint.Parameter) -> String {
    let start = "request.addHeader(\(SwiftText.literal(parameter.wireName)), "
    switch parameter.value {
    case .fixed(let text): return start + SwiftText.literal(text) + ")"
    case .given(let given): return ifPresent(given, argument("try " + start, given))
    }
  }

  /// A call whose last arguments are the parameter's name and what is sent for it.
  private func argument(_ start: String, _ given: Endpoint.Parameter.Given) -> String {
    start + SwiftText.literal(given.name) + ", " + text(given)
      + (given.isSensitive ? ", isSensitive: true)" : ")")
  }

  private func ifPresent(_ given: Endpoint.Parameter.Given, _ statement: String) -> String {
    given.isOptional ? "if let \(SwiftText.name(given.name)) { \(statement) }" : statement
  }

  /// What is sent for a given value, checked where the contract asks for something.
  private func text(_ given: Endpoint.Parameter.Given) -> String {
    let name = SwiftText.name(given.name)
    guard let rule = rule(given) else {
      let text = contract.text(name, given.type)
      return given.prefix.isEmpty ? text : SwiftText.literal(given.prefix) + " + " + text
    }
    let text = checked(
      contract.baseValue(name, given.type), given.name, rule, isSensitive: given.isSensitive)
    return given.prefix.isEmpty ? text : SwiftText.literal(given.prefix) + " + (\(text))"
  }

  private func rule(_ given: Endpoint.Parameter.Given) -> String? {
    contract.rule(given.type, given.constraints)
  }

  private func checked(
    _ value: String, _ name: String, _ rule: String, isSensitive: Bool
  ) -> String {
    "try \(rule).checked(\(SwiftText.literal(name)), \(value)"
      + (isSensitive ? ", isSensitive: true)" : ")")
  }

  // MARK: The body

  /// The check of a field; white space that does not count is taken off.
  private func check(_ field: Field) -> String? {
    let name = SwiftText.name(field.name)
    let isOptional = field.clientPresence(contract.releases) != .required
    guard
      let check = check(isOptional ? "value" : name, field.type, field.constraints, of: field)
    else { return nil }
    let target = check.isTrimmed ? "let \(name)" : "_"
    return target + " = " + (isOptional ? mapping(name, check.expression) : check.expression)
  }

  /// The value that is sent for a value; nil where nothing is asked of it.
  private func check(
    _ value: String, _ type: TypeReference, _ own: Constraints, of field: Field
  ) -> (expression: String, isTrimmed: Bool)? {
    if case .list(let element) = type {
      return check("value", element, .none, of: field).map {
        (mapping(value, $0.expression), $0.isTrimmed)
      }
    }
    let constraints = contract.constraints(type, own)
    guard let rule = contract.rule(type, constraints) else { return nil }
    let text = checked(
      contract.baseValue(value, type), field.name, rule, isSensitive: field.isSensitive)
    return (constraints.isTrimmed ? contract.wrapped(text, type) : text, constraints.isTrimmed)
  }

  /// The same for what an optional or a list holds.
  private func mapping(_ name: String, _ expression: String) -> String {
    "try \(name).map { value throws(InvalidArgument) in \(expression) }"
  }

  private func setBody(_ endpoint: Endpoint) -> String? {
    guard let body = endpoint.body else { return nil }
    let arguments = body.fields.map {
      "\(SwiftText.label($0.name)): \(SwiftText.name($0.name))"
    }
    return "try request.setBody(Body(\(arguments.joined(separator: ", "))))"
  }
}
