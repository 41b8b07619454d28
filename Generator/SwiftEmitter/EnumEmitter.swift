import ContractModel

/// Enums, open and closed.
enum EnumEmitter {
  static func emit(_ type: EnumType) -> String {
    let cases = type.values.map { value in
      SwiftText.doc(value.doc ?? "`\(value.text)` on the wire.", indentation: 2)
        + "  case \(SwiftText.name(value.swiftName))\n"
    }
    let reading = type.values.map {
      "    case \(SwiftText.literal($0.text)): self = .\(SwiftText.name($0.swiftName))\n"
    }
    let writing = type.values.map {
      "    case .\(SwiftText.name($0.swiftName)): \(SwiftText.literal($0.text))\n"
    }
    return """
      \(SwiftText.doc(type.doc ?? type.name))\
      public enum \(type.name): \(type.isClosed ? "ClosedEnum" : "OpenEnum") {
      \(cases.joined())\(type.isClosed ? "" : unrecognizedCase)
        /// The case of a text\(type.isClosed ? ", nil where there is none" : "").
        public init\(type.isClosed ? "?" : "")(rawValue: String) {
          switch ExactText(rawValue) {
      \(reading.joined())\
          default: \(type.isClosed ? "return nil" : "self = .unrecognized(rawValue)")
          }
        }

        /// The text on the wire.
        public var rawValue: String {
          switch self {
      \(writing.joined())\(type.isClosed ? "" : "    case .unrecognized(let text): text\n")\
          }
        }
      }

      """
  }

  private static let unrecognizedCase = """
      /// A text this contract does not know.
      case unrecognized(String)

    """
}
