#if Generator
  extension MarkedSchema {
    /// Scalars, enums, records and payloads.
    static let typesCases = [
      MarkedSchema(
        "a scalar without a base",
        """
        scalars:
          Name: { doc: A name. }
        # ^~~~ missing-key: a scalar needs `base:`, and has none
        """),
      MarkedSchema(
        "a scalar of a type that does not exist, and its uses",
        """
        scalars:
          Name: { base: strng, length: 1.. }
        #               ^~~~~ unknown-type: there is no type `strng`; did you mean `string`?
        types:
          Person: { fields: { name: { type: Name }, nick: { type: Name, optional: true, length: 2.. } } }
        routes:
          parameters: { name: Name }
          kinds: { person: "people/{name}" }
        """),
      MarkedSchema(
        "a scalar based on a scalar",
        """
        scalars:
          Name: { base: string }
          Nick: { base: Name }
        #               ^~~~ unknown-type: there is no type `Name`
        """),
      MarkedSchema(
        "constraints that do not fit the base type",
        """
        scalars:
          Count: { base: int, characters: 0-9, length: 1.., not: ["0"] }
        # ^~~~~ constraint-mismatch: `characters`, `length`, `not` cannot be asked of type `int`; `range`
          Ratio: { base: double, range: 0..1 }
        # ^~~~~ constraint-mismatch: `range` cannot be asked of type `double`; `range` is for integers,
          Flag: { base: bool, trimmed: true }
        # ^~~~ constraint-mismatch: `trimmed` cannot be asked of type `bool`; `range` is for integers, the
          Text: { base: string, range: 1.. }
        # ^~~~ constraint-mismatch: `range` cannot be asked of type `string`; `range` is for integers, the
        types:
          Person: { fields: { friends: { type: [Person], length: 1.. }, kind: { type: Kind, range: 1.. } } }
        #                     ^~~~~~~ constraint-mismatch: `length` cannot be asked of this type; `range`
        #                                                               ^~~~ constraint-mismatch: `range`
          Kind: { enum: [a, b] }
        """),
      MarkedSchema(
        "a distinct scalar that is neither text nor integer",
        """
        scalars:
          Moment: { base: timestamp, distinct: true }
        #                 ^~~~~~~~~ constraint-mismatch: a distinct scalar is a string or an integer
        """),
      MarkedSchema(
        "ranges that cannot be read",
        """
        scalars:
          A: { base: int, range: one..two }
        #                        ^~~~~~~~ invalid-value: `range` is a range such as `1..200` or `1..`
          B: { base: int, range: 1...2 }
        #                        ^~~~~ invalid-value: `range` is a range such as `1..200` or `1..`
          C: { base: int, range: .. }
        #                        ^~ invalid-value: `range` is a range such as `1..200` or `1..`
          D: { base: string, length: -1..2 }
        #                            ^~~~~ invalid-value: `length` counts from 0 on, found `-1..2`
          E: { base: string, bytes: 99999999999999999999 }
        #                           ^~~~~~~~~~~~~~~~~~~~ invalid-value: `bytes` is a range such as
          F: { base: int, range: "+1..2" }
        #                        ^~~~~~~ invalid-value: `range` is a range such as `1..200` or `1..`
        """),
      MarkedSchema(
        "ranges with nothing in them",
        """
        scalars:
          A: { base: int, range: 2..1 }
        #                        ^~~~ empty-range: `range` ends before it starts: `2..1`
          B: { base: string, length: 5..4 }
        #                            ^~~~ empty-range: `length` ends before it starts: `5..4`
          C: { base: string, characters: z-a }
        #                                ^~~ empty-range: `characters` has a range that ends before it
          D: { base: string, characters: "" }
        #                                ^~ empty-range: `characters` lists one character at least, and
        """),
      MarkedSchema(
        "characters that are not visible ASCII",
        """
        scalars:
          A: { base: string, characters: a-zé }
        #                                ^~~~ invalid-value: `characters` lists visible ASCII characters
          B: { base: string, characters: "a b" }
        #                                ^~~~~ invalid-value: `characters` lists visible ASCII characters
        """),
      MarkedSchema(
        "neither true nor false",
        """
        scalars:
          Name: { base: string, distinct: yes }
        #                                 ^~~ invalid-value: `distinct` is `true` or `false`, found `yes`
        """),
      MarkedSchema(
        "a type that is misspelt, once for each use",
        """
        types:
          Person: { fields: { name: { type: Strng }, boss: { type: Persn }, team: { type: [Temas] } } }
        #                                   ^~~~~ unknown-type: did you mean `string`?
        #                                                          ^~~~~ unknown-type: did you mean
        #                                                                                  ^~~~~ unknown-type: there
        """),
      MarkedSchema(
        "types that are nowhere near",
        """
        types:
          Person: { fields: { name: { type: text } } }
        #                                   ^~~~ unknown-type: there is no type `text`
        """),
      MarkedSchema(
        "a list of two types",
        """
        types:
          Person: { fields: { names: { type: [string, string] }, tags: { type: [] } } }
        #                                    ^~~~~~~~~~~~~~~~ wrong-kind: a list type names the type of
        #                                                                      ^~ wrong-kind: a list type
        """),
      MarkedSchema(
        "an enum without values",
        """
        types:
          Kind: { enum: {} }
        #               ^~ invalid-value: `enum` needs one value at least, and has none
          Person: { fields: { kind: { type: Kind } } }
        """),
      MarkedSchema(
        "an enum that is no list, and its use",
        """
        types:
          Kind: { enum: issue }
        #               ^~~~~ wrong-kind: `enum` is a list (`[one, two]`), found text
          Person: { fields: { kind: { type: Kind } } }
        """),
      MarkedSchema(
        "a value that is a list",
        """
        types:
          Kind: { enum: [issue, [mr]] }
        #                       ^~~~ wrong-kind: an element of `enum` is a text, found a list
        """),
      MarkedSchema(
        "values that are one in Swift",
        """
        types:
          Kind: { enum: [in-review, in_review, inReview] }
        #                           ^~~~~~~~~ duplicate-name: `in_review` and `in-review` have one name in
        #                                      ^~~~~~~~ duplicate-name: `inReview` and `in-review` have
        #                ^~~~~~~~~ note: the first is here
        #                ^~~~~~~~~ note: the first is here
          Same: { enum: [a, b, a] }
        #                      ^ duplicate-name: another value has the name `a` already
        #                ^ note: the first is here
        """),
      MarkedSchema(
        "values that Swift cannot write",
        """
        types:
          Kind: { enum: [2fa, "", "★"] }
        #                ^~~ invalid-name: a value needs a name that starts with a letter and has letters
        #                     ^~ invalid-name: a value needs a name that starts with a letter and has
        #                         ^~~ invalid-name: a value needs a name that starts with a letter and has
        """),
      MarkedSchema(
        "what a value means is neither text nor a mapping",
        """
        types:
          Kind: { enum: { issue: An issue., mr: [A merge request.], build: { swift: b, text: x } } }
        #                                       ^~~~~~~~~~~~~~~~~~ wrong-kind: what a value means is a
        #                                                                              ^~~~ unknown-key: a
        """),
      MarkedSchema(
        "a record without fields",
        """
        types:
          Person: { doc: Someone. }
        # ^~~~~~ missing-key: a record needs `fields:`, and has none
        """),
      MarkedSchema(
        "a type that says nothing",
        """
        types:
          Person:
        #        ^ wrong-kind: expected a record as a mapping (`key: value`), found nothing
        """),
      MarkedSchema(
        "a field's key is misspelt",
        """
        types:
          Person: { fields: { name: { typ: string } } }
        #                             ^~~ unknown-key: a field has no key `typ`; did you mean `type`?
        """),
      MarkedSchema(
        "a field without a type",
        """
        types:
          Person: { fields: { name: { doc: The name. } } }
        #                     ^~~~ missing-key: a field needs `type:`, and has none
        """),
      MarkedSchema(
        "a field that is just a type",
        """
        types:
          Person: { fields: { name: string } }
        #                           ^~~~~~ wrong-kind: expected a field as a mapping (`key: value`)
        """),
      MarkedSchema(
        "a name that Swift cannot write",
        """
        types:
          person: { fields: { 1st: { type: string }, ☃: { type: string } } }
        # ^~~~~~ invalid-name: a type is named like a Swift type (an upper-case letter, then letters and
        #                     ^~~ invalid-name: a field needs a name that starts with a letter and has
        #                                            ^ invalid-name: a field needs a name that starts with
        """),
      MarkedSchema(
        "two fields that are one in Swift",
        """
        types:
          Person: { fields: { created-at: { type: string }, created_at: { type: string } } }
        #                                                   ^~~~~~~~~~ duplicate-name: `created_at` and
        #                     ^~~~~~~~~~ note: the first is here
        """),
      MarkedSchema(
        "two presences",
        """
        types:
          Person: { fields: { name: { type: string, optional: true, nullable: true, lenient: true } } }
        #                     ^~~~ presence-conflict: a nullable field must always be there; use
        """),
      MarkedSchema(
        "nullable, but not always there",
        """
        types:
          Person: { fields: { name: { type: string, nullable: true, since: v3 } } }
        #                                                                  ^~ presence-conflict: a
        """),
      MarkedSchema(
        "a field since a release that is not listed",
        """
        types:
          Person: { fields: { name: { type: string, since: v2.0 } } }
        #                                                  ^~~~ unknown-release: there is no release
        """),
      MarkedSchema(
        "a path with an empty key",
        """
        types:
          Person: { fields: { a: { at: x..y, type: string }, b: { at: [], type: string }, c: { at: "", type: string } } }
        #                              ^~~~ invalid-value: `at` is keys with dots between them
        #                                                             ^~ invalid-value: `at` names one key
        #                                                                                          ^~ invalid-value: `at`
        """),
      MarkedSchema(
        "one place for two fields",
        """
        types:
          Person:
            fields:
              a: { at: x.y, type: string }
        #     ^ note: `a` is here
              b: { at: [x, y], type: string }
        #     ^ duplicate-path: `x.y` is already the place of `a`
        """),
      MarkedSchema(
        "one place inside another",
        """
        types:
          Person:
            fields:
              a: { at: x.y, type: string }
        #     ^ note: `a` is here
        #     ^ note: `a` is here
              b: { at: x, type: string }
        #     ^ duplicate-path: `x` and the place of `a` lie inside one another
              c: { at: x.y.z, type: string }
        #     ^ duplicate-path: `x.y.z` and the place of `a` lie inside one another
        """),
      MarkedSchema(
        "a record that holds itself",
        """
        types:
          Person: { fields: { boss: { type: Person, optional: true }, team: { type: [Person] } } }
        # ^~~~~~ recursive-type: `Person` holds itself through `Person.boss`; only a list can do that
        """),
      MarkedSchema(
        "two records that hold each other, which is one circle",
        """
        types:
          Egg: { fields: { hen: { type: Hen } } }
        # ^~~ recursive-type: `Egg` holds itself through `Hen.egg`; only a list can do that
          Hen: { fields: { egg: { type: Egg } } }
          Nest: { fields: { egg: { type: Egg } } }
        """),
      MarkedSchema(
        "two circles through one record",
        """
        types:
          A: { fields: { b: { type: B }, c: { type: C } } }
        # ^ recursive-type: `A` holds itself through `B.a`; only a list can do that
          B: { fields: { a: { type: A } } }
          C: { fields: { d: { type: D } } }
        # ^ recursive-type: `C` holds itself through `D.c`; only a list can do that
          D: { fields: { c: { type: C } } }
        """),
      MarkedSchema(
        "a route that is no text, or of no kind",
        """
        types:
          Row: { fields: { path: { type: int, route: true } } }
        #                  ^~~~ route-field: `route` is for a string, in a contract that has `routes:`
        payloads:
          Push: { fields: { path: { type: string, route: true } } }
        #                   ^~~~ route-field: `route` is for a string, in a contract that has `routes:`
        """),
      MarkedSchema(
        "a payload's transport and size",
        """
        payloads:
          Push: { transport: apn, maxBytes: 0, fields: { a: { type: string } } }
        #                    ^~~ invalid-value: `transport` is `apns`, found `apn`
        #                                   ^ invalid-value: `maxBytes` is a whole number of 1 or more
          Pull: { maxBytes: 4 KiB, fields: { a: { type: string } } }
        #                   ^~~~~ invalid-value: `maxBytes` is a whole number of 1 or more, found `4 KiB`
        """),
      MarkedSchema(
        "a payload used as a type",
        """
        payloads:
          Push: { fields: { a: { type: string } } }
        types:
          Row: { fields: { push: { type: Push } } }
        #                                ^~~~ unknown-type: there is no type `Push`
        """),
    ]
  }
#endif
