import Foundation

/// How a contract's envelope is spelt.
public struct EnvelopeContract: Sendable {
  let version: Int
  let fields: RecordContract
  let dataKey: String

  /// Describes an envelope.
  ///
  /// - Parameters:
  ///   - versionKey: The key of the protocol's version.
  ///   - version: The only version this contract speaks.
  ///   - dataKey: The key of what a success carries.
  ///   - errorKey: The key of a refusal's message.
  ///   - exitCodeKey: The key of the exit code, where the body has one.
  ///   - stderrKey: The key of what the command wrote to its standard error.
  public init(
    versionKey: String, version: Int, dataKey: String, errorKey: String, exitCodeKey: String,
    stderrKey: String
  ) {
    self.version = version
    self.dataKey = dataKey
    fields = RecordContract([
      .init(versionKey),
      .init(dataKey, presence: .optional),
      .init(errorKey, presence: .optional),
      .init(exitCodeKey, presence: .optional),
      .init(stderrKey, presence: .optional),
    ])
  }
}

/// The slots of an envelope's fields.
private enum Slot {
  static let version = 0
  static let data = 1
  static let error = 2
  static let exitCode = 3
  static let stderr = 4
}

/// Reads an answer's envelope and, in a success, what it carries.
struct Envelope<Command: ContractCommand> {
  private enum Content {
    case data(Command.Response)
    case error(message: String, stderr: String?)
  }

  private let content: Content?
  private let exitCode: Int?

  static func read(
    _ body: Data, status: Int?, exitStatus: Int?
  ) throws -> Command.Response {
    var reader = Reader(.json(JSONSource(try Reader.document(body))))
    let envelope = try reader.readRoot { Envelope(reading: &$0) }
    let exitCode = envelope.exitCode ?? exitStatus
    switch envelope.content {
    case .data(let response):
      guard (exitCode ?? 0) == 0 else {
        throw ContractViolation(
          keyPath: Command.Code.envelope.dataKey, expected: "nothing beside an exit code other than 0",
          found: "a result")
      }
      return response
    case .error(let message, let stderr):
      throw ContractFailure(
        exitCode: exitCode.map(Command.Code.init(rawValue:)), status: status, message: message, stderr: stderr)
    case nil:
      throw ContractViolation(keyPath: "", expected: "an envelope", found: "nothing")
    }
  }

  private init(content: Content?, exitCode: Int?) {
    self.content = content
    self.exitCode = exitCode
  }

  private init(reading reader: inout Reader) {
    let contract = Command.Code.envelope
    self = reader.object(0, contract.fields, expected: "an envelope") { reader in
      guard reader.int(Slot.version) == contract.version else {
        reader.reject(
          Slot.version, expected: "protocol version \(contract.version)",
          found: .foreign("another version"))
        return Envelope(content: nil, exitCode: nil)
      }
      let exitCode = reader.intIfPresent(Slot.exitCode)
      if reader.isAbsent(Slot.error) {
        return Envelope(content: .data(reader.value(Slot.data)), exitCode: exitCode)
      }
      if !reader.isAbsent(Slot.data) {
        reader.reject(
          Slot.data, expected: "a result or an error, not both", found: .foreign("both"))
      }
      let message = reader.string(Slot.error)
      let stderr = reader.stringIfPresent(Slot.stderr)
      return Envelope(content: .error(message: message, stderr: stderr), exitCode: exitCode)
    }
  }
}
