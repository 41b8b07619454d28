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
  ) -> Result<Record, any Error> {
    Result {
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
  ) -> Result<Payload, any Error> {
    Result {
      switch self {
      case .bytes: try Payload(json: body)
      case .decoder: try JSONDecoder().decode(Payload.self, from: body)
      case .foundationObjects:
        try Payload(
          userInfo: JSONSerialization.jsonObject(with: body) as? [AnyHashable: Any] ?? [:])
      case .swiftValues:
        try Payload(
          userInfo: JSONDocument(body).root.value.swiftValue as? [AnyHashable: Any] ?? [:])
      }
    }
  }
}

extension Result {
  /// The value, nil where there is none.
  package var value: Success? { try? get() }

  /// The key path of the violation, nil where there is none; a `DecodingError` has it as coding path.
  package var brokenKeyPath: String? {
    guard case .failure(let error) = self else { return nil }
    if let violation = error as? ContractViolation { return violation.keyPath }
    guard case .dataCorrupted(let context)? = error as? DecodingError else { return nil }
    return context.codingPath.reduce("") { path, key in
      key.intValue.map { KeyPathNotation.appending(index: $0, to: path) }
        ?? KeyPathNotation.appending(key: key.stringValue, to: path)
    }
  }
}

/// Everything that printing, dumping and interpolating show of a value.
package func everythingPrinted(_ value: Any) -> String {
  var text = "\(value)" + String(reflecting: value)
  dump(value, to: &text)
  if let error = value as? any Error { text += error.localizedDescription }
  return text
}
