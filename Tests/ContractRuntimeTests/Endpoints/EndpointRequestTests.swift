import ContractRuntime
import Foundation
import Testing

@Suite("What is sent to an endpoint")
struct EndpointRequestTests {
  static let server = "https://api.example"

  private func address(_ request: EndpointRequest, _ server: String = server) throws -> String? {
    request.url(under: try #require(URL(string: server)))?.absoluteString
  }

  // MARK: The path

  static let texts = [
    ("a1", "a1"), ("a/b", "a%2Fb"), ("../x", "..%2Fx"), ("a%2Fb", "a%252Fb"),
    ("%2E%2E", "%252E%252E"),
    ("...", "..."), (".a", ".a"), ("a b+c", "a%20b%2Bc"), ("a?b#c", "a%3Fb%23c"), ("a;b", "a%3Bb"),
    ("a\\b", "a%5Cb"), ("é", "%C3%A9"), ("e\u{301}", "e%CC%81"), ("📱", "%F0%9F%93%B1"),
    ("\0", "%00"),
    ("\r\nX: y", "%0D%0AX%3A%20y"), (":@&=$", "%3A%40%26%3D%24"), (" ", "%20"), ("~-._", "~-._"),
  ]

  @Test("A path has one piece for an argument, whatever is in it", arguments: texts)
  func path(text: String, encoded: String) throws {
    let request = try RemoveDevice(token: text).request
    #expect(request.path == "/v1/devices/\(encoded)")
    #expect(try address(request) == "https://api.example/v1/devices/\(encoded)")
    #expect(request.query == nil && request.method == "DELETE" && request.body == nil)
  }

  /// Foundation's URL keeps `..`, but `URLSession` folds it when it sends (seen on Linux: what is sent
  /// for `/v1/devices/..` is `/v1/`), servers do, and `%2E%2E` fares no better with them.
  @Test("What leads to another path is refused", arguments: ["", ".", ".."])
  func steering(text: String) {
    let secret = #expect(throws: InvalidArgument.self) { try RemoveDevice(token: text) }
    #expect(secret?.argument == "token" && secret?.found == nil)
    let shown = #expect(throws: InvalidArgument.self) { try SearchDevices(owner: text, text: nil) }
    #expect(shown?.description.hasPrefix("owner: expected ") == true && shown?.found != nil)
  }

  @Test("No text leads to another path", arguments: UInt64(1)...20)
  func random(seed: UInt64) throws {
    var random = SplitMix(state: seed)
    let marks = ["/", ".", "..", "%", "%2e", "\\", "?", "#", "a"]
    for _ in 0..<30 {
      var text = random.next(2) == 0 ? random.text() : ""
      for _ in 0..<random.next(4) { text += marks[random.next(marks.count)] }
      guard let request = try? SearchDevices(owner: text, text: nil).request else {
        #expect(["", ".", ".."].contains { $0.utf8.elementsEqual(text.utf8) })
        continue
      }
      let base = try #require(URL(string: "https://h/base"))
      let url = try #require(request.url(under: base))
      #expect(url.standardized == url)
      let components = try #require(URLComponents(url: url, resolvingAgainstBaseURL: true))
      let pieces = components.percentEncodedPath.split(
        separator: "/", omittingEmptySubsequences: false)
      #expect(pieces.count == 6)
      let owner = try #require(pieces.dropLast().last?.removingPercentEncoding)
      #expect(owner.utf8.elementsEqual(text.utf8))
    }
  }

  // MARK: The query

  static let queries: [(String?, String)] = [
    (nil, ""), ("", "&q="), ("a+b", "&q=a%2Bb"), ("a&b=c", "&q=a%26b%3Dc"), ("a b", "&q=a%20b"),
    ("é?#/", "&q=%C3%A9%3F%23%2F"), ("%20", "&q=%2520"), ("📱", "&q=%F0%9F%93%B1"),
    ("\0\n", "&q=%00%0A"),
  ]

  @Test("A query has its items in order, what is absent not at all", arguments: queries)
  func query(text: String?, encoded: String) throws {
    let request = try SearchDevices(owner: "o", text: text).request
    #expect(request.query == "kind=push%20%26%20mail\(encoded)")
    let url = try #require(try address(request))
    #expect(url == "https://api.example/v1/devices/o/search?kind=push%20%26%20mail\(encoded)")
    let items = URLComponents(string: url)?.queryItems?.dropFirst().map(\.value)
    #expect(items == (text == nil ? [] : [text]))
    let limited = try SearchDevices(owner: "o", text: nil, limit: 50).request
    #expect(limited.query == "kind=push%20%26%20mail&limit=50")
    #expect(!request.needsBearer && request.headers == ["Accept": "application/json"])
  }

  // MARK: The address

  static let addresses: [(String, String?)] = [
    ("https://api.example", "https://api.example/v1/devices/t"),
    ("https://api.example/", "https://api.example/v1/devices/t"),
    ("https://api.example/base", "https://api.example/base/v1/devices/t"),
    ("https://api.example/base/", "https://api.example/base/v1/devices/t"),
    ("https://api.example/a%2Fb/%C3%A9/", "https://api.example/a%2Fb/%C3%A9/v1/devices/t"),
    ("https://api.example:8443/base", "https://api.example:8443/base/v1/devices/t"),
    ("http://127.0.0.1:80", "http://127.0.0.1:80/v1/devices/t"),
    ("http://[::1]:8080/", "http://[::1]:8080/v1/devices/t"),
    ("https://u:p@api.example", "https://u:p@api.example/v1/devices/t"),
    ("HTTPS://API.example/Base", "HTTPS://API.example/Base/v1/devices/t"),
    ("https://api.example/base?key=1", "https://api.example/base/v1/devices/t"),
    ("https://api.example/base/?key=1#part", "https://api.example/base/v1/devices/t"),
    ("https://api.example#part", "https://api.example/v1/devices/t"),
    ("base", nil), ("/base", nil), ("api.example", nil), ("file:///base", nil), ("https://", nil),
    ("mailto:a@api.example", nil), ("soar:///x", nil), ("?x", nil), ("#x", nil),
  ]

  @Test("An address is the server's with path and query behind it", arguments: addresses)
  func under(server: String, expected: String?) throws {
    #expect(try address(RemoveDevice(token: "t").request, server) == expected)
    let query = "?kind=push%20%26%20mail&q=%2B"
    let searching = try address(SearchDevices(owner: "t", text: "+").request, server)
    #expect(searching == expected.map { $0 + "/search" + query })
  }

  @Test("A server given relative to another is resolved")
  func relative() throws {
    let server = try #require(URL(string: "base/", relativeTo: URL(string: "https://h/x/y")))
    let url = try RemoveDevice(token: "t").request.url(under: server)
    #expect(url?.absoluteString == "https://h/x/base/v1/devices/t")
  }

  // MARK: Headers

  @Test(
    "A header's value is sent as it stands",
    arguments: ["k", "", "a b", "0-9: ;,\"\\~!", String(repeating: "x", count: 9000)])
  func header(value: String) throws {
    let request = try RemoveDevice(token: "t", idempotencyKey: value).request
    #expect(request.headers == ["Idempotency-Key": value])
    #expect(request.needsBearer)
    #expect(try RemoveDevice(token: "t").request.headers.isEmpty)
  }

  @Test(
    "What a header cannot carry unchanged is refused, and not shown where it is a secret",
    arguments: [
      "k\r\nX-Admin: 1", "k\n", "\rk", "k\0", "k\tk", "k\u{7F}", "\u{8}", " k", "k ", " ", "é",
      "e\u{301}",
      "k\u{301}", " \u{301}k", "k\u{85}", "\u{2028}", "📱", "\u{FEFF}k",
    ])
  func refusedHeader(value: String) throws {
    let secret = #expect(throws: InvalidArgument.self) {
      try RemoveDevice(token: "t", idempotencyKey: value)
    }
    #expect(
      secret?.description
        == "idempotencyKey: expected printable ASCII without a space at either end")
    var request = EndpointRequest("GET", needsBearer: false)
    let before = request
    let shown = #expect(throws: InvalidArgument.self) {
      try request.addHeader("X", "x", value + String(repeating: "y", count: 200) + " ")
    }
    #expect(request == before)
    let found = try #require(shown?.found)
    #expect(found.hasPrefix("\"") && found.count < 120 && !found.contains("\n"))
  }

  // MARK: The body

  @Test("A body is the same bytes for the same value, with its keys in order")
  func body() throws {
    for _ in 0..<20 {
      let request = try RegisterDevice(
        token: "a/b\"é\u{2028}", environment: "sandbox", scale: 0.5, path: nil
      ).request
      #expect(
        request.body.map { String(decoding: $0, as: UTF8.self) }
          == #"{"info":{"a":{"scale":0.5},"environment":"sandbox"},"path":null,"token":"a/b\"é"#
          + "\u{2028}\"}")
      #expect(request.headers == ["Content-Type": "application/json"])
    }
    let body = try RegisterDevice(token: "t", environment: "e", path: "p").request.body
    #expect(
      body.map { String(decoding: $0, as: UTF8.self) }
        == #"{"info":{"environment":"e"},"path":"p","token":"t"}"#)
    #expect(
      try RegisterDevice.Body(json: body ?? Data())
        == RegisterDevice.Body(token: "t", environment: "e", scale: nil, path: "p"))
  }

  @Test(
    "A number that JSON has no word for is refused", arguments: [Double.nan, .infinity, -.infinity])
  func unwritable(number: Double) {
    let error = #expect(throws: InvalidArgument.self) {
      try RegisterDevice(token: "secret", environment: "e", scale: number)
    }
    #expect(
      error?.description == "body: expected what JSON can write, found a number that is not finite")
  }

  // MARK: Secrets

  @Test("Nothing of the values is shown")
  func hidden() throws {
    let remove = try RemoveDevice(token: "secret", idempotencyKey: "secret")
    let register = try RegisterDevice(token: "secret", environment: "secret")
    #expect("\(remove)" == "DELETE /v1/devices/{token}")
    #expect("\(remove.request)" == "DELETE" && "\(register)" == "POST /v1/devices")
    let values: [Any] = [
      remove, register, remove.request, register.request, [remove], [remove.request],
      ["k": register], Optional(register) as Any, Optional(register.request) as Any,
      (remove, register.request), Mirror(reflecting: remove), Set([remove]),
    ]
    for value in values {
      var dumped = ""
      dump(value, to: &dumped)
      for text in ["\(value)", String(reflecting: value), dumped, children(of: value)] {
        #expect(!text.contains("secret"))
      }
    }
  }

  /// All that mirrors say, down to the leaves.
  private func children(of value: Any) -> String {
    Mirror(reflecting: value).children.map { child in
      "\(child.label ?? "")=\(child.value) " + children(of: child.value)
    }.joined()
  }

  @Test("Requests that differ in anything are not the same")
  func equality() throws {
    #expect(try RemoveDevice(token: "a") == RemoveDevice(token: "a"))
    #expect(try RemoveDevice(token: "a") != RemoveDevice(token: "b"))
    #expect(try RemoveDevice(token: "a") != RemoveDevice(token: "a", idempotencyKey: "k"))
    // Another spelling of the same text, canonically.
    #expect(try RemoveDevice(token: "é") != RemoveDevice(token: "e\u{301}"))
    #expect(
      try RegisterDevice(token: "é", environment: "e")
        != RegisterDevice(token: "e\u{301}", environment: "e"))
  }
}
