#if Generator
  extension Snippet {
    static let toggles = [
      Snippet(
        "one input", in: "Toggles.swift",
        """
        toggles:
          Light:
            doc: A light.
            inputs: { power: bool }
            states:
              - { name: lit, when: { power: true }, shows: "on" }
              - { name: dark, when: { power: false }, shows: "off" }
        """,
        is: """
          /// A light.
          public struct Light: Hashable, Sendable {
            /// What a flip of the switch sets off.
            public enum Action: Hashable, Sendable {
            }

            /// A row of the toggle's table.
            public enum State: Hashable, Sendable, CaseIterable {
              /// lit
              case lit
              /// dark
              case dark
            }

            /// power
            public let power: Bool

            /// Creates the toggle from what its state follows from.
            public init(power: Bool) {
              self.power = power
            }

            /// The row of the table that the inputs fall in.
            public var state: State {
              switch (power) {
              case true: .lit
              case false: .dark
              }
            }

            /// Whether the switch shows on.
            public var isOn: Bool { state == .lit }

            /// Whether the switch can be flipped.
            public var isEnabled: Bool { false }

            /// What a flip does, in the order it runs; empty where there is nothing to do.
            ///
            /// Each action runs only if the one before it succeeded.
            public func actions(turningOn isTurnedOn: Bool) -> [Action] {
              switch (state, isTurnedOn) {
              default: []
              }
            }

            /// What the screen offers beside the switch.
            public var offers: [Action] {
              []
            }

            /// The line the screen shows beside the switch, nil where it shows none.
            public var note: String? {
              nil
            }
          }
          """),
      Snippet(
        "two inputs", in: "Toggles.swift",
        #"""
        toggles:
          Push:
            inputs: { permission: { doc: What the system says., values: { denied: No., granted: Yes. } }, push: bool? }
            actions: { ask: Asks., switch-on: Switches on., switch-off: Switches off. }
            states:
              - { name: "on", doc: It is on., when: { permission: granted, push: true }, shows: "on", enabled: true, turnOff: [switch-off] }
              - { name: "off", when: { permission: granted, push: [false, none] }, shows: "off", enabled: true, turnOn: [ask, switch-on] }
              - { name: denied, when: { permission: denied }, shows: "off", offers: [ask], note: "Off in \"Settings\"." }
        """#,
        is: #"""
          /// Push
          public struct Push: Hashable, Sendable {
            /// What the system says.
            public enum Permission: Hashable, Sendable, CaseIterable {
              /// No.
              case denied
              /// Yes.
              case granted
            }

            /// What a flip of the switch sets off.
            public enum Action: Hashable, Sendable, CaseIterable {
              /// Asks.
              case ask
              /// Switches on.
              case switchOn
              /// Switches off.
              case switchOff
            }

            /// A row of the toggle's table.
            public enum State: Hashable, Sendable, CaseIterable {
              /// It is on.
              case on
              /// off
              case off
              /// denied
              case denied
            }

            /// What the system says.
            public let permission: Permission
            /// push
            public let push: Bool?

            /// Creates the toggle from what its state follows from.
            public init(permission: Permission, push: Bool?) {
              self.permission = permission
              self.push = push
            }

            /// The row of the table that the inputs fall in.
            public var state: State {
              switch (permission, push) {
              case (.granted, true?): .on
              case (.granted, false?), (.granted, nil): .off
              case (.denied, _): .denied
              }
            }

            /// Whether the switch shows on.
            public var isOn: Bool { state == .on }

            /// Whether the switch can be flipped.
            public var isEnabled: Bool { state == .on || state == .off }

            /// What a flip does, in the order it runs; empty where there is nothing to do.
            ///
            /// Each action runs only if the one before it succeeded.
            public func actions(turningOn isTurnedOn: Bool) -> [Action] {
              switch (state, isTurnedOn) {
              case (.on, false): [.switchOff]
              case (.off, true): [.ask, .switchOn]
              default: []
              }
            }

            /// What the screen offers beside the switch.
            public var offers: [Action] {
              switch state {
              case .denied: [.ask]
              default: []
              }
            }

            /// The line the screen shows beside the switch, nil where it shows none.
            public var note: String? {
              switch state {
              case .denied: "Off in \"Settings\"."
              default: nil
              }
            }
          }
          """#),
      Snippet(
        "three inputs", in: "Toggles.swift",
        """
        toggles:
          Three:
            inputs: { a: [x, y], b: bool, c: bool? }
            states:
              - { name: one, when: { a: x, c: [true, false] }, shows: "on" }
              - { name: two, when: { a: x, b: [true, false], c: none }, shows: "off", note: Two. }
              - { name: three, when: { a: y }, shows: "off", note: Three. }
        """,
        is: """
          /// Three
          public struct Three: Hashable, Sendable {
            /// a
            public enum A: Hashable, Sendable, CaseIterable {
              /// x
              case x
              /// y
              case y
            }

            /// What a flip of the switch sets off.
            public enum Action: Hashable, Sendable {
            }

            /// A row of the toggle's table.
            public enum State: Hashable, Sendable, CaseIterable {
              /// one
              case one
              /// two
              case two
              /// three
              case three
            }

            /// a
            public let a: A
            /// b
            public let b: Bool
            /// c
            public let c: Bool?

            /// Creates the toggle from what its state follows from.
            public init(a: A, b: Bool, c: Bool?) {
              self.a = a
              self.b = b
              self.c = c
            }

            /// The row of the table that the inputs fall in.
            public var state: State {
              switch (a, b, c) {
              case (.x, _, true?), (.x, _, false?): .one
              case (.x, _, nil): .two
              case (.y, _, _): .three
              }
            }

            /// Whether the switch shows on.
            public var isOn: Bool { state == .one }

            /// Whether the switch can be flipped.
            public var isEnabled: Bool { false }

            /// What a flip does, in the order it runs; empty where there is nothing to do.
            ///
            /// Each action runs only if the one before it succeeded.
            public func actions(turningOn isTurnedOn: Bool) -> [Action] {
              switch (state, isTurnedOn) {
              default: []
              }
            }

            /// What the screen offers beside the switch.
            public var offers: [Action] {
              []
            }

            /// The line the screen shows beside the switch, nil where it shows none.
            public var note: String? {
              switch state {
              case .two: "Two."
              case .three: "Three."
              default: nil
              }
            }
          }
          """),
    ]
  }
#endif
