/// The types of `LargeSchema` as a person writes them, so that compiling them can be compared with compiling
/// the generated code.
enum HandWrittenTypes {
  enum Coding {
    /// `Hashable` alone.
    case none
    /// `Hashable`, and `Codable` as the compiler makes it.
    case synthesized
  }

  /// The types of `LargeSchema.records`, in as many files as the generated code has for them.
  static func records(_ count: Int, _ coding: Coding) -> [(name: String, text: String)] {
    let numbers = 0..<count
    let enums = numbers.map { kind("Kind\($0)", ["first", "second", "third"], coding) }
    let records = numbers.map { number in
      let last = number % 10 == 9 ? "items: [Record\(number - 1)]" : "isOpen: Bool"
      return record(
        "Record\(number)",
        ["id: Int64", "title: String", "note: String?", "kind: Kind\(number)", last], coding)
    }
    return files(enums, ("Records.swift", records))
  }

  /// The types of `LargeSchema.commands` without any call: a command, its answer and the answer's enum.
  static func commands(_ count: Int) -> [(name: String, text: String)] {
    let numbers = 0..<count
    let enums = numbers.map { kind("State\($0)", ["open", "closed", "merged"], .none) }
    let commands = numbers.map { number in
      let response = record(
        "Response",
        [
          "id: Int64", "title: String", "state: State\(number)", "createdAt: Date",
          "closedAt: Date?",
        ], .none)
      return """
        public struct ItemShow\(number): Hashable, Sendable {
        \(response)\
          public let argv: [String]
        }

        """
    }
    return files(enums, ("Commands.swift", commands))
  }

  private static func files(
    _ enums: [String], _ others: (name: String, texts: [String])
  ) -> [(name: String, text: String)] {
    [
      ("Enums.swift", enums.joined(separator: "\n")),
      (others.name, "import Foundation\n\n" + others.texts.joined(separator: "\n")),
    ]
  }

  private static func record(_ name: String, _ fields: [String], _ coding: Coding) -> String {
    let names = fields.map { $0.prefix { $0 != ":" } }
    let parameters = fields.map { $0.hasSuffix("?") ? $0 + " = nil" : $0 }
    return """
      public struct \(name): Hashable, Sendable\(coding == .synthesized ? ", Codable" : "") {
      \(fields.map { "  public let \($0)\n" }.joined())
        public init(\(parameters.joined(separator: ", "))) {
      \(names.map { "    self.\($0) = \($0)\n" }.joined())\
        }
      }

      """
  }

  /// An open enum; a person who wants one writes its coding, since the compiler's would not read it.
  private static func kind(_ name: String, _ cases: [String], _ coding: Coding) -> String {
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
      public enum \(name): Hashable, Sendable\(coding == .synthesized ? ", Codable" : "") {
      \(cases.map { "  case \($0)\n" }.joined())\
        case unrecognized(String)
      \(coding == .synthesized ? texts : "")\
      }

      """
  }
}
