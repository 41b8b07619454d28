import Conformance
import ContractModel
import YAMLReader

/// HTTP endpoints.
extension PageBuilder {
  var endpointSection: Section? {
    guard !contract.endpoints.isEmpty else { return nil }
    return Section(
      anchor: "endpoints", title: "Endpoints", sections: contract.endpoints.map { section($0) })
  }

  private func section(_ endpoint: Endpoint) -> Section {
    let anchor = Anchor.of("endpoint", endpoint.name)
    return Section(
      anchor: anchor, title: .code(endpoint.name),
      blocks: paragraphs(endpoint.doc) + [
        .code(
          Code(
            caption: "Usage", language: "http",
            pieces: [Code.Piece(text: endpoint.template.onOneLine)])),
        .facts([
          Fact(
            term: "Bearer token",
            says: endpoint.needsBearer ? "needed; the caller adds it" : "not needed"),
          Fact(term: "In Swift", says: .code(endpoint.swiftName)),
        ]),
      ],
      sections: [
        Section(
          anchor: anchor + "-request", title: "Request", blocks: request(endpoint),
          isListed: false),
        Section(
          anchor: anchor + "-answer", title: "Answer", blocks: answer(endpoint), isListed: false),
      ])
  }

  // MARK: Request

  private func request(_ endpoint: Endpoint) -> [Block] {
    let places: [(String, [Endpoint.Parameter])] = [
      ("in the path", endpoint.parameters), ("in the query", endpoint.query),
      ("header", endpoint.headers),
    ]
    let parameters = table(
      "Parameters of \(code: endpoint.name)", ["Parameter", "Where", "Value", "Meaning"],
      places.flatMap { place, parameters in
        parameters.map { parameter in
          Table.Row(
            cells: [
              [.code(parameter.wireName)], [.plain(place)], value(parameter), line(parameter.doc),
            ])
        }
      })
    let body =
      endpoint.body.map { record in
        paragraphs(record.doc)
          + fields(
            of: record, as: endpoint.name + " body",
            "Fields of the body that \(code: endpoint.name) sends")
          + pinned(endpoint)
      } ?? []
    return [.code(wire(endpoint))] + parameters + body
  }

  private func pinned(_ endpoint: Endpoint) -> [Block] {
    let pins = evidence.pins(endpoint.span) { $0 == .request }
    return pins.isEmpty ? [] : [.paragraph("Pinned by " + pins.joined("; ") + ".")]
  }

  private func value(_ parameter: Endpoint.Parameter) -> [Prose] {
    switch parameter.value {
    case .fixed(let text): return ["always \(code: text)"]
    case .given(let given):
      var lines = words.type(given.type, given.constraints)
      if !given.prefix.isEmpty { lines.append("behind \(code: given.prefix)") }
      if given.isOptional { lines.append("may be left out") }
      if given.isSensitive { lines.append("sensitive: never shown in errors or logs") }
      return lines
    }
  }

  /// The call as it goes out: what a golden has of it, and a placeholder for the rest.
  private func wire(_ endpoint: Endpoint) -> Code {
    let example = evidence.examples(.request(endpoint.name)) { $0.outcome.isValue }.first
    var head = EndpointWire.line(endpoint) + "\n"
    if endpoint.needsBearer { head += CommandWire.bearer + "\n" }
    let given = example?.entry.golden.delivery.headers ?? [:]
    for header in endpoint.headers {
      let value = given.first { $0.key.lowercased() == header.wireName.lowercased() }?.value
      head += "\(header.wireName): \(value ?? EndpointWire.placeholder(header))\n"
    }
    if endpoint.body != nil { head += "Content-Type: application/json\n" }
    var pieces = [Code.Piece(text: head.escaped(except: ["\n"]))]
    if let body = example?.document {
      pieces.append(Code.Piece(text: "\n"))
      pieces += Body.pieces(body)
    }
    let source = example.map { ": " + evidence.link(to: $0.entry.path) } ?? ""
    return Code(caption: "On the wire" + source, language: "http", pieces: pieces)
  }

  // MARK: Answer

  private func answer(_ endpoint: Endpoint) -> [Block] {
    var blocks = table(
      "Statuses of \(code: endpoint.name)", ["HTTP", "Outcome", "Meaning", Self.pinnedBy],
      endpoint.successes.map { status($0, "success") }
        + endpoint.refusals.map { status($0, "refusal, \(code: $0.name)") })
    let examples = evidence.examples(.response(endpoint.name)) { $0.outcome.isValue }
    switch endpoint.result {
    case .fields(let record):
      blocks +=
        paragraphs(record.doc)
        + fields(
          of: record, as: endpoint.name + " answer",
          "Fields of the answer to \(code: endpoint.name)")
    case .type(let type): blocks.append(.paragraph("A success carries a " + words.type(type) + "."))
    case nil: blocks.append(.paragraph("The bodies of its answers are not read."))
    }
    if let example = examples.first {
      blocks.append(.code(answer(example, example.document, "A success")))
    }
    return blocks
  }

  private func status(_ status: Endpoint.Status, _ means: Prose) -> Table.Row {
    Table.Row(
      cells: [["\(status.code)"], [means], line(status.doc), evidence.pins(status.span)])
  }
}

/// How a call of an endpoint begins.
enum EndpointWire {
  /// The method, the path and the query, with a placeholder for each value.
  static func line(_ endpoint: Endpoint) -> String {
    let query = endpoint.query.map { item in
      switch item.value {
      case .fixed(let text): "\(encoded(item.wireName))=\(encoded(text))"
      case .given: "\(encoded(item.wireName))=\(placeholder(item))"
      }
    }
    return endpoint.template + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
  }

  /// What stands for a parameter's value, with what is fixed of it.
  static func placeholder(_ parameter: Endpoint.Parameter) -> String {
    switch parameter.value {
    case .fixed(let text): text
    case .given(let given): "\(given.prefix){\(given.name)}"
    }
  }

  private static func encoded(_ text: String) -> String {
    RelativePath.encoded(text).replacing("/", with: "%2F").replacing("+", with: "%2B")
  }
}
