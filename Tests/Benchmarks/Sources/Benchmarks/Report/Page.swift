import Foundation

/// Documentation/Benchmarks.md.
struct Page {
  /// What valgrind counted for one repetition of a pair.
  struct Counts {
    let what: String
    let ours: Callgrind
    let peer: Callgrind
  }

  let figures: [Figure]
  let counts: [Counts]

  var text: String {
    """
    # Benchmarks

    Written by `make bench`: one program measures this package and, in the same run and in turns, what a user
    would pick instead. Each figure is the median of its rounds, each ratio the median of the rounds' ratios, so
    that what else a machine does falls on both sides. `Tests/Benchmarks` has the program and the peers.

    Made on \(Self.machine). What happens inside of the program is
    processor time, whole processes are the time that passed. `BENCH_ROUNDS` says how often each pair is measured,
    23 times where it is not set; `BENCH_BUILDS` how often the large modules are compiled, once where it is not
    set, and 0 leaves out their rows, which take most of the time.

    ## Figures

    \(table(
      ["what", "ours", "against", "its figure", "ratio", "to reach", ""],
      figures.map { figure in
        [
          figure.what, figure.ours, figure.peer, figure.theirs, figure.ratio,
          figure.reach + (figure.note.isEmpty ? "" : " (\(figure.note))"),
          figure.isReached.map { $0 ? "reached" : "**missed**" } ?? "",
        ]
      }))

    ## What is out of reach

    - 100 commands in three seconds: their peer in the table is the least that can be compiled for them, because
      what an app keeps and compares must be `Hashable`. All that generated code adds is what the ratio is above one.
    - A route ten times faster than `split` and `Int()`: making its two texts alone takes what the table says for
      scale. What is left for all else would be about as much again, for finding three slashes, comparing a
      literal, holding nine characters against a set and reading a number.

    ## Instructions and heap

    Counted by valgrind for one repetition. They are the same on every run, so that a change of some percent shows
    where a time would not.

    \(counts.isEmpty ? "valgrind was not there.\n" : table(
      ["what", "instructions", "the peer's", "ratio", "takes from the heap", "the peer's"],
      counts.map { row in
        [
          row.what, "\(row.ours.instructions)", "\(row.peer.instructions)",
          String(format: "%.2f", Double(row.peer.instructions) / Double(row.ours.instructions)),
          "\(row.ours.allocations)", "\(row.peer.allocations)",
        ]
      }))
    """
  }

  private func table(_ head: [String], _ rows: [[String]]) -> String {
    ([head, head.map { _ in "---" }] + rows)
      .map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }

  private static var machine: String {
    #if arch(x86_64)
      let processor = "x86_64"
    #elseif arch(arm64)
      let processor = "arm64"
    #else
      let processor = "another processor"
    #endif
    #if os(Linux)
      let system = "Linux"
    #else
      let system = "macOS"
    #endif
    return "\(system), \(processor), \(ProcessInfo.processInfo.activeProcessorCount) cores, "
      + "Swift \(swiftVersion), release builds"
  }

  private static var swiftVersion: String {
    #if compiler(>=6.4)
      "6.4 or newer"
    #elseif compiler(>=6.3)
      "6.3"
    #elseif compiler(>=6.2)
      "6.2"
    #else
      "6.1"
    #endif
  }
}
