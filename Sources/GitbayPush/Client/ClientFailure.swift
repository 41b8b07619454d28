import Foundation
import GitbayContract

/// Why a command brought no result.
///
/// Neither the account's token nor what a command read on its standard input is in any of these.
public enum ClientFailure: Error, Hashable, Sendable {
  /// The token is missing, wrong or expired (HTTP 401).
  case unauthorized(message: String?)
  /// The account or its token may not do this, or writes too much (HTTP 403).
  case forbidden(CommandFailure)
  /// There is no such thing, or it is another account's; without an exit code there is no such command
  /// (HTTP 404).
  case notFound(CommandFailure)
  /// Too many requests; nil where the server does not say how long to wait (HTTP 429).
  case tooManyRequests(retryAfter: Duration?, message: String?)
  /// The command failed on the server, as on an instance that cannot push (HTTP 500).
  case failed(CommandFailure)
  /// The server refused the command for another reason, as one older than the command does.
  case refused(CommandFailure)
  /// The body is no JSON, such as the page of a proxy.
  case notJSON(status: Int)
  /// The body breaks the contract.
  case violation(ContractViolation)
  /// The body is larger than the client takes.
  case tooLarge(limit: Int)
  /// The server sends elsewhere. No redirect is followed: the API has none, and the token is for the
  /// account's own instance.
  case redirected(host: String?)
  /// The answer was not whole when the deadline passed. The server may have done what was asked.
  case timedOut
  /// The task that asked was cancelled. The server may have done what was asked.
  case cancelled
  /// No connection, or it broke; the code is that of `URLError`.
  case unreachable(code: Int)
}

extension ClientFailure: CustomStringConvertible, LocalizedError {
  /// One line for people.
  public var description: String {
    switch self {
    case .unauthorized(let message): message ?? "the token is missing, wrong or expired"
    case .forbidden(let failure), .notFound(let failure), .failed(let failure),
      .refused(let failure):
      failure.message
    case .tooManyRequests(let retryAfter, let message):
      message
        ?? "too many requests" + (retryAfter.map { "; retry in \($0.components.seconds)s" } ?? "")
    case .notJSON(let status): "the answer is no JSON (HTTP \(status))"
    case .violation(let violation): "the answer breaks the contract: \(violation)"
    case .tooLarge(let limit): "the answer has more than \(limit) bytes"
    case .redirected(let host): "the server redirects to \(host ?? "another address")"
    case .timedOut: "the server did not answer in time"
    case .cancelled: "cancelled"
    case .unreachable(let code): "the server cannot be reached (\(code))"
    }
  }

  /// The same line as `description`.
  public var errorDescription: String? { description }
}
