/// Two small schemas that differ by one change, and whom it breaks in one direction.
public struct DiffExample: Sendable, Hashable {
  /// The direction that is shown.
  public var direction: Direction
  /// Those that it breaks there, worst first.
  public var breaks: [Party]
  /// Both schemas in one text: a line that starts with `-` is the old one's, with `+` the new one's,
  /// with a space of both.
  public var text: String

  init(_ direction: Direction, _ breaks: Set<Party>, _ text: String) {
    self.direction = direction
    self.breaks = Effect(direction, breaks).breaks
    self.text = text
  }

  /// The old schema, completed.
  public var old: String { Self.completed(lines(besides: "+")) }
  /// The new schema, completed.
  public var new: String { Self.completed(lines(besides: "-")) }

  private func lines(besides mark: Character) -> [String] {
    text.split(separator: "\n").filter { $0.first != mark }.map { String($0.dropFirst()) }
  }

  // MARK: What every schema needs

  /// A schema with what it leaves out, as SchemaLanguage.md completes its examples.
  private static func completed(_ lines: [String]) -> String {
    let keys = Set(lines.compactMap { $0.split(separator: ":").first.map(String.init) })
    var head = [
      ("contract", "contract: Library"), ("releases", "releases: [v1, v2]"),
      ("server", "server: v2"),
      ("oldest", "oldest: v1"),
    ].filter { !keys.contains($0.0) }.map(\.1)
    if keys.contains("commands"), !keys.contains("envelope") { head.append(envelope) }
    return (head + lines).joined(separator: "\n") + "\n"
  }

  private static let envelope = """
    envelope:
      version: { key: protocol_version, is: 1 }
      data: data
      error: error
      exitCode: exit_code
      stderr: stderr
      page: { items: items, next: next }
      exitCodes:
        usage: { code: 2, status: 400, doc: The arguments are wrong. }
        notFound: { code: 3, status: 404, doc: There is no such thing. }
    """

  // MARK: Where a change can stand

  /// The fields of a payload, and what else the schema has.
  static func payload(
    _ breaks: Set<Party>, _ fields: String, besides more: String = ""
  ) -> DiffExample {
    let text = " payloads:\n   DuePush:\n     fields:\n" + indented(fields, by: 6)
    return DiffExample(.serverSends, breaks, text + suffix(more))
  }

  /// The fields of a call's body.
  static func body(
    _ breaks: Set<Party>, _ fields: String, besides more: String = ""
  ) -> DiffExample {
    let text =
      " endpoints:\n   reserve:\n     method: POST\n     path: /v1/reservations\n     body:\n"
      + "       fields:\n" + indented(fields, by: 8) + "\n     responses: { 204: {} }"
    return DiffExample(.clientSends, breaks, text + suffix(more))
  }

  /// What a command takes.
  static func call(
    _ breaks: Set<Party>, _ keys: String, access: String = "write", besides more: String = ""
  ) -> DiffExample {
    let text =
      " commands:\n   book find:\n     access: \(access)\n" + indented(keys, by: 4)
      + "\n     result: { fields: { count: { type: int } } }"
    return DiffExample(.clientSends, breaks, text + suffix(more))
  }

  /// What a command answers.
  static func answer(
    _ breaks: Set<Party>, _ keys: String, besides more: String = ""
  ) -> DiffExample {
    let text = " commands:\n   book list:\n     access: read\n" + indented(keys, by: 4)
    return DiffExample(.serverSends, breaks, text + suffix(more))
  }

  /// What an endpoint says of itself.
  static func endpoint(
    _ direction: Direction, _ breaks: Set<Party>, _ keys: String, besides more: String = ""
  ) -> DiffExample {
    let text = " endpoints:\n   shelf:\n" + indented(keys, by: 4)
    return DiffExample(direction, breaks, text + suffix(more))
  }

  /// The envelope, with what of it changes at the end.
  static func envelope(_ direction: Direction, _ breaks: Set<Party>, _ keys: String) -> DiffExample
  {
    let fixed = [
      ("version", "version: { key: v, is: 1 }"), ("data", "data: data"), ("error", "error: error"),
      ("exitCode", "exitCode: exit"), ("stderr", "stderr: log"),
      ("exitCodes", "exitCodes: { usage: { code: 2, status: 400 } }"),
    ]
    let given = Set(
      keys.split(separator: "\n").map { line in
        String(line.dropFirst().prefix { $0 != ":" })
      })
    let rest = fixed.filter { !given.contains($0.0) }.map { "   \($0.1)" }
    let text =
      " envelope:\n" + rest.joined(separator: "\n") + "\n" + indented(keys, by: 2)
        + """

         commands:
           book count: { access: read, result: { fields: { count: { type: int } } } }
        """
    return DiffExample(direction, breaks, text)
  }

  /// A toggle; the lines stand under its name.
  static func toggle(_ breaks: Set<Party>, _ keys: String) -> DiffExample {
    DiffExample(.app, breaks, " toggles:\n   Reminders:\n" + indented(keys, by: 4))
  }

  /// Lines behind their marks, moved to the right.
  private static func indented(_ lines: String, by count: Int) -> String {
    lines.split(separator: "\n").map { line in
      line.prefix(1) + String(repeating: " ", count: count) + line.dropFirst()
    }.joined(separator: "\n")
  }

  private static func suffix(_ more: String) -> String { more.isEmpty ? "" : "\n" + more }
}

extension Set<Party> {
  /// Both ends of the wire.
  static let bothSides: Set<Party> = [.clients, .servers]
  /// Both ends of the wire, and source.
  static let all: Set<Party> = [.clients, .servers, .source]
}

extension DiffRule {
  /// The smallest examples of the rule: one at least for each direction that it is about.
  public var examples: [DiffExample] { Self.examples[self] ?? [] }

  private static let examples: [DiffRule: [DiffExample]] = {
    let parts = [
      contractExamples, typeExamples, fieldExamples, enumExamples, commandExamples,
      envelopeExamples, endpointExamples, toggleExamples, routeExamples,
    ]
    return parts.reduce(into: [:]) { $0.merge($1) { $0 + $1 } }
  }()
}
