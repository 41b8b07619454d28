import Foundation
import GitbayContract

/// Runs commands of the contract for one account.
///
/// `GitbayClient` is the one that talks to a server. Another one only has to bring the answer; what the
/// answer means is worked out here, once for all clients.
public protocol CommandClient: Sendable {
  /// Sends a command and waits for the answer, but not for ever: signing out waits for it.
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
  /// The account's token, which must not show up in a message.
  let token: Secret?

  /// Creates an answer.
  public init(status: Int, body: Data, retryAfter: Duration? = nil) {
    self.init(status: status, body: body, retryAfter: retryAfter, redirect: nil, token: nil)
  }

  init(status: Int, body: Data, retryAfter: Duration?, redirect: String?, token: Secret?) {
    self.status = status
    self.body = body
    self.retryAfter = retryAfter
    self.redirect = redirect
    self.token = token
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
    try await answer(to: command).read(hiding: command.stdin) { body, status in
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
    try await answer(to: command).read(hiding: command.stdin) { body, status in
      try Command.partialResponse(from: body, status: status)
    }
  }
}

extension CommandAnswer {
  /// What `read` makes of the body, unless the status says that there is nothing to read.
  ///
  /// - Parameter stdin: What was sent, which a server may repeat and no failure shows.
  fileprivate func read<Value>(
    hiding stdin: String?, _ read: (Data, Int) throws -> Value
  ) throws(ClientFailure) -> Value {
    let secrets = [token, stdin.map { Secret($0) }].compactMap(\.self)
    func refusal(message: String?) -> ClientFailure? {
      switch status {
      case 300..<400 where status != 304: .redirected(host: redirect.map { secrets.hidden(in: $0) })
      case 401: .unauthorized(message: message)
      case 429: .tooManyRequests(retryAfter: retryAfter, message: message)
      default: nil
      }
    }
    do {
      let value = try read(body, status)
      // What refuses or redirects has no result, whatever its body looks like.
      if let failure = refusal(message: nil) { throw failure }
      return value
    } catch let failure as ClientFailure {
      throw failure
    } catch let failure as CommandFailure {
      let failure = failure.hiding(secrets)
      throw refusal(message: failure.message) ?? .init(failure, status: status)
    } catch let violation as ContractViolation {
      throw refusal(message: nil)
        ?? (violation.isOfSyntax ? .notJSON(status: status) : .violation(violation))
    } catch {
      throw refusal(message: nil) ?? .notJSON(status: status)
    }
  }
}

extension ClientFailure {
  fileprivate init(_ failure: CommandFailure, status: Int) {
    self =
      switch status {
      case 403: .forbidden(failure)
      case 404: .notFound(failure)
      case 500: .failed(failure)
      default: .refused(failure)
      }
  }
}

extension CommandFailure {
  fileprivate func hiding(_ secrets: [Secret]) -> CommandFailure {
    CommandFailure(
      exitCode: exitCode, status: status, message: secrets.hidden(in: message),
      stderr: stderr.map { secrets.hidden(in: $0) })
  }
}
