#if Generator
  import Foundation
  import ProcessSupport
  import Testing

  /// The Swift compiler, and the runtime that generated code leans on.
  enum Compiler {
    /// What the compiler says about files; nothing where it takes them without a warning.
    static func complaints(about emitted: Emitted, and others: [String: String] = [:]) throws
      -> String
    {
      try complaints(about: emitted.files.merging(others) { $1 })
    }

    /// What the compiler says about files; nothing where it takes them without a warning.
    static func complaints(about files: [String: String]) throws -> String {
      try inFolder(of: files) { folder, files in
        let arguments = ["-typecheck", "-warnings-as-errors"] + files
        let run = try Program.run(["swiftc"] + options() + arguments, in: folder)
        return run.status == 0 ? run.output : "exit status \(run.status)\n\(run.output)"
      }
    }

    /// What a program prints that is made of generated files and a `main.swift`.
    static func output(of emitted: Emitted, main: String) throws -> String {
      try output(of: emitted.files, main: main)
    }

    /// What a program prints that is made of files and a `main.swift`.
    static func output(of files: [String: String], main: String) throws -> String {
      let files = files.merging(["main.swift": main]) { $1 }
      return try inFolder(of: files) { folder, files in
        let objects = try ["ContractRuntime", "ContractTesting"].flatMap(Products.objects)
        let arguments = files + objects + ["-Onone", "-o", "program"]
        let compilation = try Program.run(["swiftc"] + options() + arguments, in: folder)
        try #require(compilation.status == 0, "\(compilation.output)")
        return try Program.run(["./program"], in: folder).output
      }
    }

    private static func options() throws -> [String] {
      [
        "-swift-version", "6", "-module-name", "Generated", "-I",
        try Products.folder() + "/Modules",
      ]
    }

    private static func inFolder<Value>(
      of files: [String: String], _ body: (_ folder: URL, _ files: [String]) throws -> Value
    ) throws -> Value {
      let folder = FileManager.default.temporaryDirectory
        .appending(path: "SwiftEmitterTests-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      for (name, text) in files {
        try Data(text.utf8).write(to: folder.appending(path: name))
      }
      return try body(folder, files.keys.sorted())
    }
  }
#endif
