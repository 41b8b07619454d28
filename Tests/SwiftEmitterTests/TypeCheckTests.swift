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
        parameters: { owner: Name, id: ID, port: Port, login: Login, kind: Kind, count: int, text: string }
        kinds:
          row: "{owner}/rows/{id}"
          port: "ports/{port}/{count}"
          kind: { path: "{login}/{kind}/kinds/x", swift: KindOfRoute }
          text: "{text}"
          home: go/home/now/all/the/way
      """

    /// The least that each part of a contract can be.
    static let least = [
      "",
      "envelope: { version: { key: v, is: 1 }, data: d, error: e, exitCode: x, stderr: s }",
      "routes: { kinds: { home: home } }",
      "types: { Empty: { fields: {} } }\ncommands: { a: { access: read, result: Empty } }",
      "toggles: { T: { inputs: { a: [x] }, states: [{ name: a, when: {}, shows: \"on\" }] } }",
    ]

    @Test func everythingTogether() throws {
      let complaints = try Compiler.complaints(about: Emitted(Self.everything))
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
