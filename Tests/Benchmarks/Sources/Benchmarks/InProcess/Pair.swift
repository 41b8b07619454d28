import Foundation

/// Something that is done in this process, by the generated code and by what a user would write instead.
struct Pair: Sendable {
  enum Side: String { case ours, peer }

  /// What it is called on the command line of a process that valgrind looks at.
  let name: String
  let what: String
  /// What the peer is.
  let against: String
  let reach: Figure.Reach
  /// Each does it as many times as it is told.
  let ours: @Sendable (Int) -> Void
  let peer: @Sendable (Int) -> Void

  func run(_ side: Side, _ repetitions: Int) {
    switch side {
    case .ours: ours(repetitions)
    case .peer: peer(repetitions)
    }
  }

  /// Compares the seconds of one repetition.
  func compare(rounds: Int) -> Comparison {
    let counts = (ours: repetitions(.ours), peer: repetitions(.peer))
    return Comparison(
      rounds: rounds,
      ours: { seconds(.ours, counts.ours) / Double(counts.ours) },
      peer: { seconds(.peer, counts.peer) / Double(counts.peer) })
  }

  /// How many repetitions take long enough for the clock, some milliseconds.
  private func repetitions(_ side: Side) -> Int {
    var count = 1
    while seconds(side, count) < 0.004 { count *= 2 }
    return count
  }

  /// The processor time of this thread, which is the same however busy the machine is with others.
  private func seconds(_ side: Side, _ repetitions: Int) -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
    let start = now()
    run(side, repetitions)
    return now() - start
  }
}

/// Takes a result, so that nothing that leads to it is optimized away.
@inline(never)
func keep<Value>(_ value: Value) {
  withExtendedLifetime(value) {}
}
