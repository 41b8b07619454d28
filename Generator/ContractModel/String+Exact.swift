import ContractRuntime

extension Sequence<String> {
  func containsExactly(_ text: String) -> Bool { contains { $0.isExactly(text) } }
}

extension String {
  /// The parts between separators, scalar by scalar as the wire has them: an accent right after a
  /// slash starts the next part.
  func parts(at separator: Unicode.Scalar, maxSplits: Int = .max) -> [String] {
    unicodeScalars
      .split(separator: separator, maxSplits: maxSplits, omittingEmptySubsequences: false)
      .map { String($0) }
  }

  /// What stands before and after the first occurrence of a separator.
  func parts(around separator: String) -> (String, String)? {
    unicodeScalars.firstRange(of: separator.unicodeScalars).map {
      (String(unicodeScalars[..<$0.lowerBound]), String(unicodeScalars[$0.upperBound...]))
    }
  }
}
