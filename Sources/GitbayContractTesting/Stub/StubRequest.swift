import Foundation
import GitbayContract

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A request that a `StubTransport` was given.
public struct StubRequest: Hashable, Sendable {
  /// The request as the client sent it, with the token in its headers.
  public let urlRequest: URLRequest
  /// The words and arguments of the command; empty for what is no call of the JSON API.
  public let argv: [String]
  /// What the command reads on its standard input, nil where nothing was sent.
  public let stdin: String?

  /// The bearer token, nil where none was sent.
  public var token: String? {
    let header = urlRequest.value(forHTTPHeaderField: "Authorization") ?? ""
    return header.hasPrefix("Bearer ") ? String(header.dropFirst(7)) : nil
  }

  /// The address of the instance that the request is for.
  public var instance: String {
    let address = urlRequest.url?.absoluteString ?? ""
    return address.components(separatedBy: "/api/v1/").first ?? address
  }

  /// Whether the request is a call of a command.
  public func isCall(of command: any GitbayCommand.Type) -> Bool {
    argv.starts(with: command.words)
  }

  init(_ request: URLRequest) {
    urlRequest = request
    if request.httpMethod == "POST" {
      let call = request.httpBody.flatMap {
        try? JSONDecoder().decode(CommandRequest.self, from: $0)
      }
      (argv, stdin) = (call?.argv ?? [], call?.stdin)
    } else {
      let items = request.url.flatMap {
        URLComponents(url: $0, resolvingAgainstBaseURL: false)?.queryItems
      }
      argv = items?.filter { $0.name == "argv" }.compactMap(\.value) ?? []
      stdin = nil
    }
  }
}

extension StubRequest: CustomStringConvertible, CustomReflectable {
  /// The method and the command, without the token and the standard input.
  public var description: String {
    let method = urlRequest.httpMethod ?? "GET"
    return argv.isEmpty ? "\(method), no command" : "\(method) `\(argv.joined(separator: " "))`"
  }
  /// The method and the command, without the token and the standard input.
  public var customMirror: Mirror { Mirror(self, children: ["argv": argv]) }
}
