import ContractRuntime
import Foundation

/// Where a record can be read from.
package enum RecordSource: CaseIterable, Sendable {
  /// `init(json:)`.
  case bytes
  /// `JSONDecoder`.
  case decoder

  /// Reads a record.
  package func read<Record: ContractRecord>(
    _ type: Record.Type, _ body: Data
  ) throws -> Result<Record, Refusal> {
    try Refusal.catching {
      switch self {
      case .bytes: try Record(json: body)
      case .decoder: try JSONDecoder().decode(Record.self, from: body)
      }
    }
  }
}

/// Where a payload can be read from.
package enum PayloadSource: CaseIterable, Sendable {
  /// `init(json:)`.
  case bytes
  /// `JSONDecoder`.
  case decoder
  /// `init(userInfo:)` on what `JSONSerialization` makes, as iOS delivers it.
  case foundationObjects
  /// `init(userInfo:)` on boxed Swift values.
  case swiftValues

  /// Reads a payload.
  package func read<Payload: ContractPayload>(
    _ type: Payload.Type, _ body: Data
  ) throws -> Result<Payload, Refusal> {
    switch self {
    case .bytes: try RecordSource.bytes.read(type, body)
    case .decoder: try RecordSource.decoder.read(type, body)
    case .foundationObjects:
      try Refusal.catching { try Payload(userInfo: Self.foundationObjects(body)) }
    case .swiftValues:
      try Refusal.catching {
        try Payload(userInfo: Self.userInfo(JSONDocument(body).root.value.swiftValue))
      }
    }
  }

  /// What `JSONSerialization` makes of an object.
  package static func foundationObjects(_ body: Data) throws -> [AnyHashable: Any] {
    try userInfo(JSONSerialization.jsonObject(with: body))
  }

  private static func userInfo(_ object: Any) throws -> [AnyHashable: Any] {
    guard let userInfo = object as? [AnyHashable: Any] else { throw NoUserInfo() }
    return userInfo
  }

  private struct NoUserInfo: Error {}
}
