import ContractRuntime

/// The ways a report can be written.
enum ReportFormat: String, CaseIterable {
  /// For people and build tools: `file:line:column: error: …`.
  case text
  /// One JSON array of findings.
  case json
  /// Workflow commands, which GitHub shows at the place in a change.
  case github

  /// The lines for a report; JSON is written once, when all findings are known.
  func lines(_ items: [ReportItem]) -> String {
    switch self {
    case .text: items.map(\.text).joined(separator: "\n")
    case .json: JSONValue.array(items.map(\.json)).formatted()
    case .github: items.map(\.gitHub).joined(separator: "\n")
    }
  }
}

extension ReportItem {
  fileprivate var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("file", .string(file)),
      .init("line", .number(String(start.line))),
      .init("column", .number(String(start.column))),
    ]
    if let end {
      members += [
        .init("endLine", .number(String(end.line))),
        .init("endColumn", .number(String(end.column))),
      ]
    }
    if let keyPath { members.append(.init("keyPath", .string(keyPath))) }
    members += [.init("rule", .string(rule)), .init("message", .string(message))]
    if !notes.isEmpty {
      members.append(
        .init(
          "notes",
          .array(
            notes.map { note in
              .object([
                .init("line", .number(String(note.start.line))),
                .init("column", .number(String(note.start.column))),
                .init("message", .string(note.message)),
              ])
            })))
    }
    return .object(members)
  }

  /// `::error file=…,line=…::message`, escaped by GitHub's rules.
  fileprivate var gitHub: String {
    var properties = [
      ("file", file), ("line", String(start.line)), ("col", String(start.column)),
    ]
    if let end, end.line == start.line, end.column > start.column {
      properties.append(("endColumn", String(end.column)))
    }
    properties.append(("title", rule))
    let list = properties.map { "\($0)=\(Self.escapedProperty($1))" }.joined(separator: ",")
    let whole =
      ([message] + notes.map { "\(file):\($0.start): \($0.message)" }).joined(separator: "\n")
    return "::error \(list)::\(Self.escaped(whole))"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func escapedProperty(_ text: String) -> String {
    escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
