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
        #                  ^~~~ route-pattern: a parameter is a string or an integer, found `bool`
        #                           ^~~ route-pattern: a parameter is a string or an integer, found `Row`
        #                                           ^~~~~~ route-pattern: a parameter takes any text, and
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
    ]
  }
#endif
