#if Generator
  import Testing

  /// What is emitted is taken by the real compiler, in Swift 6 mode, without a warning.
  @Suite struct TypeCheckTests {
    /// Everything the schema language has, in one contract.
    static let everything = """
      scalars:
        ID: { base: int64, distinct: true, range: 1.. }
        Port: { base: int, distinct: true }
        Login: { base: string, distinct: true, characters: a-z, length: 1..9 }
        Name: { base: string, characters: "A-Za-z0-9._-", length: 1..255, not: [".", ".."] }
        Ratio: { base: double }
        Trimmed: { base: string, trimmed: true, length: 1.. }
      types:
        Kind: { enum: { issue: An issue., in-review: In review., "2fa": { swift: twoFactor } } }
        Switch: { enum: ["on", "off"], closed: true }
        Empty: { fields: {} }
        Part: { fields: { id: { type: ID }, kinds: { type: [Kind] } } }
        Row:
          fields:
            id: { type: ID }
            port: { type: Port, optional: true }
            login: { type: Login, sensitive: true }
            secret: { type: Switch, sensitive: true, lenient: true }
            name: { at: meta.name, type: Name, nullable: true }
            ratio: { at: [meta, a.b], type: Ratio, since: v2 }
            kind: { type: Kind }
            switch: { type: Switch, optional: true }
            part: { type: Part, lenient: true }
            parts: { type: [Part] }
            grid: { type: [[int]], optional: true }
            flags: { type: [bool], nullable: true }
            at: { type: timestamp }
            dates: { type: [timestamp], lenient: true }
            rows: { type: [Row], optional: true }
            path: { type: string, route: true }
            link: { type: Login, route: true, optional: true }
            kindPath: { type: Kind, route: true, lenient: true }
      payloads:
        Push:
          transport: apns
          maxBytes: 4096
          fields:
            title: { at: aps.alert.title, type: string, lenient: true }
            badge: { at: aps.badge, type: int, since: v2, lenient: true }
            path: { type: string, route: true }
            link: { at: data.link, or: [link, [data, the.link]], type: Login, optional: true, lenient: true }
            sound: { at: aps.sound, forbidden: true, doc: It is silent. }
      endpoints:
        ping: { method: GET, path: /, responses: { 200: {} } }
        put-row:
          method: PUT
          path: /v1/rows/{row-id}/{kind}/{switch}/{port}/{login}/{name}/
          parameters:
            row-id: { name: id, type: ID }
            kind: { type: Kind }
            switch: { type: Switch }
            port: { type: Port, range: ..9, sensitive: true }
            login: { type: Login, sensitive: true }
            name: { type: Name, trimmed: true }
          query:
            fixed: { is: retry later }
            plain: { type: string }
            limit: { type: int, range: 1..200, optional: true }
            cursor: { type: string, optional: true, sensitive: true }
            match: { name: matched, type: Login, prefix: eq., sensitive: true }
            kinds: { name: queryKind, type: Kind, prefix: in., optional: true }
            all: { name: switchAll, type: Switch, optional: true }
            ids: { name: rowID, type: ID, prefix: eq. }
            many: { type: int64, prefix: lt. }
          headers:
            Prefer: { is: return=minimal }
            Idempotency-Key: { name: idempotencyKey, type: string, length: 1..255 }
            X-Trace: { name: trace, type: string, optional: true }
            X-Count: { name: count, type: int, range: 1.., prefix: "n=", optional: true, sensitive: true }
            X-Kind: { name: headerKind, type: Kind }
            X-Switch: { name: headerSwitch, type: Switch, optional: true }
            X-ID: { name: headerID, type: ID, sensitive: true }
          bearer: true
          body:
            doc: A row.
            fields:
              title: { type: Name, sensitive: true }
              text: { type: string, trimmed: true, length: 1.. }
              note: { type: string, optional: true, trimmed: true }
              owner: { type: Login, trimmed: true }
              state: { type: Kind, optional: true, length: 1.., trimmed: true }
              flag: { type: Switch, trimmed: true }
              number: { type: int, range: 1..9, nullable: true }
              rowKey: { type: ID, lenient: true, sensitive: true }
              names: { type: [Name] }
              numbers: { type: [[ID]], optional: true }
              logins: { type: [Login] }
              part: { type: Part, since: v2 }
              ratio: { type: double }
              at: { type: timestamp }
              value: { type: [Trimmed], sensitive: true }
              path: { type: string, route: true }
              extra: { forbidden: true }
          responses: { 200: { doc: It was there. }, 201: {} }
          result: { doc: A row., fields: { id: { type: ID }, secret: { type: string, sensitive: true }, path: { type: string, route: true } } }
          failures: { 404: { name: notFound }, 409: { name: conflict, doc: It was there. } }
        findRows: { method: GET, path: /v1/rows, query: { q: { type: string } }, responses: { 200: {} }, result: [Row] }
        showRow: { method: GET, path: "/v1/rows/{id}", parameters: { id: { type: ID } }, responses: { 200: {} }, result: Row }
        patch: { method: PATCH, path: /v1, headers: { X: { is: "" } }, body: { fields: {} }, responses: { 200: {}, 202: {} } }
        deleteAll: { method: DELETE, path: /v1, headers: { X: { name: x, type: int } }, responses: { 204: {} } }
      commands:
        row list:
          access: read
          options: { all: { flag: true }, limit: { type: int, range: 1..200 }, cursor: { type: string } }
          result: { list: Row, paged: [limit, cursor] }
        row find: { access: read, options: { most: { type: int }, words: { type: string } }, result: [Row] }
        row show: { access: read, arguments: [{ name: id, type: ID }], result: Row }
        row keep: { access: write, arguments: [{ name: names, type: Login, repeated: 0.. }], result: Empty }
        row add:
          access: write
          arguments: [{ name: switch, type: Switch }, { name: kinds, type: Kind, repeated: 1..5 }]
          stdin: { name: text, type: Login, bytes: 1..512, trimmed: true, sensitive: true }
          options:
            id: { type: ID }
            port: { type: Port }
            more-ports: { type: Port, range: ..9 }
            login: { type: Login }
            kind: { type: Kind, length: 1 }
            switch-off: { type: Switch }
          result: { fields: { token: { type: string, sensitive: true }, path: { type: string, route: true } } }
        row drop:
          access: write
          arguments: [{ name: ids, type: ID, repeated: 1.. }]
          stdin: { name: text, type: string }
          options: { all: { flag: true }, none: { flag: true }, kind: { type: Kind }, port: { type: Port } }
          exactlyOne: [ids, text, all, none, kind, port]
          result: { fields: { dropped: { type: int } } }
      toggles:
        One: { inputs: { a: bool? }, states: [{ name: any, when: {}, shows: "on" }] }
        Two:
          inputs: { a: [x, y, z], b: bool }
          actions: [go, stop]
          states:
            - { name: one, when: { a: [x, y] }, shows: "on", enabled: true, turnOff: [stop, go] }
            - { name: two, when: { a: z, b: true }, shows: "off", enabled: true, turnOn: [go], note: Two. }
            - { name: three, when: { a: z, b: false }, shows: "off", offers: [go, stop] }
        Three:
          inputs: { a: [x, y], b: bool?, c: [one] }
          states:
            - { name: x, when: { a: x }, shows: "on", note: X. }
            - { name: y, when: { a: y, b: [true, none], c: one }, shows: "on", note: Y. }
            - { name: none, when: { a: y, b: false }, shows: "on", note: None. }
      routes:
        parameters: { owner: Name, id: ID, port: Port, login: Login, kind: Kind, switch: Switch, count: int, text: string }
        kinds:
          row: "{owner}/rows/{id}"
          port: "ports/{port}/{count}"
          kind: { path: "{login}/{kind}/kinds/x", swift: KindOfRoute }
          text: "{text}"
          switch: "{owner}/{switch}/s/w/i/t/c/h"
          home: go/home/now/all/the/way
      """

    /// Routes from URLs, with everything they can hold.
    static let urls = """
      scalars:
        ID: { base: int64, distinct: true, range: 1.. }
        Login: { base: string, distinct: true, characters: a-z, length: 1..9 }
      types:
        Kind: { enum: [issue, mr] }
        Switch: { enum: ["on", "off"], closed: true }
        Row: { fields: { url: { type: string, route: true }, link: { type: Login, route: true, lenient: true } } }
      payloads:
        Push: { fields: { deeplink: { or: [url], type: string, route: true, optional: true, lenient: true } } }
      routes:
        parameters: { id: ID, login: Login, kind: Kind, switch: Switch, count: int, text: string }
        kinds:
          home: { url: "app://" }
          root: { url: "app:///" }
          row: { url: "app://rows/{id}/{kind}/{switch}/{count}/{login}/x?text={text}" }
          find:
            url: "app://find/?kind={kind?}&id={id?}&login={login?}&switch={switch?}&count={count?}&text={text?}&x=&y=a/b"
          web: { url: "https://example.org/{text}?switch={switch}&id={id}&count={count}" }
      """

    /// Routes chosen by a payload's fields; two payloads have them, one has not.
    static let fields = """
      scalars: { ID: { base: int64, distinct: true } }
      types:
        Kind: { enum: [a, none] }
        Row: { fields: { route: { type: string } } }
      payloads:
        Push:
          fields:
            id: { type: ID, optional: true }
            kind: { type: Kind, lenient: true }
            rows: { type: [Row], nullable: true }
            other: { type: string }
        Quiet: { fields: { rows: { type: [Row], optional: true }, kind: { type: Kind, optional: true }, id: { type: ID, optional: true } } }
        Ping: { fields: { id: { type: ID }, route: { type: int } } }
      routes:
        kinds:
          all: { when: [rows, kind, id] }
          pair: { when: [kind, id] }
          one: { when: [kind] }
          nothing: { when: [] }
      """

    /// Routes for every set of a payload's fields.
    static func exhaustive(_ count: Int) -> String {
      let names = (0..<count).map { "f\($0)" }
      let fields = names.map { "\($0): { type: int, optional: true }" }
      let kinds = (0..<(1 << count)).map { set in
        let chosen = names.indices.filter { set & (1 << $0) != 0 }.map { names[$0] }
        return "k\(set): { when: [\(chosen.joined(separator: ", "))] }"
      }
      return """
        payloads: { Push: { fields: { \(fields.joined(separator: ", ")) } } }
        routes: { kinds: { \(kinds.joined(separator: ", ")) } }
        """
    }

    /// The least that each part of a contract can be.
    static let least = [
      "",
      "envelope: { version: { key: v, is: 1 }, data: d, error: e, exitCode: x, stderr: s }",
      "routes: { kinds: { home: home } }",
      "routes: { kinds: { home: { url: \"app://home\" } } }",
      "payloads: { P: { fields: { a: { type: int, optional: true } } } }\n"
        + "routes: { kinds: { a: { when: [a] } } }",
      "payloads: { P: { fields: { a: { forbidden: true } } } }",
      "endpoints: { a: { method: GET, path: /, responses: { 200: {} } } }",
      "types: { Empty: { fields: {} } }\ncommands: { a: { access: read, result: Empty } }",
      "toggles: { T: { inputs: { a: [x] }, states: [{ name: a, when: {}, shows: \"on\" }] } }",
    ]

    @Test func everythingTogether() throws {
      let complaints = try Compiler.complaints(about: Emitted(Self.everything))
      #expect(complaints == "")
    }

    @Test(arguments: [urls, fields] + (1...5).map(exhaustive))
    func everyFormOfRoutes(_ schema: String) throws {
      let complaints = try Compiler.complaints(about: Emitted(schema))
      #expect(complaints == "")
    }

    @Test(arguments: least)
    func theLeast(_ schema: String) throws {
      let complaints = try Compiler.complaints(about: Emitted(schema))
      #expect(complaints == "")
    }

    /// What an app writes compiles too.
    @Test func theirUse() throws {
      let use = """
        import Foundation

        func use(_ row: Row, _ push: Push) throws {
          let id: ID = 7
          let login: Login = "krz"
          _ = try RowShow(id: id)
          _ = try RowKeep(names: [login, "root"])
          _ = try RowList(all: true, limit: 5)
          _ = RowFind()
          _ = RowFind(most: 5, words: "a b")
          _ = try RowAdd(switch: .on, kinds: [.inReview], text: "x", id: 1, switchOff: .off)
          _ = [RowDrop.all, RowDrop.none, try RowDrop(ids: [1]), RowDrop(kind: .twoFactor)]
          _ = [try RowDrop(text: "x"), RowDrop(port: 80)]
          _ = [row.route, row.linkRoute, row.kindPathRoute, push.route]
          _ = try RowAdd.response(from: Data(), status: 200).route
          let dropped: Int = try RowDrop.response(from: Data(), exitStatus: 0).dropped
          _ = dropped
          let page = try RowList.response(from: Data())
          let _: ([Row], String?) = (page.items, page.next)
          _ = Ping().request.url(under: URL(fileURLWithPath: "/"))
          let _: NoContent = try Ping.response(from: Data(), status: 200)
          let _: Row = try ShowRow.response(from: Data(), status: 200)
          let _: [Row] = try FindRows.response(from: Data(), status: 200)
          do {
            let answer = try PutRow.response(from: Data(), status: 404)
            _ = (answer.id, answer.route)
          } catch let error as EndpointFailure<PutRow.Refusal> {
            _ = error.refusal == .notFound
          }
          let toggle = Two(a: .z, b: true)
          let actions: [Two.Action] = toggle.actions(turningOn: true) + toggle.offers
          _ = (toggle.isOn, toggle.isEnabled, toggle.note, toggle.state == .two, actions)
          _ = (One(a: nil), Three(a: .x, b: nil, c: .one))
          if case .row(let route)? = Route(path: "krz/rows/7") { _ = (route.id, route.path) }
          _ = KindOfRoute(login: "krz", kind: .issue).path
          do throws(CommandFailure) {
            throw CommandFailure(exitCode: .usage, message: "")
          } catch {
            _ = error.exitCode
          }
        }
        """
      let complaints = try Compiler.complaints(
        about: Emitted(Self.everything), and: ["Use.swift": use])
      #expect(complaints == "")
    }

    /// The check itself finds a warning and an error.
    @Test func aFaultIsFound() throws {
      let emitted = try Emitted("")
      let warning = ["Use.swift": "func f() { let unused = 1 }\n"]
      #expect(try Compiler.complaints(about: emitted, and: warning).contains("unused"))
      let error = ["Use.swift": "let a: String = 1\n"]
      #expect(try Compiler.complaints(about: emitted, and: error).contains("exit status"))
    }
  }
#endif
