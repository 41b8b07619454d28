import Foundation

/// What is sent to an endpoint, ready to be put into a `URLRequest`.
public struct EndpointRequest: Hashable, Sendable {
  /// The HTTP method, in capitals.
  public let method: String
  /// The path, percent-encoded, starting with a slash.
  public private(set) var path: String
  /// The query, percent-encoded; nil where there is none.
  public private(set) var query: String?
  /// The headers other than `Authorization`, by name.
  public private(set) var headers: [String: String] = [:]
  /// The JSON body; the same value gives the same bytes. Nil where nothing is sent.
  public private(set) var body: Data?
  /// Whether the caller adds `Authorization: Bearer …`.
  public let needsBearer: Bool

  /// Starts with what is the same for every call.
  public init(_ method: String, needsBearer: Bool) {
    self.method = method
    self.needsBearer = needsBearer
    path = ""
  }

  /// The address under a server's, nil where that is no URL with a host.
  public func url(under server: URL) -> URL? {
    guard var components = URLComponents(url: server, resolvingAgainstBaseURL: true) else {
      return nil
    }
    let base = components.percentEncodedPath
    components.percentEncodedPath = (base.hasSuffix("/") ? String(base.dropLast()) : base) + path
    components.percentEncodedQuery = query
    return components.url
  }

  // MARK: What generated initializers call

  /// Adds a piece to the path.
  public mutating func addSegment(_ text: String) {
    path += "/" + PercentEncoding.encoded(text)
  }

  /// Adds an item to the query where there is a value.
  public mutating func addQueryItem(_ name: String, _ value: String?) {
    guard let value else { return }
    let item = PercentEncoding.encoded(name) + "=" + PercentEncoding.encoded(value)
    query = query.map { $0 + "&" + item } ?? item
  }

  /// Adds a header where there is a value.
  public mutating func addHeader(_ name: String, _ value: String?) {
    if let value { headers[name] = value }
  }

  /// Sets the body.
  ///
  /// - Throws: `InvalidArgument` for a number that JSON cannot write.
  public mutating func setBody(_ body: some ContractRecord) throws(InvalidArgument) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      self.body = try encoder.encode(body)
      headers["Content-Type"] = "application/json"
    } catch {
      throw InvalidArgument(
        argument: "body", expected: "what JSON can write", found: "a number that is not finite")
    }
  }
}

extension EndpointRequest: CustomStringConvertible, CustomReflectable {
  /// The method. The rest can hold secrets and is never shown.
  public var description: String { method }
  /// The method, without the rest.
  public var customMirror: Mirror { Mirror(self, children: ["method": method]) }
}
