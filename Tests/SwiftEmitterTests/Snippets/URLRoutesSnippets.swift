#if Generator
  extension Snippet {
    static let urlRoutes = [
      Snippet(
        "a URL without a host, and one without a path", in: "Routes.swift",
        """
        routes:
          kinds:
            notifications: { url: "soar:///notifications", doc: The notifications. }
            home: { url: "soar://" }
        """,
        is: """
          /// What a URL names.
          public enum Route: Hashable, Sendable {
            /// The notifications.
            case notifications(NotificationsRoute)
            /// home
            case home(HomeRoute)

            /// The kinds of URL, in the order of the cases.
            private static let table = URLRouteTable([
              .init(scheme: "soar", host: "", path: [.literal("notifications")]),
              .init(scheme: "soar", host: "", path: []),
            ])

            /// What a URL names, nil where it is of no kind this contract knows.
            ///
            /// Unknown items of the query and a fragment are ignored; a known item that comes twice makes the
            /// URL name nothing.
            public init?(url: String) {
              var route: Route?
              Self.table.match(url) { match in
                switch match.kind {
                case 0: route = .notifications(NotificationsRoute())
                case 1: route = .home(HomeRoute())
                default: break
                }
              }
              guard let route else { return nil }
              self = route
            }

            /// The URL, in the spelling that parses back to the route.
            public var url: String {
              switch self {
              case .notifications(let route): route.url
              case .home(let route): route.url
              }
            }
          }

          /// The notifications.
          public struct NotificationsRoute: Hashable, Sendable {
            /// Creates the route.
            public init() {}

            /// The URL of the route.
            public var url: String {
              URLRouteTable.url(scheme: "soar", host: "", path: ["notifications"])
            }
          }

          /// home
          public struct HomeRoute: Hashable, Sendable {
            /// Creates the route.
            public init() {}

            /// The URL of the route.
            public var url: String {
              URLRouteTable.url(scheme: "soar", host: "", path: [])
            }
          }
          """),
      Snippet(
        "parameters of URLs", in: "Routes.swift",
        """
        scalars:
          ID: { base: int64, distinct: true, range: 1.. }
          Name: { base: string, characters: a-z }
        types:
          Kind: { enum: [issue, mr] }
          Tab: { enum: [open, closed], closed: true }
        routes:
          parameters:
            id: { type: ID, doc: Which one. }
            name: Name
            kind: Kind
            tab: Tab
            count: int
          kinds:
            row: { url: "app://rows/{name}/{id}/", doc: A row. }
            list: { url: "app://rows?tab={tab}&kind={kind?}&count={count?}", swift: RowsRoute }
            find: { url: "app://find/{kind}?id={id?}&tab={tab?}&q={name?}&from=a/b c&to=" }
        """,
        is: """
          /// What a URL names.
          public enum Route: Hashable, Sendable {
            /// A row.
            case row(RowRoute)
            /// list
            case list(RowsRoute)
            /// find
            case find(FindRoute)

            private enum Parameter {
              static let id: RouteTable.Segment = .integer(IntegerRule(1 ... .max))
              static let name: RouteTable.Segment = .text(TextRule(characters: "a-z", length: 1 ... .max))
              static let kind: RouteTable.Segment = .text(TextRule(length: 1 ... .max))
              static let tab: RouteTable.Segment = .oneOf(["open", "closed"])
              static let count: RouteTable.Segment = .integer(IntegerRule(.min ... .max))
            }

            /// The kinds of URL, in the order of the cases.
            private static let table = URLRouteTable([
              .init(scheme: "app", host: "rows", path: [Parameter.name, Parameter.id, .literal("")]),
              .init(scheme: "app", host: "rows", path: [], query: [.init("tab", Parameter.tab), .init("kind", Parameter.kind, isOptional: true), .init("count", Parameter.count, isOptional: true)]),
              .init(scheme: "app", host: "find", path: [Parameter.kind], query: [.init("id", Parameter.id, isOptional: true), .init("tab", Parameter.tab, isOptional: true), .init("q", Parameter.name, isOptional: true), .init("from", .literal("a/b c")), .init("to", .literal(""))]),
            ])

            /// What a URL names, nil where it is of no kind this contract knows.
            ///
            /// Unknown items of the query and a fragment are ignored; a known item that comes twice makes the
            /// URL name nothing.
            public init?(url: String) {
              var route: Route?
              Self.table.match(url) { match in
                switch match.kind {
                case 0: route = .row(RowRoute(name: match.text(0), id: ID(rawValue: match.integer(1))))
                case 1: route = .list(RowsRoute(tab: Tab(matching: match.text(0)), kind: match.textIfPresent(1).map { Kind(rawValue: $0) }, count: match.integerIfPresent(2).map { Int($0) }))
                case 2: route = .find(FindRoute(kind: Kind(rawValue: match.text(0)), id: match.integerIfPresent(1).map { ID(rawValue: $0) }, tab: match.textIfPresent(2).map { Tab(matching: $0) }, name: match.textIfPresent(3)))
                default: break
                }
              }
              guard let route else { return nil }
              self = route
            }

            /// The URL, in the spelling that parses back to the route.
            public var url: String {
              switch self {
              case .row(let route): route.url
              case .list(let route): route.url
              case .find(let route): route.url
              }
            }
          }

          /// A row.
          public struct RowRoute: Hashable, Sendable {
            /// name
            public let name: String
            /// Which one.
            public let id: ID

            /// Creates the route.
            public init(name: String, id: ID) {
              self.name = name
              self.id = id
            }

            /// The URL of the route.
            public var url: String {
              URLRouteTable.url(scheme: "app", host: "rows", path: [name, String(id.rawValue), ""])
            }
          }

          /// list
          public struct RowsRoute: Hashable, Sendable {
            /// tab
            public let tab: Tab
            /// kind
            public let kind: Kind?
            /// count
            public let count: Int?

            /// Creates the route.
            public init(tab: Tab, kind: Kind? = nil, count: Int? = nil) {
              self.tab = tab
              self.kind = kind
              self.count = count
            }

            /// The URL of the route.
            public var url: String {
              URLRouteTable.url(scheme: "app", host: "rows", path: [], query: [("tab", tab.rawValue), ("kind", kind.map { $0.rawValue }), ("count", count.map { String($0) })])
            }
          }

          /// find
          public struct FindRoute: Hashable, Sendable {
            /// kind
            public let kind: Kind
            /// Which one.
            public let id: ID?
            /// tab
            public let tab: Tab?
            /// name
            public let name: String?

            /// Creates the route.
            public init(kind: Kind, id: ID? = nil, tab: Tab? = nil, name: String? = nil) {
              self.kind = kind
              self.id = id
              self.tab = tab
              self.name = name
            }

            /// The URL of the route.
            public var url: String {
              URLRouteTable.url(scheme: "app", host: "find", path: [kind.rawValue], query: [("id", id.map { String($0.rawValue) }), ("tab", tab.map { $0.rawValue }), ("q", name), ("from", "a/b c"), ("to", "")])
            }
          }
          """),
      Snippet(
        "fields that name URLs", in: "Payloads.swift",
        """
        scalars: { Link: { base: string, distinct: true } }
        payloads:
          Push:
            fields:
              url: { type: Link, route: true }
              path: { at: data.link, or: [link], type: string, route: true, optional: true }
        routes: { kinds: { home: { url: "app://home" } } }
        """,
        is: """
          /// Push
          public struct Push: ContractPayload, Hashable {
            /// `url`.
            public let url: Link
            /// `data.link`.
            public let path: String?

            /// Creates the record from its fields.
            public init(url: Link, path: String? = nil) {
              (self.url, self.path) = (url, path)
            }

            public static let contract = RecordContract([
              "url", .init("data", "link", or: [["link"]], presence: .optional)
            ])

            public init(reading reader: inout Reader) {
              url = reader.value(0)
              path = reader.stringIfPresent(1)
            }

            public func write(to writer: inout Writer) {
              writer.write(fields: url, path)
            }

            /// What `url` names, nil where it is no kind of route this contract knows.
            public var urlRoute: Route? { Route(url: url.rawValue) }

            /// What `path` names, nil where it is no kind of route this contract knows.
            public var route: Route? { path.flatMap { Route(url: $0) } }
          }
          """),
    ]
  }
#endif
