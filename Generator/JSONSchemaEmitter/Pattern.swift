import ContractModel
import ContractRuntime

/// Patterns that say the same in ECMA-262, in Go's RE2 and in Python: no look-around, no class but sets
/// and `[\s\S]`, and no escape but of characters that mean something.
enum Pattern {
  /// What any text matches.
  static let anyText = #"[\s\S]*"#

  /// What matches exactly a text.
  static func literal(_ text: String) -> String {
    escaped(text.unicodeScalars, #"^$\.*+?()[]{}|"#)
  }

  /// What stands in a set between its brackets, from scalars in ascending order.
  static func set(_ scalars: [Unicode.Scalar]) -> String {
    var ranges: [ClosedRange<UInt32>] = []
    for value in scalars.map(\.value) {
      if let last = ranges.last, last.upperBound + 1 == value {
        ranges[ranges.count - 1] = last.lowerBound...value
      } else {
        ranges.append(value...value)
      }
    }
    func end(_ value: UInt32) -> String {
      escaped(Unicode.Scalar(value).map { [$0] } ?? [], #"\[]^-"#)
    }
    return ranges.map { range in
      range.count == 1 ? end(range.lowerBound) : end(range.lowerBound) + "-" + end(range.upperBound)
    }.joined()
  }

  /// The keywords for a pattern that ends in `$`.
  ///
  /// In Python, `$` also matches before a line feed at the end; a text with one more than belongs there
  /// is refused, which no other engine would take anyway.
  ///
  /// - Parameter ending: The fixed text before the `$`.
  static func whole(_ pattern: String, endingIn ending: String) -> [(String, JSONValue)] {
    let lineFeeds = ending.unicodeScalars.reversed().prefix { $0 == "\n" }.count
    // What is before such an ending may be line feeds too, and it takes those that are too many.
    let isRefused = lineFeeds < ending.unicodeScalars.count
    let tail = String(repeating: "\n", count: lineFeeds + 1) + "$"
    return [("pattern", .string(pattern))]
      + (isRefused ? [("not", .members([("pattern", .string(tail))]))] : [])
  }

  /// The keywords for a message.
  static func keywords(_ template: MessageTemplate) -> [(String, JSONValue)] {
    guard template.pieces.count > 1, let last = template.pieces.last else {
      return [("const", .string(template.pieces[0]))]
    }
    let pattern = "^" + template.pieces.map(literal).joined(separator: anyText)
    return last.isEmpty ? [("pattern", .string(pattern))] : whole(pattern + "$", endingIn: last)
  }

  private static func escaped(
    _ scalars: some Sequence<Unicode.Scalar>, _ special: String
  ) -> String {
    var text = String.UnicodeScalarView()
    for scalar in scalars {
      if special.unicodeScalars.contains(scalar) { text.append("\\") }
      text.append(scalar)
    }
    return String(text)
  }
}
