import Conformance
import ContractRuntime

/// Matrices as one JSON object.
enum MatrixJSON {
  static func text(_ report: MatrixReport) -> String {
    JSONValue.object([
      .init("contracts", .array(report.contracts.map(contract))),
      .init("problems", .array(report.problems.map(\.json))),
    ]).formatted()
  }

  private static func contract(_ entry: MatrixReport.Entry) -> JSONValue {
    .object([
      .init("contract", .string(entry.name)), .init("schema", .string(entry.schema)),
      .init("history", .string(entry.history)), .init("goldens", .string(entry.goldens)),
      .init("clients", .array(entry.matrix.clients.map { .string($0) })),
      .init("servers", .array(entry.matrix.servers.map { .string($0) })),
      .init("pairs", .array(entry.matrix.pairs.map(pair))),
    ])
  }

  private static func pair(_ pair: ReleasePair) -> JSONValue {
    .object([
      .init("client", .string(pair.client)), .init("server", .string(pair.server)),
      .init("verdict", .string(pair.verdict.rawValue)), .init("supported", .bool(pair.isSupported)),
      .init("asked", .number(String(pair.asked))),
      .init("notAsked", .number(String(pair.notAsked))),
      .init("particulars", .array(pair.particulars.map(particular))),
    ])
  }

  private static func particular(_ particular: Particular) -> JSONValue {
    .object([
      .init("effect", .string(particular.effect.rawValue)),
      .init("kind", .string(particular.kind.rawValue)),
      .init("subject", .string(particular.subject)),
      .init("keyPath", .string(particular.keyPath)), .init("detail", .string(particular.detail)),
      .init("goldens", .number(String(particular.goldens))),
      .init("example", .string(particular.example)),
    ])
  }
}
