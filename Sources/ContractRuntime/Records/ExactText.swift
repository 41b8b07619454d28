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
    literal.utf8.elementsEqual(exact.text.utf8)
  }
}
