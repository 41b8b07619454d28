/// Two ways to the same end, measured in turns, so that what else the machine does falls on both.
struct Comparison {
  /// The median of ours.
  let ours: Double
  /// The median of the peer's.
  let peer: Double
  /// The median of the rounds' ratios, ours by the peer's.
  let ratio: Double
  /// The median of the rounds' differences, ours less the peer's.
  let difference: Double

  /// Measures round by round; who goes first changes with each.
  init(rounds: Int, ours: () throws -> Double, peer: () throws -> Double) rethrows {
    var pairs: [(ours: Double, peer: Double)] = []
    for round in 0..<rounds {
      if round.isMultiple(of: 2) {
        let first = try ours()
        pairs.append((first, try peer()))
      } else {
        let first = try peer()
        pairs.append((try ours(), first))
      }
    }
    self.init(pairs: pairs)
  }

  /// What was measured in pairs.
  init(pairs: [(ours: Double, peer: Double)]) {
    self.ours = pairs.map(\.ours).median
    self.peer = pairs.map(\.peer).median
    ratio = pairs.map { $0.ours / $0.peer }.median
    difference = pairs.map { $0.ours - $0.peer }.median
  }
}

extension [Double] {
  /// The middle one, or the mean of the two in the middle.
  fileprivate var median: Double {
    let sorted = sorted()
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2)
      ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }
}
