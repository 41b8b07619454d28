@_exported import ContractRuntime
import Foundation

/// An answer that came over HTTP.
public protocol HTTPAnswerFixture: ContractFixture {
  /// The HTTP status.
  var status: Int { get }
  /// The headers that were kept with the body, by name.
  var headers: [String: String] { get }
}

/// What a command was answered over HTTP.
public struct AnswerFixture<Command: ContractCommand>: HTTPAnswerFixture {
  /// The golden that the fixture is.
  public let golden: FixtureGolden
  /// The HTTP status.
  public let status: Int
  /// The headers that were kept with the body, by name.
  public let headers: [String: String]
  /// The words and arguments that were sent, nil where nobody kept them.
  public let argv: [String]?

  /// Describes a fixture; generated code does.
  public init(
    _ golden: FixtureGolden, status: Int, headers: [String: String] = [:], argv: [String]? = nil
  ) {
    self.golden = golden
    self.status = status
    self.headers = headers
    self.argv = argv
  }

  /// What a client makes of the answer.
  ///
  /// - Throws: `ContractFailure` where the server refused or failed, `ContractViolation` where the
  ///   body breaks the contract.
  public func result() throws -> Command.Response {
    try Command.response(from: json, status: status)
  }
}

extension AnswerFixture where Command.Response: RowResponse {
  /// What a client makes of the answer row by row, where a row that breaks the contract costs that row.
  ///
  /// - Throws: `ContractFailure` where the server refused or failed, `ContractViolation` where the
  ///   body breaks the contract outside of its rows.
  public func partialResult() throws -> PartialResponse<Command.Response> {
    try Command.partialResponse(from: json, status: status)
  }
}
