#if Generator
  import Testing

  /// What generated code does, where that does not show in its text: run as a program.
  @Suite struct GeneratedBehaviourTests {
    static let bodies = """
      scalars:
        Login: { base: string, distinct: true, characters: a-z, trimmed: true }
        Name: { base: string, length: 1..3, trimmed: true }
        ID: { base: int64, distinct: true, range: 1.. }
      endpoints:
        add:
          method: POST
          path: "/{name}/"
          parameters: { name: { type: Name } }
          query: { q: { name: queryName, type: Name, prefix: eq., optional: true } }
          body:
            fields:
              text: { type: Name }
              owner: { type: Login, optional: true }
              names: { type: [[Name]], optional: true }
              ids: { type: [ID] }
              token: { type: string, length: 1.., sensitive: true }
          responses: { 200: {}, 202: {} }
      """

    /// White space that does not count is not sent, and every value of a list is checked.
    @Test func bodiesAreCheckedAndTrimmed() throws {
      let main = """
        import Foundation

        func show(_ call: @autoclosure () throws(InvalidArgument) -> Add) {
          do throws(InvalidArgument) {
            let request = try call().request
            print(request.path, request.query ?? "-", String(decoding: request.body ?? Data(), as: UTF8.self))
          } catch {
            print(error)
          }
        }
        show(try Add(name: " a ", queryName: " b", text: " c\\n", owner: " d ", names: [[" e"]], ids: [1], token: "t"))
        show(try Add(name: "a", text: "c", ids: [], token: " "))
        show(try Add(name: " ", text: "c", ids: [], token: "t"))
        show(try Add(name: "a", queryName: "long", text: "c", ids: [], token: "t"))
        show(try Add(name: "a", text: "", ids: [], token: "t"))
        show(try Add(name: "a", text: "c", owner: "D", ids: [], token: "t"))
        show(try Add(name: "a", text: "c", names: [["e"], ["", "e"]], ids: [], token: "t"))
        show(try Add(name: "a", text: "c", ids: [1, 0], token: "t"))
        show(try Add(name: "a", text: "c", ids: [1], token: ""))
        """
      #expect(
        try Compiler.output(of: Emitted(Self.bodies), main: main) == """
          /a/ q=eq.b {"ids":[1],"names":[["e"]],"owner":"d","text":"c","token":"t"}
          /a/ - {"ids":[],"text":"c","token":" "}
          name: expected 1 to 3 characters, found "" (0 bytes)
          queryName: expected 1 to 3 characters, found "long" (4 bytes)
          text: expected 1 to 3 characters, found "" (0 bytes)
          owner: expected only the characters a-z, found "D" (1 bytes)
          names: expected 1 to 3 characters, found "" (0 bytes)
          ids: expected 1 or more, found 0
          token: expected 1 or more characters

          """)
    }

    /// A URL with everything parses to its route, and the route prints back to it.
    @Test func urlsAreReadAndPrinted() throws {
      let urls = [
        "app://", "app:///", "app://rows/7/new/on/-2/krz/x?text=a%2Fb",
        "app://find/?kind=mr&id=7&login=krz&switch=off&count=0&text=%26&x=&y=a%2Fb",
        "app://find/?x=&y=a%2Fb", "https://example.org/%C3%A9?switch=on&id=1&count=2",
        "app://rows/0/new/on/-2/krz/x?text=a", "app://rows/7/new/of/-2/krz/x?text=a",
        "app://rows/7/new/on/-2/krz/x", "app://find/?id=0&x=&y=a%2Fb", "app://find/?x=",
      ]
      let main = """
        for url in \(urls) {
          guard let route = Route(url: url) else { print("none"); continue }
          print(route.url == url && Route(url: route.url) == route ? "same" : route.url)
        }
        print(Row(url: "app:///", link: nil).urlRoute?.url ?? "none")
        print(Push(deeplink: "app://x").deeplinkRoute?.url ?? "none")
        """
      let same = Array(repeating: "same", count: 6) + Array(repeating: "none", count: 5)
      let output = try Compiler.output(of: Emitted(TypeCheckTests.urls), main: main)
      #expect(output.split(separator: "\n").map(String.init) == same + ["app:///", "none"])
    }

    /// A payload has the route whose fields are just those that it holds.
    @Test func fieldsChooseTheirRoute() throws {
      let main = """
        func show(_ route: Route?) {
          switch route {
          case .all(let route): print("all", route.rows.count, route.kind, route.id)
          case .pair(let route): print("pair", route.kind, route.id)
          case .one(let route): print("one", route.kind)
          case .nothing: print("nothing")
          case nil: print("none")
          }
        }
        show(Push(id: 1, kind: .a, rows: [], other: "").route)
        show(Push(id: 1, kind: Kind.none, other: "").route)
        show(Push(kind: .unrecognized("x"), other: "").route)
        show(Push(other: "").route)
        show(Push(id: 1, other: "").route)
        show(Quiet(rows: [], kind: .a).route)
        show(Quiet(kind: .a, id: 2).route)
        print(Ping(id: 1, route: 2).route)
        """
      let output = try Compiler.output(of: Emitted(TypeCheckTests.fields), main: main)
      #expect(
        output.split(separator: "\n").map(String.init) == [
          "all 0 a 1", "pair none 1", "one x", "nothing", "none", "none", "pair a 2", "2",
        ])
    }
  }
#endif
