#if Generator
  extension MarkedSchema {
    /// Routes, their parameters and patterns.
    static let routesCases = [
      MarkedSchema(
        "routes without kinds",
        """
        routes: { parameters: {} }
        #         ^~~~~~~~~~ missing-key: `routes` needs `kinds:`, and has none
        """),
      MarkedSchema(
        "routes with no kind",
        """
        routes: { kinds: {} }
        #                ^~ invalid-value: `kinds` needs one kind at least, and has none
        """),
      MarkedSchema(
        "a parameter that is not there",
        """
        scalars:
          Name: { base: string, length: 1.. }
        routes:
          parameters: { owner: Name }
          kinds: { a: "{ownr}/a", b: "{number}/b", c: "{}/c" }
        #             ^~~~~~~~~~ route-pattern: there is no parameter `ownr`; did you mean `owner`?
        #                            ^~~~~~~~~~~~ route-pattern: there is no parameter `number`;
        #                                             ^~~~~~ route-pattern: there is no parameter ``;
        """),
      MarkedSchema(
        "patterns that are none",
        """
        routes:
          parameters: { name: string }
          kinds: { a: /a, b: "b//c", c: "x{name}", d: "{name", e: "{name}/e/{name}", f: "" }
        #             ^~ route-pattern: a pattern is pieces with `/` between them, each a text or one
        #                    ^~~~~~ route-pattern: a pattern is pieces with `/` between them, each a text
        #                               ^~~~~~~~~ route-pattern: a pattern is pieces with `/` between
        #                                             ^~~~~~~ route-pattern: a pattern is pieces with `/`
        #                                                         ^~~~~~~~~~~~~~~~~ route-pattern: `{name}`
        #                                                                               ^~ route-pattern: a
        """),
      MarkedSchema(
        "a parameter of a type that is no piece of a path",
        """
        types:
          Row: { fields: {} }
          Switch: { enum: ["on", "off"], closed: true }
        routes:
          parameters: { a: bool, b: Row, c: { type: Switch }, d: [string] }
        #                  ^~~~ route-pattern: a parameter is a string, an integer or an enum
        #                           ^~~ route-pattern: a parameter is a string, an integer or an enum
        #                                                        ^~~~~~~~ wrong-kind: a parameter's type
          kinds: { a: x }
        """),
      MarkedSchema(
        "a part of a path of an unknown type is one mistake",
        """
        routes:
          parameters: { name: Nam }
        #                     ^~~ unknown-type: there is no type `Nam`
          kinds: { a: "{name}/a", b: "{name}/a" }
        """),
      MarkedSchema(
        "parameters and kinds that are one in Swift",
        """
        routes:
          parameters: { repo-name: string, repo_name: string }
        #                                  ^~~~~~~~~ duplicate-name: `repo_name` and `repo-name` have one
        #               ^~~~~~~~~ note: the first is here
          kinds: { pull-request: a, pull_request: { path: b, swift: PRRoute } }
        #                           ^~~~~~~~~~~~ duplicate-name: `pull_request` and `pull-request` have
        #          ^~~~~~~~~~~~ note: the first is here
        """),
      MarkedSchema(
        "a kind's type has the name of another type",
        """
        types:
          IssueRoute: { fields: {} }
        # ^~~~~~~~~~ note: the first is here
        routes:
          kinds: { issue: a, mr: { path: b, swift: mergeRoute } }
        #          ^~~~~ duplicate-name: another type has the name `IssueRoute` already
        #                                          ^~~~~~~~~~ invalid-name: a kind of route is named like
        """),
      MarkedSchema(
        "two kinds for one path",
        """
        scalars:
          Name: { base: string, characters: a-z, length: 1.. }
        routes:
          parameters: { name: Name }
          kinds:
            a: "{name}/issues"
        #   ^ note: `a` is here
            b: krz/issues
        #   ^ duplicate-route: `b` and `a` both match `krz/issues`
            c: "{name}/{name}s"
        #      ^~~~~~~~~~~~~~~~ route-pattern: a pattern is pieces with `/` between them, each a text or
        """),
      MarkedSchema(
        "a kind that is told by nothing, or by two things",
        """
        payloads:
          Push: { fields: { a: { type: int, optional: true } } }
        routes:
          kinds:
            a: { doc: A. }
        #   ^ missing-key: a kind of route needs `path:`, `url:` or `when:`, and has none
            b: { path: b, url: "app://b" }
        #   ^ route-form: `b` is told by `path`, `url`; use one, and take the rest out
            c: { url: "app://c", when: [a] }
        #   ^ route-form: `c` is told by `url`, `when`; use one, and take the rest out
            d: { path: d, when: [a] }
        #   ^ route-form: `d` is told by `path`, `when`; use one, and take the rest out
            e: { ulr: "app://e" }
        #        ^~~ unknown-key: a kind of route has no key `ulr`; did you mean `url`?
            f: { whn: [a], doc: F. }
        #        ^~~ unknown-key: a kind of route has no key `whn`; did you mean `when`?
            g: { pth: g }
        #        ^~~ unknown-key: a kind of route has no key `pth`; did you mean `path`?
        """),
      MarkedSchema(
        "kinds that are told by different things",
        """
        payloads:
          Push: { fields: { a: { type: int, optional: true } } }
        routes:
          kinds: { a: a, b: { url: "app://b" }, c: { when: [a] }, d: d }
        #                ^ route-form: `b` is told by a URL and `a` by a path; use one for all
        #                                       ^ route-form: `c` is told by a payload's fields and `a` by
        #          ^ note: `a` is here
        #          ^ note: `a` is here
        """),
      MarkedSchema(
        "a URL without a scheme or with another",
        """
        routes:
          kinds:
            a: { url: /notifications }
        #             ^~~~~~~~~~~~~~ route-pattern: `url` is a lower-case scheme, `://`, a host or none,
            b: { url: "app:notifications" }
        #             ^~~~~~~~~~~~~~~~~~~ route-pattern: `url` is a lower-case scheme, `://`, a host or
            c: { url: "App://a" }
        #             ^~~~~~~~~ route-pattern: `url` is a lower-case scheme, `://`, a host or none, and a
            d: { url: "1app://a" }
        #             ^~~~~~~~~~ route-pattern: `url` is a lower-case scheme, `://`, a host or none, and a
            e: { url: "://a" }
        #             ^~~~~~ route-pattern: `url` is a lower-case scheme, `://`, a host or none, and a
            f: { url: "a b://a" }
        #             ^~~~~~~~~ route-pattern: `url` is a lower-case scheme, `://`, a host or none, and a
            g: { url: "" }
        #             ^~ route-pattern: `url` is a lower-case scheme, `://`, a host or none, and a path
        """),
      MarkedSchema(
        "a URL's host",
        """
        routes:
          parameters: { host: string }
          kinds:
            a: { url: "app://Host/a" }
        #             ^~~~~~~~~~~~~~ route-pattern: the host of `url` is lower-case letters, digits, `.`
            b: { url: "app://host:80/a" }
        #             ^~~~~~~~~~~~~~~~~ route-pattern: the host of `url` is lower-case letters, digits,
            c: { url: "app://user@host/a" }
        #             ^~~~~~~~~~~~~~~~~~~ route-pattern: the host of `url` is lower-case letters, digits,
            d: { url: "app://{host}/a" }
        #             ^~~~~~~~~~~~~~~~ route-pattern: the host of `url` is lower-case letters, digits, `.`
        """),
      MarkedSchema(
        "a URL's path",
        """
        routes:
          parameters: { id: int }
          kinds:
            a: { url: "app://a//b" }
        #             ^~~~~~~~~~~~ route-pattern: a pattern is pieces with `/` between them, each a text
            b: { url: "app://a/x{id}" }
        #             ^~~~~~~~~~~~~~~ route-pattern: a pattern is pieces with `/` between them, each a
            c: { url: "app://a/{ide}" }
        #             ^~~~~~~~~~~~~~~ route-pattern: there is no parameter `ide`; did you mean `id`?
            d: { url: "app://a/{id}/{id}" }
        #             ^~~~~~~~~~~~~~~~~~~ route-pattern: `{id}` stands twice in the pattern
            e: { url: "app://a/{id?}" }
        #             ^~~~~~~~~~~~~~~ route-pattern: a pattern is pieces with `/` between them, each a
            f: { url: "app://a/b#c" }
        #             ^~~~~~~~~~~~~ route-pattern: `url` has no `#`: a fragment is ignored, so it tells no
            g: { url: "app://a/?x=1#c" }
        #             ^~~~~~~~~~~~~~~~ route-pattern: `url` has no `#`: a fragment is ignored, so it tells
        """),
      MarkedSchema(
        "a URL's query",
        """
        routes:
          parameters: { id: int, kind: string }
          kinds:
            a: { url: "app://a?" }
        #             ^~~~~~~~~~ route-pattern: a query is items `name={parameter}` or `name=text` with
            b: { url: "app://b?x" }
        #             ^~~~~~~~~~~ route-pattern: a query is items `name={parameter}` or `name=text` with
            c: { url: "app://c?=x" }
        #             ^~~~~~~~~~~~ route-pattern: a query is items `name={parameter}` or `name=text` with
            d: { url: "app://d?x=1&&y=2" }
        #             ^~~~~~~~~~~~~~~~~~ route-pattern: a query is items `name={parameter}` or `name=text`
            e: { url: "app://e?x={ide}&y={kin?}" }
        #             ^~~~~~~~~~~~~~~~~~~~~~~~~~ route-pattern: did you mean `id`?
            f: { url: "app://f?x={id" }
        #             ^~~~~~~~~~~~~~~ route-pattern: a pattern is pieces with `/` between them, each a
            g: { url: "app://g?x=1&x={id}" }
        #             ^~~~~~~~~~~~~~~~~~~~ route-pattern: the item `x` stands twice
            h: { url: "app://h/{id}?x={id?}" }
        #             ^~~~~~~~~~~~~~~~~~~~~~ route-pattern: `{id}` stands twice in the pattern
            i: { url: "app://i?x={?}" }
        #             ^~~~~~~~~~~~~~~ route-pattern: there is no parameter ``; `parameters` has `id`,
            j: { url: "app://j?x=a{id}" }
        #             ^~~~~~~~~~~~~~~~~ route-pattern: a pattern is pieces with `/` between them, each a
        """),
      MarkedSchema(
        "two kinds for one URL",
        """
        types:
          Kind: { enum: [issue, mr], closed: true }
        routes:
          parameters: { kind: Kind, n: int }
          kinds:
            a: { url: "app://rows?a={n}" }
        #   ^ note: `a` is here
        #   ^ note: `a` is here
            b: { url: "app://rows?b={n}&kind={kind}" }
        #   ^ duplicate-route: `b` and `a` both match `app://rows?b=1&kind=issue&a=1`
            c: { url: "app://rows?a={n}&kind=build" }
        #   ^ duplicate-route: `c` and `a` both match `app://rows?a=1&kind=build`
        """),
      MarkedSchema(
        "fields that choose nothing",
        """
        payloads:
          Push: { fields: { cabal-id: { type: int, optional: true }, badge: { forbidden: true } } }
        routes:
          kinds:
            a: { when: [cabalid] }
        #               ^~~~~~~ route-pattern: no payload has a field `cabalid`; did you mean `cabal-id`?
            b: { when: [cabal-id, proposal] }
        #                         ^~~~~~~~ route-pattern: no payload has a field `proposal`; the fields
            c: { when: [badge] }
        #               ^~~~~ route-pattern: no payload has a field `badge`; the fields are `cabal-id`
            d: { when: [cabal-id, cabal-id] }
        #                         ^~~~~~~~ duplicate-name: another field has the name `cabal-id` already
        #               ^~~~~~~~ note: the first is here
        """),
      MarkedSchema(
        "fields where there is no payload",
        """
        routes:
          kinds: { a: { when: [id] }, b: { when: [other, id] } }
        #                      ^~ route-pattern: `when` names fields of a payload, and there is none
        #                                         ^~~~~ route-pattern: `when` names fields of a payload,
        """),
      MarkedSchema(
        "fields that could not be read are no further mistake",
        """
        payloads:
          Push: { fields: { a: { type: itn, optional: true }, b: { typ: int, optional: true } } }
        #                              ^~~ unknown-type: there is no type `itn`; did you mean `int`?
        #                                                          ^~~ unknown-key: did you mean `type`?
          Ping: { fields: 1 }
        #                 ^ wrong-kind: `fields` is a mapping (`name: …`), found text
        routes:
          kinds: { a: { when: [a] }, b: { when: [b, c] } }
        """),
      MarkedSchema(
        "payloads that could not be read are no further mistake",
        """
        payload:
        #~~~~~~ unknown-key: a contract has no key `payload`; did you mean `payloads`?
          Push: { fields: { a: { type: int, optional: true } } }
        routes:
          kinds: { a: { when: [a] } }
        """),
      MarkedSchema(
        "no payload with all fields that choose",
        """
        payloads:
          Push: { fields: { a: { type: int, optional: true } } }
          Ping: { fields: { b: { type: int, optional: true } } }
        routes:
          kinds: { a: { when: [a] }, b: { when: [b] }, c: { when: [a, b] } }
        #                            ^ route-pattern: no payload has all fields that choose: `a`, `b`
        """),
      MarkedSchema(
        "no field that chooses",
        """
        payloads:
          Push: { fields: { a: { type: int, optional: true } } }
        routes:
          kinds: { a: { when: [] } }
        #          ^ route-pattern: no kind names a field, so nothing chooses between them
        """),
      MarkedSchema(
        "fields that are always there, or of another type elsewhere",
        """
        payloads:
          Push: { fields: { a: { type: int }, b: { type: int, since: v3 }, c: { type: int, nullable: true } } }
        #                   ^ route-pattern: `a` is always there, so it cannot choose a kind of route;
        #                   ^ note: another is here
          Ping: { fields: { a: { type: string, lenient: true }, b: { type: int, optional: true, since: v1 }, c: { type: int, optional: true } } }
        #                   ^ route-pattern: `a` chooses a kind of route, so it is of the same type in
          Other: { fields: { a: { type: [int] } } }
        routes:
          kinds: { a: { when: [a] }, b: { when: [c, b] } }
        """),
      MarkedSchema(
        "two kinds for one set of fields",
        """
        payloads:
          Push: { fields: { a: { type: int, optional: true }, b: { type: int, optional: true } } }
        routes:
          kinds: { x: { when: [a, b] }, y: { when: [b, a] }, none: { when: [] }, nothing: { when: [] } }
        #                               ^ duplicate-route: `y` and `x` both match `b, a`
        #                                                                        ^~~~~~~ duplicate-route: `nothing`
        #          ^ note: `x` is here
        #                                                    ^~~~ note: `none` is here
        """),
      MarkedSchema(
        "a field that names a route where fields choose it",
        """
        types:
          Row: { fields: { link: { type: string, route: true }, route: { type: string } } }
        #                  ^~~~ route-field: `route` is for a path or a URL, and here the fields of a
        payloads:
          Push: { fields: { a: { type: int, optional: true }, route: { type: string }, link: { type: string, route: true } } }
        #                                                     ^~~~~ reserved-name: `route` is the property
        #                                                                              ^~~~ route-field: `route`
          Ping: { fields: { route: { type: string } } }
        commands:
          row add: { access: write, result: { fields: { link: { type: string, route: true } } } }
        #                                               ^~~~ route-field: `route` is for a path or a URL,
        endpoints:
          add:
            method: POST
            path: /
            body: { fields: { sent: { type: string, route: true } } }
        #                     ^~~~ route-field: `route` is for a path or a URL, and here the fields of a
            responses: { 200: {} }
            result: { fields: { answered: { type: string, route: true } } }
        #                       ^~~~~~~~ route-field: `route` is for a path or a URL, and here the fields
        routes:
          kinds: { a: { when: [a] } }
        """),
      MarkedSchema(
        "all that is wrong with routes, in file order",
        """
        payloads:
          Push: { fields: { a: { type: int } } }
        routes:
          parameters: { id: itn, 1st: string, other: double }
        #                   ^~~ unknown-type: there is no type `itn`; did you mean `int`?
        #                        ^~~ invalid-name: a parameter needs a name that starts with a letter and
        #                                            ^~~~~~ route-pattern: a parameter is a string, an
          kinds:
            a: { url: "app://a/{idd}" }
        #             ^~~~~~~~~~~~~~~ route-pattern: there is no parameter `idd`; did you mean `id`?
            self: { url: "app://b?x" }
        #                ^~~~~~~~~~~ route-pattern: a query is items `name={parameter}` or `name=text`
            c: { when: [b], colour: red }
        #               ^ route-pattern: no payload has a field `b`; did you mean `a`?
        #                   ^~~~~~ unknown-key: a kind of route has no key `colour`
            d: { url: "app://{id}" }
        #             ^~~~~~~~~~~~ route-pattern: the host of `url` is lower-case letters, digits, `.` and
        """),
      MarkedSchema(
        "fields of which it cannot be read whether they are always there",
        """
        payloads:
          Push: { fields: { a: { type: int, optional: yes }, b: { type: int, lenien: true } } }
        #                                             ^~~ invalid-value: `optional` is `true` or `false`
        #                                                                    ^~~~~~ unknown-key: did you
        routes:
          kinds: { a: { when: [a] }, b: { when: [b] } }
        """),
      MarkedSchema(
        "a route of what is sensitive",
        """
        types:
          Row: { fields: { link: { type: string, route: true, sensitive: true } } }
        #                  ^~~~ route-field: `link` is sensitive, and a route shows what names it; take
        routes:
          kinds: { a: { url: "app://a" } }
        """),
      MarkedSchema(
        "a route that something sensitive chooses",
        """
        payloads:
          Push: { fields: { a: { type: int, optional: true, sensitive: true } } }
        #                   ^ route-pattern: `a` is sensitive, and a route shows what chose it; take one
          Ping: { fields: { b: { type: int, sensitive: true } } }
        routes:
          kinds: { a: { when: [a] } }
        """),
    ]
  }
#endif
