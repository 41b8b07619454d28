import Foundation

/// How a contract's envelope is spelt.
public struct EnvelopeContract: Sendable {
  let version: Int
  let fields: RecordContract

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
    fields = RecordContract([
      .init(versionKey),
      .init(dataKey, presence: .optional),
      .init(errorKey, presence: .optional),
      .init(exitCodeKey, presence: .optional),
      .init(stderrKey, presence: .optional),
    ])
  }
}

/// What an envelope carries.
package enum Answer<Value> {
  /// A result.
  case success(Value)
  /// A refusal or a failure; the exit code is nil where neither the body nor the caller has one.
  case failure(exitCode: Int?, message: String, stderr: String?)
}

extension EnvelopeContract {
  /// The slots of the envelope's fields.
  private enum Slot {
    static let version = 0
    static let data = 1
    static let error = 2
    static let exitCode = 3
    static let stderr = 4
  }

  /// Reads an answer.
  ///
  /// - Parameters:
  ///   - exitStatus: The exit code where the body has none.
  ///   - readData: Reads what a success carries, from the slot it is given.
  package func answer<Value>(
    _ document: JSONDocument, exitStatus: Int?,
    _ readData: (inout Reader, Int) -> Value
  ) throws(ContractViolation) -> Answer<Value> {
    let answer: Answer<Value>? = try Reader.read(document) { reader, slot in
      reader.object(slot, fields, expected: "an envelope") { reader in
        read(&reader, exitStatus: exitStatus, readData)
      }
    }
    guard let answer else {
      throw ContractViolation(keyPath: "", expected: "an envelope", found: "nothing")
    }
    return answer
  }

  private func read<Value>(
    _ reader: inout Reader, exitStatus: Int?, _ readData: (inout Reader, Int) -> Value
  ) -> Answer<Value>? {
    guard reader.int(Slot.version) == version else {
      reader.reject(
        Slot.version, expected: "protocol version \(version)", found: .foreign("another version"))
      return nil
    }
    let exitCode = reader.intIfPresent(Slot.exitCode) ?? exitStatus
    if reader.isAbsent(Slot.error) {
      if let exitCode, exitCode != 0 {
        reader.reject(
          Slot.data, expected: "an error beside exit code \(exitCode)", found: .foreign("none"))
      }
      return .success(readData(&reader, Slot.data))
    }
    let message = reader.string(Slot.error)
    if !reader.isAbsent(Slot.data) {
      reader.reject(
        Slot.data, expected: "a result or an error, not both", found: .foreign("both"))
    }
    let stderr = reader.stringIfPresent(Slot.stderr)
    return .failure(exitCode: exitCode, message: message, stderr: stderr)
  }
}
