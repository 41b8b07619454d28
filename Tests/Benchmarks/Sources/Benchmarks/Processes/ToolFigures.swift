import Foundation

/// The tool as whole processes: its release build beside others, in turns.
struct ToolFigures {
  let contractgen = ".build/generator/release/contractgen"
  let folder: URL
  let rounds: Int

  func all() throws -> [Figure] {
    [try generation(), try nothingChanged(), try conformance(), try difference()]
  }

  private func generation() throws -> Figure {
    let hundred = try generated("hundred", LargeSchema.commands(100))
    let thousand = try generated("thousand", LargeSchema.commands(1_000))
    var memory = 0
    let comparison = try Comparison(
      rounds: rounds,
      ours: {
        let run = try fresh(thousand)
        memory = max(memory, run.memory)
        return run.seconds
      }, peer: { try fresh(hundred).seconds })
    let isSmall = comparison.ours < 0.3 && memory < 150 << 20
    return Figure(
      what: "`generate`, 1,000 commands", peer: "100 commands", comparison,
      reach: .atMost(12, "times the time; under 0.3 s and 150 MiB"), also: isSmall,
      note: "\(memory >> 20) MiB at the most")
  }

  /// Generates a folder that is not there yet.
  private func fresh(_ arguments: [String]) throws -> ChildProcess {
    if let output = arguments.last { try? FileManager.default.removeItem(atPath: output) }
    return try ChildProcess(arguments)
  }

  private func nothingChanged() throws -> Figure {
    let empty = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "Empty").path
    let command = [contractgen, "generate", "--schema", "Schema/gitbay.yaml"]
    let comparison = try Comparison(
      rounds: rounds * 3, ours: { try ChildProcess(command).seconds },
      peer: { try ChildProcess([empty]).seconds })
    return Figure(
      what: "`generate`, nothing changed, gitbay", peer: "an empty Swift program", comparison,
      reach: .within(0.025))
  }

  private func conformance() throws -> Figure {
    let goldens = folder.appending(path: "goldens")
    try ManyGoldens.write(10_000, to: goldens)
    let command = [
      contractgen, "conform", "--schema", "Schema/gitbay.yaml", "--goldens", goldens.path,
    ]
    let comparison = try Comparison(
      rounds: rounds, ours: { try ChildProcess(command).seconds },
      peer: {
        try ChildProcess([CommandLine.arguments[0], "read", goldens.path]).seconds
      })
    return Figure(
      what: "`conform`, 10,000 goldens", peer: "reading the same files, JSONSerialization on each",
      comparison, reach: .atMost(1, "times the time"))
  }

  private func difference() throws -> Figure {
    let old = folder.appending(path: "old.yaml")
    let new = folder.appending(path: "new.yaml")
    let few = [folder.appending(path: "few-old.yaml"), folder.appending(path: "few-new.yaml")]
    try LargeSchema.commands(1_000).write(to: old, atomically: true, encoding: .utf8)
    try LargeSchema.commands(1_000, changed: 100).write(
      to: new, atomically: true, encoding: .utf8)
    try LargeSchema.commands(100).write(to: few[0], atomically: true, encoding: .utf8)
    try LargeSchema.commands(100, changed: 10).write(
      to: few[1], atomically: true, encoding: .utf8)
    let comparison = try Comparison(
      rounds: rounds,
      ours: { try ChildProcess([contractgen, "diff", old.path, new.path], accepted: [1]).seconds },
      peer: {
        try ChildProcess([contractgen, "diff", few[0].path, few[1].path], accepted: [1]).seconds
      })
    return Figure(
      what: "`diff`, 1,000 commands, 10 changes", peer: "100 commands, 10 changes", comparison,
      reach: .atMost(12, "times the time; under 0.5 s"), also: comparison.ours < 0.5)
  }

  /// Writes a schema, and gives back how code is generated from it.
  private func generated(_ name: String, _ schema: String) throws -> [String] {
    let file = folder.appending(path: name + ".yaml")
    try schema.write(to: file, atomically: true, encoding: .utf8)
    return [
      contractgen, "generate", "--schema", file.path, "--output",
      folder.appending(path: name).path,
    ]
  }
}
