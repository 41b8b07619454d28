@_exported import ContractRuntime
import Foundation

/// What a command answered otherwise than over HTTP: its standard output over ssh.
public struct OutputFixture<Command: ContractCommand>: ContractFixture {
  /// The golden that the fixture is.
  public let golden: FixtureGolden
  /// The exit status, nil where nobody kept it.
  public let exitStatus: Int?
  /// The words and arguments that were sent, nil where nobody kept them.
  public let argv: [String]?

  /// Describes a fixture; generated code does.
  public init(_ golden: FixtureGolden, exitStatus: Int? = nil, argv: [String]? = nil) {
    self.golden = golden
    self.exitStatus = exitStatus
    self.argv = argv
  }

  /// What a client makes of the output.
  ///
  /// - Throws: `ContractFailure` where the server refused or failed, `ContractViolation` where the
  ///   body breaks the contract.
  public func result() throws -> Command.Response {
    guard let exitStatus else { return try Command.response(from: json) }
    return try Command.response(from: json, exitStatus: exitStatus)
  }
}
