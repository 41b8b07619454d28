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
    let pageNode = reader.node("page")
    lacksPageKeys = pageNode == nil && !reader.isMisspelt("page")
    let page = pageNode.flatMap { pageKeys($0) }
    let exitCodeNodes = reader.members("exitCodes")
    exitCodeNames = exitCodeNodes?.map(\.name.text)
    let exitCodes = exitCodes(exitCodeNodes ?? [])
    let failures = failures(reader.members("failures") ?? [])
    let unknownCommand = reader.node("unknownCommand").flatMap {
      failure(Located(text: "unknownCommand", span: $0.span), $0)
    }
    let refusalNodes = reader.members("refusals") ?? []
    let refusals = refusalNodes.compactMap { refusal($0.name, $0.value) }
    reader.finish()
    checkDistinct(refusalNodes.map(\.name), "refusal")
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
      let swiftName = memberName(name, .exitCode)
      guard var reader = MappingReader(node, "an exit code", problems) else { continue }
      let code = reader.requiredInteger("code", 1 ... .max, at: name.span)
      let status = reader.requiredInteger("status", Self.statuses, at: name.span)
      let doc = reader.doc()
      readUnpinned(&reader, of: name.span)
      reader.finish()
      guard let code, let status else { continue }
      if let first = codes.first(where: { $0.code == code }) {
        problems.add(
          .duplicateExitCode, at: reader.valueSpan("code") ?? name.span,
          "exit code \(code) is already `\(first.name)`",
          notes: [.init("`\(first.name)` is here", at: first.span)])
      }
      codes.append(
        ExitCode(name: swiftName, doc: doc, code: code, status: status, span: name.span))
    }
    checkDistinct(nodes.map(\.name), "exit code")
    return codes
  }

  private static let statuses = 100...599

  func failures(_ nodes: [(name: Located, value: YAMLNode)]) -> [Failure] {
    checkDistinct(nodes.map(\.name), "failure")
    return nodes.compactMap { failure($0.name, $0.value) }
  }

  private func failure(_ name: Located, _ node: YAMLNode) -> Failure? {
    let swiftName = memberName(name, .failure)
    guard var reader = MappingReader(node, "a failure", problems) else { return nil }
    let exit = reader.requiredText("exit", at: name.span)
    let message = reader.text("message")
    let doc = reader.doc()
    readUnpinned(&reader, of: name.span)
    reader.finish()
    guard let exit else { return nil }
    _ = isKnown(
      exit, in: exitCodeNames, .unknownExitCode, "there is no exit code", otherwise: "known are")
    return Failure(
      name: swiftName, doc: doc, exit: SwiftName.member(exit.text),
      message: message.map { MessageTemplate($0.text) }, span: name.span)
  }

  private func refusal(_ name: Located, _ node: YAMLNode) -> Refusal? {
    let swiftName = memberName(name, .refusal)
    guard var reader = MappingReader(node, "a refusal", problems) else { return nil }
    let status = reader.requiredInteger("status", Self.statuses, at: name.span)
    let message = reader.text("message")
    let headers = reader.texts("headers") ?? []
    let doc = reader.doc()
    readUnpinned(&reader, of: name.span)
    reader.finish()
    guard let status else { return nil }
    return Refusal(
      name: swiftName, doc: doc, status: status,
      message: message.map { MessageTemplate($0.text) }, headers: headers.map(\.text),
      span: name.span)
  }
}
