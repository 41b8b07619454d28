import ContractRuntime
import SchemaDiff
import YAMLReader

/// A comparison as one JSON object.
enum DiffJSON {
  static func text(_ comparisons: [ContractComparison], _ step: String) -> String {
    JSONValue.object([
      .init("contracts", .array(comparisons.map(contract))),
      .init("versionStep", .string(step)),
    ]).formatted()
  }

  private static func contract(_ comparison: ContractComparison) -> JSONValue {
    .object([
      .init("contract", .string(comparison.title)), .init("old", .string(comparison.old.file)),
      .init("new", .string(comparison.new.file)), .init("base", .string(comparison.base)),
      .init("problems", .array(comparison.problems.map { problem($0.diagnostic) })),
      .init("changes", .array(comparison.findings.map { change($0.change, $0.acceptance) })),
    ])
  }

  private static func problem(_ diagnostic: Diagnostic) -> JSONValue {
    .object(
      [.init("file", .string(diagnostic.file))] + members(of: diagnostic.span.start) + [
        .init("rule", .string(diagnostic.rule)), .init("message", .string(diagnostic.message)),
      ])
  }

  private static func change(_ change: SchemaChange, _ acceptance: Acceptance?) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("rule", .string(change.rule.rawValue)), .init("subject", .string(change.subject)),
      .init("verdict", .string(change.verdict.rawValue)),
      .init("message", .string(change.message)),
    ]
    if let old = change.old { members.append(.init("old", .object(self.members(of: old.start)))) }
    if let new = change.new { members.append(.init("new", .object(self.members(of: new.start)))) }
    members.append(
      .init(
        "effects",
        .array(
          change.effects.map { effect in
            .object([
              .init("direction", .string(effect.direction.rawValue)),
              .init("breaks", .array(effect.breaks.map { .string($0.rawValue) })),
            ])
          })))
    members.append(.init("finding", .string(change.fingerprint)))
    if let acceptance {
      members.append(
        .init(
          "accepted",
          .object([
            .init("reason", .string(acceptance.reason)),
            .init("affects", .string(acceptance.affects)),
          ])))
    }
    return .object(members)
  }

  private static func members(of position: SourcePosition) -> [JSONValue.Member] {
    [
      .init("line", .number(String(position.line))),
      .init("column", .number(String(position.column))),
    ]
  }
}
