#if Generator
  extension MarkedSchema {
    /// Names that Swift or the generated code has already.
    static let reservedCases = [
      MarkedSchema(
        "a type of Swift's",
        """
        types:
          String: { fields: { a: { type: string } } }
        # ^~~~~~ reserved-name: `String` cannot be a type: Swift has a type of that name
        """),
      MarkedSchema(
        "a type of the runtime's",
        """
        scalars:
          Reader: { base: int64, distinct: true }
        # ^~~~~~ reserved-name: `Reader` cannot be a scalar: ContractRuntime has a type of that name
        """),
      MarkedSchema(
        "a type of the generated code",
        """
        payloads:
          Route: { fields: { a: { type: string } } }
        # ^~~~~ reserved-name: `Route` cannot be a payload: the generated code has a type of that name
        toggles:
          ExitCode: { inputs: { a: bool }, states: [{ name: b, when: {}, shows: "on" }] }
        # ^~~~~~~~ reserved-name: `ExitCode` cannot be a toggle: the generated code has a type of that
        """),
      MarkedSchema(
        "a command that is a type already",
        """
        commands:
          command failure: { access: write, result: { fields: {} } }
        # ^~~~~~~~~~~~~~~ reserved-name: `CommandFailure` cannot be a command: the generated code has a
          page: { access: write, result: { fields: {} } }
        # ^~~~ reserved-name: `Page` cannot be a command: ContractRuntime has a type of that name
        """),
      MarkedSchema(
        "the protocol of the contract's commands",
        """
        types:
          TestCommand: { fields: {} }
        # ^~~~~~~~~~~ reserved-name: `TestCommand` cannot be a type: the generated code has a type of that
        commands:
          test command: { access: write, result: { fields: {} } }
        # ^~~~~~~~~~~~ reserved-name: `TestCommand` cannot be a command: the generated code has a type of
        """),
      MarkedSchema(
        "the type of a kind of route",
        """
        routes:
          kinds: { a: { path: a, swift: Never }, b: { path: b, swift: Parameter } }
        #                               ^~~~~ reserved-name: `Never` cannot be a kind of route: Swift has
        #                                                             ^~~~~~~~~ reserved-name: `Parameter`
        """),
      MarkedSchema(
        "fields",
        """
        types:
          Row: { fields: { self: { type: string }, hash-value: { at: hashValue, type: string } } }
        #                  ^~~~ reserved-name: a field cannot be called `self` in Swift: the language or
        #                                          ^~~~~~~~~~ reserved-name: a field cannot be called
        payloads:
          Push: { fields: { reader: { type: string }, writer: { type: string } } }
        #                   ^~~~~~ reserved-name: a field cannot be called `reader` in Swift: the language
        #                                             ^~~~~~ reserved-name: a field cannot be called
        commands:
          a: { access: read, result: { fields: { customMirror: { type: string } } } }
        #                                        ^~~~~~~~~~~~ reserved-name: a field cannot be called
        """),
      MarkedSchema(
        "a field where the route of another stands",
        """
        payloads:
          Push:
            fields:
              path: { type: string, route: true }
        #     ^~~~ note: `path` is here
              route: { type: string }
        #     ^~~~~ reserved-name: `route` is the property for the route of `path`
              link: { type: string, route: true, optional: true }
        #     ^~~~ note: `link` is here
              linkRoute: { type: string }
        #     ^~~~~~~~~ reserved-name: `linkRoute` is the property for the route of `link`
        routes:
          kinds: { home: home }
        """),
      MarkedSchema(
        "values",
        """
        types:
          Open: { enum: [unrecognized, allCases] }
        #                ^~~~~~~~~~~~ reserved-name: a value cannot be called `unrecognized` in Swift: the
          Closed: { enum: [unrecognized, allCases], closed: true }
        #                                ^~~~~~~~ reserved-name: a value cannot be called `allCases` in
          Renamed: { enum: { good: "", bad: { swift: unrecognized, doc: Bad. } } }
        #                                            ^~~~~~~~~~~~ reserved-name: a value cannot be called
        """),
      MarkedSchema(
        "exit codes",
        """
        envelope:
          version: { key: v, is: 1 }
          data: data
          error: error
          exitCode: code
          stderr: stderr
          exitCodes: { unrecognized: { code: 1, status: 500 }, envelope: { code: 2, status: 500 } }
        #              ^~~~~~~~~~~~ reserved-name: an exit code cannot be called `unrecognized` in Swift:
        #                                                      ^~~~~~~~ reserved-name: an exit code cannot
        """),
      MarkedSchema(
        "parameters",
        """
        commands:
          a: { access: read, arguments: [{ name: arguments, type: int }], result: { fields: {} } }
        #                                        ^~~~~~~~~ reserved-name: an argument cannot be called
          b: { access: read, options: { self: { type: int } }, result: { fields: {} } }
        #                               ^~~~ reserved-name: an option cannot be called `self` in Swift:
          c: { access: write, stdin: { name: self, type: string }, result: { fields: {} } }
        #                                    ^~~~ reserved-name: `stdin` cannot be called `self` in Swift:
        """),
      MarkedSchema(
        "flags that become commands of their own",
        """
        commands:
          a:
            access: read
            options: { access: { flag: true }, words: { flag: true }, self: { flag: true } }
        #              ^~~~~~ reserved-name: a flag in `exactlyOne` cannot be called `access` in Swift:
        #                                      ^~~~~ reserved-name: a flag in `exactlyOne` cannot be
            exactlyOne: [access, words, self]
            result: { fields: {} }
        """),
      MarkedSchema(
        "inputs",
        """
        toggles:
          A: { inputs: { state: bool, isOn: bool? }, states: [{ name: a, when: {}, shows: "on" }] }
        #                ^~~~~ reserved-name: an input cannot be called `state` in Swift: the language or
        #                             ^~~~ reserved-name: an input cannot be called `isOn` in Swift: the
          B: { inputs: { action: [a], type: [b] }, states: [{ name: a, when: {}, shows: "on" }] }
        #                ^~~~~~ reserved-name: the values of `action` would be of type `Action`, and Swift
        #                             ^~~~ reserved-name: the values of `type` would be of type `Type`,
        """),
      MarkedSchema(
        "states, actions and the values of inputs",
        """
        toggles:
          A:
            inputs: { a: [allCases, b] }
        #                 ^~~~~~~~ reserved-name: a value cannot be called `allCases` in Swift: the
            actions: [all-cases]
        #             ^~~~~~~~~ reserved-name: a value cannot be called `allCases` in Swift: the language
            states: [{ name: allCases, when: {}, shows: "on" }]
        #                    ^~~~~~~~ reserved-name: a state cannot be called `allCases` in Swift: the
        """),
      MarkedSchema(
        "routes' parameters and kinds",
        """
        routes:
          parameters: { path: string, self: string, url: string }
        #               ^~~~ reserved-name: a parameter cannot be called `path` in Swift: the language or
        #                             ^~~~ reserved-name: a parameter cannot be called `self` in Swift:
        #                                           ^~~ reserved-name: a parameter cannot be called `url`
          kinds: { table: a }
        #          ^~~~~ reserved-name: a kind of route cannot be called `table` in Swift: the language or
        """),
    ]
  }
#endif
