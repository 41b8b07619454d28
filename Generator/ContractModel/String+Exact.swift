extension String {
  /// Whether both are the same scalars.
  ///
  /// Swift's `==` takes `é` and `e` with an accent for equal; on the wire they are two texts.
  public func isExactly(_ other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}

extension Sequence<String> {
  func containsExactly(_ text: String) -> Bool { contains { $0.isExactly(text) } }
}
