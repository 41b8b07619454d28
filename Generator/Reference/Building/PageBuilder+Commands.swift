import Conformance
import ContractModel
import ContractRuntime
import YAMLReader

/// Commands: how each is called, what it answers, and how it fails.
extension PageBuilder {
  var commandSection: Section? {
    guard !contract.commands.isEmpty else { return nil }
    return Section(
      anchor: "commands", title: "Commands", sections: contract.commands.map { section($0) })
  }

  private func section(_ command: Command) -> Section {
    let anchor = Anchor.of("command", command.name)
    return Section(
      anchor: anchor, title: .code(command.name),
      blocks: paragraphs(command.doc) + [
        .code(
          Code(
            caption: "Usage", language: "",
            pieces: [Code.Piece(text: CommandWire.usage(command, contract))])),
        .facts(facts(command)),
      ] + parameters(command),
      sections: [
        Section(
          anchor: anchor + "-request", title: "Request", blocks: requests(command),
          isListed: false),
        Section(
          anchor: anchor + "-answer", title: "Answer", blocks: answers(command), isListed: false),
        Section(
          anchor: anchor + "-failures", title: "Failures", blocks: failures(command),
          isListed: false),
      ])
  }

  private func facts(_ command: Command) -> [Fact] {
    [
      Fact(
        term: "Access",
        says: command.isWrite
          ? "writes; it must be posted" : "reads; it can be asked for with `GET`"),
      Fact(term: "Since", says: since(command.since)),
      Fact(term: "In Swift", says: .code(SwiftName.type(command.words))),
    ]
  }

  // MARK: Parameters

  private func parameters(_ command: Command) -> [Block] {
    let parameters = command.arguments + [command.stdin].compactMap(\.self) + command.options
    return table(
      "Parameters of \(code: command.name)", ["Parameter", "Value", "Meaning"],
      parameters.map { parameter in
        Table.Row(
          cells: [
            [.code(Self.given(parameter))] + kind(parameter),
            parameter.kind == .flag
              ? ["none; it is given or not"]
              : words.type(parameter.type, parameter.constraints)
                + (parameter.isSensitive ? ["sensitive: never shown in errors or logs"] : []),
            line(parameter.doc),
          ])
      })
      + (command.exactlyOne.isEmpty
        ? []
        : [
          .paragraph(
            "Exactly one of " + command.exactlyOne.map { .code($0) }.joined(", ") + " is given.")
        ])
  }

  private static func given(_ parameter: Argument) -> String {
    switch parameter.kind {
    case .positional, .repeated: "<\(parameter.name)>"
    case .option, .flag: parameter.option
    case .input: parameter.name
    }
  }

  private func kind(_ parameter: Argument) -> [Prose] {
    switch parameter.kind {
    case .positional: []
    case .repeated(let range): [Prose("given " + range.times)]
    case .option, .flag: ["may be left out"]
    case .input: ["on standard input"]
    }
  }

  // MARK: Request

  private func requests(_ command: Command) -> [Block] {
    let calls = evidence.examples(.command(command.name)) {
      $0.outcome.isValue && $0.refuses == nil && $0.delivery.argv != nil
    }
    let call = calls.max { one, other in
      // The call that shows most of the parameters; of several, the best golden.
      (one.entry.golden.delivery.argv?.count ?? 0) < (other.entry.golden.delivery.argv?.count ?? 0)
    }
    let wire =
      call.map { example in
        CommandWire(
          command, argv: example.entry.golden.delivery.argv ?? [],
          stdin: command.stdin == nil ? nil : example.entry.golden.stdin)
      } ?? CommandWire(command)
    let source = call.map { ": " + evidence.link(to: $0.entry.path) } ?? ""
    var blocks: [Block] = [
      .code(Code(caption: "Over HTTP" + source, language: "http", pieces: wire.post))
    ]
    if let get = wire.get {
      blocks.append(.code(Code(caption: "The same with `GET`", language: "http", pieces: get)))
    }
    blocks.append(.code(Code(caption: "Over ssh", language: "sh", pieces: wire.ssh)))
    return blocks
  }

  // MARK: Answer

