import YAMLReader

/// Commands: what is sent, what comes back.
extension ContractReader {
  func command(_ name: Located, _ node: YAMLNode) -> Command? {
    let words = name.text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let typeName = SwiftName.type(words)
    if words.contains("") || !SwiftName.isIdentifier(typeName)
      || !name.text.unicodeScalars.allSatisfy(\.isASCII)
    {
      problems.add(
        .invalidName, at: name.span,
        "a command is words with one space between them, the first starting with a letter, in "
          + "ASCII, found "
          + Diagnostic.quote(name.text))
    } else {
      claimTypeName(typeName, for: name, "a command")
    }
    guard var reader = MappingReader(node, "a command", problems) else { return nil }
    let doc = reader.doc()
    let isWrite = isWrite(reader.requiredText("access", at: name.span))
    let since = reader.text("since")
    checkRelease(since)
    let exactlyOne = reader.texts("exactlyOne") ?? []
    let argumentNodes =
      reader.node("arguments").map { elements($0) } ?? (reader.isMisspelt("arguments") ? nil : [])
    let arguments = (argumentNodes ?? []).compactMap { argument($0) }
    let stdinNode = reader.node("stdin")
    let stdin = stdinNode.flatMap { input($0) }
    let optionNodes = reader.members("options")
    let options = (optionNodes ?? []).compactMap { name, node in
      option(name, node, isAlone: !exactlyOne.isEmpty)
    }
    let result = reader.required("result", at: name.span)
      .flatMap { self.result($0, at: name.span, options: optionNodes?.map(\.name.text)) }
    let failures = failures(reader.members("failures") ?? [])
    readUnpinned(&reader, of: name.span)
    reader.finish()

    let parameters = arguments + [stdin].compactMap(\.self) + options
    checkDistinct(parameters.map { Located(text: $0.name, span: $0.span) }, "parameter")
    if argumentNodes?.count == arguments.count, (stdinNode == nil) == (stdin == nil),
      optionNodes?.count == options.count
    {
      checkExactlyOne(exactlyOne, parameters)
    }
    checkRepeated(arguments)
    if !isWrite, let stdin {
      problems.add(
        .inputType, at: stdin.span,
        "a command that reads has no standard input: `GET` carries none")
    }
    guard let result else { return nil }
    return Command(
      words: words, doc: doc, isWrite: isWrite, since: since?.text, arguments: arguments,
      stdin: stdin, options: options, exactlyOne: exactlyOne.map(\.text), result: result,
      failures: failures, span: name.span)
  }

  private func isWrite(_ access: Located?) -> Bool {
    access.flatMap { problems.word($0, "`access`", of: ["read", "write"]) } != "read"
  }

  private func elements(_ node: YAMLNode) -> [YAMLNode]? {
    guard let elements = node.elements else {
      problems.add(
        .wrongKind, at: node.span,
        "`arguments` is a list, because their order counts, found \(node.kind)")
      return nil
    }
    return elements
  }

  // MARK: Parameters

  private func argument(_ node: YAMLNode) -> Argument? {
    guard var reader = MappingReader(node, "an argument", problems) else { return nil }
    let name = reader.requiredText("name")
    let repeated = reader.text("repeated").flatMap { sizes($0, "`repeated`") }
    let parameter = parameter(
      &reader, name, kind: repeated.map { .repeated($0) } ?? .positional, .argument)
    reader.finish()
    return parameter
  }

  private func input(_ node: YAMLNode) -> Argument? {
    guard var reader = MappingReader(node, "`stdin`", problems) else { return nil }
    let name = reader.requiredText("name")
    let isSensitive = reader.bool("sensitive")
    var input = parameter(&reader, name, kind: .input, .input)
    input?.isSensitive = isSensitive
    reader.finish()
    return input
  }

  private func option(_ name: Located, _ node: YAMLNode, isAlone: Bool) -> Argument? {
    guard var reader = MappingReader(node, "an option", problems, main: "type") else { return nil }
    guard let isFlag = reader.readableBool("flag") else { return nil }
    let option: Argument?
    if isFlag {
      let doc = reader.doc()
      _ = memberName(name, isAlone ? .command : .option)
      option = Argument(
        name: name.text, doc: doc, kind: .flag, type: .base(.bool), constraints: .none,
        isSensitive: false, span: name.span)
    } else {
      option = parameter(&reader, name, kind: .option, .option)
    }
    reader.finish()
    return option
  }

