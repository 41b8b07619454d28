#if Generator
  extension Snippet {
    static let envelope = [
      Snippet(
        "exit codes and keys", in: "Envelope.swift",
        """
        envelope:
          version: { key: protocol_version, is: 1 }
          data: data
          error: error
          exitCode: exit_code
          stderr: stderr
          exitCodes: { failure: { code: 1, status: 500, doc: It failed. }, not-found: { code: 3, status: 404 } }
        """,
        is: """
          /// A command of Test.
          public protocol TestCommand: ContractCommand where Code == ExitCode {}

          /// A command that the server refused, or that failed.
          public typealias CommandFailure = ContractFailure<ExitCode>

          /// Why a command did not succeed.
          public enum ExitCode: ContractExitCode {
            /// It failed.
            case failure
            /// Exit code 3, HTTP 404.
            case notFound
            /// A code this contract does not know.
            case unrecognized(Int)

            /// The case of a code.
            public init(rawValue: Int) {
              switch rawValue {
              case 1: self = .failure
              case 3: self = .notFound
              default: self = .unrecognized(rawValue)
              }
            }

            /// The code.
            public var rawValue: Int {
              switch self {
              case .failure: 1
              case .notFound: 3
              case .unrecognized(let code): code
              }
            }

            public static let envelope = EnvelopeContract(
              versionKey: "protocol_version", version: 1,
              dataKey: "data", errorKey: "error",
              exitCodeKey: "exit_code", stderrKey: "stderr")
          }
          """)
    ]
  }
#endif
