#if Generator
  import ContractModel
  import Foundation
  import ProcessSupport
  import SwiftEmitter
  import Testing

  /// Swift modules that are generated from contracts, and a program that uses them.
  final class SwiftModules {
    private let folder: URL
    private var names: [String: String] = [:]
    private var sources: [String: String] = [:]

    init() throws {
      folder = FileManager.default.temporaryDirectory
        .appending(path: "SchemaDiffTests-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// The name of the module of a contract; contracts of the same schema share one.
    func module(of contract: Contract, schema: String) -> String {
      if let name = names[schema] { return name }
      let name = "Row\(names.count)"
      names[schema] = name
      // One file compiles faster than nine.
      sources[name] = SwiftEmitter.emit(contract, schema: "old.yaml").map(\.text)
        .joined(separator: "\n")
      return name
    }

    var count: Int { sources.count }

    /// What a program prints that imports the modules.
    func output(of main: String) throws -> String {
      for (name, text) in sources { try write(text, "\(name).swift") }
      let imports = sources.keys.sorted().map { "import \($0)\n" }.joined()
      try write(imports + main, "main.swift")
      let products = try Products.folder()
      let common = "swiftc -swift-version 6 -Onone -I \(quoted(products + "/Modules")) -I ."
      // Two at a time: each compiler is one process.
      let compile =
        "printf '%s\\n' \(sources.keys.sorted().joined(separator: " ")) | xargs -P 2 -I {} "
        + "\(common) -parse-as-library -wmo -module-name {} -emit-module -emit-module-path "
        + "{}.swiftmodule -c {}.swift -o {}.o"
      let objects = try Products.objects(of: "ContractRuntime").map(quoted).joined(separator: " ")
      let link = "\(common) -module-name Main main.swift Row*.o \(objects) -o program"
      let run = try Program.run(
        ["sh", "-c", "set -e\n\(compile)\n\(link)\n./program"], in: folder)
      try #require(run.status == 0, "\(run.output.suffix(4000))")
      return run.output
    }

    /// What the compiler says about files, each by itself; nothing of those that it takes.
    func complaints(about files: [String: String]) throws -> [String: String] {
      for (name, text) in files { try write(text, name) }
      let products = try Products.folder()
      let check =
        "printf '%s\\n' \(files.keys.sorted().joined(separator: " ")) | xargs -P 2 -I {} sh -c "
        + "'swiftc -swift-version 6 -typecheck -suppress-warnings -I \"\(products)/Modules\" {} "
        + "> {}.log 2>&1 || true'"
      let run = try Program.run(["sh", "-c", check], in: folder)
      try #require(run.status == 0, "\(run.output.suffix(4000))")
      var complaints: [String: String] = [:]
      for name in files.keys {
        let log = try String(contentsOf: folder.appending(path: name + ".log"), encoding: .utf8)
        if !log.isEmpty { complaints[name] = log }
      }
      return complaints
    }

    private func write(_ text: String, _ name: String) throws {
      try Data(text.utf8).write(to: folder.appending(path: name))
    }

    private func quoted(_ text: String) -> String {
      "'" + text.replacing("'", with: "'\\''") + "'"
    }
  }
#endif
