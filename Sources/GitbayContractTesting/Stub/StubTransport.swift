import Foundation
import GitbayContract
import GitbayPush

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Answers the requests of a `GitbayClient` from fixtures, without a network.
///
/// An answer that asks for the call's arguments goes before one that takes any, and one for the command
/// before one for any command. Several that are equally close are used in their order, and the last of them
/// again and again. A request that nothing is meant for is answered with HTTP 501, by a message that says
/// so, and kept in `unanswered`.
public actor StubTransport: ClientTransport {
  private struct Stub {
    let answer: StubAnswer
    var isUsed = false
  }

  private var stubs: [Stub]
  /// Every request so far, in order.
  public private(set) var requests: [StubRequest] = []
  /// The requests so far that no answer was meant for, in order.
  public private(set) var unanswered: [StubRequest] = []

  /// Creates a transport with its answers.
  public init(_ answers: [StubAnswer] = []) {
    stubs = answers.map { Stub(answer: $0) }
  }

  /// Adds an answer behind the others.
  public func add(_ answer: StubAnswer) {
    stubs.append(Stub(answer: answer))
  }

  /// The requests so far that are calls of a command, in order.
  public func requests(of command: any GitbayCommand.Type) -> [StubRequest] {
    requests.filter { $0.isCall(of: command) }
  }

  /// Answers a request, and keeps it. The deadline never passes here.
  ///
  /// - Throws: `ClientFailure` where the answer is one, the body is larger than the limit, or the task is
  ///   cancelled.
  public func send(
    _ request: URLRequest, deadline: Duration, bodyLimit: Int
  ) async throws(ClientFailure) -> TransportAnswer {
    guard !Task.isCancelled else { throw .cancelled }
    let request = StubRequest(request)
    requests.append(request)
    guard let answer = next(for: request) else {
      unanswered.append(request)
      return try refusal(of: request)
    }
    await answer.gate?.pass()
    guard !Task.isCancelled else { throw .cancelled }
    switch answer.content {
    case .failure(let failure): throw failure
    case .answer(let answer):
      guard answer.body.count <= bodyLimit else { throw .tooLarge(limit: bodyLimit) }
      return answer
    }
  }

  private func next(for request: StubRequest) -> StubAnswer? {
    let close = stubs.indices.map { stubs[$0].answer.closeness(to: request.argv) }
    guard let closest = close.compactMap(\.self).max() else { return nil }
    let meant = stubs.indices.filter { close[$0] == closest }
    guard let index = meant.first(where: { !stubs[$0].isUsed }) ?? meant.last else { return nil }
    stubs[index].isUsed = true
    return stubs[index].answer
  }

  private func refusal(of request: StubRequest) throws(ClientFailure) -> TransportAnswer {
    let known = stubs.map { "\n  \($0.answer)" }.joined()
    let message =
      "StubTransport has no answer to \(request). It answers"
      + (known.isEmpty ? " nothing.\nGive it one" : ":\(known)\nGive it another")
      + ", such as StubTransport([.answer(Fixture.…)])."
    do {
      return TransportAnswer(
        status: 501, headers: ["Content-Type": "application/json"],
        body: try JSONEncoder().encode(Refusal(message)))
    } catch {
      throw .unreachable(code: URLError.cannotParseResponse.rawValue)
    }
  }

  /// A refusal in the contract's envelope, so that the client shows its message.
  private struct Refusal: Encodable {
    let error: String
    let protocolVersion = 1

    enum CodingKeys: String, CodingKey {
      case error
      case protocolVersion = "protocol_version"
    }

    init(_ message: String) { error = message }
  }
}
