/// What a client of one release makes of what the server of another answers.
public struct ReleasePair: Sendable, Hashable {
  /// The release whose contract the client was generated from.
  public var client: String
  /// The release whose goldens it meets.
  public var server: String
  /// Whether the two are meant to work together: the server's release is the client's `oldest` or
  /// comes after it. What comes after the client's own release counts, for that is what a client in
  /// the store meets.
  public var isSupported: Bool
  /// How many goldens the client asks for.
  public var asked = 0
  /// How many it does not ask for.
  public var notAsked = 0
  /// What is particular, worst first, then by what it is about.
  public var particulars: [Particular] = []

  /// What a pair comes to.
  public enum Verdict: String, Sendable, CaseIterable {
    /// The client reads all that it asks for.
    case whole
    /// The client reads every body, and lacks something that its own release's server sends or that the
    /// newest contract knows.
    case loses
    /// The client cannot read a body.
    case breaks
    /// The client asks for nothing that the goldens show.
    case notAsked = "not-asked"
  }

  /// What the pair comes to: the worst of its particulars.
  public var verdict: Verdict {
    if count(.breaks) > 0 { return .breaks }
    if count(.loses) > 0 { return .loses }
    return asked > 0 ? .whole : .notAsked
  }

  /// Whether a client that is meant to read the server's answers cannot.
  public var isBad: Bool { isSupported && verdict == .breaks }

  /// How many particulars have an effect.
  public func count(_ effect: Particular.Effect) -> Int {
    particulars.count { $0.effect == effect }
  }
}
