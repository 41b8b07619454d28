import ContractRuntime
import YAMLReader

/// HTTP endpoints: what is sent, what comes back.
extension ContractReader {
  func endpoint(_ name: Located, _ node: YAMLNode) -> Endpoint? {
    let typeName = SwiftName.type([name.text])
    claimTypeName(typeName, for: name, "an endpoint")
    guard var reader = MappingReader(node, "an endpoint", problems) else { return nil }
    let doc = reader.doc()
    let method = reader.requiredText("method", at: name.span).flatMap { self.method($0) }
    let pathText = reader.requiredText("path", at: name.span)
    let needsBearer = reader.bool("bearer")
    let parameterNodes = reader.members("parameters")
    let path = pathText.flatMap { self.path($0, parameterNodes?.map(\.name)) }
    let parameters = (parameterNodes ?? []).compactMap { parameter($0.name, $0.value, .path) }
    let query = (reader.members("query") ?? []).compactMap { parameter($0.name, $0.value, .query) }
    let headerNodes = reader.members("headers") ?? []
    let headers = headerNodes.compactMap { parameter($0.name, $0.value, .header) }
    let bodyNode = reader.node("body")
    let body = bodyNode.flatMap { self.body($0) }
    let successes = statuses(reader.required("responses", at: name.span), 200...299)
    let resultNode = reader.node("result")
    let result = resultNode.flatMap { endpointResult($0, at: name.span) }
    let refusals = refusals(reader.members("failures") ?? [])
    readUnpinned(&reader, of: name.span)
    reader.finish()
    checkParameters(parameters + query + headers, body)
    checkHeaders(headerNodes.map(\.name), needsBearer: needsBearer, hasBody: bodyNode != nil)
    if method == .get, let bodyNode {
      problems.add(.endpointAnswer, at: bodyNode.span, "`GET` carries no body; use the query")
    }
    if resultNode != nil { checkCarriesBody(successes) }
    guard let method, let path else { return nil }
    return Endpoint(
      name: name.text, swiftName: typeName, doc: doc, method: method, path: path,
      needsBearer: needsBearer, parameters: inOrder(parameters, of: path), query: query,
      headers: headers, body: body, successes: successes, result: result, refusals: refusals,
      span: name.span)
  }

  private func method(_ text: Located) -> Endpoint.Method? {
    problems.word(text, "`method`", of: Endpoint.Method.allCases.map(\.rawValue))
      .flatMap { Endpoint.Method(rawValue: $0) }
  }

  // MARK: The path

  private func path(_ text: Located, _ parameters: [Located]?) -> [Routes.Segment]? {
    let pieces = TextPart(text).parts(at: "/")
    guard pieces.count > 1, pieces[0].text.isEmpty else {
      problems.add(
        .endpointPath, at: text.span,
        "`path` starts with a slash, found \(Diagnostic.quote(text.text))")
      return nil
    }
    if let mark = TextPart(text).first(of: "?#") {
      problems.add(
        .endpointPath, at: problems.span(of: mark),
        "`path` has no `?` and no `#`; what follows goes under `query:`, found "
          + Diagnostic.quote(text.text))
      return nil
    }
    if let odd = pieces.first(where: { $0.text == "." || $0.text == ".." }) {
      problems.add(
        .endpointPath, at: problems.span(of: odd),
        "`\(odd.text)` in a path leads to another endpoint; write the path it leads to")
      return nil
    }
    guard
      let segments = segments(
        Array(pieces.dropFirst()), parameters?.map(\.text), .endpointPath, mayEndEmpty: true)
    else { return nil }
    for parameter in parameters ?? [] {
      let name = SwiftName.member(parameter.text)
      guard !segments.contains(.parameter(name)) else { continue }
      problems.add(
        .endpointPath, at: parameter.span,
        "the path has no `{\(parameter.text)}`; put it in, or take the parameter out")
    }
    return segments
  }

