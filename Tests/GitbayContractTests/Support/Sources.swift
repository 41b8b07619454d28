import Foundation
import GitbayContract
import Testing

/// Where a payload can be read from.
enum PayloadSource: CaseIterable {
  /// `PushPayload(json:)`.
  case bytes
  /// `JSONDecoder`.
  case decoder
  /// `PushPayload(userInfo:)` on what `JSONSerialization` makes, as iOS delivers it.
  case foundationObjects
  /// `PushPayload(userInfo:)` on boxed Swift values.
  case swiftValues

  /// Reads a payload.
  func read(_ json: String) throws -> Result<PushPayload, Refusal> {
    let data = Data(json.utf8)
    return try Refusal.catching {
      switch self {
      case .bytes: try PushPayload(json: data)
      case .decoder: try JSONDecoder().decode(PushPayload.self, from: data)
      case .foundationObjects: try PushPayload(userInfo: Self.foundationObjects(data))
      case .swiftValues: try PushPayload(userInfo: Self.swiftValues(json))
      }
    }
  }

  static func foundationObjects(_ data: Data) throws -> [AnyHashable: Any] {
    try #require(try JSONSerialization.jsonObject(with: data) as? [AnyHashable: Any])
  }

  static func swiftValues(_ json: String) throws -> [AnyHashable: Any] {
    try #require(try JSONValue(json: json).swiftValue as? [AnyHashable: Any])
  }
}

/// Where a command's answer can be read from.
enum AnswerSource: CaseIterable {
  /// `response(from:)`.
  case bytes
  /// A `JSONDecoder` and an envelope of the test's own around the response type.
  case decoder

  private struct Envelope<Response: Decodable>: Decodable {
    let data: Response
  }

  /// Reads an answer that is no failure.
  func read<Command: GitbayCommand>(
    _ command: Command.Type, _ body: Data
  ) throws -> Result<Command.Response, Refusal> where Command.Response: Decodable {
    try Refusal.catching {
      switch self {
      case .bytes: try command.response(from: body)
      case .decoder: try JSONDecoder().decode(Envelope<Command.Response>.self, from: body).data
      }
    }
  }

  /// Reads an answer that carries some data.
  func read<Command: GitbayCommand>(
    _ command: Command.Type, data: String
  ) throws -> Result<Command.Response, Refusal> where Command.Response: Decodable {
    try read(command, Data(#"{"protocol_version":1,"data":\#(data)}"#.utf8))
  }
}

/// What a violation says, whichever source it comes from.
struct Refusal: Error, Equatable {
  let keyPath: String
  let expected: String
  let found: String
  let why: String?

  init(_ violation: ContractViolation, keyPath: String? = nil) {
    self.keyPath = keyPath ?? violation.keyPath
    expected = violation.expected
    found = violation.found
    why = violation.why
  }

  static func catching<Value>(_ read: () throws -> Value) throws -> Result<Value, Refusal> {
    do {
      return .success(try read())
    } catch let violation as ContractViolation {
      return .failure(Refusal(violation))
    } catch let error as DecodingError {
      guard case .dataCorrupted(let context) = error else { throw error }
      let violation = try #require(context.underlyingError as? ContractViolation)
      return .failure(Refusal(violation, keyPath: context.codingPath.notation))
    }
  }
}

extension [any CodingKey] {
  /// The path in the notation of `ContractViolation.keyPath`.
  var notation: String {
    reduce("") { path, key in
      key.intValue.map { KeyPathNotation.appending(index: $0, to: path) }
        ?? KeyPathNotation.appending(key: key.stringValue, to: path)
    }
  }
}

extension Result {
  var value: Success? { try? get() }
  var error: Failure? {
    if case .failure(let error) = self { return error }
    return nil
  }
}

extension JSONValue {
  /// The value as Swift would box it: no Foundation objects but null.
  var swiftValue: Any {
    switch self {
    case .null: NSNull()
    case .bool(let truth): truth
    case .number(let text): Int(text) ?? UInt64(text) ?? Double(text) ?? Double.nan
    case .string(let text): text
    case .array(let elements): elements.map(\.swiftValue)
    case .object(let members):
      [AnyHashable: Any](uniqueKeysWithValues: members.map { ($0.name, $0.value.swiftValue) })
    }
  }
}
