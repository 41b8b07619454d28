import ContractModel
import ContractRuntime

/// The schema of an answer: the envelope, and what a command may answer.
struct AnswerSchema {
  private let envelope: Envelope
  private let types: TypeSchema

  init(_ envelope: Envelope, _ types: TypeSchema) {
    self.envelope = envelope
    self.types = types
  }

  /// A command's answer. A success and a documented failure both conform.
  func keywords(_ command: Command) -> [(String, JSONValue)] {
    let exists = types.isSent(since: command.since)
    let own = exists ? command.failures : [envelope.unknownCommand].compactMap(\.self)
    return keywords(
      result: exists ? .members(result(command)) : .bool(false),
      failures: anyOf((own + envelope.failures).compactMap(failure)))
  }

  /// An answer to something outside the contract: any result, any message.
  var keywords: [(String, JSONValue)] {
    let codes = envelope.exitCodes.map { JSONValue.number("\($0.code)") }
    return keywords(
      result: .bool(true),
      failures: [
        ("properties", .members([(envelope.exitCodeKey, .members([("enum", .array(codes))]))]))
      ])
  }

  // MARK: The envelope

  private func keywords(
    result: JSONValue, failures: [(String, JSONValue)]
  ) -> [(String, JSONValue)] {
    let text = JSONValue.members([("type", .string("string"))])
    let success: [(String, JSONValue)] = [
      (
        "properties",
        .members([
          (envelope.dataKey, result), (envelope.errorKey, .bool(false)),
          (envelope.exitCodeKey, .members([("const", .number("0"))])),
        ])
      )
    ]
    let refusals = anyOf(envelope.refusals.map(refusal))
    let failure: [(String, JSONValue)] =
      [("required", .strings([envelope.errorKey]))]
      + choice(ifThere: envelope.exitCodeKey, failures, otherwise: refusals)
    return [
      ("type", .string("object")),
      (
        "properties",
        .members([
          (envelope.versionKey, .members([("const", .number("\(envelope.version)"))])),
          (envelope.dataKey, .bool(true)), (envelope.errorKey, text),
          (envelope.exitCodeKey, .bool(true)), (envelope.stderrKey, text),
        ])
      ), ("required", .strings([envelope.versionKey])), ("additionalProperties", .bool(false)),
    ] + choice(ifThere: envelope.dataKey, success, otherwise: failure)
  }

  private func choice(
    ifThere key: String, _ then: [(String, JSONValue)], otherwise: [(String, JSONValue)]
  ) -> [(String, JSONValue)] {
    [
      ("if", .members([("required", .strings([key]))])), ("then", .members(then)),
      ("else", .members(otherwise)),
    ]
  }

  private func anyOf(_ schemas: [JSONValue]) -> [(String, JSONValue)] {
    schemas.isEmpty ? [("not", .members([]))] : [("anyOf", .array(schemas))]
  }

  // MARK: Results

  private func result(_ command: Command) -> [(String, JSONValue)] {
    switch command.result {
    case .fields(let record): return described(record.doc) + types.keywords(record)
    case .type(let type): return types.keywords(type)
    case .paged(let record, _):
      // A body on its own does not tell whether a page was asked for.
      let list = types.keywords(.list(.record(record)))
      guard let page = envelope.page(of: record) else { return list }
      return [
        ("if", .members([("type", .string("object"))])), ("then", .members(types.keywords(page))),
        ("else", .members(list)),
      ]
    }
  }

  // MARK: Failures

  /// A failure by its exit code and its message.
  private func failure(_ failure: Failure) -> JSONValue? {
    guard let exit = envelope.exitCodes.first(where: { $0.name == failure.exit }) else {
      return nil
    }
    let code = (envelope.exitCodeKey, JSONValue.members([("const", .number("\(exit.code)"))]))
    return .members(
      [("title", .string(failure.name))] + described(failure.doc)
        + [("properties", .members([code] + error(failure.message)))])
  }

  private func refusal(_ refusal: Refusal) -> JSONValue {
    .members(
      [("title", .string(refusal.name))] + described(refusal.doc)
        + [("properties", .members(error(refusal.message)))])
  }

  private func error(_ message: MessageTemplate?) -> [(String, JSONValue)] {
    message.map { [(envelope.errorKey, .members(Pattern.keywords($0)))] } ?? []
  }
}
