import ContractModel

/// Scalars that are Swift types of their own.
enum ScalarEmitter {
  static func emit(_ scalar: Scalar) -> String {
    let base = scalar.base.swiftType
    let literal = scalar.base == .string ? "String" : "Integer"
    return """
      \(SwiftText.doc(scalar.doc ?? scalar.name))\
      public struct \(scalar.name): DistinctValue, ExpressibleBy\(literal)Literal {
        /// The value on the wire.
        public let rawValue: \(base)

        /// Wraps a value.
        public init(rawValue: \(base)) { self.rawValue = rawValue }

        /// Wraps a literal.
        public init(\(literal.lowercased())Literal value: \(base)) { rawValue = value }
      }

      """
  }
}
