/// A URL taken apart as RFC 3986 says, its parts decoded after they were split.
///
/// Foundation's URL decodes `%2F` inside a path's component, drops a trailing slash, collapses `//`
/// and, in `URLComponents`, decodes before it splits; a route must tell all of these apart.
struct URLText {
  /// The scheme, in lower case.
  let scheme: String
  /// The host, in lower case; empty where the URL has `//` and nothing behind it.
  let host: String
  /// The path's pieces between slashes, decoded; empty where there is no path. A slash at the end
  /// makes an empty last piece.
  let segments: [[UInt8]]
  /// The query's items in order, decoded; an item without `=` has an empty value. `+` is a plus.
  let query: [(name: [UInt8], value: [UInt8])]

  /// Nil where the text is no URL with `//`, names a user or a port, or is badly encoded.
  init?(_ url: String) {
    var url = url
    guard let parts = url.withUTF8({ Self.parts($0) }) else { return nil }
    self = parts
  }

  private init(
    scheme: String, host: String, segments: [[UInt8]],
    query: [(name: [UInt8], value: [UInt8])]
  ) {
    self.scheme = scheme
    self.host = host
    self.segments = segments
    self.query = query
  }

  private static func parts(_ url: UnsafeBufferPointer<UInt8>) -> URLText? {
    guard url.allSatisfy({ $0 > 0x20 && $0 < 0x7F }),
      let colon = url.firstIndex(of: UInt8(ascii: ":")),
      let scheme = scheme(url[..<colon]),
      url[(colon + 1)...].starts(with: [0x2F, 0x2F])
    else { return nil }
    let withoutFragment = url[(colon + 3)...].prefix { $0 != UInt8(ascii: "#") }
    let beforeQuery = withoutFragment.prefix { $0 != UInt8(ascii: "?") }
    let authority = beforeQuery.prefix { $0 != UInt8(ascii: "/") }
    guard let host = host(authority), let segments = segments(beforeQuery[authority.endIndex...]),
      let query = query(withoutFragment[beforeQuery.endIndex...].dropFirst())
    else { return nil }
    return URLText(scheme: scheme, host: host, segments: segments, query: query)
  }

  private static func scheme(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
    guard let first = text.first, ASCIISet("A-Za-z").contains(first),
      text.allSatisfy(ASCIISet("A-Za-z0-9+.-").contains)
    else { return nil }
    return String(decoding: text, as: UTF8.self).lowercased()
  }

  private static func host(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
    guard text.allSatisfy(ASCIISet("A-Za-z0-9._~-").contains) else { return nil }
    return String(decoding: text, as: UTF8.self).lowercased()
  }

  private static func segments(_ path: Slice<UnsafeBufferPointer<UInt8>>) -> [[UInt8]]? {
    guard !path.isEmpty else { return [] }
    var segments: [[UInt8]] = []
    for piece in path.dropFirst().split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    {
      guard let decoded = PercentEncoding.decoded(piece) else { return nil }
      segments.append(decoded)
    }
    return segments
  }

  private static func query(
    _ query: Slice<UnsafeBufferPointer<UInt8>>
  ) -> [(name: [UInt8], value: [UInt8])]? {
    var items: [(name: [UInt8], value: [UInt8])] = []
    for item in query.split(separator: UInt8(ascii: "&")) {
      let name = item.prefix { $0 != UInt8(ascii: "=") }
      guard let decodedName = PercentEncoding.decoded(name),
        let value = PercentEncoding.decoded(item[name.endIndex...].dropFirst())
      else { return nil }
      items.append((decodedName, value))
    }
    return items
  }
}
