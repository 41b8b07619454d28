#if Generator
  extension MarkedSchema {
    /// Toggles and their tables.
    static let togglesCases = [
      MarkedSchema(
        "a combination without a state",
        """
        toggles:
          Push:
        # ^~~~ toggle-gap: no state of `Push` is for permission: granted, push: false (and 1 more)
            inputs: { permission: [denied, granted], push: bool? }
            actions: [turn]
            states:
              - { name: no, when: { permission: denied }, shows: "off" }
              - { name: yes, when: { permission: granted, push: true }, shows: "on" }
        """),
      MarkedSchema(
        "a combination with two states",
        """
        toggles:
          Push:
            inputs: { permission: [denied, granted], push: bool }
            states:
              - { name: no, when: { permission: denied }, shows: "off" }
        #               ^~ note: `no` is here
              - { name: off, when: { push: false }, shows: "off" }
        #               ^~~ toggle-overlap: `off` and `no` are both for permission: denied, push: false
              - { name: yes, when: { permission: granted, push: true }, shows: "on" }
        """),
      MarkedSchema(
        "a state that another covers wholly",
        """
        toggles:
          Push:
            inputs: { push: bool }
            states:
              - { name: any, when: {}, shows: "off" }
        #               ^~~ note: `any` is here
              - { name: yes, when: { push: true }, shows: "on" }
        #               ^~~ toggle-overlap: `yes` and `any` are both for push: true
        """),
      MarkedSchema(
        "a toggle without inputs",
        """
        toggles:
          Push: { inputs: {}, states: [{ name: a, when: {}, shows: "on" }] }
        # ^~~~ toggle-unreachable: a toggle needs `inputs:`, or its states say nothing
        """),
      MarkedSchema(
        "what a toggle needs",
        """
        toggles:
          Push: { doc: A switch. }
        # ^~~~ missing-key: a toggle needs `inputs:`, and has none
        # ^~~~ missing-key: a toggle needs `states:`, and has none
        """),
      MarkedSchema(
        "states by name",
        """
        toggles:
          Push: { inputs: { push: bool }, states: { a: { when: {}, shows: "on" } } }
        #                                         ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ wrong-kind: `states` is
        """),
      MarkedSchema(
        "what a state needs",
        """
        toggles:
          Push: { inputs: { push: bool }, states: [{ enabled: true }] }
        #                                            ^~~~~~~ missing-key: a state needs `name:`, and has
        #                                            ^~~~~~~ missing-key: a state needs `shows:`, and has
        #                                            ^~~~~~~ missing-key: a state needs `when:`, and has
        """),
      MarkedSchema(
        "a state that can be flipped says what a flip does, another does not",
        """
        toggles:
          Push:
            inputs: { push: [a, b, c] }
            actions: [turn]
            states:
              - { name: a, when: { push: a }, shows: "off", enabled: true }
        #               ^ toggle-actions: `a` can be flipped, so it needs `turnOn:` with what a flip does
              - { name: b, when: { push: b }, shows: "on", turnOff: [turn] }
        #               ^ toggle-actions: `b` cannot be flipped (no `enabled: true`), so `turnOff` never
              - { name: c, when: { push: c }, shows: "on", enabled: true, turnOn: [turn], turnOff: [turn] }
        #               ^ toggle-actions: `c` shows on already, so `turnOn` never happens
        """),
      MarkedSchema(
        "an action that is not listed",
        """
        toggles:
          Push:
            inputs: { push: bool }
            actions: [register, unregister]
            states:
              - { name: a, when: { push: true }, shows: "on", enabled: true, turnOff: [unregster] }
        #                                                                              ^~~~~~~~~ unknown-action: did
              - { name: b, when: { push: false }, shows: "off", offers: [settings] }
        #                                                                ^~~~~~~~ unknown-action: there is
        """),
      MarkedSchema(
        "actions that could not be read are one mistake",
        """
        toggles:
          Push:
            inputs: { push: bool }
            actions: register
        #            ^~~~~~~~ wrong-kind: `actions` is a list (`[one, two]`), found text
            states:
              - { name: a, when: { push: true }, shows: "on", enabled: true, turnOff: [register] }
              - { name: b, when: { push: false }, shows: "off", offers: [register] }
        """),
      MarkedSchema(
        "an input of another type, which is one mistake",
        """
        toggles:
          Push:
            inputs: { push: boolean, pull: bool }
        #                   ^~~~~~~ invalid-value: an input is `bool`, `bool?` or a list of values
            states:
              - { name: a, when: { push: true }, shows: "on" }
              - { name: b, when: { push: false }, shows: "off" }
        """),
      MarkedSchema(
        "an input without values, which is one mistake",
        """
        toggles:
          Push: { inputs: { push: [] }, states: [{ name: a, when: { push: on }, shows: "on" }] }
        #                         ^~ invalid-value: `push` needs one value at least, and has none
        """),
      MarkedSchema(
        "a state for what no input has",
        """
        toggles:
          Push:
            inputs: { permission: [denied, granted] }
            states:
              - { name: a, when: { permision: denied }, shows: "on" }
        #                          ^~~~~~~~~ unknown-key: did you mean `permission`?
              - { name: b, when: { permission: grantd }, shows: "off" }
        #                                      ^~~~~~ invalid-value: did you mean `granted`?
              - { name: c, when: { permission: [] }, shows: "off" }
        #                                      ^~ invalid-value: a state is for one value of `permission`
        """),
      MarkedSchema(
        "a state that shows something else",
        """
        toggles:
          Push: { inputs: { push: bool }, states: [{ name: a, when: {}, shows: yes, enabled: true }] }
        #                                                                      ^~~ invalid-value: `shows`
        """),
      MarkedSchema(
        "two states or actions of one name",
        """
        toggles:
          Push:
            inputs: { push: bool }
            actions: [turn-on, turnOn]
        #                      ^~~~~~ duplicate-name: `turnOn` and `turn-on` have one name in Swift,
        #             ^~~~~~~ note: the first is here
            states:
              - { name: a, when: { push: true }, shows: "on" }
        #               ^ note: the first is here
              - { name: a, when: { push: false }, shows: "off" }
        #               ^ duplicate-name: another state has the name `a` already
        """),
      MarkedSchema(
        "more combinations than a table can show",
        """
        toggles:
          Push:
        # ^~~~ toggle-gap: the inputs have more than 4096 combinations; use fewer values
            inputs: { a: bool?, b: bool?, c: bool?, d: bool?, e: bool?, f: bool?, g: bool?, h: bool? }
            states: [{ name: a, when: {}, shows: "on" }]
        """),
    ]
  }
#endif