  private func inOrder(
    _ parameters: [Endpoint.Parameter], of path: [Routes.Segment]
  ) -> [Endpoint.Parameter] {
    path.compactMap { segment in
      guard case .parameter(let name) = segment else { return nil }
      return parameters.first { SwiftName.member($0.wireName) == name }
    }
  }

  // MARK: Parameters

  private enum Place {
    case path
    case query
    case header
  }

  /// `is:` for what is the same in every call, else a type and its rules.
  private func parameter(
    _ name: Located, _ node: YAMLNode, _ place: Place
  ) -> Endpoint.Parameter? {
    guard var reader = MappingReader(node, "a parameter", problems, main: "type") else {
      return nil
    }
    let doc = reader.doc()
    if place != .path, let node = reader.node("is") {
      reader.finish()
      guard let fixed = node.located("`is`", problems) else { return nil }
      if place == .header { checkHeader(fixed) }
      return Endpoint.Parameter(
        wireName: name.text, value: .fixed(fixed.text), doc: doc, span: name.span)
    }
    let swiftName = reader.text("name") ?? name
    _ = memberName(swiftName, .endpointParameter)
    let typeNode = reader.required("type", at: name.span)
    let type = typeNode.flatMap { self.type($0) }
    let prefix = place == .path ? nil : reader.text("prefix")
    let isOptional = place == .path ? false : reader.bool("optional")
    let isSensitive = reader.bool("sensitive")
    let constraints = constraints(&reader)
    reader.finish()
    if place == .header, let prefix { checkHeader(prefix, isWhole: false) }
    guard let type else { return nil }
    let base = base(of: type)
    check(constraints, fit: type)
    guard base == .string || base?.isInteger == true else {
      problems.add(
        .inputType, at: typeNode?.span ?? name.span,
        "a parameter is a string, an integer or an enum; \(Diagnostic.quote(name.text)) is none")
      return nil
    }
    return Endpoint.Parameter(
      wireName: name.text,
      value: .given(
        .init(
          name: SwiftName.member(swiftName.text), type: type,
          constraints: scalarRules(of: type).overridden(by: constraints.rules),
          prefix: prefix?.text ?? "", isOptional: isOptional, isSensitive: isSensitive,
          span: swiftName.span)),
      doc: doc, span: name.span)
  }

