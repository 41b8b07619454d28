import Foundation

/// A text that matches literals scalar by scalar.
///
/// Swift's own comparison takes canonically equivalent texts for equal, so that KELVIN SIGN would
/// match `"K"`; on the wire they are two values.
public struct ExactText {
  private let text: String

  /// Wraps a text, to be switched over.
  public init(_ text: String) {
    self.text = text
  }

  /// Whether a literal is exactly the text.
  public static func ~= (literal: String, exact: ExactText) -> Bool {
    literal.isExactly(exact.text)
  }
}

extension String {
  /// Whether another text is the same scalar by scalar.
  ///
  /// Swift's `==` takes `é` and `e` with an accent for equal; on the wire they are two texts.
  package func isExactly(_ other: String) -> Bool {
    // Nearly all comparisons of different texts end with the count.
    guard utf8.count == other.utf8.count else { return false }
    let isEqual = utf8.withContiguousStorageIfAvailable { one in
      other.utf8.withContiguousStorageIfAvailable { other in
        // There is no address where there is no byte.
        guard let one = one.baseAddress, let start = other.baseAddress else { return true }
        return memcmp(one, start, other.count) == 0
      }
    }
    return (isEqual ?? nil) ?? utf8.elementsEqual(other.utf8)
  }
}
