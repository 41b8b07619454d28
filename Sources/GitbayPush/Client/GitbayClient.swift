import Foundation
import GitbayContract

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Runs commands over the JSON API of an instance, for one account.
///
/// Commands that read go out as `GET /api/v1/read` and are revalidated by their ETag; others as
/// `POST /api/v1/cmd`. Nothing is retried and no redirect is followed.
public actor GitbayClient: CommandClient {
  /// The instance the client talks to.
  public nonisolated let instance: InstanceAddress
  private nonisolated let token: Secret
  private nonisolated let deadline: Duration
  private nonisolated let bodyLimit: Int
  private nonisolated let transport: any ClientTransport
  private var validated = ValidatedAnswers()

  /// Creates a client.
  ///
  /// - Parameters:
  ///   - instance: The address of the instance: `https`, or `http` on loopback.
  ///   - token: The account's bearer token.
  ///   - deadline: How long a command may take, from the first byte sent to the last one received.
  ///   - bodyLimit: The most bytes of a body, after decompression.
  ///   - transport: What carries the requests: the network, unless a test puts something in its place.
  /// - Throws: `InvalidArgument` for an address or a token that cannot be used; it does not repeat them.
  public init(
    instance: String, token: String, deadline: Duration = .seconds(30), bodyLimit: Int = 1 << 20,
    transport: any ClientTransport = URLSessionTransport()
  ) throws(InvalidArgument) {
    guard let address = InstanceAddress(instance), address.isPlain,
      address.scheme == "https" || address.isLoopback
    else {
      throw InvalidArgument(
        argument: "instance",
        expected:
          "an https address, or an http address on loopback, without user, query or fragment",
        found: nil)
    }
    guard !token.isEmpty, token.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
      throw InvalidArgument(argument: "token", expected: "visible ASCII", found: nil)
    }
    self.instance = address
    self.token = Secret(token)
    self.deadline = deadline
    self.bodyLimit = bodyLimit
    self.transport = transport
  }

  /// Sends a command and waits for the answer.
  ///
  /// An answer that the server says has not changed is the one it gave before, with status 200.
  ///
  /// - Throws: `ClientFailure` where no whole answer came back.
  public func answer<Command: GitbayCommand>(
    to command: Command
  ) async throws(ClientFailure) -> CommandAnswer {
    let query = command.queryItems.map(Self.query)
    var request = try request(command, query: query)
    let known = query.flatMap { validated[$0] }
    request.setValue(known?.etag, forHTTPHeaderField: "If-None-Match")
    let answer = try await transport.send(request, deadline: deadline, bodyLimit: bodyLimit)
    if let known, answer.status == 304 { return self.answer(200, known.body, answer) }
    if let query, answer.status == 200, let etag = answer.header("ETag") {
      validated[query] = .init(etag: etag, body: answer.body)
    }
    return self.answer(answer.status, answer.body, answer)
  }

  private func answer(
    _ status: Int, _ body: Data, _ answer: TransportAnswer
  ) -> CommandAnswer {
    CommandAnswer(
      status: status, body: body,
      retryAfter: answer.header("Retry-After").flatMap { UInt32($0) }.map { .seconds(Int($0)) },
      redirect: answer.header("Location").flatMap { URL(string: $0)?.host },
      token: token)
  }

  private func request(
    _ command: some GitbayCommand, query: String?
  ) throws(ClientFailure) -> URLRequest {
    let path = query.map { "/api/v1/read?" + $0 } ?? "/api/v1/cmd"
    guard let url = URL(string: instance.text + path) else {
      throw .unreachable(code: URLError.badURL.rawValue)
    }
    var request = URLRequest(url: url)
    request.setValue("Bearer " + token.text, forHTTPHeaderField: "Authorization")
    if query == nil {
      request.httpMethod = "POST"
      request.setValue("application/json", forHTTPHeaderField: "Content-Type")
      do {
        request.httpBody = try JSONEncoder().encode(command.request)
      } catch {
        throw .unreachable(code: URLError.cannotParseResponse.rawValue)
      }
    }
    return request
  }

  /// Encodes more than `URLComponents` does: a server reads a `+` as a blank, and Go's drops an item
  /// with a `;` in it.
  private static func query(_ items: [URLQueryItem]) -> String {
    items.map { "\($0.name)=\(PercentEncoding.encoded($0.value ?? ""))" }.joined(separator: "&")
  }
}

extension GitbayClient: CustomStringConvertible, CustomReflectable {
  /// The instance.
  public nonisolated var description: String { "GitbayClient(\(instance))" }
  /// The instance, without the token.
  public nonisolated var customMirror: Mirror {
    Mirror(self, children: ["instance": instance.text])
  }
}

/// Answers with their ETags; the oldest makes way.
private struct ValidatedAnswers {
  struct Entry {
    let etag: String
    let body: Data
  }

  private static let capacity = 16
  private var entries: [String: Entry] = [:]
  private var order: [String] = []

  subscript(query: String) -> Entry? {
    get { entries[query] }
    set {
      order.removeAll { $0 == query }
      entries[query] = newValue
      guard newValue != nil else { return }
      order.append(query)
      if order.count > Self.capacity { entries[order.removeFirst()] = nil }
    }
  }
}
