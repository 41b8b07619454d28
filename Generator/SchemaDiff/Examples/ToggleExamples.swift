extension DiffRule {
  private static let rows = """

     states:
       - { name: muted, when: { push: false }, shows: "off" }
       - { name: loud, when: { push: true }, shows: "on" }
    """

  static let toggleExamples: [DiffRule: [DiffExample]] = [
    .toggleAdded: [
      DiffExample(
        .app, [],
        """
        +toggles:
        +  Reminders:
        +    inputs: { push: bool }
        +    states: [{ name: muted, when: {}, shows: "off" }]
        """)
    ],
    .toggleRemoved: [
      DiffExample(
        .app, [.source],
        """
        -toggles:
        -  Reminders:
        -    inputs: { push: bool }
        -    states: [{ name: muted, when: {}, shows: "off" }]
        """)
    ],
    .toggleInputAdded: [
      .toggle([.source], "-inputs: { push: bool }\n+inputs: { push: bool, mail: bool }" + rows)
    ],
    .toggleInputRemoved: [
      .toggle([.source], "-inputs: { push: bool, mail: bool }\n+inputs: { push: bool }" + rows)
    ],
    .toggleInputChanged: [
      .toggle(
        [.source],
        """
        -inputs: { push: bool }
        +inputs: { push: "bool?" }
         states:
           - { name: muted, when: {}, shows: "off" }
        """)
    ],
    .toggleValueAdded: [
      .toggle(
        [.source],
        """
        -inputs: { season: [open, closed] }
        +inputs: { season: [open, closed, holidays] }
         states:
           - { name: muted, when: {}, shows: "off" }
        """)
    ],
    .toggleValueRemoved: [
      .toggle(
        [.source],
        """
        -inputs: { season: [open, closed, holidays] }
        +inputs: { season: [open, closed] }
         states:
           - { name: muted, when: {}, shows: "off" }
        """)
    ],
    .toggleActionAdded: [
      .toggle([.source], " inputs: { push: bool }\n-actions: [ask]\n+actions: [ask, warn]" + rows)
    ],
    .toggleActionRemoved: [
      .toggle([.source], " inputs: { push: bool }\n-actions: [ask, warn]\n+actions: [ask]" + rows)
    ],
    .toggleStateAdded: [
      .toggle(
        [.source],
        """
         inputs: { push: bool, mail: bool }
         states:
        -  - { name: muted, when: { push: false }, shows: "off" }
        +  - { name: muted, when: { push: false, mail: true }, shows: "off" }
        +  - { name: silent, when: { push: false, mail: false }, shows: "off" }
           - { name: loud, when: { push: true }, shows: "on" }
        """)
    ],
    .toggleStateRemoved: [
      .toggle(
        [.source],
        """
         inputs: { push: bool, mail: bool }
         states:
        -  - { name: muted, when: { push: false, mail: true }, shows: "off" }
        -  - { name: silent, when: { push: false, mail: false }, shows: "off" }
        +  - { name: muted, when: { push: false }, shows: "off" }
           - { name: loud, when: { push: true }, shows: "on" }
        """)
    ],
    .toggleConditionChanged: [
      .toggle(
        [],
        """
         inputs: { push: bool }
         states:
        -  - { name: muted, when: { push: false }, shows: "off" }
        -  - { name: loud, when: { push: true }, shows: "on" }
        +  - { name: muted, when: { push: true }, shows: "off" }
        +  - { name: loud, when: { push: false }, shows: "on" }
        """)
    ],
    .toggleAppearanceChanged: [
      .toggle(
        [],
        """
         inputs: { push: bool }
         states:
        -  - { name: muted, when: {}, shows: "off" }
        +  - { name: muted, when: {}, shows: "off", note: Nothing is due. }
        """)
    ],
    .toggleReactionChanged: [
      .toggle(
        [],
        """
         inputs: { push: bool }
         actions: [ask]
         states:
        -  - { name: muted, when: {}, shows: "off" }
        +  - { name: muted, when: {}, shows: "off", offers: [ask] }
        """)
    ],
  ]
}
