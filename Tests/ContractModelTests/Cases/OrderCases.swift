#if Generator
  extension MarkedSchema {
    /// Many mistakes of all sorts.
    static let orderCases = [
      MarkedSchema(
        "all that is wrong with a file, in file order",
        """
        releases: [v1, v2, v2]
        #                  ^~ duplicate-name: another release has the name `v2` already
        #              ^~ note: the first is here
        server: v2
        oldest: v1
        scalars:
          Name: { base: strin }
        #               ^~~~~ unknown-type: there is no type `strin`; did you mean `string`?
        types:
          Person:
            fields:
              name: &x { type: Name, sinc: v2 }
        #           ^~ yaml-anchor: found an anchor; remove it, nothing can refer to it
        #                            ^~~~ unknown-key: a field has no key `sinc`; did you mean `since`?
        #     ^~~~ note: it stands here first
              name: { type: Name }
        #     ^~~~ duplicate-key: the key `name` stands here again; remove it or rename it
              age: { type: itn, optional: maybe }
        #                  ^~~ unknown-type: there is no type `itn`; did you mean `int`?
        #                                 ^~~~~ invalid-value: `optional` is `true` or `false`
        payloads:
          Push: { fields: { path: { type: string, route: true } }, transport: fcm }
        #                   ^~~~ route-field: `route` is for a string, in a contract that has `routes:`
        #                                                                     ^~~ invalid-value: `transport`
        envelope:
          version: { key: v, is: 1 }
        # ^ missing-key: an envelope needs `stderr:`, and has none
          data: data
          error: error
          exitCode: code
          exitCodes: { usage: { code: 2, status: 400 } }
        commands:
          person drop:
            access: write
            arguments: [{ name: id, type: Persn }]
        #                                 ^~~~~ unknown-type: did you mean `Person`?
            result: Person
            failures: { bad: { exit: usge } }
        #                            ^~~~ unknown-exit-code: did you mean `usage`?
        toggles:
          Switch:
        # ^~~~~~ toggle-gap: no state of `Switch` is for on: false; add one, or widen a `when:`
            inputs: { on: bool }
            states: [{ name: yes, when: { on: true }, shows: "on" }]
        colour: red
        #~~~~~ unknown-key: a contract has no key `colour`
        """),
      MarkedSchema(
        "a misspelt key is one mistake, and what stands under it counts as known",
        """
        scalar: { Name: { base: string } }
        #~~~~~ unknown-key: a contract has no key `scalar`; did you mean `scalars`?
        typs:
        #~~~ unknown-key: a contract has no key `typs`; did you mean `types`?
          Row: { fields: {} }
        route: { kinds: { home: home } }
        #~~~~ unknown-key: a contract has no key `route`; did you mean `routes`?
        payloads:
          Push: { fields: { path: { type: Name, route: true }, row: { type: Row } } }
        commands:
          row list:
            access: read
            argument: [{ name: id, type: int }]
        #   ^~~~~~~~ unknown-key: a command has no key `argument`; did you mean `arguments`?
            option: { limit: { type: int } }
        #   ^~~~~~ unknown-key: a command has no key `option`; did you mean `options`?
            exactlyOne: [id, limit]
            result: { list: Row, paged: [limit] }
            failures: { bad: { exit: usage } }
        toggles:
          Switch:
            inputs: { push: bool }
            action: [go]
        #   ^~~~~~ unknown-key: a toggle has no key `action`; did you mean `actions`?
            states: [{ name: a, when: {}, shows: "off", enabled: true, turnOn: [go] }]
        """),
      MarkedSchema(
        "in an envelope too",
        """
        envelope:
          version: { key: v, is: 1 }
          data: data
          error: error
          exitCode: code
          stderr: stderr
          pages: { items: items, next: next }
        # ^~~~~ unknown-key: an envelope has no key `pages`; did you mean `page`?
          exitcodes: { usage: { code: 2, status: 400 } }
        # ^~~~~~~~~ unknown-key: an envelope has no key `exitcodes`; did you mean `exitCodes`?
        types:
          Row: { fields: {} }
        commands:
          row list:
            access: read
            options: { limit: { type: int } }
            result: { list: Row, paged: [limit] }
            failures: { bad: { exit: usage } }
        """),
      MarkedSchema(
        "a misspelt envelope", complete: true,
        """
        contract: Test
        releases: [v1]
        server: v1
        oldest: v1
        envelop: {}
        #~~~~~~ unknown-key: a contract has no key `envelop`; did you mean `envelope`?
        commands:
          row drop: { access: write, result: { fields: {} }, failures: { bad: { exit: usage } } }
        """),
    ]
  }
#endif
