import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Carries the requests of a `GitbayClient` to a server, and the answers back.
public protocol ClientTransport: Sendable {
  /// Sends a request and waits for the whole answer. A redirect is an answer like any other.
  ///
  /// - Parameters:
  ///   - request: The request, with the account's token in it.
  ///   - deadline: How long it may take until the answer is whole.
  ///   - bodyLimit: The most bytes of a body, after decompression.
  /// - Throws: `ClientFailure` where no whole answer came back.
  func send(
    _ request: URLRequest, deadline: Duration, bodyLimit: Int
  ) async throws(ClientFailure) -> TransportAnswer
}

/// An HTTP answer, not read yet.
public struct TransportAnswer: Sendable {
  /// The HTTP status.
  public let status: Int
  /// The headers, by name in lower case.
  public let headers: [String: String]
  /// The whole body.
  public let body: Data

  /// Creates an answer; the names of the headers may be in any case.
  public init(status: Int, headers: [String: String] = [:], body: Data) {
    self.status = status
    self.headers = headers.reduce(into: [:]) { $0[$1.key.lowercased()] = $1.value }
    self.body = body
  }

  /// A header by its name in any case.
  func header(_ name: String) -> String? { headers[name.lowercased()] }
}
