#if Generator
  import ContractModel
  import YAMLReader

  /// A place in a schema and what is reported there, as a finding or as a note.
  ///
  /// A comment under a line of the schema marks a place in it:
  ///
  ///     label: { typ: string }
  ///     #        ^~~ unknown-key: did you mean `type`?
  ///
  /// `^` stands under the first character of the place and a `~` under each further one; an empty
  /// place has a `^` too. The `#` itself marks column 1. Then follow the rule, or `note` for the
  /// other place of a finding, and a part of the message.
  ///
  /// Where a comment would change what is tested, a file beside the schema lists the places:
  ///
  ///     5:7-5:8 yaml-control-character: the character U+0000
  struct Mark: CustomStringConvertible {
    /// The place; of an empty one, the character there.
    let span: SourceSpan
    /// The rule, or ``note``.
    let rule: String
    let message: String

    static let note = "note"
    static let rules = SchemaRule.allCases.map(\.rawValue) + YAMLRule.allCases.map(\.rawValue)

    init(_ span: SourceSpan, _ rule: String, _ message: String) {
      self.span = span.start == span.end ? SourceSpan(at: span.start, length: 1) : span
      self.rule = rule
      self.message = message
    }

    var isNote: Bool { rule == Self.note }

    var description: String { "\(span) \(rule): \(message)" }

    /// Whether this is what was expected; of the message, a part was.
    func isWhat(_ expected: Mark) -> Bool {
      span == expected.span && rule == expected.rule && message.contains(expected.message)
    }

    // MARK: Reading marks

    struct ReadingError: Error, CustomStringConvertible {
      let description: String
    }

    /// The marks in a schema, in the order they stand there.
    static func inside(_ text: String) throws -> [Mark] {
      var marks: [Mark] = []
      var marked = 0
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        if let mark = try under(marked, line) { marks.append(mark) } else { marked = index + 1 }
      }
      return marks
    }

    private static func under(_ line: Int, _ text: Substring) throws -> Mark? {
      guard text.hasPrefix("#") else { return nil }
      let sign = /#( *\^)?(~*) ([a-z-]+): (.+)/
      guard let match = text.wholeMatch(of: sign), isRule(match.3) else {
        guard text.prefixMatch(of: /#( *\^|~)/) == nil else {
          throw ReadingError(description: "no mark: \(text)")
        }
        return nil
      }
      let start = SourcePosition(line: line, column: 1 + (match.1?.count ?? 0))
      return Mark(
        SourceSpan(at: start, length: 1 + match.2.count), String(match.3), String(match.4))
    }

    /// The marks in a list of them, in which lines that begin with `#` say something about it.
    static func listed(_ text: String) throws -> [Mark] {
      let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
      return try lines.map { line in
        let entry = /(\d+):(\d+)-(\d+):(\d+) ([a-z-]+): (.+)/
        guard let match = line.wholeMatch(of: entry), isRule(match.5),
          let numbers = try? [match.1, match.2, match.3, match.4].map({ try number($0) })
        else { throw ReadingError(description: "no mark: \(line)") }
        let span = SourceSpan(
          start: SourcePosition(line: numbers[0], column: numbers[1]),
          end: SourcePosition(line: numbers[2], column: numbers[3]))
        return Mark(span, String(match.5), String(match.6))
      }
    }

    private static func isRule(_ rule: Substring) -> Bool {
      rule == note || rules.contains(String(rule))
    }

    private static func number(_ digits: Substring) throws -> Int {
      guard let number = Int(digits) else {
        throw ReadingError(description: "no number: \(digits)")
      }
      return number
    }
  }
#endif
