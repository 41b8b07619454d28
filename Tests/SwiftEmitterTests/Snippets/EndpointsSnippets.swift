#if Generator
  extension Snippet {
    static let endpoints = [
      Snippet(
        "the least an endpoint can be", in: "Endpoints.swift",
        """
        endpoints:
          ping: { method: GET, path: /, responses: { 200: {} } }
        """,
        is: """
          /// Calls `GET /`.
          public struct Ping: ContractEndpoint {
            /// A success says nothing.
            public typealias Response = NoContent
            /// Why the endpoint refuses.
            public enum Refusal: EndpointRefusal {
              /// A status this contract does not know.
              case unrecognized(Int)

              /// The case of a status.
              public init(status: Int) {
                switch status {
                default: self = .unrecognized(status)
                }
              }

              /// The HTTP status.
              public var status: Int {
                switch self {
                case .unrecognized(let status): status
                }
              }
            }

            public static var template: String { "GET /" }
            public let request: EndpointRequest

            /// Creates the call.
            public init() {
              var request = EndpointRequest(
                "GET", needsBearer: false)
              request.addSegment("")
              self.request = request
            }

            public static func success(
              from body: Data, status: Int
            ) throws(ContractViolation) -> Response? {
              switch status {
              case 200: NoContent()
              default: nil
              }
            }
          }
          """),
      Snippet(
        "parameters of a path", in: "Endpoints.swift",
        """
        scalars:
          ID: { base: int64, distinct: true, range: 1.. }
          Login: { base: string, distinct: true }
        types:
          Kind: { enum: [a, b] }
          Switch: { enum: ["on", "off"], closed: true }
        endpoints:
          delete-row:
            doc: Deletes a row.
            method: DELETE
            path: "/v1/{plain}/{row-id}/{login}/x y/{count}/{kind}/{switch}/{token}/"
            parameters:
              token: { type: string, characters: "0-9a-f", length: 1..64, sensitive: true, doc: The token. }
              plain: { type: string }
              row-id: { name: id, type: ID, doc: The row's id. }
              login: { type: Login }
              count: { type: int }
              kind: { type: Kind }
              switch: { type: Switch }
            responses: { 204: { doc: It is gone. } }
        """,
        is: """
          /// Deletes a row.
          public struct DeleteRow: ContractEndpoint {
            /// A success says nothing.
            public typealias Response = NoContent
            /// Why the endpoint refuses.
            public enum Refusal: EndpointRefusal {
              /// A status this contract does not know.
              case unrecognized(Int)

              /// The case of a status.
              public init(status: Int) {
                switch status {
                default: self = .unrecognized(status)
                }
              }

              /// The HTTP status.
              public var status: Int {
                switch self {
                case .unrecognized(let status): status
                }
              }
            }

            public static var template: String { "DELETE /v1/{plain}/{row-id}/{login}/x y/{count}/{kind}/{switch}/{token}/" }
            public let request: EndpointRequest

            /// Creates the call.
            ///
            /// - Parameters:
            ///   - plain: `plain`.
            ///   - id: The row's id. Accepted: 1 or more.
            ///   - login: `login`.
            ///   - count: `count`.
            ///   - kind: `kind`.
            ///   - switch: `switch`.
            ///   - token: The token. Accepted: 1 to 64 characters, characters `0-9a-f`.
            /// - Throws: `InvalidArgument` for a value the contract does not allow.
            public init(
              plain: String,
              id: ID,
              login: Login,
              count: Int,
              kind: Kind,
              `switch`: Switch,
              token: String
            ) throws(InvalidArgument) {
              var request = EndpointRequest(
                "DELETE", needsBearer: false)
              request.addSegment("v1")
              try request.addSegment("plain", plain)
              try request.addSegment("id", try IntegerRule(1 ... .max).checked("id", id.rawValue))
              try request.addSegment("login", login.rawValue)
              request.addSegment("x y")
              try request.addSegment("count", String(count))
              try request.addSegment("kind", kind.rawValue)
              try request.addSegment("switch", `switch`.rawValue)
              try request.addSegment("token", try TextRule(characters: "0-9a-f", length: 1...64).checked("token", token, isSensitive: true), isSensitive: true)
              request.addSegment("")
              self.request = request
            }

            public static func success(
              from body: Data, status: Int
            ) throws(ContractViolation) -> Response? {
              switch status {
              case 204: NoContent()
              default: nil
              }
            }
          }
          """),
      Snippet(
        "items of a query", in: "Endpoints.swift",
        """
        scalars: { ID: { base: int64, distinct: true, range: 1.. } }
        types: { Kind: { enum: [a, b] } }
        endpoints:
          find:
            method: GET
            path: /rows
            query:
              select: { is: "id,kind", doc: What is answered. }
              text: { type: string, doc: What is looked for. }
              limit: { type: int, range: 1..200, optional: true }
              after: { type: ID, optional: true }
              kind: { type: Kind, prefix: eq., optional: true }
              user_id: { name: userID, type: ID, prefix: eq., sensitive: true }
            responses: { 200: {} }
        """,
        is: """
          /// Calls `GET /rows`.
          public struct Find: ContractEndpoint {
            /// A success says nothing.
            public typealias Response = NoContent
            /// Why the endpoint refuses.
            public enum Refusal: EndpointRefusal {
              /// A status this contract does not know.
              case unrecognized(Int)

              /// The case of a status.
              public init(status: Int) {
                switch status {
                default: self = .unrecognized(status)
                }
              }

              /// The HTTP status.
              public var status: Int {
                switch self {
                case .unrecognized(let status): status
                }
              }
            }

            public static var template: String { "GET /rows" }
            public let request: EndpointRequest

            /// Creates the call.
            ///
            /// - Parameters:
            ///   - text: What is looked for.
            ///   - limit: `limit`. Accepted: 1 to 200.
            ///   - after: `after`. Accepted: 1 or more.
            ///   - kind: `kind`.
            ///   - userID: `userID`. Accepted: 1 or more.
            /// - Throws: `InvalidArgument` for a value the contract does not allow.
            public init(
              text: String,
              limit: Int? = nil,
              after: ID? = nil,
              kind: Kind? = nil,
              userID: ID
            ) throws(InvalidArgument) {
              var request = EndpointRequest(
                "GET", needsBearer: false)
              request.addSegment("rows")
              request.addQueryItem("select", "id,kind")
              request.addQueryItem("text", text)
              if let limit { request.addQueryItem("limit", try IntegerRule(1...200).checked("limit", limit)) }
              if let after { request.addQueryItem("after", try IntegerRule(1 ... .max).checked("after", after.rawValue)) }
              if let kind { request.addQueryItem("kind", "eq." + kind.rawValue) }
              request.addQueryItem("user_id", "eq." + (try IntegerRule(1 ... .max).checked("userID", userID.rawValue, isSensitive: true)))
              self.request = request
            }

            public static func success(
              from body: Data, status: Int
            ) throws(ContractViolation) -> Response? {
              switch status {
              case 200: NoContent()
              default: nil
              }
            }
          }
          """),
      Snippet(
        "items of a query that can be anything", in: "Endpoints.swift",
        """
        endpoints:
          find:
            method: GET
            path: /
            query: { try this: { is: try that }, text: { type: string }, count: { type: int, prefix: gt. } }
            responses: { 200: {} }
        """,
        is: """
          /// Calls `GET /`.
          public struct Find: ContractEndpoint {
            /// A success says nothing.
            public typealias Response = NoContent
            /// Why the endpoint refuses.
            public enum Refusal: EndpointRefusal {
              /// A status this contract does not know.
              case unrecognized(Int)

              /// The case of a status.
              public init(status: Int) {
                switch status {
                default: self = .unrecognized(status)
                }
              }

              /// The HTTP status.
              public var status: Int {
                switch self {
                case .unrecognized(let status): status
                }
              }
            }

            public static var template: String { "GET /" }
            public let request: EndpointRequest

            /// Creates the call.
            ///
            /// - Parameters:
            ///   - text: `text`.
            ///   - count: `count`.
            public init(text: String, count: Int) {
              var request = EndpointRequest(
                "GET", needsBearer: false)
              request.addSegment("")
              request.addQueryItem("try this", "try that")
              request.addQueryItem("text", text)
              request.addQueryItem("count", "gt." + String(count))
              self.request = request
            }

            public static func success(
              from body: Data, status: Int
            ) throws(ContractViolation) -> Response? {
              switch status {
              case 200: NoContent()
              default: nil
              }
            }
          }
          """),
      Snippet(
        "headers", in: "Endpoints.swift",
        """
        scalars: { Key: { base: string, characters: "!-~", length: 1..255 } }
        types: { Kind: { enum: [a, b] } }
        endpoints:
          call:
            method: POST
            path: /call
            bearer: true
            headers:
              Prefer: { is: return=minimal }
              Idempotency-Key: { name: key, type: Key, doc: A key for this call. }
              X-Trace: { type: string, optional: true }
              X-Count: { type: int, range: 1.., prefix: n=, optional: true, sensitive: true }
              X-Kind: { type: Kind }
            responses: { 202: {} }
        """,
        is: """
          /// Calls `POST /call`.
          public struct Call: ContractEndpoint {
            /// A success says nothing.
            public typealias Response = NoContent
            /// Why the endpoint refuses.
            public enum Refusal: EndpointRefusal {
              /// A status this contract does not know.
              case unrecognized(Int)

              /// The case of a status.
              public init(status: Int) {
                switch status {
                default: self = .unrecognized(status)
                }
              }

              /// The HTTP status.
              public var status: Int {
                switch self {
                case .unrecognized(let status): status
                }
              }
            }

            public static var template: String { "POST /call" }
            public let request: EndpointRequest

            /// Creates the call.
            ///
            /// - Parameters:
            ///   - key: A key for this call. Accepted: 1 to 255 characters, characters `!-~`.
            ///   - xTrace: `xTrace`.
            ///   - xCount: `xCount`. Accepted: 1 or more.
            ///   - xKind: `xKind`.
            /// - Throws: `InvalidArgument` for a value the contract does not allow.
            public init(
              key: String,
              xTrace: String? = nil,
              xCount: Int? = nil,
              xKind: Kind
            ) throws(InvalidArgument) {
              var request = EndpointRequest(
                "POST", needsBearer: true)
              request.addSegment("call")
              request.addHeader("Prefer", "return=minimal")
              try request.addHeader("Idempotency-Key", "key", try TextRule(characters: "!-~", length: 1...255).checked("key", key))
              if let xTrace { try request.addHeader("X-Trace", "xTrace", xTrace) }
              if let xCount { try request.addHeader("X-Count", "xCount", "n=" + (try IntegerRule(1 ... .max).checked("xCount", xCount, isSensitive: true)), isSensitive: true) }
              try request.addHeader("X-Kind", "xKind", xKind.rawValue)
              self.request = request
            }

            public static func success(
              from body: Data, status: Int
            ) throws(ContractViolation) -> Response? {
              switch status {
              case 202: NoContent()
              default: nil
              }
            }
          }
          """),
      Snippet(
        "a body", in: "Endpoints.swift",
        """
        scalars:
          Login: { base: string, distinct: true, characters: a-z }
          Name: { base: string, length: 1..9 }
        endpoints:
          add:
            method: POST
            path: /rows
            body:
              doc: A row.
              fields:
                title: { at: row.title, type: Name, doc: The title. }
                note: { type: Name, optional: true }
                token: { type: string, length: 1.., sensitive: true, doc: The token. }
                text: { type: string, trimmed: true }
                owner: { type: Login, optional: true, trimmed: true }
                names: { type: [Name] }
                any: { type: string }
                at: { type: timestamp }
                badge: { forbidden: true }
            responses: { 201: {} }
        """,
        is: """
          /// Calls `POST /rows`.
          public struct Add: ContractEndpoint {
            /// A row.
            public struct Body: ContractRecord, Hashable {
              /// The title.
              public let title: String
              /// `note`.
              public let note: String?
              /// The token.
              public let token: String
              /// `text`.
              public let text: String
              /// `owner`.
              public let owner: Login?
              /// `names`.
              public let names: [String]
              /// `any`.
              public let any: String
              /// `at`.
              public let at: Date

              /// Creates the record from its fields.
              public init(
                title: String,
                note: String? = nil,
                token: String,
                text: String,
                owner: Login? = nil,
                names: [String],
                any: String,
                at: Date
              ) {
                (self.title, self.note, self.token, self.text, self.owner, self.names, self.any, self.at) = (title, note, token, text, owner, names, any, at)
              }

              public static let contract = RecordContract(keys: \"""
                row.title note? token text owner? names any at
                \""")

              public init(reading reader: inout Reader) {
                title = reader.string(0)
                note = reader.stringIfPresent(1)
                token = reader.string(2)
                text = reader.string(3)
                owner = reader.valueIfPresent(4)
                names = reader.list(5)
                any = reader.string(6)
                at = reader.date(7)
              }

              public func write(to writer: inout Writer) {
                writer.write(fields: title, note, token, text, owner, names, any, at)
              }

              /// The fields, without what is sensitive.
              public var customMirror: Mirror {
                Mirror(
                  self, children: ["title": title as Any, "note": note as Any, "token": "(hidden)", "text": text as Any, "owner": owner as Any, "names": names as Any, "any": any as Any, "at": at as Any],
                  displayStyle: .struct)
              }
            }

            /// A success says nothing.
            public typealias Response = NoContent
            /// Why the endpoint refuses.
            public enum Refusal: EndpointRefusal {
              /// A status this contract does not know.
              case unrecognized(Int)

              /// The case of a status.
              public init(status: Int) {
                switch status {
                default: self = .unrecognized(status)
                }
              }

              /// The HTTP status.
              public var status: Int {
                switch self {
                case .unrecognized(let status): status
                }
              }
            }

            public static var template: String { "POST /rows" }
            public let request: EndpointRequest

            /// Creates the call.
            ///
            /// - Parameters:
            ///   - title: The title. Accepted: 1 to 9 characters.
            ///   - note: `note`. Accepted: 1 to 9 characters.
            ///   - token: The token. Accepted: 1 or more characters.
            ///   - text: `text`.
            ///   - owner: `owner`. Accepted: characters `a-z`.
            ///   - names: `names`.
            ///   - any: `any`.
            ///   - at: `at`.
            /// - Throws: `InvalidArgument` for a value the contract does not allow.
            public init(
              title: String,
              note: String? = nil,
              token: String,
              text: String,
              owner: Login? = nil,
              names: [String],
              any: String,
              at: Date
            ) throws(InvalidArgument) {
              var request = EndpointRequest(
                "POST", needsBearer: false)
              _ = try TextRule(length: 1...9).checked("title", title)
              _ = try note.map { value throws(InvalidArgument) in try TextRule(length: 1...9).checked("note", value) }
              _ = try TextRule(length: 1 ... .max).checked("token", token, isSensitive: true)
              let text = try TextRule(isTrimmed: true).checked("text", text)
              let owner = try owner.map { value throws(InvalidArgument) in Login(rawValue: try TextRule(characters: "a-z", isTrimmed: true).checked("owner", value.rawValue)) }
              _ = try names.map { value throws(InvalidArgument) in try TextRule(length: 1...9).checked("names", value) }
              request.addSegment("rows")
              try request.setBody(Body(title: title, note: note, token: token, text: text, owner: owner, names: names, any: any, at: at))
              self.request = request
            }

            public static func success(
              from body: Data, status: Int
            ) throws(ContractViolation) -> Response? {
              switch status {
              case 201: NoContent()
              default: nil
              }
            }
          }

          extension Add.Body: CustomReflectable {}
          """),
      Snippet(
        "a result of its own, several successes and failures", in: "Endpoints.swift",
        """
        endpoints:
          put:
            method: PUT
            path: /row
            responses: { 200: { doc: It was there. }, 201: {} }
            result: { doc: The row., fields: { id: { type: int }, secret: { type: string, sensitive: true } } }
            failures: { 404: { name: not-found }, 409: { name: conflict, doc: Someone was faster. } }
        """,
        is: """
          /// Calls `PUT /row`.
          public struct Put: ContractEndpoint {
            /// The row.
            public struct Response: ContractRecord, Hashable {
              /// `id`.
              public let id: Int
              /// `secret`.
              public let secret: String

              /// Creates the record from its fields.
              public init(id: Int, secret: String) {
                (self.id, self.secret) = (id, secret)
              }

              public static let contract = RecordContract(keys: "id secret")

              public init(reading reader: inout Reader) {
                id = reader.int(0)
                secret = reader.string(1)
              }

              public func write(to writer: inout Writer) {
                writer.write(fields: id, secret)
              }

              /// The fields, without what is sensitive.
              public var customMirror: Mirror {
                Mirror(
                  self, children: ["id": id as Any, "secret": "(hidden)"],
                  displayStyle: .struct)
              }
            }

            /// Why the endpoint refuses.
            public enum Refusal: EndpointRefusal {
              /// HTTP 404.
              case notFound
              /// Someone was faster.
              case conflict
              /// A status this contract does not know.
              case unrecognized(Int)

              /// The case of a status.
              public init(status: Int) {
                switch status {
                case 404: self = .notFound
                case 409: self = .conflict
                default: self = .unrecognized(status)
                }
              }

              /// The HTTP status.
              public var status: Int {
                switch self {
                case .notFound: 404
                case .conflict: 409
                case .unrecognized(let status): status
                }
              }
            }

            public static var template: String { "PUT /row" }
            public let request: EndpointRequest

            /// Creates the call.
            public init() {
              var request = EndpointRequest(
                "PUT", needsBearer: false)
              request.addSegment("row")
              self.request = request
            }

            public static func success(
              from body: Data, status: Int
            ) throws(ContractViolation) -> Response? {
              switch status {
              case 200, 201: try Response(json: body)
              default: nil
              }
            }
          }

          extension Put.Response: CustomReflectable {}
          """),
      Snippet(
        "results that are records, or lists of them", in: "Endpoints.swift",
        """
        types: { Row: { fields: {} } }
        endpoints:
          show: { method: GET, path: /row, responses: { 200: {} }, result: Row }
          list: { method: GET, path: /rows, responses: { 200: {} }, result: [Row] }
        """,
        is: """
          /// Calls `GET /rows`.
          public struct List: ContractEndpoint {
            /// What a success carries.
            public typealias Response = [Row]
            /// Why the endpoint refuses.
            public enum Refusal: EndpointRefusal {
              /// A status this contract does not know.
              case unrecognized(Int)

              /// The case of a status.
              public init(status: Int) {
                switch status {
                default: self = .unrecognized(status)
                }
              }

              /// The HTTP status.
              public var status: Int {
                switch self {
                case .unrecognized(let status): status
                }
              }
            }

            public static var template: String { "GET /rows" }
            public let request: EndpointRequest

            /// Creates the call.
            public init() {
              var request = EndpointRequest(
                "GET", needsBearer: false)
              request.addSegment("rows")
              self.request = request
            }

            public static func success(
              from body: Data, status: Int
            ) throws(ContractViolation) -> Response? {
              switch status {
              case 200: try Response(json: body)
              default: nil
              }
            }
          }

          /// Calls `GET /row`.
          public struct Show: ContractEndpoint {
            /// What a success carries.
            public typealias Response = Row
            /// Why the endpoint refuses.
            public enum Refusal: EndpointRefusal {
              /// A status this contract does not know.
              case unrecognized(Int)

              /// The case of a status.
              public init(status: Int) {
                switch status {
                default: self = .unrecognized(status)
                }
              }

              /// The HTTP status.
              public var status: Int {
                switch self {
                case .unrecognized(let status): status
                }
              }
            }

            public static var template: String { "GET /row" }
            public let request: EndpointRequest

            /// Creates the call.
            public init() {
              var request = EndpointRequest(
                "GET", needsBearer: false)
              request.addSegment("row")
              self.request = request
            }

            public static func success(
              from body: Data, status: Int
            ) throws(ContractViolation) -> Response? {
              switch status {
              case 200: try Response(json: body)
              default: nil
              }
            }
          }
          """),
    ]
  }
#endif
