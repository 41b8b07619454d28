#if Generator
  extension Snippet {
    static let routes = [
      Snippet(
        "one kind of one piece", in: "Routes.swift",
        """
        routes:
          parameters: { name: string }
          kinds: { page: "{name}" }
        """,
        is: #"""
          /// What a path names.
          public enum Route: Hashable, Sendable {
            /// page
            case page(PageRoute)

            private enum Parameter {
              static let name: RouteTable.Segment = .text(TextRule(length: 1 ... .max))
            }

            /// The kinds of path, in the order of the cases.
            private static let table = RouteTable([
              [Parameter.name],
            ])

            /// What a path names, nil where it is of no kind this contract knows.
            ///
            /// The path is taken as it stands: no leading slash, no percent-encoding, nothing trimmed.
            public init?(path: String) {
              var route: Route?
              Self.table.match(path) { match in
                switch match.kind {
                case 0: route = .page(PageRoute(name: match.text(0)))
                default: break
                }
              }
              guard let route else { return nil }
              self = route
            }

            /// The path, exactly as it was parsed.
            public var path: String {
              switch self {
              case .page(let route): route.path
              }
            }
          }

          /// page
          public struct PageRoute: Hashable, Sendable {
            /// name
            public let name: String

            /// Creates the route; what a path cannot hold is not checked here.
            public init(name: String) {
              self.name = name
            }

            /// The path of the route.
            public var path: String { "\(name)" }
          }
          """#),
      Snippet(
        "several kinds and types of parameters", in: "Routes.swift",
        """
        scalars:
          Name: { base: string, characters: a-z, length: 1..9, not: [x], doc: A name. }
          ID: { base: int64, distinct: true, range: 1.. }
        types:
          Kind: { enum: [issue, mr] }
          Tab: { enum: [open, closed], closed: true }
        routes:
          parameters:
            owner: { type: Name, doc: Whose it is. }
            id: ID
            kind: Kind
            tab: Tab
            count: int
          kinds:
            row: { path: "{owner}/rows/{id}", doc: A row. }
            mr: { path: "{owner}/{kind}/{tab}/{count}", swift: MRRoute }
            home: home
        """,
        is: #"""
          /// What a path names.
          public enum Route: Hashable, Sendable {
            /// A row.
            case row(RowRoute)
            /// mr
            case mr(MRRoute)
            /// home
            case home(HomeRoute)

            private enum Parameter {
              static let owner: RouteTable.Segment = .text(TextRule(characters: "a-z", length: 1...9, not: ["x"]))
              static let id: RouteTable.Segment = .integer(IntegerRule(1 ... .max))
              static let kind: RouteTable.Segment = .text(TextRule(length: 1 ... .max))
              static let tab: RouteTable.Segment = .oneOf(["open", "closed"])
              static let count: RouteTable.Segment = .integer(IntegerRule(.min ... .max))
            }

            /// The kinds of path, in the order of the cases.
            private static let table = RouteTable([
              [Parameter.owner, .literal("rows"), Parameter.id],
              [Parameter.owner, Parameter.kind, Parameter.tab, Parameter.count],
              [.literal("home")],
            ])

            /// What a path names, nil where it is of no kind this contract knows.
            ///
            /// The path is taken as it stands: no leading slash, no percent-encoding, nothing trimmed.
            public init?(path: String) {
              var route: Route?
              Self.table.match(path) { match in
                switch match.kind {
                case 0: route = .row(RowRoute(owner: match.text(0), id: ID(rawValue: match.integer(1))))
                case 1: route = .mr(MRRoute(owner: match.text(0), kind: Kind(rawValue: match.text(1)), tab: Tab(matching: match.text(2)), count: Int(match.integer(3))))
                case 2: route = .home(HomeRoute())
                default: break
                }
              }
              guard let route else { return nil }
              self = route
            }

            /// The path, exactly as it was parsed.
            public var path: String {
              switch self {
              case .row(let route): route.path
              case .mr(let route): route.path
              case .home(let route): route.path
              }
            }
          }

          /// A row.
          public struct RowRoute: Hashable, Sendable {
            /// Whose it is.
            public let owner: String
            /// id
            public let id: ID

            /// Creates the route; what a path cannot hold is not checked here.
            public init(owner: String, id: ID) {
              self.owner = owner
              self.id = id
            }

            /// The path of the route.
            public var path: String { "\(owner)/rows/\(id.rawValue)" }
          }

          /// mr
          public struct MRRoute: Hashable, Sendable {
            /// Whose it is.
            public let owner: String
            /// kind
            public let kind: Kind
            /// tab
            public let tab: Tab
            /// count
            public let count: Int

            /// Creates the route; what a path cannot hold is not checked here.
            public init(owner: String, kind: Kind, tab: Tab, count: Int) {
              self.owner = owner
              self.kind = kind
              self.tab = tab
              self.count = count
            }

            /// The path of the route.
            public var path: String { "\(owner)/\(kind.rawValue)/\(tab.rawValue)/\(count)" }
          }

          /// home
          public struct HomeRoute: Hashable, Sendable {
            /// Creates the route; what a path cannot hold is not checked here.
            public init() {}

            /// The path of the route.
            public var path: String { "home" }
          }
          """#),
    ]
  }
#endif