  private func parameter(
    _ reader: inout MappingReader, _ name: Located?, kind: Argument.Kind, _ role: MemberRole
  ) -> Argument? {
    let typeNode = reader.required("type", at: name?.span)
    let type = typeNode.flatMap { self.type($0) }
    let doc = reader.doc()
    let constraints = constraints(&reader)
    if let name { _ = memberName(name, role) }
    guard let name, let type else { return nil }
    let base = base(of: type)
    check(constraints, fit: type)
    if base != .string, base?.isInteger != true || kind == .input {
      problems.add(
        .inputType, at: typeNode?.span ?? name.span,
        kind == .input
          ? "`stdin` is a string or an enum; \(Diagnostic.quote(name.text)) is neither"
          : "\(role.phrase) is a string, an integer or an enum; "
            + "\(Diagnostic.quote(name.text)) is none")
    }
    return Argument(
      name: name.text, doc: doc, kind: kind, type: type, constraints: constraints.rules,
      isSensitive: false, span: name.span)
  }

  /// Where exactly one of several is given, each becomes an initializer of its own.
  private func checkExactlyOne(_ names: [Located], _ parameters: [Argument]) {
    guard !names.isEmpty else { return }
    checkDistinct(names.map { ($0.text, $0) }, "element of `exactlyOne`")
    var areKnown = true
    for name in names {
      let isKnown = isKnown(
        name, in: parameters.map(\.name), .unknownParameter, "the command has no parameter",
        otherwise: "its parameters are")
      areKnown = areKnown && isKnown
    }
    guard areKnown else { return }
    for parameter in parameters where !names.contains(where: { $0.text == parameter.name }) {
      problems.add(
        .exclusiveParameters, at: parameter.span,
        "`exactlyOne` names all parameters of a command or none; `\(parameter.name)` is not in it")
    }
    if names.count == 1 {
      problems.add(
        .exclusiveParameters, at: names[0].span,
        "`exactlyOne` needs two parameters at least, and has one")
    }
  }

  /// What follows a repeated argument could not be told from it.
  private func checkRepeated(_ arguments: [Argument]) {
    for argument in arguments.dropLast() {
      guard case .repeated = argument.kind else { continue }
      problems.add(
        .exclusiveParameters, at: argument.span,
        "a repeated argument comes last; `\(argument.name)` does not")
    }
  }

  // MARK: Results

  /// A type's name, a list of one, `fields:` of its own, or `list:` with `paged:`.
  func result(
    _ node: YAMLNode, at span: SourceSpan, options: [String]?
  ) -> Command.Result? {
    guard let entries = node.entries else {
      return type(node).flatMap { type in
        switch type {
        case .record, .list(.record): return .type(type)
        default:
          problems.add(
            .wrongKind, at: node.span, "a result is a record or a list of records")
          return nil
        }
      }
    }
    guard var reader = MappingReader(node, "a result", problems) else { return nil }
    defer { reader.finish() }
    if entries.contains(where: { $0.key.text == "list" }) {
      return pagedResult(&reader, options: options)
    }
    let doc = reader.doc()
    let fields = reader.required("fields")
    return .fields(record("Response", doc: doc, fields, at: span))
  }

  private func pagedResult(
    _ reader: inout MappingReader, options: [String]?
  ) -> Command.Result? {
    let item = reader.requiredText("list")
    let pagedNode = reader.required("paged")
    let paged = pagedNode?.texts("`paged`", problems) ?? []
    if let pagedNode, pagedNode.elements?.isEmpty == true {
      problems.add(
        .notPageable, at: pagedNode.span, "`paged` names one option at least, and has none")
    }
    for option in paged {
      _ = isKnown(
        option, in: options, .unknownParameter, "the command has no option",
        otherwise: "its options are")
    }
    guard let item, let type = type(named: item) else { return nil }
    guard case .record(let name) = type else {
      problems.add(.notPageable, at: item.span, "a page is one of records")
      return nil
    }
    if lacksPageKeys {
      problems.add(
        .notPageable, at: item.span, "a paged result needs `page:` in the envelope, for its keys")
    }
    return .paged(record: name, options: paged.map(\.text))
  }
}
