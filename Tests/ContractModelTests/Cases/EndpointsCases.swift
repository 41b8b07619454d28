#if Generator
  extension MarkedSchema {
    /// Endpoints, their parameters, bodies and answers.
    static let endpointsCases = [
      MarkedSchema(
        "an endpoint that says nothing",
        """
        endpoints:
          register: {}
        # ^~~~~~~~ missing-key: an endpoint needs `method:`, and has none
        # ^~~~~~~~ missing-key: an endpoint needs `path:`, and has none
        # ^~~~~~~~ missing-key: an endpoint needs `responses:`, and has none
        """),
      MarkedSchema(
        "an endpoint's name",
        """
        endpoints:
          1st: { method: GET, path: /, responses: { 200: {} } }
        # ^~~ invalid-name: an endpoint is named like a Swift type (an upper-case letter, then letters and
          get-row: { method: GET, path: /, responses: { 200: {} } }
        # ^~~~~~~ note: the first is here
          get row: { method: GET, path: /, responses: { 200: {} } }
        # ^~~~~~~ duplicate-name: `get row` and `get-row` have one name in Swift, `GetRow`
          body: { method: GET, path: /, responses: { 200: {} } }
        # ^~~~ reserved-name: `Body` cannot be an endpoint: the generated code has a type of that name
        """),
      MarkedSchema(
        "a method",
        """
        endpoints:
          a: { method: HEAD, path: /, responses: { 200: {} } }
        #              ^~~~ invalid-value: `method` is one of `GET`, `POST`, `PUT`, `PATCH`, `DELETE`
          b: { method: get, path: /, responses: { 200: {} } }
        #              ^~~ invalid-value: `method` is one of `GET`, `POST`, `PUT`, `PATCH`, `DELETE`
        """),
      MarkedSchema(
        "misspelt keys of an endpoint, which are one mistake each",
        """
        endpoints:
          a:
            methode: GET
        #   ^~~~~~~ unknown-key: an endpoint has no key `methode`; did you mean `method`?
            pathe: /rows/{id}
        #   ^~~~~ unknown-key: an endpoint has no key `pathe`; did you mean `path`?
            parameter: { id: { type: int } }
        #   ^~~~~~~~~ unknown-key: an endpoint has no key `parameter`; did you mean `parameters`?
            response: { 200: {} }
        #   ^~~~~~~~ unknown-key: an endpoint has no key `response`; did you mean `responses`?
            failure: {}
        #   ^~~~~~~ unknown-key: an endpoint has no key `failure`; did you mean `failures`?
          b:
            method: GET
            path: /rows/{id}
            parameter: { id: { type: int } }
        #   ^~~~~~~~~ unknown-key: an endpoint has no key `parameter`; did you mean `parameters`?
            responses: { 200: {} }
        """),
      MarkedSchema(
        "a path of an endpoint",
        """
        endpoints:
          a: { method: GET, path: rows, responses: { 200: {} } }
        #                         ^~~~ endpoint-path: `path` starts with a slash, found `rows`
          b: { method: GET, path: "", responses: { 200: {} } }
        #                         ^~ endpoint-path: `path` starts with a slash, found ``
          c: { method: GET, path: //rows, responses: { 200: {} } }
        #                         ^~~~~~ endpoint-path: a pattern is pieces with `/` between them, each a
          d: { method: GET, path: "/rows?all=true", responses: { 200: {} } }
        #                         ^~~~~~~~~~~~~~~~ endpoint-path: `path` has no `?` and no `#`; what
          e: { method: GET, path: "/rows#top", responses: { 200: {} } }
        #                         ^~~~~~~~~~~ endpoint-path: `path` has no `?` and no `#`; what follows
          f: { method: GET, path: /rows/../users, responses: { 200: {} } }
        #                         ^~~~~~~~~~~~~~ endpoint-path: `..` in a path leads to another endpoint
          g: { method: GET, path: /./rows, responses: { 200: {} } }
        #                         ^~~~~~~ endpoint-path: `.` in a path leads to another endpoint
          h: { method: GET, path: "/rows/x{id}", parameters: { id: { type: int } }, responses: { 200: {} } }
        #                         ^~~~~~~~~~~~~ endpoint-path: a pattern is pieces with `/` between them,
          i: { method: GET, path: "/{id}/{id}", parameters: { id: { type: int } }, responses: { 200: {} } }
        #                         ^~~~~~~~~~~~ endpoint-path: `{id}` stands twice in the pattern
        """),
      MarkedSchema(
        "a path and its parameters",
        """
        endpoints:
          a: { method: GET, path: "/rows/{ide}", parameters: { ids: { type: int } }, responses: { 200: {} } }
        #                         ^~~~~~~~~~~~~ endpoint-path: did you mean `ids`?
          b: { method: GET, path: "/rows/{id}", responses: { 200: {} } }
        #                         ^~~~~~~~~~~~ endpoint-path: there is no parameter `id`; there are none
          c: { method: GET, path: /rows, parameters: { row-id: { type: int } }, responses: { 200: {} } }
        #                                              ^~~~~~ endpoint-path: the path has no `{row-id}`;
        """),
      MarkedSchema(
        "parameters that cannot be sent",
        """
        types:
          Row: { fields: {} }
        endpoints:
          a:
            method: GET
            path: "/{id}"
            parameters: { id: { type: double } }
        #                 ^~ input-type: a parameter is a string, an integer or an enum; `id` is none
            query: { at: { type: timestamp }, row: { type: Row }, rows: { type: [string] } }
        #            ^~ input-type: a parameter is a string, an integer or an enum; `at` is none
        #                                     ^~~ input-type: a parameter is a string, an integer or an
        #                                                         ^~~~ input-type: a parameter is a
            headers: { X-All: { name: all, type: bool } }
        #              ^~~~~ input-type: a parameter is a string, an integer or an enum; `X-All` is none
            responses: { 200: {} }
        """),
      MarkedSchema(
        "parameters with rules that do not fit",
        """
        endpoints:
          a:
            method: GET
            path: /
            query: { n: { type: int, length: 1.. }, s: { type: string, range: 1.., characters: z-a } }
        #            ^ constraint-mismatch: `length` cannot be asked of type `int`; `range` is for
        #                                           ^ constraint-mismatch: `range` cannot be asked of type
        #                                                                                      ^~~ empty-range: `characters`
            responses: { 200: {} }
        """),
      MarkedSchema(
        "a parameter's type that is misspelt, once",
        """
        scalars:
          Token: { base: strin }
        #                ^~~~~ unknown-type: there is no type `strin`; did you mean `string`?
        endpoints:
          a:
            method: GET
            path: "/{token}/{id}"
            parameters: { token: { type: Token }, id: { type: itn } }
        #                                                     ^~~ unknown-type: did you mean `int`?
            query: { other: { type: Tokn } }
        #                           ^~~~ unknown-type: there is no type `Tokn`
            responses: { 200: {} }
        """),
      MarkedSchema(
        "parameters without a type",
        """
        endpoints:
          a:
            method: GET
            path: "/{id}"
            parameters: { id: {} }
        #                 ^~ missing-key: a parameter needs `type:`, and has none
            query: { q: { name: x } }
        #            ^ missing-key: a parameter needs `type:`, and has none
            headers: { X-A: { doc: A. } }
        #              ^~~ missing-key: a parameter needs `type:`, and has none
            responses: { 200: {} }
        """),
      MarkedSchema(
        "what a parameter of each place cannot say",
        """
        endpoints:
          a:
            method: GET
            path: "/{id}"
            parameters: { id: { type: int, optional: true, prefix: x, is: "1" } }
        #                                  ^~~~~~~~ unknown-key: a parameter has no key `optional`
        #                                                  ^~~~~~ unknown-key: a parameter has no key
        #                                                             ^~ unknown-key: a parameter has no
            query: { q: { is: x, type: string }, r: { type: string, optionl: true } }
        #                        ^~~~ unknown-key: a parameter has no key `type`; its keys are `doc`, `is`
        #                                                           ^~~~~~~ unknown-key: did you mean
            headers: { X-A: { is: x, name: y, sensitive: true } }
        #                            ^~~~ unknown-key: a parameter has no key `name`
        #                                     ^~~~~~~~~ unknown-key: a parameter has no key `sensitive`
            responses: { 200: {} }
        """),
      MarkedSchema(
        "what a header cannot carry",
        #"""
        endpoints:
          a:
            method: GET
            path: /
            headers:
              A: { is: "é" }
        #              ^~~ invalid-value: a header is printable ASCII without a space at either end
              B: { is: "a\nb" }
        #              ^~~~~~ invalid-value: a header is printable ASCII without a space at either end
              C: { is: " a" }
        #              ^~~~ invalid-value: a header is printable ASCII without a space at either end
              D: { is: "a " }
        #              ^~~~ invalid-value: a header is printable ASCII without a space at either end
              E: { name: e, type: string, prefix: "ü" }
        #                                         ^~~ invalid-value: a header is printable ASCII without a
              F: { name: f, type: string, prefix: " x" }
        #                                         ^~~~ invalid-value: a header is printable ASCII without
              G: { name: g, type: string, prefix: "x " }
            responses: { 200: {} }
        """#),
      MarkedSchema(
        "a header's name",
        #"""
        endpoints:
          a:
            method: GET
            path: /
            headers:
              "": { is: a }
        #     ^~ invalid-name: a header's name is letters, digits, `-` and other marks HTTP allows
              "X Y": { is: a }
        #     ^~~~~ invalid-name: a header's name is letters, digits, `-` and other marks HTTP allows
              "X:": { is: a }
        #     ^~~~ invalid-name: a header's name is letters, digits, `-` and other marks HTTP allows
              "Ü": { is: a }
        #     ^~~ invalid-name: a header's name is letters, digits, `-` and other marks HTTP allows
              "X\r\nY": { is: a }
        #     ^~~~~~~~ invalid-name: a header's name is letters, digits, `-` and other marks HTTP allows
            responses: { 200: {} }
        """#),
      MarkedSchema(
        "headers that are set twice",
        """
        endpoints:
          a:
            method: POST
            path: /
            bearer: true
            headers:
              X-A: { is: a }
              x-a: { is: b }
        #     ^~~ duplicate-name: the header `x-a` is set by `X-A` already; take it out
              authorization: { is: Basic }
        #     ^~~~~~~~~~~~~ duplicate-name: the header `authorization` is set by `bearer` already; take it
              Content-type: { is: text/plain }
        #     ^~~~~~~~~~~~ duplicate-name: the header `Content-type` is set by `body` already; take it out
            body: { fields: {} }
            responses: { 200: {} }
          b:
            method: GET
            path: /
            headers: { Authorization: { is: Basic }, Content-Type: { is: text/plain } }
            responses: { 200: {} }
        """),
      MarkedSchema(
        "names of parameters",
        """
        endpoints:
          a:
            method: GET
            path: "/{1st}/{self}"
            parameters: { 1st: { type: int }, self: { type: int } }
        #                 ^~~ invalid-name: a parameter of an endpoint needs a name that starts with a
        #                                     ^~~~ reserved-name: a parameter of an endpoint cannot be
            query: { request: { type: int }, x: { name: "2nd", type: int }, y: { name: request, type: int } }
        #            ^~~~~~~ reserved-name: a parameter of an endpoint cannot be called `request` in
        #                                               ^~~~~ invalid-name: a parameter of an endpoint
        #                                                                   ^ duplicate-name: another
        #                                                                              ^~~~~~~ reserved-name: a
        #            ^~~~~~~ note: the first is here
        #            ^~~~~~~ note: the first is here
            headers: { Request: { type: int } }
        #              ^~~~~~~ duplicate-name: another parameter has the name `request` already
        #              ^~~~~~~ reserved-name: a parameter of an endpoint cannot be called `request` in
            responses: { 200: {} }
        """),
      MarkedSchema(
        "parameters that are one in Swift",
        """
        endpoints:
          a:
            method: POST
            path: "/{row-id}"
            parameters: { row-id: { type: int } }
        #                 ^~~~~~ note: the first is here
            query: { row_id: { type: int }, q: { name: token, type: int } }
        #            ^~~~~~ duplicate-name: another parameter has the name `rowID` already
        #                                   ^ note: the first is here
            headers: { X-Q: { name: q, type: int }, Q: { type: int } }
        #                                           ^ duplicate-name: another parameter has the name `q`
        #              ^~~ note: the first is here
            body: { fields: { token: { type: string }, other: { type: string } } }
        #                     ^~~~~ duplicate-name: another parameter has the name `token` already
            responses: { 200: {} }
        """),
      MarkedSchema(
        "fields of a body",
        """
        endpoints:
          a:
            method: POST
            path: /
            body:
              fields:
                request: { type: string }
        #       ^~~~~~~ reserved-name: a field of a body cannot be called `request` in Swift: the language
                self: { type: string }
        #       ^~~~ reserved-name: a field cannot be called `self` in Swift: the language or the
                row-id: { type: int }
        #       ^~~~~~ note: the first is here
                row_id: { type: int }
        #       ^~~~~~ duplicate-name: `row_id` and `row-id` have one name in Swift, `rowID`
                at: { type: strin }
        #                   ^~~~~ unknown-type: there is no type `strin`; did you mean `string`?
            responses: { 200: {} }
          b: { method: POST, path: /, body: { feilds: {} }, responses: { 200: {} } }
        #                                     ^~~~~~ unknown-key: did you mean `fields`?
          c: { method: POST, path: /, body: { doc: Nothing. }, responses: { 200: {} } }
        #                                     ^~~ missing-key: a body needs `fields:`, and has none
        """),
      MarkedSchema(
        "a body where there is none",
        """
        endpoints:
          a: { method: GET, path: /, body: { fields: {} }, responses: { 200: {} } }
        #                                  ^~~~~~~~~~~~~~ endpoint-answer: `GET` carries no body; use the
          b: { method: GET, path: x, body: {}, responses: { 200: {} } }
        #                         ^ endpoint-path: `path` starts with a slash, found `x`
        #                                  ^~ endpoint-answer: `GET` carries no body; use the query
        #                                  ^ missing-key: a body needs `fields:`, and has none
        """),
      MarkedSchema(
        "statuses",
        """
        endpoints:
          a: { method: GET, path: /, responses: {} }
        #                                       ^~ invalid-value: `responses` needs one status at least,
          b: { method: GET, path: /, responses: { 404: {}, "0200": {}, OK: {}, 199: {} } }
        #                                         ^~~ invalid-value: a status here is a number from 200 to
        #                                                  ^~~~~~ invalid-value: a status here is a number
        #                                                              ^~ invalid-value: a status here is
        #                                                                      ^~~ invalid-value: a status
          c:
            method: GET
            path: /
            responses: { 200: {} }
            failures: { 200: { name: good }, 600: { name: bad }, "4xx": { nam: ugly } }
        #               ^~~ invalid-value: a status here is a number from 300 to 599, found `200`
        #                                    ^~~ invalid-value: a status here is a number from 300 to 599
        #                                                        ^~~~~ invalid-value: a status here is a
        #                                                                 ^~~ unknown-key: did you mean
        """),
      MarkedSchema(
        "failures",
        """
        endpoints:
          a:
            method: GET
            path: /
            responses: { 200: { note: x } }
        #                       ^~~~ unknown-key: a response has no key `note`; its keys are `doc`
            failures:
              400: {}
        #     ^~~ missing-key: a failure needs `name:`, and has none
              401: { name: no access }
              402: { name: "1" }
        #                  ^~~ invalid-name: a refusal needs a name that starts with a letter and has
              403: { name: unrecognized }
        #                  ^~~~~~~~~~~~ reserved-name: a refusal cannot be called `unrecognized` in Swift:
              404: { name: not-found, code: 1 }
        #                             ^~~~ unknown-key: a failure has no key `code`
        #                  ^~~~~~~~~ note: the first is here
              410: { name: notFound }
        #                  ^~~~~~~~ duplicate-name: `notFound` and `not-found` have one name in Swift,
        """),
      MarkedSchema(
        "a result that cannot come",
        """
        types:
          Row: { fields: {} }
        endpoints:
          a: { method: GET, path: /, responses: { 204: {}, 205: {}, 200: {} }, result: Row }
        #                                         ^~~ endpoint-answer: HTTP 204 carries no body, and the
        #                                                  ^~~ endpoint-answer: HTTP 205 carries no body,
          b: { method: GET, path: x, responses: { 204: {} }, result: [Row] }
        #                         ^ endpoint-path: `path` starts with a slash, found `x`
        #                                         ^~~ endpoint-answer: HTTP 204 carries no body, and the
          c: { method: GET, path: /, responses: { 204: {} }, result: Roww }
        #                                         ^~~ endpoint-answer: HTTP 204 carries no body, and the
        #                                                            ^~~~ unknown-type: did you mean
        """),
      MarkedSchema(
        "results that are none",
        """
        types:
          Row: { fields: {} }
        endpoints:
          a: { method: GET, path: /, responses: { 200: {} }, result: string }
        #                                                            ^~~~~~ wrong-kind: a result is a
          b: { method: GET, path: /, responses: { 200: {} }, result: [[Row]] }
        #                                                            ^~~~~~~ wrong-kind: a result is a
          c: { method: GET, path: /, responses: { 200: {} }, result: { list: Row, paged: [limit] } }
        #                                                            ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~ not-pageable: an
          d: { method: GET, path: /, responses: { 200: {} }, result: { doc: A row. } }
        #                                                              ^~~ missing-key: a result needs
          e: { method: GET, path: /, responses: { 200: {} }, result: { fields: { a: { type: int, sinc: v1 } } } }
        #                                                                                        ^~~~ unknown-key: did
        """),
      MarkedSchema(
        "all that is wrong with an endpoint, in file order",
        """
        endpoints:
          a:
            method: FETCH
        #           ^~~~~ invalid-value: `method` is one of `GET`, `POST`, `PUT`, `PATCH`, `DELETE`
            path: rows/{id}
        #         ^~~~~~~~~ endpoint-path: `path` starts with a slash, found `rows/{id}`
            parameters: { id: { type: itn } }
        #                             ^~~ unknown-type: there is no type `itn`; did you mean `int`?
            query: { limit: { type: int, range: 9..1 } }
        #                                       ^~~~ empty-range: `range` ends before it starts: `9..1`
            bearer: maybe
        #           ^~~~~ invalid-value: `bearer` is `true` or `false`, found `maybe`
            headers: { "X Y": { is: "é" } }
        #              ^~~~~ invalid-name: a header's name is letters, digits, `-` and other marks HTTP
        #                           ^~~ invalid-value: a header is printable ASCII without a space at
            body: { fields: { title: { type: string, range: 1.. } } }
        #                     ^~~~~ constraint-mismatch: `range` cannot be asked of type `string`; `range`
            responses: { 204: {}, 999: {} }
        #                ^~~ endpoint-answer: HTTP 204 carries no body, and the endpoint has a `result`;
        #                         ^~~ invalid-value: a status here is a number from 200 to 299
            result: Roww
        #           ^~~~ unknown-type: there is no type `Roww`
            failures: { 404: { name: gone, message: x }, 405: {} }
        #                                  ^~~~~~~ unknown-key: a failure has no key `message`
        #                                                ^~~ missing-key: a failure needs `name:`, and has
            retry: true
        #   ^~~~~ unknown-key: an endpoint has no key `retry`
        """),
      MarkedSchema(
        "parts of an endpoint that are no mappings",
        """
        endpoints:
          a: /rows
        #    ^~~~~ wrong-kind: expected an endpoint as a mapping (`key: value`), found text
          b: { method: GET, path: /, parameters: [id], query: [q], headers: x, responses: [200] }
        #                                        ^~~~ wrong-kind: `parameters` is a mapping (`name: …`)
        #                                                     ^~~ wrong-kind: `query` is a mapping (`name:
        #                                                                   ^ wrong-kind: `headers` is a
        #                                                                                 ^~~~~ wrong-kind: `responses`
          c: { method: POST, path: /, body: [title], responses: { 200: OK }, failures: { 404: gone } }
        #                                   ^~~~~~~ wrong-kind: expected a body as a mapping (`key:
        #                                                              ^~ wrong-kind: expected a response
        #                                                                                     ^~~~ wrong-kind: expected
        """),
    ]
  }
#endif
