import Foundation

/// What compiling costs, in processor time of a debug build.
struct BuildFigures {
  let contractgen = ".build/generator/release/contractgen"
  let folder: URL
  let rounds: Int

  func all() throws -> [Figure] {
    let records = try generate("Records", LargeSchema.records(750))
    let plain = try write("Plain", HandWrittenTypes.records(750, .none))
    let codable = try write("Synthesized", HandWrittenTypes.records(750, .synthesized))
    var times: [(generated: Double, plain: Double, codable: Double)] = []
    for _ in 0..<rounds {
      times.append((try compile(records), try compile(plain), try compile(codable)))
    }
    func compare(_ peer: (Int) -> Double) -> Comparison {
      Comparison(pairs: times.indices.map { (times[$0].generated, peer($0)) })
    }
    let commands = try generate("Commands", LargeSchema.commands(100))
    let lines = try Self.lines(of: commands)
    let plainCommands = try write("PlainCommands", HandWrittenTypes.commands(100))
    let hundred = try Comparison(
      pairs: (0..<rounds).map { _ in (try compile(commands), try compile(plainCommands)) })
    let what = "debug build of the generated module, 750 records, processor time"
    return [
      Figure(
        what: what, peer: "the same structs, Hashable, without Codable",
        compare { times[$0].plain }, reach: .atMost(1.45, "times")),
      Figure(
        what: what, peer: "the same structs, synthesized Codable and Hashable",
        compare { times[$0].codable }, reach: .atMost(0.7, "times")),
      Figure(
        what: "debug build of 100 commands of five fields and an enum, processor time",
        peer: "the structs and enums of those, Hashable and nothing else", hundred,
        reach: .under(3)),
      Figure(
        what: "lines of code that is generated for one such command",
        value: "\(lines.code / 100), with documentation and blank lines \(lines.all / 100)",
        reach: "under 50", isReached: lines.code / 100 < 50),
    ]
  }

  private func generate(_ name: String, _ schema: String) throws -> URL {
    let file = folder.appending(path: name + ".yaml")
    let output = folder.appending(path: name)
    try schema.write(to: file, atomically: true, encoding: .utf8)
    _ = try ChildProcess([
      contractgen, "generate", "--schema", file.path, "--output", output.path,
    ])
    return output
  }

  private func write(_ name: String, _ files: [(name: String, text: String)]) throws -> URL {
    let output = folder.appending(path: name)
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    for file in files {
      try file.text.write(
        to: output.appending(path: file.name), atomically: true, encoding: .utf8)
    }
    return output
  }

  /// Compiles a module as the package manager's debug build does, and gives back the processor time.
  private func compile(_ sources: URL) throws -> Double {
    let objects = folder.appending(path: "objects")
    try? FileManager.default.removeItem(at: objects)
    try FileManager.default.createDirectory(at: objects, withIntermediateDirectories: true)
    let modules = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "Modules")
    let script = """
      cd "$1" && exec swiftc -swift-version 6 -Onone -g -enable-testing -enable-batch-mode -j2 \
      -parse-as-library -module-name Generated -emit-module -c -I "$2" "$3"/*.swift
      """
    let modulesPath = modules.absoluteURL.path
    return try ChildProcess([
      "sh", "-c", script, "sh", objects.path, modulesPath, sources.path,
    ]).processorSeconds
  }

  private static func lines(of folder: URL) throws -> (all: Int, code: Int) {
    var (all, code) = (0, 0)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        all += 1
        let trimmed = line.trimmingCharacters(in: .whitespaces)
        if !trimmed.isEmpty, !trimmed.hasPrefix("//") { code += 1 }
      }
    }
    return (all, code)
  }
}
