import ContractRuntime
import Testing

/// A text that must be read, and the value it is.
struct AcceptedText: Sendable, CustomTestStringConvertible {
  var text: String
  var value: JSONValue

  init(_ text: String, _ value: JSONValue) {
    self.text = text
    self.value = value
  }

  var testDescription: String { String(text.debugDescription.prefix(60)) }
}

/// A text that must be refused, and what must be said of it.
struct RefusedText: Sendable, CustomTestStringConvertible {
  var bytes: [UInt8]
  var reason: JSONError.Reason
  var line: Int
  var column: Int
  var keyPath: String

  init(
    _ text: String, _ reason: JSONError.Reason, _ line: Int, _ column: Int, _ keyPath: String = ""
  ) {
    self.init(bytes: Array(text.utf8), reason, line, column, keyPath)
  }

  init(
    bytes: [UInt8], _ reason: JSONError.Reason, _ line: Int, _ column: Int, _ keyPath: String = ""
  ) {
    self.bytes = bytes
    self.reason = reason
    self.line = line
    self.column = column
    self.keyPath = keyPath
  }

  var testDescription: String {
    String(String(decoding: bytes, as: UTF8.self).debugDescription.prefix(60))
  }
}

/// Short names for values in tables.
func number(_ text: String) -> JSONValue { .number(text) }
func string(_ text: String) -> JSONValue { .string(text) }
func array(_ elements: JSONValue...) -> JSONValue { .array(elements) }
func object(_ members: (String, JSONValue)...) -> JSONValue {
  .object(members.map { JSONValue.Member($0.0, $0.1) })
}

/// Short names for reasons in tables.
extension JSONError.Reason {
  static func value(_ found: String) -> Self {
    .unexpectedCharacter(found: found, expected: "a value")
  }
  static func element(_ found: String) -> Self {
    .unexpectedCharacter(found: found, expected: "a value or `]`")
  }
  static func key(_ found: String) -> Self {
    .unexpectedCharacter(found: found, expected: "a key")
  }
  static func firstKey(_ found: String) -> Self {
    .unexpectedCharacter(found: found, expected: "a key or `}`")
  }
  static func colon(_ found: String) -> Self {
    .unexpectedCharacter(found: found, expected: "`:`")
  }
  static func inArray(_ found: String) -> Self {
    .unexpectedCharacter(found: found, expected: "`,` or `]`")
  }
  static func inObject(_ found: String) -> Self {
    .unexpectedCharacter(found: found, expected: "`,` or `}`")
  }
  static func end(_ expected: String) -> Self { .unexpectedEnd(expected: expected) }
  static func word(_ suggestion: String?) -> Self { .unknownWord(suggestion: suggestion) }
  static func twice(_ key: String, _ line: Int, _ column: Int) -> Self {
    .duplicateKey(key: key, first: JSONPosition(line: line, column: column))
  }
}

/// The error a text is refused with; an issue and nil if it is read.
func refusal(
  _ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation
) -> JSONError? {
  do {
    _ = try JSONDocument(bytes)
    Issue.record("read without error", sourceLocation: sourceLocation)
    return nil
  } catch {
    return error
  }
}

/// The document of a text that must be read.
func document(_ text: String) throws -> JSONDocument { try JSONDocument(Array(text.utf8)) }