  private func answers(_ command: Command) -> [Block] {
    let name = command.name
    var blocks: [Block] = []
    switch command.result {
    case .fields(let record):
      blocks += paragraphs(record.doc)
      blocks += examples(command, [(.success, "A success")])
      blocks += fields(of: record, as: name, "Fields of the answer to \(code: name)")
    case .type(let type):
      blocks.append(.paragraph("A success carries a " + words.type(type) + "."))
      blocks += examples(command, [(.success, "A success")])
    case .paged(let record, let options):
      blocks.append(
        .paragraph(
          "A success carries a " + words.type(.list(.record(record)))
            + ", or a page of one where "
            + options.map { .code("--" + $0) }.joined(" or ") + " is given."))
      blocks += examples(command, [(.list, "A list"), (.page, "A page")])
    }
    return blocks
  }

  private func examples(
    _ command: Command, _ wanted: [(CoveragePoint.Aspect, Prose)]
  ) -> [Block] {
    wanted.flatMap { aspect, caption -> [Block] in
      let examples = evidence.examples(.command(command.name)) { $0.outcome.isValue }
        .filter { evidence.shows($0.entry.path, command.span, aspect) }
      // HTTP's answers carry the most; ssh's are the same without the exit code.
      let best = examples.first { $0.entry.golden.delivery.status != nil } ?? examples.first
      guard let best, let document = best.document else { return [] }
      var code = answer(best, document, caption)
      code.caption += "; pinned by " + evidence.pins(command.span, only: aspect)
      return [.code(code)]
    }
  }

  /// An answer as it came.
  func answer(
    _ example: Evidence.Example, _ document: JSONDocument?, _ caption: Prose
  ) -> Code {
    let delivery = example.entry.golden.delivery
    var head = delivery.status.map { "HTTP \($0)\n" } ?? ""
    if head.isEmpty, let exit = delivery.exitStatus { head = "exit status \(exit)\n" }
    for (name, value) in (delivery.headers ?? [:]).sorted(by: { $0.key < $1.key }) {
      head += "\(name): \(value)\n".escaped(except: ["\n"])
    }
    var pieces = [Code.Piece(text: head + (head.isEmpty ? "" : "\n"))]
    pieces += document.map { Body.pieces($0) } ?? [Code.Piece(text: "(no body)")]
    return Code(
      caption: caption + ": " + evidence.link(to: example.entry.path), language: "http",
      pieces: pieces.filter { !$0.text.isEmpty })
  }

  // MARK: Failures

  private func failures(_ command: Command) -> [Block] {
    let own = table(
      "Failures of \(code: command.name)", Self.failureColumns,
      command.failures.map { failure($0) })
    return own + [
      .paragraph(
        (own.isEmpty ? "None but " : "Beside these: ")
          + .link("what any command may answer", to: .anchor("any-command")) + ".")
    ]
  }

  static let failureColumns = [
    "Failure", "Exit code", "HTTP", "Message", "Meaning", pinnedBy,
  ]

  func failure(_ failure: Failure) -> Table.Row {
    let exit = contract.envelope?.exitCodes.first { $0.name == failure.exit }
    return Table.Row(
      cells: [
        [.code(failure.name)],
        [exit.map { "\($0.code), \(code: $0.name)" } ?? .code(failure.exit)],
        [exit.map { "\($0.status)" } ?? "any"],
        message(failure.message), line(failure.doc), evidence.pins(failure.span),
      ])
  }

  /// What a message is like, a line of the cell for each of its own.
  func message(_ template: MessageTemplate?) -> [Prose] {
    guard let template else { return ["any"] }
    let lines = template.text.unicodeScalars.split(separator: "\n").map { String($0) }
    return lines.isEmpty ? ["empty"] : lines.map { .code($0) }
  }
}

extension ClosedRange<Int> {
  /// How many times: `once or more`.
  fileprivate var times: String {
    switch (lowerBound, upperBound) {
    case (1, .max): "once or more"
    case (_, .max): "\(lowerBound) times or more"
    case (1, 1): "once"
    case (let least, let most) where least == most: "\(least) times"
    default: "\(lowerBound) to \(upperBound) times"
    }
  }
}
