@_exported import ContractRuntime
import Foundation

/// What an endpoint answered.
public struct ResponseFixture<Endpoint: ContractEndpoint>: HTTPAnswerFixture {
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

  /// What a client makes of the answer.
  ///
  /// - Throws: `EndpointFailure` where the status is not that of a success, `ContractViolation` where
  ///   the body of a success breaks the contract.
  public func result() throws -> Endpoint.Response {
    try Endpoint.response(from: json, status: status)
  }
}
