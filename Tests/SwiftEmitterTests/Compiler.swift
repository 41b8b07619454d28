#if Generator
  import Foundation
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
        let (status, output) = try run("swiftc", options() + arguments, in: folder)
        return status == 0 ? output : "exit status \(status)\n\(output)"
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
        let objects = try ["ContractRuntime", "ContractTesting"].flatMap { module in
          let folder = try products() + "/\(module).build"
          return try FileManager.default.contentsOfDirectory(atPath: folder)
            .filter { $0.hasSuffix(".o") }.map { folder + "/" + $0 }
        }
        let arguments = files + objects + ["-Onone", "-o", "program"]
        let (status, output) = try run("swiftc", options() + arguments, in: folder)
        try #require(status == 0, "\(output)")
        return try run("./program", [], in: folder).output
      }
    }

    private static func options() throws -> [String] {
      ["-swift-version", "6", "-module-name", "Generated", "-I", try products() + "/Modules"]
    }

    /// The folder that the package was built into: one above the test program that has the modules.
    private static func products() throws -> String {
      for argument in CommandLine.arguments {
        var folder = URL(fileURLWithPath: argument)
        while folder.path != "/" {
          folder.deleteLastPathComponent()
          let module = folder.path + "/Modules/ContractRuntime.swiftmodule"
          if FileManager.default.fileExists(atPath: module) { return folder.path }
        }
      }
      throw Unavailable(description: "no built ContractRuntime beside \(CommandLine.arguments)")
    }

    struct Unavailable: Error, CustomStringConvertible {
      let description: String
    }

    // MARK: Processes

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

    private static func run(
      _ program: String, _ arguments: [String], in folder: URL
    ) throws -> (status: Int32, output: String) {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = [program] + arguments
      process.currentDirectoryURL = folder
      let output = Pipe()
      process.standardOutput = output
      process.standardError = output
      try process.run()
      let data = try output.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }
  }
#endif
