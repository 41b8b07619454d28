import ContractModel

/// The envelope: exit codes, and how a failure is spelt.
enum EnvelopeEmitter {
  static func emit(_ envelope: Envelope, contract: String) -> String {
    let codes = CodeEnum(noun: "code", title: "code", property: "rawValue")
    let cases = envelope.exitCodes.map {
      CodeEnum.Case(
        name: $0.name, code: $0.code, doc: $0.doc ?? "Exit code \($0.code), HTTP \($0.status).")
    }
    let literal = { (key: KeyPath<Envelope, String>) in SwiftText.literal(envelope[keyPath: key]) }
    return """
      /// A command of \(contract).
      public protocol \(contract)Command: ContractCommand where Code == ExitCode {}

      /// A command that the server refused, or that failed.
      public typealias CommandFailure = ContractFailure<ExitCode>

      /// Why a command did not succeed.
      public enum ExitCode: ContractExitCode {
      \(codes.members(cases))
        public static let envelope = EnvelopeContract(
          versionKey: \(literal(\.versionKey)), version: \(envelope.version),
          dataKey: \(literal(\.dataKey)), errorKey: \(literal(\.errorKey)),
          exitCodeKey: \(literal(\.exitCodeKey)), stderrKey: \(literal(\.stderrKey)))
      }

      """
  }
}
