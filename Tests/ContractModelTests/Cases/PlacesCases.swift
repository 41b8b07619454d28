#if Generator
  extension MarkedSchema {
    /// Alternative places of a field, keys that must never appear, and what says when a field is there.
    static let placesCases = [
      MarkedSchema(
        "alternative places that are none",
        """
        types:
          Row:
            fields:
              a: { or: [], type: int }
        #              ^~ invalid-value: `or` names one place at least, and has none
              b: { or: "", type: int }
        #              ^~ invalid-value: `or` is keys with dots between them, found ``
              c: { or: [x..y, [], [z]], type: int }
        #               ^~~~ invalid-value: a place of `or` is keys with dots between them, found `x..y`
        #                     ^~ invalid-value: a place of `or` names one key at least, and has none
        """),
      MarkedSchema(
        "a place that another field has",
        """
        types:
          Row:
            fields:
              a: { at: x, or: [y, data.a], type: int }
        #     ^ note: `a` is here
        #     ^ note: `a` is here
              b: { at: y, type: int }
        #     ^ duplicate-path: `y` is already the place of `a`
              c: { or: [data], type: int }
        #     ^ duplicate-path: `data` and the place of `a` lie inside one another
              d: { or: [d], type: int }
        #     ^ duplicate-path: `d` is already the place of `d`
        #     ^ note: `d` is here
              e: { at: p, or: [q, q.r], type: int }
        #     ^ duplicate-path: `q.r` and the place of `e` lie inside one another
        #     ^ note: `e` is here
        """),
      MarkedSchema(
        "a forbidden key that says more",
        """
        payloads:
          Push:
            fields:
              badge: { at: aps.badge, forbidden: true, type: int }
        #                                              ^~~~ unknown-key: a forbidden key has no key `type`
              sound: { forbidden: false }
        #                         ^~~~~ invalid-value: `forbidden` is `true`
              other: { forbidden: yes, optional: true }
        #                         ^~~ invalid-value: `forbidden` is `true`
        #                              ^~~~~~~~ unknown-key: a forbidden key has no key `optional`
        """),
      MarkedSchema(
        "a forbidden key where something is",
        """
        payloads:
          Push:
            fields:
              a: { at: aps.alert.title, type: string }
        #     ^ note: `a` is here
              b: { at: aps.alert, forbidden: true }
        #     ^ duplicate-path: `aps.alert` and the place of `a` lie inside one another
              c: { at: x, or: [y.z], type: string }
        #     ^ note: `c` is here
              d: { at: [y, z], forbidden: true }
        #     ^ duplicate-path: `y.z` is already the place of `c`
              x-y: { at: p, forbidden: true }
        #     ^~~ note: the first is here
              xY: { at: q, type: int }
        #     ^~ duplicate-name: `xY` and `x-y` have one name in Swift, `xY`
              e: { at: a..b, forbidden: true }
        #              ^~~~ invalid-value: `at` is keys with dots between them, found `a..b`
        """),
      MarkedSchema(
        "a field that may be null",
        """
        types:
          Row:
            fields:
              a: { type: int, nullable: true, optional: true }
        #     ^ presence-conflict: a nullable field must always be there; use `lenient` alone for one that
              b: { type: int, nullable: true, lenient: true }
        #     ^ presence-conflict: a nullable field must always be there; use `lenient` alone for one that
              c: { type: int, nullable: true, lenient: true, optional: true }
        #     ^ presence-conflict: a nullable field must always be there; use `lenient` alone for one that
              d: { type: int, lenient: true, optional: true }
        """),
    ]
  }
#endif
