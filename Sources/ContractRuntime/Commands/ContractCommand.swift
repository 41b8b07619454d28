import Foundation

/// Whether a command changes anything on the server.
public enum CommandAccess: Hashable, Sendable {
  /// Changes nothing, and may be asked with `GET`.
  case read
  /// Changes state, and must be posted.
  case write
}

/// A command of the contract: what is sent, and what is made of the answer.
public protocol ContractCommand: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
  /// What a success carries.
  associatedtype Response: ContractValue
  /// Why the command can fail.
  associatedtype Code: ContractExitCode
  /// Whether the command changes anything.
  static var access: CommandAccess { get }
  /// The words that name the command, such as `["notifications", "device", "add"]`.
  static var words: [String] { get }
  /// What is sent.
  var arguments: CommandArguments { get }
}

/// What `POST /api/v1/cmd` takes.
public struct CommandRequest: Codable, Hashable, Sendable {
  /// The words and arguments.
  public let argv: [String]
  /// The standard input; the key is left out where there is none.
  public let stdin: String?

  /// Creates a request.
  public init(argv: [String], stdin: String?) {
    self.argv = argv
    self.stdin = stdin
  }
}

extension CommandRequest: CustomStringConvertible, CustomReflectable {
  /// The words and arguments. The standard input, which may be a secret, is never shown.
  public var description: String { argv.joined(separator: " ") }
  /// The words and arguments, without the standard input.
  public var customMirror: Mirror { Mirror(self, children: ["argv": argv]) }
}

extension ContractCommand {
  /// Whether both send the same.
  @inlinable public static func == (one: Self, other: Self) -> Bool {
    one.arguments == other.arguments
  }
  /// Hashes what is sent.
  @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(arguments) }

  /// The words and arguments, in the order the server reads them.
  public var argv: [String] { arguments.argv }
  /// What the command reads on its standard input, nil where it reads nothing.
  public var stdin: String? { arguments.stdin }

  /// The body for `POST /api/v1/cmd`, ready for a `JSONEncoder`.
  public var request: CommandRequest { CommandRequest(argv: argv, stdin: stdin) }

  /// The query for `GET /api/v1/read`; nil for a command that writes, which must be posted.
  ///
  /// `URLComponents` leaves a `+` as it stands, and a server reads that as a space. Where an
  /// argument may hold one, replace `+` in `percentEncodedQuery` with `%2B` after setting
  /// `queryItems`.
  public var queryItems: [URLQueryItem]? {
    guard Self.access == .read, stdin == nil else { return nil }
    return argv.map { URLQueryItem(name: "argv", value: $0) }
  }

  /// The words and arguments. The standard input, which may be a secret, is never shown.
  public var description: String { request.description }
  /// The words and arguments, without the standard input.
  public var customMirror: Mirror { Mirror(self, children: ["argv": argv]) }

  /// What the body of an answer over HTTP carries.
  ///
  /// - Parameters:
  ///   - body: The whole body, as it came.
  ///   - status: The HTTP status; it is kept in a failure and decides nothing.
  /// - Throws: `ContractFailure` where the server refused or failed, `ContractViolation` where the body
  ///   breaks the contract.
  public static func response(from body: Data, status: Int? = nil) throws -> Response {
    try response(from: body, status: status, exitStatus: nil)
  }

  /// What the standard output of `ssh … --json` carries.
  ///
  /// - Parameters:
  ///   - body: The whole standard output.
  ///   - exitStatus: The exit status of the command; the body does not have it.
  /// - Throws: `ContractFailure` where the server refused or failed, `ContractViolation` where the body
  ///   breaks the contract.
  public static func response(from body: Data, exitStatus: Int) throws -> Response {
    try response(from: body, status: nil, exitStatus: exitStatus)
  }

  private static func response(
    from body: Data, status: Int?, exitStatus: Int?
  ) throws -> Response {
    try response(from: body, status: status, exitStatus: exitStatus) { $0.value($1) }
  }

  /// What `read` makes of a success.
  static func response<Value>(
    from body: Data, status: Int?, exitStatus: Int?, _ read: (inout Reader, Int) -> Value
  ) throws -> Value {
    let document = try Reader.document(body)
    switch try Code.envelope.answer(document, exitStatus: exitStatus, read) {
    case .success(let response): return response
    case .failure(let exitCode, let message, let stderr):
      throw ContractFailure(
        exitCode: exitCode.map(Code.init(rawValue:)), status: status, message: message,
        stderr: stderr)
    }
  }
}
