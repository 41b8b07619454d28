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
