/// A schema of many commands, of which every tenth can have a mistake.
struct LargeSchema {
  private(set) var text: String
  /// What is wrong, in file order, as `line:column rule`.
  private(set) var mistakes: [String] = []
  private var lineCount: Int

  /// - Parameter doc: What everything is documented with, so that every declaration differs.
  init(commands count: Int, doc: String = "A row.", withMistakes: Bool = false) {
    text = Self.head(doc)
    lineCount = text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    for number in 0..<count {
      let kind = withMistakes && number % 10 == 3 ? number / 10 % Self.mistakeKinds.count : nil
      add(number, doc, kind.map { Self.mistakeKinds[$0] })
    }
  }

  /// One mistake: the line of a command it changes, what is written there, where it is reported, as
  /// lines below the command's name and a column, and the rule.
  private struct Mistake {
    let line: Int
    let text: String
    let row: Int
    let column: Int
    let rule: String

    init(_ line: Int, _ text: String, at column: Int, row: Int? = nil, _ rule: String) {
      (self.line, self.text, self.column, self.rule) = (line, text, column, rule)
      self.row = row ?? line
    }
  }

  private static let mistakeKinds = [
    Mistake(2, "access: reed", at: 13, "invalid-value"),
    Mistake(2, "acess: read", at: 5, "unknown-key"),
    Mistake(3, "arguments: [{ name: id, type: itn }]", at: 35, "unknown-type"),
    Mistake(5, "result: Rwo", at: 13, "unknown-type"),
    Mistake(6, "failures: { usage: { exit: usge } }", at: 32, "unknown-exit-code"),
    Mistake(4, "options: { limit: { type: int, length: 1.. } }", at: 36, "constraint-mismatch"),
    Mistake(6, "access: read", at: 5, "duplicate-key"),
    Mistake(2, "access: &found read", at: 13, "yaml-anchor"),
    Mistake(5, "# No result.", at: 3, row: 0, "missing-key"),
    Mistake(3, "arguments: [{ name: id, type: !!int int }]", at: 35, "yaml-tag"),
  ]

  private mutating func add(_ number: Int, _ doc: String, _ mistake: Mistake?) {
    var lines = [
      "  row show\(number):",
      "    doc: \(doc)",
      "    access: read",
      "    arguments: [{ name: id, type: int }]",
      "    options: { limit: { type: int } }",
      "    result: Row",
      "    failures: { usage: { exit: usage } }",
    ]
    if let mistake {
      lines[mistake.line] = "    " + mistake.text
      mistakes.append("\(lineCount + 1 + mistake.row):\(mistake.column) \(mistake.rule)")
    }
    lineCount += lines.count
    text += lines.joined(separator: "\n") + "\n"
  }

  private static func head(_ doc: String) -> String {
    """
    contract: Large
    releases: [v1]
    server: v1
    oldest: v1
    envelope:
      version: { key: v, is: 1 }
      data: data
      error: error
      exitCode: code
      stderr: stderr
      exitCodes: { failure: { code: 1, status: 500 }, usage: { code: 2, status: 400 } }
    scalars:
      RowID: { base: int64, distinct: true, doc: \(doc) }
    types:
      Kind: { enum: [a, b], doc: \(doc) }
      Row: { doc: \(doc), fields: { id: { type: RowID }, kind: { type: Kind } } }
    commands:

    """
  }
}
