import Foundation

/// A row of the table: ours beside its peer, and what was to be reached.
struct Figure {
  enum Reach {
    /// So many times faster.
    case faster(Double)
    /// So many times as much at the most; the text says of what.
    case atMost(Double, String)
    /// So many seconds more at the most.
    case within(Double)
    /// So many seconds at the most, whatever the peer takes.
    case under(Double)
    /// No ratio is asked for.
    case nothing
  }

  let what: String
  let peer: String
  let ours: String
  let theirs: String
  let ratio: String
  let reach: String
  /// Whether it is reached, nil where there is nothing to reach.
  let isReached: Bool?
  let note: String

  /// - Parameters:
  ///   - also: What else must hold.
  ///   - note: What stands behind the reach.
  init(
    what: String, peer: String, _ comparison: Comparison, reach: Reach, also: Bool = true,
    note: String = ""
  ) {
    (self.what, self.peer, self.note) = (what, peer, note)
    ours = Self.time(comparison.ours)
    theirs = Self.time(comparison.peer)
    let faster = 1 / comparison.ratio
    switch reach {
    case .faster(let times):
      ratio = "\(Self.number(faster)) times faster"
      self.reach = "\(Self.number(times)) times faster"
      isReached = faster >= times && also
    case .atMost(let times, let of):
      ratio = "\(Self.number(comparison.ratio)) times"
      self.reach = "at most \(Self.number(times)) \(of)"
      isReached = comparison.ratio <= times && also
    case .within(let seconds):
      ratio = "\(Self.time(comparison.difference)) more"
      self.reach = "within \(Self.time(seconds))"
      isReached = comparison.difference <= seconds && also
    case .under(let seconds):
      ratio = "\(Self.number(comparison.ratio)) times"
      self.reach = "under \(Self.time(seconds))"
      isReached = comparison.ours < seconds && also
    case .nothing:
      ratio = "\(Self.number(faster)) times faster"
      self.reach = ""
      isReached = nil
    }
  }

  /// Something without a peer.
  init(what: String, value: String, reach: String, isReached: Bool) {
    (self.what, ours, self.reach, self.isReached) = (what, value, reach, isReached)
    (peer, theirs, ratio, note) = ("", "", "", "")
  }

  private static func time(_ seconds: Double) -> String {
    switch abs(seconds) {
    case ..<1e-6: "\(number(seconds * 1e9)) ns"
    case ..<1e-3: "\(number(seconds * 1e6)) µs"
    case ..<1: "\(number(seconds * 1e3)) ms"
    default: "\(number(seconds)) s"
    }
  }

  /// Three digits, as many as such a measurement is good for.
  private static func number(_ value: Double) -> String {
    let places = abs(value) >= 100 ? 0 : abs(value) >= 10 ? 1 : 2
    let text = String(format: "%.\(places)f", value)
    guard places > 0 else { return text }
    let short = text.reversed().drop { $0 == "0" }.drop { $0 == "." }.reversed()
    return String(short)
  }
}
