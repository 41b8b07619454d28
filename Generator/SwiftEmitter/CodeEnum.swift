/// An enum of numbers that may grow: exit codes, HTTP statuses.
struct CodeEnum {
  /// A number with a name.
  struct Case {
    var name: String
    var code: Int
    var doc: String
  }

  /// What a number is called.
  var noun: String
  /// What the number is, for readers.
  var title: String
  /// The property that holds the number.
  var property: String

  /// What stands in the enum.
  func members(_ cases: [Case]) -> String {
    let names = cases.map { SwiftText.name($0.name) }
    let declarations = zip(cases, names).map { member, name in
      SwiftText.doc(member.doc, indentation: 2) + "  case \(name)\n"
    }
    let reading = zip(cases, names).map { "    case \($0.code): self = .\($1)\n" }
    let writing = zip(cases, names).map { "    case .\($1): \($0.code)\n" }
    return """
      \(declarations.joined())\
        /// A \(noun) this contract does not know.
        case unrecognized(Int)

        /// The case of a \(noun).
        public init(\(property): Int) {
          switch \(property) {
      \(reading.joined())\
          default: self = .unrecognized(\(property))
          }
        }

        /// The \(title).
        public var \(property): Int {
          switch self {
      \(writing.joined())\
          case .unrecognized(let \(noun)): \(noun)
          }
        }

      """
  }
}
