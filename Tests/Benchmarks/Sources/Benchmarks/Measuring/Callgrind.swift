import Foundation

/// What one repetition takes, counted by valgrind: the same on every run, whatever else the machine does.
struct Callgrind {
  /// Instructions, as many as the machine's processor would carry out.
  let instructions: Int
  /// Calls that take memory from the heap.
  let allocations: Int

  /// Whether valgrind is there.
  static let isPresent = (try? ChildProcess(["valgrind", "--version"])) != nil

  /// Counts one side of a pair: a process with many repetitions less one with half as many.
  init(_ pair: Pair, _ side: Pair.Side, folder: URL) throws {
    let (few, many) = (100, 200)
    let less = try Self.totals(pair, side, few, folder: folder)
    let more = try Self.totals(pair, side, many, folder: folder)
    instructions = (more.instructions - less.instructions) / (many - few)
    allocations = Int(
      (Double(more.allocations - less.allocations) / Double(many - few)).rounded())
  }

  private static func totals(
    _ pair: Pair, _ side: Pair.Side, _ repetitions: Int, folder: URL
  ) throws -> (instructions: Int, allocations: Int) {
    let file = folder.appending(path: "callgrind.out").path
    _ = try ChildProcess(
      [
        "valgrind", "--tool=callgrind", "--compress-strings=no", "--callgrind-out-file=\(file)",
        CommandLine.arguments[0], "loop", pair.name, side.rawValue, "\(repetitions)",
      ], environment: ["SWIFT_DETERMINISTIC_HASHING": "1"])
    let profile = try String(contentsOfFile: file, encoding: .utf8)
    var (instructions, allocations, isAllocation) = (0, 0, false)
    for line in profile.split(separator: "\n") {
      if line.hasPrefix("cfn=") {
        isAllocation = allocators.contains(String(line.dropFirst(4)))
      } else if isAllocation, line.hasPrefix("calls=") {
        allocations += line.dropFirst(6).split(separator: " ").first.flatMap { Int($0) } ?? 0
      } else if line.hasPrefix("totals:") {
        instructions = Int(line.dropFirst(7).trimmingCharacters(in: .whitespaces)) ?? 0
      }
    }
    guard instructions > 0 else { throw Failure("valgrind counted nothing for \(pair.name)") }
    return (instructions, allocations)
  }

  private static let allocators: Set = [
    "malloc", "calloc", "realloc", "posix_memalign", "aligned_alloc",
  ]
}
