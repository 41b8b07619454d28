/// Finds the name that was probably meant.
enum NearestName {
  /// The nearest of the known names, nil where none is near: at most a third of it differs.
  static func of(_ name: String, in known: some Sequence<String>) -> String? {
    let limit = max(1, name.count / 3)
    return
      known
      .map { (name: $0, distance: distance(name.lowercased(), $0.lowercased())) }
      .filter { $0.distance <= limit }
      .min { ($0.distance, $0.name) < ($1.distance, $1.name) }?
      .name
  }

  /// What to write instead of an unknown name: the nearest of the known ones, or any of them.
  static func mend(_ name: String, in known: [String], otherwise listing: String) -> String {
    if let nearest = of(name, in: known) { return "did you mean `\(nearest)`?" }
    return known.isEmpty ? "there are none" : "\(listing) \(known.listed)"
  }

  /// How many insertions, deletions, replacements and swaps of neighbours lead from one to the
  /// other.
  private static func distance(_ one: String, _ other: String) -> Int {
    let one = Array(one.unicodeScalars.prefix(64))
    let other = Array(other.unicodeScalars.prefix(64))
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
