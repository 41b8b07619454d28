import ContractModel
import ContractRuntime

/// Decodes a body as a client of the contract does: with the same reader that generated code uses,
/// driven by the schema.
public struct ClientDecoder: Sendable {
  let contract: Contract
  private let records: [String: RecordContract]
  private let envelope: EnvelopeContract?
  let routes: RouteReader?

  /// Creates a decoder for a contract.
  public init(_ contract: Contract) {
    self.contract = contract
    envelope = contract.envelope.map { EnvelopeContract($0) }
    routes = contract.routes.map { RouteReader(contract, $0) }
    var records: [String: RecordContract] = [:]
    for record in contract.records + contract.payloads.map(\.record) {
      records[record.name] = RecordContract(record, contract.releases)
    }
    self.records = records
  }

  // MARK: Bodies

  /// What a client makes of a payload.
  ///
  /// - Throws: `ContractViolation` where it cannot read it, as each of these does.
  public func read(
    _ document: JSONDocument, payload: Payload
  ) throws(ContractViolation) -> Outcome {
    let value = try Reader.read(document) { record(payload.record, &$0, $1) }
    return .value(value, route: routes?.route(of: payload.record, value))
  }

  /// What a client makes of a command's answer.
  public func read(
    _ document: JSONDocument, command: Command, exitStatus: Int?
  ) throws(ContractViolation) -> Outcome {
    try answer(document, exitStatus: exitStatus) { result(command, &$0, $1) }
  }

  /// The rows of a command's answer that a client can read, and why it cannot read each other one, as
  /// `partialResponse` gives them; nil where the answer is no list.
  ///
  /// - Throws: `ContractViolation` where something is wrong outside of a row.
  func readRows(
    _ document: JSONDocument, command: Command, exitStatus: Int?
  ) throws(ContractViolation) -> (rows: [JSONValue], leftOut: [ContractViolation])? {
    let row: TypeReference
    switch command.result {
    case .fields, .type(.base), .type(.scalar), .type(.enumeration), .type(.record): return nil
    case .type(.list(let element)): row = element
    case .paged(let record, _): row = .record(record)
    }
    var rows: [JSONValue] = []
    var leftOut: [ContractViolation] = []
    func read(_ reader: inout Reader, _ slot: Int) {
      rows = reader.list(slot, leavingOut: &leftOut) { value(row, &$0, $1) }
    }
    _ = try answer(document, exitStatus: exitStatus) { reader, slot in
      if case .paged(let record, _) = command.result, !reader.holdsList(slot),
        let page = contract.envelope?.page(of: record)
      {
        let fields = RecordContract(page, contract.releases)
        reader.object(slot, fields, expected: "a list or a page of one") { reader in
          read(&reader, 0)
          _ = reader.stringIfPresent(1)
        }
      } else {
        read(&reader, slot)
      }
      return .null
    }
    return (rows, leftOut)
  }

  /// What an endpoint's body is to who reads it: a request to the server, a success to the client.
  public func read(
    _ document: JSONDocument, record: Record
  ) throws(ContractViolation) -> Outcome {
    .value(try Reader.read(document) { self.record(record, &$0, $1) }, route: nil)
  }

  /// What a client makes of a value of a type.
  public func read(
    _ document: JSONDocument, type: TypeReference
  ) throws(ContractViolation) -> Outcome {
    .value(try Reader.read(document) { value(type, &$0, $1) }, route: nil)
  }

  /// What a client makes of an answer to something outside the contract: its data is any JSON.
  public func read(
    envelope document: JSONDocument, exitStatus: Int?
  ) throws(ContractViolation) -> Outcome {
    let data = contract.envelope.flatMap { document.root[$0.dataKey] }
    return try answer(document, exitStatus: exitStatus) { _, _ in data?.value ?? .null }
  }

  private func answer(
    _ document: JSONDocument, exitStatus: Int?,
    _ readData: (inout Reader, Int) -> JSONValue
  ) throws(ContractViolation) -> Outcome {
    guard let envelope else {
      throw ContractViolation(keyPath: "", expected: "no envelope", found: "a command")
    }
    switch try envelope.answer(document, exitStatus: exitStatus, readData) {
    case .success(let value): return .value(value, route: nil)
    case .failure(let exitCode, let message, let stderr):
      return .failure(exitCode: exitCode, message: message, stderr: stderr)
    }
  }

  // MARK: Values

  private func result(_ command: Command, _ reader: inout Reader, _ slot: Int) -> JSONValue {
    switch command.result {
    case .fields(let record): return self.record(record, &reader, slot)
    case .type(let type): return value(type, &reader, slot)
    case .paged(let record, _): return page(of: record, &reader, slot)
    }
  }

  /// A bare list and a page read as the same value, as they do in Swift.
  private func page(of record: String, _ reader: inout Reader, _ slot: Int) -> JSONValue {
    guard let page = contract.envelope?.page(of: record), !reader.holdsList(slot) else {
      let items = value(.list(.record(record)), &reader, slot)
      return .object([.init("items", items)])
    }
    return self.record(page, &reader, slot, expected: "a list or a page of one")
  }

  private func record(
    _ record: Record, _ reader: inout Reader, _ slot: Int, expected: String = "an object"
  ) -> JSONValue {
    let fields = records[record.name] ?? RecordContract(record, contract.releases)
    return reader.object(slot, fields, expected: expected) { reader in
      var members: [JSONValue.Member] = []
      members.reserveCapacity(record.fields.count)
      // A field is large, and none is copied where it is named by its place.
      for slot in record.fields.indices {
        let type = record.fields[slot].type
        let value: JSONValue?
        if record.fields[slot].clientPresence(contract.releases) == .required {
          value = self.value(type, &reader, slot)
        } else {
          value = reader.ifPresent(slot) { self.value(type, &$0, slot) }
        }
        if let value { members.append(.init(record.fields[slot].name, value)) }
      }
      return .object(members)
    }
  }

  private func value(_ type: TypeReference, _ reader: inout Reader, _ slot: Int) -> JSONValue {
    switch type {
    case .base(let base): return value(base, &reader, slot)
    case .scalar(let name): return value(contract.scalar(name)?.base ?? .string, &reader, slot)
    case .enumeration(let name): return enumeration(name, &reader, slot)
    case .record(let name):
      return contract.record(name).map { record($0, &reader, slot) } ?? .null
    case .list(let element):
      return .array(reader.list(slot) { value(element, &$0, $1) })
    }
  }

  private func value(_ base: BaseType, _ reader: inout Reader, _ slot: Int) -> JSONValue {
    switch base {
    case .string: return .string(reader.string(slot))
    case .int: return .number(String(reader.int(slot)))
    case .int64: return .number(String(reader.int64(slot)))
    case .double: return .number("\(reader.double(slot))")
    case .bool: return .bool(reader.bool(slot))
    case .timestamp:
      // The text is compared as it stands; the date only has to be one.
      _ = reader.date(slot)
      return .string(reader.string(slot))
    }
  }

  private func enumeration(
    _ name: String, _ reader: inout Reader, _ slot: Int
  ) -> JSONValue {
    let text = reader.string(slot)
    if let type = contract.enumeration(name), type.isClosed,
      !type.values.contains(where: { $0.text.utf8.elementsEqual(text.utf8) })
    {
      reader.reject(slot, expected: type.expectation, found: "another text")
    }
    return .string(text)
  }
}

extension JSONValue {
  /// The value of an object's member, nil where there is none.
  subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }
}
