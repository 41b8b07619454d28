import YAMLReader

/// The envelope: exit codes, failures and refusals.
extension ContractReader {
  func envelope(_ node: YAMLNode) -> Envelope? {
    guard var reader = MappingReader(node, "an envelope", problems) else { return nil }
    let start = SourceSpan(at: node.span.start)
    let version = reader.required("version").flatMap { protocolVersion($0) }
    let data = reader.requiredText("data", at: start)
    let error = reader.requiredText("error", at: start)
    let exitCode = reader.requiredText("exitCode", at: start)
    let stderr = reader.requiredText("stderr", at: start)
    let page = reader.node("page").flatMap { pageKeys($0) }
    let exitCodes = exitCodes(reader.members("exitCodes"))
    let failures = failures(reader.members("failures"), exitCodes)
    let unknownCommand = reader.node("unknownCommand").flatMap {
      failure(Located(text: "unknownCommand", span: $0.span), $0, exitCodes)
    }
    let refusals = reader.members("refusals").compactMap { refusal($0.name, $0.value) }
    reader.finish()
    guard let version, let data, let error, let exitCode, let stderr else { return nil }
    let keys = [version.key, data, error, exitCode, stderr]
    checkDistinct(keys.map { ($0.text, $0) }, "key of the envelope")
    return Envelope(
      versionKey: version.key.text, version: version.version, dataKey: data.text,
      errorKey: error.text, exitCodeKey: exitCode.text, stderrKey: stderr.text, page: page,
      exitCodes: exitCodes, failures: failures, unknownCommand: unknownCommand,
      refusals: refusals, span: node.span)
  }

  private func protocolVersion(_ node: YAMLNode) -> (key: Located, version: Int)? {
    guard var reader = MappingReader(node, "`version`", problems) else { return nil }
    let key = reader.requiredText("key")
    let version = reader.requiredInteger("is")
    reader.finish()
    guard let key, let version else { return nil }
    return (key, version)
  }

  private func pageKeys(_ node: YAMLNode) -> Envelope.PageKeys? {
    guard var reader = MappingReader(node, "`page`", problems) else { return nil }
    let items = reader.requiredText("items")
    let next = reader.requiredText("next")
    reader.finish()
    guard let items, let next else { return nil }
    return Envelope.PageKeys(items: items.text, next: next.text)
  }

  private func exitCodes(_ nodes: [(name: Located, value: YAMLNode)]) -> [ExitCode] {
    var codes: [ExitCode] = []
    for (name, node) in nodes {
      let swiftName = memberName(name, "an exit code")
      guard var reader = MappingReader(node, "an exit code", problems) else { continue }
      let code = reader.requiredInteger("code", at: name.span)
      let status = reader.requiredInteger("status", at: name.span)
      let doc = reader.doc()
      reader.finish()
      guard let code, let status else { continue }
      checkStatus(status, at: name.span)
      if let first = codes.first(where: { $0.code == code }) {
        problems.add(
          .duplicateExitCode, at: name.span, "exit code \(code) is already `\(first.name)`",
          notes: [.init("`\(first.name)` is here", at: first.span)])
      }
      codes.append(
        ExitCode(name: swiftName, doc: doc, code: code, status: status, span: name.span))
    }
    checkDistinct(codes.map { ($0.name, Located(text: $0.name, span: $0.span)) }, "exit code")
    return codes
  }

  private func checkStatus(_ status: Int, at span: SourceSpan) {
    guard !(100...599).contains(status) else { return }
    problems.add(
      .invalidValue, at: span, "an HTTP status is a number from 100 to 599, found \(status)")
  }

  func failures(
    _ nodes: [(name: Located, value: YAMLNode)], _ exitCodes: [ExitCode]
  ) -> [Failure] {
    let failures = nodes.compactMap { failure($0.name, $0.value, exitCodes) }
    checkDistinct(failures.map { ($0.name, Located(text: $0.name, span: $0.span)) }, "failure")
    return failures
  }

  private func failure(_ name: Located, _ node: YAMLNode, _ exitCodes: [ExitCode]) -> Failure? {
    let swiftName = memberName(name, "a failure")
    guard var reader = MappingReader(node, "a failure", problems) else { return nil }
    let exit = reader.requiredText("exit", at: name.span)
    let message = reader.text("message")
    let doc = reader.doc()
    reader.finish()
    guard let exit else { return nil }
    if !exitCodes.contains(where: { $0.name == exit.text }) {
      let mend =
        NearestName.of(exit.text, in: exitCodes.map(\.name)).map { "did you mean `\($0)`?" }
        ?? "known are \(exitCodes.map(\.name).listed)"
      problems.add(
        .unknownExitCode, at: exit.span,
        "there is no exit code \(Diagnostic.quote(exit.text)); \(mend)")
    }
    return Failure(
      name: swiftName, doc: doc, exit: exit.text,
      message: message.map { MessageTemplate($0.text) }, span: name.span)
  }

  private func refusal(_ name: Located, _ node: YAMLNode) -> Refusal? {
    let swiftName = memberName(name, "a refusal")
    guard var reader = MappingReader(node, "a refusal", problems) else { return nil }
    let status = reader.requiredInteger("status", at: name.span)
    let message = reader.text("message")
    let headers = reader.texts("headers") ?? []
    let doc = reader.doc()
    reader.finish()
    guard let status else { return nil }
    checkStatus(status, at: name.span)
    return Refusal(
      name: swiftName, doc: doc, status: status,
      message: message.map { MessageTemplate($0.text) }, headers: headers.map(\.text),
      span: name.span)
  }
}