  /// - Parameter isWhole: Whether nothing follows.
  private func checkHeader(_ text: Located, isWhole: Bool = true) {
    guard
      !text.text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) || text.text.hasPrefix(" ")
        || isWhole && text.text.hasSuffix(" ")
    else { return }
    problems.add(
      .invalidValue, at: text.span,
      "a header is printable ASCII without a space at either end, found \(Diagnostic.quote(text.text))"
    )
  }

  /// Case says nothing in a header's name, and `bearer` and `body` bring a header of their own.
  private func checkHeaders(_ names: [Located], needsBearer: Bool, hasBody: Bool) {
    var owners: [String: String] = [:]
    if needsBearer { owners["authorization"] = "bearer" }
    if hasBody { owners["content-type"] = "body" }
    for name in names {
      if name.text.isEmpty || !name.text.utf8.allSatisfy(Self.headerCharacters.contains) {
        problems.add(
          .invalidName, at: name.span,
          "a header's name is letters, digits, `-` and other marks HTTP allows, found "
            + Diagnostic.quote(name.text))
      } else if Self.transportHeaders.contains(name.text.lowercased()) {
        problems.add(
          .invalidName, at: name.span,
          "the header \(Diagnostic.quote(name.text)) is the transport's, which sets it itself; "
            + "take it out")
      } else if let owner = owners[name.text.lowercased()] {
        problems.add(
          .duplicateName, at: name.span,
          "the header \(Diagnostic.quote(name.text)) is set by `\(owner)` already; take it out")
      } else {
        owners[name.text.lowercased()] = name.text
      }
    }
  }

  /// What HTTP says of the connection and the length of a body; `URLSession` ignores or replaces them.
  private static let transportHeaders: Set = [
    "connection", "content-length", "host", "keep-alive", "proxy-authorization",
    "proxy-connection", "te", "trailer", "transfer-encoding", "upgrade",
  ]

  private static let headerCharacters = ASCIISet("A-Za-z0-9!#$%&'*+.^_`|~-")

  /// A field of the body is a parameter too.
  private func checkParameters(_ parameters: [Endpoint.Parameter], _ body: Record?) {
    let given = parameters.compactMap { parameter -> (swiftName: String, place: Located)? in
      parameter.given.map { ($0.name, Located(text: $0.name, span: $0.span)) }
    }
    let fields = (body?.fields ?? []).map { field in
      (swiftName: field.name, place: Located(text: field.name, span: field.span))
    }
    // Fields of one name were reported already.
    checkDistinct(
      given + fields.filter { field in given.contains { $0.swiftName == field.swiftName } },
      "parameter")
    for field in fields where field.swiftName == "request" {
      _ = memberName(field.place, .bodyField)
    }
  }

  // MARK: Bodies and answers

  private func body(_ node: YAMLNode) -> Record? {
    guard var reader = MappingReader(node, "a body", problems) else { return nil }
    let doc = reader.doc()
    let fields = reader.required("fields")
    reader.finish()
    return record("Body", doc: doc, fields, at: node.span)
  }

  private func endpointResult(_ node: YAMLNode, at span: SourceSpan) -> Endpoint.Result? {
    if node.entries?.contains(where: { $0.key.text == "list" }) == true {
      problems.add(
        .notPageable, at: node.span, "an endpoint answers no pages; write a list as `[Type]`")
      return nil
    }
    switch result(node, at: span, options: nil) {
    case .fields(let record): return .fields(record)
    case .type(let type): return .type(type)
    case .paged, nil: return nil
    }
  }

  private func statuses(_ node: YAMLNode?, _ range: ClosedRange<Int>) -> [Endpoint.Status] {
    if let node, node.entries?.isEmpty == true {
      problems.add(
        .invalidValue, at: node.span, "`responses` needs one status at least, and has none")
    }
    return (node?.members("`responses`", problems) ?? []).compactMap { name, node in
      let code = status(name, range)
      guard var reader = MappingReader(node, "a response", problems) else { return nil }
      let doc = reader.doc()
      readUnpinned(&reader, of: name.span)
      reader.finish()
      return code.map { Endpoint.Status(code: $0, name: "", doc: doc, span: name.span) }
    }
  }

  private func refusals(_ nodes: [(name: Located, value: YAMLNode)]) -> [Endpoint.Status] {
    var names: [Located] = []
    let refusals = nodes.compactMap { code, node -> Endpoint.Status? in
      let status = status(code, 300...599)
      guard var reader = MappingReader(node, "a failure", problems) else { return nil }
      let name = reader.requiredText("name", at: code.span)
      let doc = reader.doc()
      readUnpinned(&reader, of: code.span)
      reader.finish()
      guard let name else { return nil }
      names.append(name)
      let swiftName = memberName(name, .refusalStatus)
      return status.map {
        Endpoint.Status(code: $0, name: swiftName, doc: doc, span: code.span)
      }
    }
    checkDistinct(names, "failure")
    return refusals
  }

  private func status(_ name: Located, _ range: ClosedRange<Int>) -> Int? {
    guard let code = Int(plainDigits: name.text), range.contains(code), String(code) == name.text
    else {
      problems.add(
        .invalidValue, at: name.span,
        "a status here is a number from \(range.lowerBound) to \(range.upperBound), found "
          + Diagnostic.quote(name.text))
      return nil
    }
    return code
  }

  private func checkCarriesBody(_ statuses: [Endpoint.Status]) {
    for status in statuses where status.code == 204 || status.code == 205 {
      problems.add(
        .endpointAnswer, at: status.span,
        "HTTP \(status.code) carries no body, and the endpoint has a `result`; take one out")
    }
  }
}

extension Constraints {
  /// One character at least.
  static func notEmpty(_ length: ClosedRange<Int>?) -> ClosedRange<Int> {
    max(1, length?.lowerBound ?? 1)...max(1, length?.upperBound ?? .max)
  }
}
