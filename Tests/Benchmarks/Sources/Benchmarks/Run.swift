import Foundation

/// One run of all that is measured.
struct Run {
  /// How often each pair is measured in turns.
  private let rounds: Int
  /// How often the large modules are compiled; 0 leaves their rows out.
  private let builds: Int

  /// - Parameter environment: `BENCH_ROUNDS` and `BENCH_BUILDS`.
  init(_ environment: [String: String]) throws {
    func number(_ name: String, _ standard: Int) throws -> Int {
      guard let text = environment[name], !text.isEmpty else { return standard }
      guard let number = Int(text), (0...1_000).contains(number) else {
        throw Failure("\(name) is a number from 0 to 1000, found `\(text)`")
      }
      return number
    }
    rounds = max(1, try number("BENCH_ROUNDS", 23))
    builds = try number("BENCH_BUILDS", 1)
  }

  func page() throws -> Page {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "contract-benchmarks-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let pairs = try Pair.all()
    var figures = pairs.map { pair in
      say(pair.what)
      return Figure(
        what: pair.what, peer: pair.against, pair.compare(rounds: rounds), reach: pair.reach)
    }
    say("the tool")
    figures += try ToolFigures(folder: folder, rounds: (rounds + 1) / 2).all()
    if builds > 0 {
      say("debug builds")
      figures += try BuildFigures(folder: folder, rounds: builds).all()
    }
    guard Callgrind.isPresent else { return Page(figures: figures, counts: []) }
    say("instructions")
    let counts = try pairs.map { pair in
      Page.Counts(
        what: pair.what, ours: try Callgrind(pair, .ours, folder: folder),
        peer: try Callgrind(pair, .peer, folder: folder))
    }
    return Page(figures: figures, counts: counts)
  }

  /// Says on standard error what is measured now, for this takes minutes.
  private func say(_ what: String) {
    FileHandle.standardError.write(Data("Measuring \(what)\n".utf8))
  }
}
