import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Carries requests over the network with `URLSession`, each within a deadline and a size.
///
/// Foundation's own overall timeout is ignored on Linux and it has no limit for a body, so both are
/// kept here. (On Linux a task that was cancelled goes on receiving until the data pauses; its answer
/// is given up all the same.) Each exchange has a session of its own: no cookie, cache, credential or connection is
/// shared between accounts, and on Linux a task cannot have a delegate of its own.
public struct URLSessionTransport: ClientTransport {
  /// What happens while an answer comes in.
  fileprivate enum Event: Sendable {
    case head(status: Int, headers: [String: String], length: Int64)
    case bytes(Data)
    case end(URLError.Code?)
    case passwordWanted
    case deadline
  }

  /// Creates a transport.
  public init() {}

  /// Sends a request and collects the answer. No redirect is followed.
  ///
  /// - Throws: `ClientFailure` where no whole answer came back.
  public func send(
    _ request: URLRequest, deadline: Duration, bodyLimit: Int
  ) async throws(ClientFailure) -> TransportAnswer {
    guard !Task.isCancelled else { throw .cancelled }
    let (events, input) = AsyncStream.makeStream(of: Event.self)
    let session = URLSession(
      configuration: Self.configuration, delegate: Collector(input, bodyLimit: bodyLimit),
      delegateQueue: nil)
    let timer = Task {
      try await Task.sleep(for: deadline.waitable)
      input.yield(.deadline)
    }
    var request = request
    // Foundation's limit of a pause, a minute, must not cut a longer deadline short.
    request.timeoutInterval = max(request.timeoutInterval, deadline.waitable / .seconds(1))
    let task = session.dataTask(with: request)
    defer {
      timer.cancel()
      task.cancel()
      session.finishTasksAndInvalidate()
    }
    task.resume()

    var head: (status: Int, headers: [String: String])?
    var body = Data()
    for await event in events {
      switch event {
      case .head(let status, let headers, let length):
        guard length <= bodyLimit else { throw .tooLarge(limit: bodyLimit) }
        head = (status, headers)
      case .bytes(let bytes):
        guard body.count + bytes.count <= bodyLimit else { throw .tooLarge(limit: bodyLimit) }
        body += bytes
      case .passwordWanted: return TransportAnswer(status: 401, headers: [:], body: Data())
      case .deadline: throw .timedOut
      case .end(.timedOut?): throw .timedOut
      case .end(.cancelled?) where task.countOfBytesReceived > bodyLimit:
        throw .tooLarge(limit: bodyLimit)
      case .end(let code?): throw .unreachable(code: code.rawValue)
      case .end(nil):
        guard let head else { throw .unreachable(code: URLError.badServerResponse.rawValue) }
        return TransportAnswer(status: head.status, headers: head.headers, body: body)
      }
    }
    // A stream ends without an end event only where the task that reads it is cancelled.
    throw .cancelled
  }

  private static var configuration: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.urlCredentialStorage = nil
    return configuration
  }

  /// Passes on what a session tells its delegate.
  private final class Collector: NSObject, URLSessionDataDelegate, Sendable {
    private let input: AsyncStream<Event>.Continuation
    private let bodyLimit: Int

    init(_ input: AsyncStream<Event>.Continuation, bodyLimit: Int) {
      self.input = input
      self.bodyLimit = bodyLimit
    }

    func urlSession(
      _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
      completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
      let http = response as? HTTPURLResponse
      var headers: [String: String] = [:]
      for (name, value) in http?.allHeaderFields ?? [:] {
        if let name = name as? String, let value = value as? String {
          headers[name.lowercased()] = value
        }
      }
      input.yield(
        .head(
          status: http?.statusCode ?? 0, headers: headers, length: response.expectedContentLength))
      completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      input.yield(.bytes(data))
      // The reader may be behind; what came in over the wire is known here at once.
      if dataTask.countOfBytesReceived > bodyLimit { dataTask.cancel() }
    }

    func urlSession(
      _ session: URLSession, task: URLSessionTask,
      willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
      completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
      // The redirect itself becomes the answer.
      completionHandler(nil)
    }

    func urlSession(
      _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
      completionHandler:
        @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
      let method = challenge.protectionSpace.authenticationMethod
      let isForPassword =
        method == NSURLAuthenticationMethodHTTPBasic
        || method == NSURLAuthenticationMethodHTTPDigest
      guard isForPassword else { return completionHandler(.performDefaultHandling, nil) }
      // A proxy that asks for a password gets none. On Linux a challenge cannot be answered by
      // nothing, so the task ends here, and the 401 is all there is of the answer.
      input.yield(.passwordWanted)
      completionHandler(.cancelAuthenticationChallenge, nil)
    }

    func urlSession(
      _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) {
      input.yield(.end(error.map { ($0 as? URLError)?.code ?? .unknown }))
      input.finish()
    }
  }
}
