@_exported import ContractRuntime
import Foundation

/// What something outside the contract was answered over HTTP, such as a command that the server does
/// not know.
public struct EnvelopeFixture: HTTPAnswerFixture {
  /// The golden that the fixture is.
  public let golden: FixtureGolden
  /// The HTTP status.
  public let status: Int
  /// The headers that were kept with the body, by name.
  public let headers: [String: String]

  /// Describes a fixture; generated code does.
  public init(_ golden: FixtureGolden, status: Int, headers: [String: String] = [:]) {
    self.golden = golden
    self.status = status
    self.headers = headers
  }

  /// What a client makes of it as the answer to a command.
  ///
  /// - Throws: `ContractFailure` where the server refused or failed, `ContractViolation` where the
  ///   body breaks the contract.
  public func result<Command: ContractCommand>(of command: Command.Type) throws -> Command.Response
  {
    try Command.response(from: json, status: status)
  }
}
