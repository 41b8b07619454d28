import GitbayContract
import SoarContract

/// A text that names a route is printed from it again: a path exactly, a URL in the one spelling that is
/// read as the same route.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: bytes(start, count), as: UTF8.self)
  if let route = GitbayContract.Route(path: text) {
    require(route.path.utf8.elementsEqual(text.utf8), "\(text) is printed as \(route.path)")
  }
  if let route = SoarContract.Route(url: text) {
    require(SoarContract.Route(url: route.url) == route, "\(route.url) is another than \(text)")
  }
  fuzzTable(text)
  return 0
}

/// No contract here has routes with parameters in a URL; the table of one that has reads the same text.
private func fuzzTable(_ text: String) {
  table.match(text) { match in
    let query =
      match.kind == 0 ? [("q", match.textIfPresent(1)), ("a=&b", match.textIfPresent(2))] : []
    let url =
      match.kind == 0
      ? URLRouteTable.url(scheme: "app", host: "h", path: ["p", match.text(0)], query: query)
      : URLRouteTable.url(
        scheme: "app", host: "", path: [String(match.integer(0))],
        query: [("page", match.integerIfPresent(1).map(String.init))])
    let values = Values(match)
    var again: Values?
    table.match(url) { again = Values($0) }
    require(again == values, "\(text) is printed as \(url), which is another")
  }
}

private struct Values: Equatable {
  let kind: Int
  let texts: [[UInt8]?]
  let integers: [Int64?]

  init(_ match: borrowing RouteMatch) {
    kind = match.kind
    var texts: [[UInt8]?] = []
    var integers: [Int64?] = []
    for place in 0..<(match.kind == 0 ? 3 : 2) {
      texts.append(match.textIfPresent(place).map { Array($0.utf8) })
      integers.append(match.integerIfPresent(place))
    }
    (self.texts, self.integers) = (texts, integers)
  }
}

private let table = URLRouteTable([
  .init(
    scheme: "app", host: "h", path: [.literal("p"), .text(TextRule())],
    query: [
      .init("q", .text(TextRule())),
      .init("a=&b", .text(TextRule(length: 1...8)), isOptional: true),
    ]),
  .init(
    scheme: "app", host: "", path: [.integer(IntegerRule(1 ... .max))],
    query: [.init("page", .integer(IntegerRule(-9...9)), isOptional: true)]),
])
