#if Generator
  extension Snippet {
    static let enums = [
      Snippet(
        "an open enum lets unknown values survive", in: "Enums.swift",
        """
        types:
          Kind: { doc: What it is., enum: { issue: An issue., in-review: "" , "2fa": { swift: twoFactor } } }
        """,
        is: """
          /// What it is.
          public enum Kind: OpenEnum {
            /// An issue.
            case issue
            ///
            case inReview
            /// `2fa` on the wire.
            case twoFactor
            /// A text this contract does not know.
            case unrecognized(String)

            /// The case of a text.
            public init(rawValue: String) {
              switch ExactText(rawValue) {
              case "issue": self = .issue
              case "in-review": self = .inReview
              case "2fa": self = .twoFactor
              default: self = .unrecognized(rawValue)
              }
            }

            /// The text on the wire.
            public var rawValue: String {
              switch self {
              case .issue: "issue"
              case .inReview: "in-review"
              case .twoFactor: "2fa"
              case .unrecognized(let text): text
              }
            }
          }
          """),
      Snippet(
        "a closed enum refuses them", in: "Enums.swift",
        """
        types:
          Switch: { enum: ["on", "off"], closed: true }
        """,
        is: """
          /// Switch
          public enum Switch: ClosedEnum {
            /// `on` on the wire.
            case on
            /// `off` on the wire.
            case off

            /// The case of a text, nil where there is none.
            public init?(rawValue: String) {
              switch ExactText(rawValue) {
              case "on": self = .on
              case "off": self = .off
              default: return nil
              }
            }

            /// The text on the wire.
            public var rawValue: String {
              switch self {
              case .on: "on"
              case .off: "off"
              }
            }
          }
          """),
    ]
  }
#endif
