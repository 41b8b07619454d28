import ContractRuntime
import Foundation

/// What a violation says, whichever source it comes from.
package struct Refusal: Error, Equatable {
  package let keyPath: String
  package let expected: String
  package let found: String
  package let why: String?

  package init(_ violation: ContractViolation, keyPath: String? = nil) {
    self.keyPath = keyPath ?? violation.keyPath
    expected = violation.expected
    found = violation.found
    why = violation.why
  }

  /// What reading gives, or what the violation says; another error is thrown on.
  package static func catching<Value>(
    _ read: () throws -> Value
  ) throws -> Result<Value, Refusal> {
    do {
      return .success(try read())
    } catch let violation as ContractViolation {
      return .failure(Refusal(violation))
    } catch let error as DecodingError {
      guard case .dataCorrupted(let context) = error,
        let violation = context.underlyingError as? ContractViolation
      else { throw error }
      return .failure(Refusal(violation, keyPath: context.codingPath.notation))
    }
  }
}

extension [any CodingKey] {
  /// The path in the notation of `ContractViolation.keyPath`.
  package var notation: String {
    reduce("") { path, key in
      key.intValue.map { KeyPathNotation.appending(index: $0, to: path) }
        ?? KeyPathNotation.appending(key: key.stringValue, to: path)
    }
  }
}

extension Result {
  /// The value, nil where there is none.
  package var value: Success? { try? get() }
  /// The error, nil where there is none.
  package var error: Failure? {
    if case .failure(let error) = self { return error }
    return nil
  }
}
