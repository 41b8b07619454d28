import Foundation

/// What breaks the contract: where, what was expected, what was found and, where the schema knows,
/// why.
///
/// The values themselves are never quoted, because any of them may be a secret; a number that does
/// not fit and a kind of value are named.
public struct ContractViolation: Error, Hashable, Sendable {
  /// The wire's path of the value, such as `data.items[2].kind`; empty for the whole text.
  public let keyPath: String
  /// What the contract asks for, such as `an integer`.
  public let expected: String
  /// What was there instead, such as `a string`.
  public let found: String
  /// The schema's reason, such as `sent since v1.32.1; an older server answers without it`.
  public let why: String?
  /// The place of the value in the text, where the value came from JSON bytes.
  public let position: JSONPosition?

  /// The path as coding keys, for a `DecodingError` with the same key path.
  let codingPath: [ContractKey]

  /// Creates a violation.
  public init(
    keyPath: String, expected: String, found: String, why: String? = nil,
    position: JSONPosition? = nil
  ) {
    self.init(
      keyPath: keyPath, expected: expected, found: found, why: why, position: position,
      codingPath: [])
  }

  init(
    keyPath: String, expected: String, found: String, why: String?, position: JSONPosition?,
    codingPath: [ContractKey]
  ) {
    self.keyPath = keyPath
    self.expected = expected
    self.found = found
    self.why = why
    self.position = position
    self.codingPath = codingPath
  }

  /// The violation that a text which is not strict JSON is.
  package init(_ error: JSONError) {
    self.init(
      keyPath: error.keyPath, expected: Self.strictJSON, found: "a fault", why: error.message,
      position: JSONPosition(line: error.line, column: error.column))
  }

  private static let strictJSON = "strict JSON"

  /// Whether the text is no strict JSON at all, such as the page of a proxy that answers in the
  /// server's place.
  public var isOfSyntax: Bool { expected == Self.strictJSON }
}

extension ContractViolation {
  /// Whether both say the same: the key path, what was expected and found, why, and the place.
  public static func == (one: ContractViolation, other: ContractViolation) -> Bool {
    one.keyPath == other.keyPath && one.expected == other.expected && one.found == other.found
      && one.why == other.why && one.position == other.position
  }

  /// Hashes the key path and what was found.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(keyPath)
    hasher.combine(found)
  }
}

extension ContractViolation: CustomStringConvertible, LocalizedError {
  /// One line: the key path, what was expected, what was found, why, and the place.
  public var description: String {
    var text = (keyPath.isEmpty ? "the text" : keyPath) + ": " + reason
    if let position { text += " (line \(position.line), column \(position.column))" }
    return text
  }

  /// What was expected, what was found, and why, without the place.
  package var reason: String {
    "expected \(expected), found \(found)" + (why.map { "; \($0)" } ?? "")
  }

  /// The same line as `description`.
  public var errorDescription: String? { description }
}
