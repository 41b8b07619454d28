#if Generator
  extension MarkedSchema {
    /// The envelope, commands, their parameters and results.
    static let commandsCases = [
      MarkedSchema(
        "commands without an envelope, which is one mistake", complete: true,
        """
        contract: Test
        releases: [v1]
        server: v1
        oldest: v1
        types:
          Row: { fields: { a: { type: string } } }
        commands:
          row list:
        # ^~~~~~~~ missing-envelope: commands need an `envelope:` that says how their answers are wrapped
            access: read
            options: { limit: { type: int } }
            result: { list: Row, paged: [limit] }
            failures: { usage: { exit: usage } }
          row drop: { access: write, result: Row, failures: { usage: { exit: usage } } }
        """),
      MarkedSchema(
        "an envelope that lacks a key, which is one mistake",
        """
        envelope:
          version: { key: v, is: 1 }
        # ^ missing-key: an envelope needs `stderr:`, and has none
          data: data
          error: error
          exitCode: code
          page: { items: items, next: next }
          exitCodes: { usage: { code: 2, status: 400 } }
        commands:
          row drop: { access: write, result: { fields: {} }, failures: { usage: { exit: usage } } }
        """),
      MarkedSchema(
        "an envelope's keys that are not keys",
        """
        envelope:
          version: { key: v, is: one }
        #                        ^~~ invalid-value: `is` is a whole number in digits, found `one`
          data: data
          error: data
          exitCode: code
          stderr: stderr
          page: { items: items }
        #         ^~~~~ missing-key: `page` needs `next:`, and has none
        """),
      MarkedSchema(
        "the codes of failures",
        """
        envelope:
          version: { key: v, is: 1 }
          data: data
          error: error
          exitCode: code
          stderr: stderr
          exitCodes:
            failure: { code: 1, status: 500 }
        #   ^~~~~~~ note: `failure` is here
            broken: { code: 1, status: 500 }
        #   ^~~~~~ duplicate-exit-code: exit code 1 is already `failure`
            not-found: { code: 3, status: 40 }
        #                                 ^~ invalid-value: `status` is a whole number of 100 to 599
        #   ^~~~~~~~~ note: the first is here
            not_found: { code: 4, status: 404 }
        #   ^~~~~~~~~ duplicate-name: `not_found` and `not-found` have one name in Swift, `notFound`
            success: { code: 0, status: 200 }
        #                    ^ invalid-value: `code` is a whole number of 1 or more, found `0`
            denied: { code: 5 }
        #   ^~~~~~ missing-key: an exit code needs `status:`, and has none
          failures:
            gone: { exit: not-found }
            refused: { exit: denied, message: No. }
            odd: { exit: notThere }
        #                ^~~~~~~~ unknown-exit-code: there is no exit code `notThere`
            lost: {}
        #   ^~~~ missing-key: a failure needs `exit:`, and has none
        """),
      MarkedSchema(
        "a failure with an exit code that is misspelt",
        """
        commands:
          row drop:
            access: write
            result: { fields: {} }
            failures: { bad: { exit: usgae }, worse: { exit: catastrophe } }
        #                            ^~~~~ unknown-exit-code: did you mean `usage`?
        #                                                    ^~~~~~~~~~~ unknown-exit-code: there is no
        """),
      MarkedSchema(
        "refusals",
        """
        envelope:
          version: { key: v, is: 1 }
          data: data
          error: error
          exitCode: code
          stderr: stderr
          refusals:
            limited: { status: 1000 }
        #                      ^~~~ invalid-value: `status` is a whole number of 100 to 599, found `1000`
            missing: { message: No token. }
        #   ^~~~~~~ missing-key: a refusal needs `status:`, and has none
            bad-token: { status: 401, headers: WWW-Authenticate }
        #                                      ^~~~~~~~~~~~~~~~ wrong-kind: `headers` is a list (`[one,
        #   ^~~~~~~~~ note: the first is here
            badToken: { status: 401 }
        #   ^~~~~~~~ duplicate-name: `badToken` and `bad-token` have one name in Swift, `badToken`
        """),
      MarkedSchema(
        "a command's name",
        """
        commands:
          row  drop: { access: write, result: { fields: {} } }
        # ^~~~~~~~~ invalid-name: a command is words with one space between them, the first starting with
          2 rows: { access: write, result: { fields: {} } }
        # ^~~~~~ invalid-name: a command is words with one space between them, the first starting with a
        """),
      MarkedSchema(
        "two commands that are one in Swift",
        """
        commands:
          row drop-all: { access: write, result: { fields: {} } }
        # ^~~~~~~~~~~~ note: the first is here
          row drop all: { access: write, result: { fields: {} } }
        # ^~~~~~~~~~~~ duplicate-name: `row drop all` and `row drop-all` have one name in Swift,
        """),
      MarkedSchema(
        "a command and a type of one name",
        """
        types:
          RowDrop: { fields: {} }
        # ^~~~~~~ note: the first is here
        commands:
          row drop: { access: write, result: { fields: {} } }
        # ^~~~~~~~ duplicate-name: `row drop` and `RowDrop` have one name in Swift, `RowDrop`
        """),
      MarkedSchema(
        "what a command needs",
        """
        commands:
          row drop: { doc: Drops a row. }
        # ^~~~~~~~ missing-key: a command needs `access:`, and has none
        # ^~~~~~~~ missing-key: a command needs `result:`, and has none
        """),
      MarkedSchema(
        "neither read nor write",
        """
        commands:
          row drop: { access: wirte, stdin: { name: a, type: string }, result: { fields: {} } }
        #                     ^~~~~ invalid-value: `access` is `read` or `write`, found `wirte`
        """),
      MarkedSchema(
        "a command that reads has no standard input",
        """
        commands:
          row show: { access: read, stdin: { name: filter, type: string }, result: { fields: {} } }
        #                                          ^~~~~~ input-type: a command that reads has no standard
        """),
      MarkedSchema(
        "arguments by name",
        """
        commands:
          row drop: { access: write, arguments: { id: { type: int } }, result: { fields: {} } }
        #                                       ^~~~~~~~~~~~~~~~~~~~~ wrong-kind: `arguments` is a list,
        """),
      MarkedSchema(
        "an argument without a name",
        """
        commands:
          row drop: { access: write, arguments: [{ type: int }], result: { fields: {} } }
        #                                          ^~~~ missing-key: an argument needs `name:`, and has
        """),
      MarkedSchema(
        "types that cannot be sent",
        """
        types:
          Row: { fields: {} }
        commands:
          row drop:
            access: write
            arguments: [{ name: a, type: double }, { name: b, type: bool }, { name: c, type: Row }]
        #                       ^ input-type: an argument is a string, an integer or an enum; `a` is none
        #                                                  ^ input-type: an argument is a string, an
        #                                                                           ^ input-type: an
            stdin: { name: d, type: int64 }
        #                  ^ input-type: `stdin` is a string or an enum; `d` is neither
            options: { e: { type: timestamp }, f: { type: [string] } }
        #              ^ input-type: an option is a string, an integer or an enum; `e` is none
        #                                      ^ input-type: an option is a string, an integer or an enum;
            result: Row
        """),
      MarkedSchema(
        "a constraint that does not fit an option",
        """
        commands:
          row list: { access: read, options: { limit: { type: int, length: 1.. } }, result: { fields: {} } }
        #                                      ^~~~~ constraint-mismatch: `length` cannot be asked of type
        """),
      MarkedSchema(
        "an option that could not be sent",
        """
        commands:
          row list: { access: read, options: { "a b": { flag: true }, "é": { flag: true }, _: { flag: true } }, result: { fields: {} } }
        #                                      ^~~~~ invalid-name: an option needs a name that starts with
        #                                                             ^~~ invalid-name: an option needs a
        #                                                                                  ^ invalid-name: an
        """),
      MarkedSchema(
        "a flag has no type",
        """
        commands:
          row list: { access: read, options: { all: { flag: true, type: string } }, result: { fields: {} } }
        #                                                         ^~~~ unknown-key: an option has no key
        """),
      MarkedSchema(
        "two parameters that are one in Swift",
        """
        commands:
          row list:
            access: read
            arguments: [{ name: rowID, type: int }]
        #                       ^~~~~ note: the first is here
            options: { row-id: { type: int } }
        #              ^~~~~~ duplicate-name: `row-id` and `rowID` have one name in Swift, `rowID`
            result: { fields: {} }
        """),
      MarkedSchema(
        "a repeated argument that is not the last",
        """
        commands:
          row drop:
            access: write
            arguments: [{ name: ids, type: int, repeated: 1.. }, { name: why, type: string }]
        #                       ^~~ exclusive-parameters: a repeated argument comes last; `ids` does not
            result: { fields: {} }
        """),
      MarkedSchema(
        "exactly one of some",
        """
        commands:
          row drop:
            access: write
            arguments: [{ name: id, type: int }]
            options: { all: { flag: true }, force: { flag: true } }
        #                                   ^~~~~ exclusive-parameters: `exactlyOne` names all parameters
            exactlyOne: [id, all]
            result: { fields: {} }
        """),
      MarkedSchema(
        "exactly one of what is not there",
        """
        commands:
          row drop:
            access: write
            arguments: [{ name: id, type: int }]
            options: { all: { flag: true } }
            exactlyOne: [id, al]
        #                    ^~ unknown-parameter: the command has no parameter `al`; did you mean `all`?
            result: { fields: {} }
        """),
      MarkedSchema(
        "exactly one of one",
        """
        commands:
          row drop: { access: write, options: { all: { flag: true } }, exactlyOne: [all], result: { fields: {} } }
        #                                                                           ^~~ exclusive-parameters: `exactlyOne`
          row keep: { access: write, options: { all: { flag: true } }, exactlyOne: [all, all], result: { fields: {} } }
        #                                                                                ^~~ duplicate-name: another
        #                                                                           ^~~ note: the first is
        """),
      MarkedSchema(
        "a parameter of an unknown type is one mistake",
        """
        commands:
          row drop:
            access: write
            arguments: [{ name: id, type: RowID }]
        #                                 ^~~~~ unknown-type: there is no type `RowID`
            options: { all: { flag: true } }
            exactlyOne: [id, all]
            result: { fields: {} }
        """),
      MarkedSchema(
        "results that are no records",
        """
        types:
          Kind: { enum: [a] }
        commands:
          row count: { access: read, result: int }
        #                                    ^~~ wrong-kind: a result is a record or a list of records
          row kind: { access: read, result: Kind }
        #                                   ^~~~ wrong-kind: a result is a record or a list of records
          row kinds: { access: read, result: [Kind] }
        #                                    ^~~~~~ wrong-kind: a result is a record or a list of records
          row none: { access: read, result: {} }
        #                                   ^ missing-key: a result needs `fields:`, and has none
        """),
      MarkedSchema(
        "pages",
        """
        types:
          Row: { fields: {} }
          Kind: { enum: [a] }
        commands:
          row a: { access: read, options: { limit: { type: int } }, result: { list: Kind, paged: [limit] } }
        #                                                                           ^~~~ not-pageable: a
          row b: { access: read, options: { limit: { type: int } }, result: { list: Row, paged: [limt] } }
        #                                                                                        ^~~~ unknown-parameter: did
          row c: { access: read, result: { list: Row, paged: [] } }
        #                                                    ^~ not-pageable: `paged` names one option at
          row d: { access: read, result: { list: Row } }
        #                                  ^~~~ missing-key: a result needs `paged:`, and has none
          row e: { access: read, result: { list: Rows, paged: limit } }
        #                                        ^~~~ unknown-type: did you mean `Row`?
        #                                                     ^~~~~ wrong-kind: `paged` is a list (`[one,
        """),
      MarkedSchema(
        "pages without keys for them",
        """
        envelope: { version: { key: v, is: 1 }, data: d, error: e, exitCode: x, stderr: s }
        types:
          Row: { fields: {} }
        commands:
          row list: { access: read, options: { limit: { type: int } }, result: { list: Row, paged: [limit] } }
        #                                                                              ^~~ not-pageable: a
        """),
    ]
  }
#endif
