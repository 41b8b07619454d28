/// The kinds of URL a contract knows; a URL matches one kind at the most.
///
/// - Scheme and host compare without case; a port or a user is no part of any route.
/// - The path is split at slashes and then decoded, so that `%2F` belongs to its piece. A trailing slash
///   and an empty piece count.
/// - Query items may come in any order. An item that the kind does not know is ignored; one that it
///   knows and that comes twice, or with another value than it may have, makes the URL match nothing,
///   also where the item is optional. `+` is a plus; an item without `=` has an empty value.
/// - Bad percent-encoding in path or query, and bytes behind it that are not UTF-8, make the URL match
///   nothing, as do blanks, control characters and raw characters that are not ASCII.
/// - `.` and `..` are pieces like others. A fragment is ignored.
public struct URLRouteTable: Sendable {
  /// A kind of URL.
  public struct Kind: Sendable, Hashable {
    let scheme: String
    let host: String
    let path: [PreparedSegment]
    let query: [QueryItem]

    /// Describes a kind of URL.
    ///
    /// - Parameters:
    ///   - scheme: The scheme, in lower case.
    ///   - host: The host, in lower case; empty for `scheme:///path`.
    ///   - path: The pieces of the path.
    ///   - query: The items of the query that the kind knows.
    public init(
      scheme: String, host: String, path: [RouteTable.Segment], query: [QueryItem] = []
    ) {
      self.scheme = scheme
      self.host = host
      self.path = path.map(PreparedSegment.init)
      self.query = query
    }
  }

  /// An item of a query.
  public struct QueryItem: Sendable, Hashable {
    let name: String
    let value: PreparedSegment
    let isOptional: Bool

    /// Describes an item.
    public init(_ name: String, _ value: RouteTable.Segment, isOptional: Bool = false) {
      self.name = name
      self.value = PreparedSegment(value)
      self.isOptional = isOptional
    }
  }

  private let kinds: [Kind]

  /// Creates a table.
  public init(_ kinds: [Kind]) {
    self.kinds = kinds
  }

  /// Finds what a URL is, and lends that to a closure; calls none where the URL is of no kind. The
  /// parameters are those of the path, then those of the query in the kind's order.
  public func match(_ url: String, _ read: (borrowing RouteMatch) -> Void) {
    guard let url = URLText(url) else { return }
    for (number, kind) in kinds.enumerated() {
      if let parameters = kind.parameters(of: url) { return parameters.lend(number, read) }
    }
  }
}

/// The parameters found so far, and their texts one behind the other.
private struct URLParameters {
  private var values: [RouteMatch.Value] = []
  private var texts: [UInt8] = []

  mutating func append(_ text: [UInt8], _ segment: PreparedSegment) -> Bool {
    let start = texts.count
    texts += text
    return texts.withUnsafeBufferPointer { texts in
      guard let value = segment.value(texts, start, texts.count) else { return false }
      if segment.isParameter { values.append(value) }
      return true
    }
  }

  mutating func appendNone() { values.append(.leftOut) }

  func lend(_ kind: Int, _ read: (borrowing RouteMatch) -> Void) {
    texts.withUnsafeBufferPointer { texts in
      values.withUnsafeBufferPointer { read(RouteMatch(kind: kind, $0, in: texts)) }
    }
  }
}

extension URLRouteTable.Kind {
  /// The parameters of a URL, nil where it is of another kind.
  fileprivate func parameters(of url: URLText) -> URLParameters? {
    guard url.scheme == scheme, url.host == host, url.segments.count == path.count else {
      return nil
    }
    var parameters = URLParameters()
    for (segment, text) in zip(path, url.segments) where !parameters.append(text, segment) {
      return nil
    }
    for item in query {
      let given = url.query.filter { $0.name.elementsEqual(item.name.utf8) }
      guard given.count <= 1 else { return nil }
      guard let text = given.first?.value else {
        guard item.isOptional else { return nil }
        if item.value.isParameter { parameters.appendNone() }
        continue
      }
      guard parameters.append(text, item.value) else { return nil }
    }
    return parameters
  }
}

extension URLRouteTable {
  /// The URL of a route, in the spelling that parses back to it.
  ///
  /// - Parameters:
  ///   - scheme: The scheme, without its colon.
  ///   - host: The host.
  ///   - path: The pieces of the path, not encoded.
  ///   - query: The items of the query, not encoded; one without a value is left out.
  public static func url(
    scheme: String, host: String, path: [String], query: [(name: String, value: String?)] = []
  ) -> String {
    let items = query.compactMap { item in
      item.value.map {
        PercentEncoding.encoded(item.name) + "=" + PercentEncoding.encoded($0)
      }
    }
    return scheme + "://" + host + path.map { "/" + PercentEncoding.encoded($0) }.joined()
      + (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
  }
}
