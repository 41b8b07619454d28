/// The records of `LargeSchema.records` as a person writes them, so that compiling them can be compared
/// with compiling the generated code.
enum HandWrittenRecords {
  enum Coding {
    /// `Hashable` alone.
    case none
    /// `Hashable`, and `Codable` as the compiler makes it.
    case synthesized
  }

  /// The text of the module, in as many files as the generated code has for its types.
  static func files(_ count: Int, _ coding: Coding) -> [(name: String, text: String)] {
    let numbers = 0..<count
    return [
      ("Enums.swift", numbers.map { kind($0, coding) }.joined(separator: "\n")),
      (
        "Records.swift",
        "import Foundation\n\n" + numbers.map { record($0, coding) }.joined(separator: "\n")
      ),
    ]
  }

  private static func record(_ number: Int, _ coding: Coding) -> String {
    let last = number % 10 == 9 ? "items: [Record\(number - 1)]" : "isOpen: Bool"
    let fields = ["id: Int64", "title: String", "note: String?", "kind: Kind\(number)", last]
    let names = fields.map { $0.prefix { $0 != ":" } }
    let parameters = fields.map { $0.hasSuffix("?") ? $0 + " = nil" : $0 }
    return """
      public struct Record\(number): Hashable, Sendable\(coding == .synthesized ? ", Codable" : "") {
      \(fields.map { "  public let \($0)\n" }.joined())
        public init(\(parameters.joined(separator: ", "))) {
      \(names.map { "    self.\($0) = \($0)\n" }.joined())\
        }
      }

      """
  }

  /// An open enum; a person who wants one writes its coding, since the compiler's would not read it.
  private static func kind(_ number: Int, _ coding: Coding) -> String {
    let cases = ["first", "second", "third"]
    let texts = """

        public init(rawValue: String) {
          switch rawValue {
      \(cases.map { "    case \"\($0)\": self = .\($0)\n" }.joined())\
          default: self = .unrecognized(rawValue)
          }
        }

        public var rawValue: String {
          switch self {
      \(cases.map { "    case .\($0): \"\($0)\"\n" }.joined())\
          case .unrecognized(let text): text
          }
        }

        public init(from decoder: any Decoder) throws {
          self.init(rawValue: try decoder.singleValueContainer().decode(String.self))
        }

        public func encode(to encoder: any Encoder) throws {
          var container = encoder.singleValueContainer()
          try container.encode(rawValue)
        }

      """
    return """
      public enum Kind\(number): Hashable, Sendable\(coding == .synthesized ? ", Codable" : "") {
      \(cases.map { "  case \($0)\n" }.joined())\
        case unrecognized(String)
      \(coding == .synthesized ? texts : "")\
      }

      """
  }
}
