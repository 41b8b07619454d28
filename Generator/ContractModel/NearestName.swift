/// Finds the name that was probably meant.
public enum NearestName {
  /// The nearest of the known names, nil where none is near: at most a third of it differs.
  ///
  /// - Parameter isLastMeant: Whether the last of several that are equally near was meant, as of
  ///   releases; else it is the first in the alphabet.
  public static func of(
    _ name: String, in known: some Sequence<String>, isLastMeant: Bool = false
  ) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars.prefix(64))
    let limit = max(1, wanted.count / 3)
    var nearest: (distance: Int, name: String)?
    for candidate in known {
      // Names whose lengths differ by more cannot be near, and most differ by more.
      guard abs(candidate.unicodeScalars.count - wanted.count) <= limit else { continue }
      let distance = distance(wanted, Array(candidate.lowercased().unicodeScalars.prefix(64)))
      guard distance <= limit else { continue }
      if let found = nearest, distance >= found.distance {
        let isPreferred = isLastMeant || candidate < found.name
        if distance > found.distance || !isPreferred { continue }
      }
      nearest = (distance, candidate)
    }
    return nearest?.name
  }

  /// How many insertions, deletions, replacements and swaps of neighbours lead from one to the
  /// other.
  private static func distance(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...other.count)
    for i in one.indices {
      var row = [i + 1] + Array(repeating: 0, count: other.count)
      for j in other.indices {
        let replaced = last[j] + (one[i] == other[j] ? 0 : 1)
        row[j + 1] = min(replaced, last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, one[i] == other[j - 1], one[i - 1] == other[j] {
          row[j + 1] = min(row[j + 1], beforeLast[j - 1] + 1)
        }
      }
      (beforeLast, last) = (last, row)
    }
    return last[other.count]
  }
}
