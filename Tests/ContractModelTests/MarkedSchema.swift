#if Generator
  import ContractModel
  import Testing
  import YAMLReader

  /// A schema in which what is wrong with it is marked.
  ///
  /// A comment under a line marks a place in it and says what is reported there:
  ///
  ///     label: { typ: string }
  ///     #        ^~~ unknown-key: did you mean `type`?
  ///
  /// `^` stands under the first character of the place and a `~` under each further one; `^…` marks
  /// a place that runs on in the next line. The `#` itself marks column 1. Then follow the rule, or
  /// `note` for the other place of a finding, and a part of the message.
  ///
  /// What every schema needs is added where it is left out: the contract's name, its releases and,
  /// where there are commands, an envelope.
  struct MarkedSchema: CustomTestStringConvertible {
    let title: String
    let text: String

    /// - Parameter complete: Whether nothing is left out.
    init(_ title: String, complete: Bool = false, _ text: String) {
      self.title = title
      self.text = complete ? text : Self.completed(text)
    }

    var testDescription: String { title }

    static func completed(_ text: String) -> String {
      let keys = text.split(separator: "\n").compactMap { $0.split(separator: ":").first }
      var lines = essentials.filter { !keys.contains($0.key[...]) }.map(\.line)
      if keys.contains("commands"), !keys.contains("envelope") { lines.append(envelope) }
      return (lines + [text]).joined(separator: "\n")
    }

    private static let essentials = [
      (key: "contract", line: "contract: Test"),
      (key: "releases", line: "releases: [v1, v2, v3]"),
      (key: "server", line: "server: v3"),
      (key: "oldest", line: "oldest: v2"),
    ]

    private static let envelope = """
      envelope:
        version: { key: v, is: 1 }
        data: data
        error: error
        exitCode: code
        stderr: stderr
        page: { items: items, next: next }
        exitCodes: { failure: { code: 1, status: 500 }, usage: { code: 2, status: 400 } }
      """

    // MARK: Marks

    /// A marked place, or a reported one.
    struct Mark: Hashable, CustomStringConvertible {
      var line: Int
      var column: Int
      /// How many characters are marked; nil where the place runs on in the next line.
      var length: Int?
      var rule: String
      var message: String

      var description: String {
        "\(line):\(column)\(length.map { "+\($0)" } ?? "…") \(rule): \(message)"
      }

      func describes(_ other: Mark) -> Bool {
        line == other.line && column == other.column && length == other.length
          && rule == other.rule && other.message.contains(message)
      }
    }

    /// What the text marks, in file order.
    var marks: [Mark] {
      var marks: [Mark] = []
      var marked = 0
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        guard let mark = Self.mark(line, at: marked) else {
          marked = index + 1
          continue
        }
        marks.append(mark)
      }
      return marks
    }

    private static func mark(_ text: Substring, at line: Int) -> Mark? {
      let sign = /^#( *\^)?(~*)(…?) (note|[a-z-]+): (.*)$/
      guard let match = text.firstMatch(of: sign),
        match.1 != nil || !match.2.isEmpty || SchemaRule(rawValue: String(match.4)) != nil
      else { return nil }
      return Mark(
        line: line, column: 1 + (match.1?.count ?? 0),
        length: match.3.isEmpty ? 1 + match.2.count : nil, rule: String(match.4),
        message: String(match.5))
    }

    // MARK: What is reported

    var diagnostics: [Diagnostic] {
      SchemaReader.read(YAMLSource(file: "test.yaml", text: text)).diagnostics
    }

    /// Checks that exactly what is marked is reported, in file order, with its notes.
    func check() {
      let diagnostics = diagnostics
      let found = diagnostics.map { Self.mark($0.span, $0.rule, $0.message) }
      let notes = diagnostics.flatMap(\.notes).map { Self.mark($0.span, "note", $0.message) }
      let expected = marks.filter { $0.rule != "note" }
      let expectedNotes = marks.filter { $0.rule == "note" }
      #expect(Self.agree(expected, found), "\(found)")
      #expect(
        expectedNotes.count == notes.count
          && expectedNotes.allSatisfy { note in notes.contains { note.describes($0) } }, "\(notes)")
    }

    private static func agree(_ expected: [Mark], _ found: [Mark]) -> Bool {
      expected.count == found.count && zip(expected, found).allSatisfy { $0.describes($1) }
    }

    private static func mark(_ span: SourceSpan, _ rule: String, _ message: String) -> Mark {
      let length =
        span.end.line == span.start.line ? max(1, span.end.column - span.start.column) : nil
      return Mark(
        line: span.start.line, column: span.start.column, length: length, rule: rule,
        message: message)
    }
  }
#endif
