import Foundation

/// Why a command did not succeed, as a code that may be one the contract does not know.
///
/// Codes compare by their number.
public protocol ContractExitCode: Hashable, Sendable, CustomStringConvertible {
  /// The case of a code.
  init(rawValue: Int)
  /// The code.
  var rawValue: Int { get }
  /// How the envelope that carries the code is spelt.
  static var envelope: EnvelopeContract { get }
}

extension ContractExitCode {
  /// Whether both are the same number.
  public static func == (one: Self, other: Self) -> Bool { one.rawValue == other.rawValue }
  /// Hashes the number.
  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
  /// The number.
  public var description: String { String(rawValue) }
}

/// A command that the server refused, or that failed.
public struct ContractFailure<ExitCode: ContractExitCode>: Error, Hashable, Sendable {
  /// The exit code; nil where the body has none, as in a refusal before the command ran.
  public let exitCode: ExitCode?
  /// The HTTP status that came with the body, nil where there was none to give.
  public let status: Int?
  /// The server's message, for people. It may repeat what was sent.
  public let message: String
  /// What the command wrote to its standard error, where the body has it.
  public let stderr: String?

  /// Creates a failure.
  public init(exitCode: ExitCode?, status: Int? = nil, message: String, stderr: String? = nil) {
    self.exitCode = exitCode
    self.status = status
    self.message = message
    self.stderr = stderr
  }
}

extension ContractFailure: CustomStringConvertible, LocalizedError {
  /// One line: the server's message, its exit code and the HTTP status.
  public var description: String {
    let codes = [exitCode.map { "exit code \($0)" }, status.map { "HTTP \($0)" }]
      .compactMap(\.self)
    return codes.isEmpty ? message : "\(message) (\(codes.joined(separator: ", ")))"
  }

  /// The same line as `description`.
  public var errorDescription: String? { description }
}
