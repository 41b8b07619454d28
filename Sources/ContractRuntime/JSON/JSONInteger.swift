/// A JSON number, asked for as an integer.
public enum JSONInteger: Hashable, Sendable {
  /// The number is integral, however it is written (`12`, `12.0`, `1.2e1`), and fits.
  case value(Int64)
  /// The number is not integral.
  case fractional
  /// The number is integral and less than `Int64.min` or more than `Int64.max`.
  case outOfRange
}
