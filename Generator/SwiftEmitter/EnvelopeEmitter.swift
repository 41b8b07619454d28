import ContractModel

/// The envelope: exit codes, and how a failure is spelt.
enum EnvelopeEmitter {
  static func emit(_ envelope: Envelope, contract: String) -> String {
    let codes = envelope.exitCodes
    let cases = codes.map {
      SwiftText.doc($0.doc ?? "Exit code \($0.code), HTTP \($0.status).", indentation: 2)
        + "  case \(SwiftText.name($0.name))\n"
    }
    let reading = codes.map { "    case \($0.code): self = .\(SwiftText.name($0.name))\n" }
    let literal = { (key: KeyPath<Envelope, String>) in SwiftText.literal(envelope[keyPath: key]) }
    let writing = codes.map { "    case .\(SwiftText.name($0.name)): \($0.code)\n" }
    return """
      /// A command of \(contract).
      public protocol \(contract)Command: ContractCommand where Code == ExitCode {}

      /// A command that the server refused, or that failed.
      public typealias CommandFailure = ContractFailure<ExitCode>

      /// Why a command did not succeed.
      public enum ExitCode: ContractExitCode {
      \(cases.joined())\
        /// A code this contract does not know.
        case unrecognized(Int)

        /// The case of a code.
        public init(rawValue: Int) {
          switch rawValue {
      \(reading.joined())\
          default: self = .unrecognized(rawValue)
          }
        }

        /// The code.
        public var rawValue: Int {
          switch self {
      \(writing.joined())\
          case .unrecognized(let code): code
          }
        }

        public static let envelope = EnvelopeContract(
          versionKey: \(literal(\.versionKey)), version: \(envelope.version),
          dataKey: \(literal(\.dataKey)), errorKey: \(literal(\.errorKey)),
          exitCodeKey: \(literal(\.exitCodeKey)), stderrKey: \(literal(\.stderrKey)))
      }

      """
  }
}
