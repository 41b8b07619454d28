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

  /// The address under a server's, nil where that is no URL with a host. The path goes behind the
  /// server's; a query and a fragment of the server's address count for nothing.
  public func url(under server: URL) -> URL? {
    guard var components = URLComponents(url: server, resolvingAgainstBaseURL: true),
      components.host?.isEmpty == false
    else { return nil }
    let base = components.percentEncodedPath
    components.percentEncodedPath = (base.hasSuffix("/") ? String(base.dropLast()) : base) + path
    components.percentEncodedQuery = query
    components.fragment = nil
    return components.url
  }

  // MARK: What generated initializers call

  /// Adds a piece of the template to the path.
  public mutating func addSegment(_ literal: StaticString) {
    path += "/" + PercentEncoding.encoded(literal.description)
  }

  /// Adds an argument to the path, as one piece of it.
  ///
  /// - Throws: `InvalidArgument` for an empty text, `.` and `..`, which lead to another endpoint: HTTP
  ///   clients and servers fold such pieces, percent-encoded or not.
  public mutating func addSegment(
    _ argument: String, _ text: String, isSensitive: Bool = false
  ) throws(InvalidArgument) {
    let rule = TextRule(length: 1 ... .max, not: [".", ".."])
    let text = try rule.checked(argument, text, isSensitive: isSensitive)
    path += "/" + PercentEncoding.encoded(text)
  }

  /// Adds an item to the query where there is a value.
  public mutating func addQueryItem(_ name: String, _ value: String?) {
    guard let value else { return }
    let item = PercentEncoding.encoded(name) + "=" + PercentEncoding.encoded(value)
    query = query.map { $0 + "&" + item } ?? item
  }

  /// Adds a header that is the same in every call.
  public mutating func addHeader(_ name: String, _ literal: StaticString) {
    headers[name] = literal.description
  }

  /// Adds an argument as a header where there is a value.
  ///
  /// - Throws: `InvalidArgument` for what a header cannot carry unchanged: line breaks and other
  ///   controls, text that is not ASCII, a space at either end. `URLSession` drops or alters such a
  ///   header without a word.
  public mutating func addHeader(
    _ name: String, _ argument: String, _ value: String?, isSensitive: Bool = false
  ) throws(InvalidArgument) {
    guard let value else { return }
    guard value.utf8.allSatisfy({ 0x20...0x7E ~= $0 }), !value.hasPrefix(" "),
      !value.hasSuffix(" ")
    else {
      throw InvalidArgument(
        argument: argument, expected: "printable ASCII without a space at either end",
        found: isSensitive ? nil : JSONPrinting.quoted(String(value.prefix(80))))
    }
    headers[name] = value
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
