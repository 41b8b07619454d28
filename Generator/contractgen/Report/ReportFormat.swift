import ContractRuntime

/// The ways a report can be written.
enum ReportFormat: String, CaseIterable {
  /// For people and build tools: `file:line:column: error: …`.
  case text
  /// One JSON array of findings.
  case json
  /// Workflow commands, which GitHub shows at the place in a change.
  case github

  /// JUnit's XML, with what is as it should be too.
  case junit

  /// Those that every verb writes. The last is for what is checked file by file.
  static let ofEveryVerb: [ReportFormat] = [.text, .json, .github]

  /// The line for a finding; nil where all are written at once.
  func line(_ item: ReportItem) -> String? {
    switch self {
    case .text: item.text
    case .github: item.gitHub
    case .json, .junit: nil
    }
  }

  /// What is written once, when all findings are known; nil where each is written on its own.
  func document(_ report: Report) -> String? {
    switch self {
    case .json: JSONValue.array(report.items.map(\.json)).formatted()
    case .junit: JUnitReport(report).text
    case .text, .github: nil
    }
  }
}

extension ReportItem {
  /// The item as an object.
  var json: JSONValue {
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

  /// Scalar by scalar: as characters, neither the ends of a line CRLF nor a mark with an accent would
  /// be found.
  private static func escaped(_ text: String, besides more: Set<Unicode.Scalar> = []) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      if scalar == "%" || scalar == "\r" || scalar == "\n" || more.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        escaped += "%" + (digits.count < 2 ? "0" : "") + digits
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  private static func escapedProperty(_ text: String) -> String {
    escaped(text, besides: [":", ","])
  }
}
