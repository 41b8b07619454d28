import Foundation
import GitbayContract

/// Runs commands of the contract for one account.
///
/// `GitbayClient` is the one that talks to a server. Another one only has to bring the answer; what the
/// answer means is worked out here, once for all clients.
public protocol CommandClient: Sendable {
  /// Sends a command and waits for the answer.
  ///
  /// - Throws: `ClientFailure` where no whole answer came back.
  func answer<Command: GitbayCommand>(
    to command: Command
  ) async throws(ClientFailure) -> CommandAnswer
}

/// What came back for a command: the status and the body, not read yet.
public struct CommandAnswer: Sendable {
  /// The HTTP status.
  public let status: Int
  /// The whole body.
  public let body: Data
  /// How long the server asks to wait, where it says so.
  public let retryAfter: Duration?
  /// The host a redirect leads to.
  let redirect: String?
  /// What must not show up in a message.
  let secrets: [Secret]

  /// Creates an answer.
  public init(status: Int, body: Data, retryAfter: Duration? = nil) {
    self.init(status: status, body: body, retryAfter: retryAfter, redirect: nil, secrets: [])
  }

  init(status: Int, body: Data, retryAfter: Duration?, redirect: String?, secrets: [Secret]) {
    self.status = status
    self.body = body
    self.retryAfter = retryAfter
    self.redirect = redirect
    self.secrets = secrets
  }
}

extension CommandAnswer: CustomStringConvertible, CustomReflectable {
  /// The status and the size of the body.
  public var description: String { "HTTP \(status), \(body.count) bytes" }
  /// The status and the size of the body.
  public var customMirror: Mirror {
    Mirror(self, children: ["status": status, "bytes": body.count])
  }
}

extension CommandClient {
  /// Runs a command.
  ///
  /// - Returns: What a success carries.
  /// - Throws: `ClientFailure`, which says what came back instead.
  public func run<Command: GitbayCommand>(
    _ command: Command, isolation: isolated (any Actor)? = #isolation
  ) async throws(ClientFailure) -> Command.Response {
    try await answer(to: command).read { body, status in
      try Command.response(from: body, status: status)
    }
  }

  /// Runs a command that answers a list, and leaves out the rows that break the contract.
  ///
  /// - Returns: The good rows, and why each of the others was left out.
  /// - Throws: `ClientFailure`, which says what came back instead of a list.
  public func runPartially<Command: GitbayCommand>(
    _ command: Command, isolation: isolated (any Actor)? = #isolation
  ) async throws(ClientFailure) -> PartialResponse<Command.Response>
  where Command.Response: RowResponse {
    try await answer(to: command).read { body, status in
      try Command.partialResponse(from: body, status: status)
    }
  }
}

extension CommandAnswer {
  /// What `read` makes of the body, unless the status says that there is nothing to read.
  fileprivate func read<Value>(
    _ read: (Data, Int) throws -> Value
  ) throws(ClientFailure) -> Value {
    do {
      let value = try read(body, status)
      // What refuses or redirects has no result, whatever its body looks like.
      if let failure = refusal(message: nil) { throw failure }
      return value
    } catch let failure as ClientFailure {
      throw failure
    } catch let failure as CommandFailure {
      throw self.failure(hidingSecrets(in: failure))
    } catch let violation as ContractViolation {
      throw refusal(message: nil)
        ?? (violation.isOfSyntax ? .notJSON(status: status) : .violation(violation))
    } catch {
      throw refusal(message: nil) ?? .notJSON(status: status)
    }
  }

  /// The failures that the status alone makes.
  private func refusal(message: String?) -> ClientFailure? {
    switch status {
    case 300..<400: .redirected(host: redirect)
    case 401: .unauthorized(message: message)
    case 429: .tooManyRequests(retryAfter: retryAfter, message: message)
    default: nil
    }
  }

  private func failure(_ failure: CommandFailure) -> ClientFailure {
    if let refusal = refusal(message: failure.message) { return refusal }
    return switch status {
    case 403: .forbidden(failure)
    case 404: .notFound(failure)
    case 500: .failed(failure)
    default: .refused(failure)
    }
  }

  private func hidingSecrets(in failure: CommandFailure) -> CommandFailure {
    CommandFailure(
      exitCode: failure.exitCode, status: failure.status,
      message: secrets.hidden(in: failure.message),
      stderr: failure.stderr.map { secrets.hidden(in: $0) })
  }
}
