#if Generator
  import Foundation

  /// The Swift compiler, with the runtime that generated code leans on.
  enum Compiler {
    struct Unavailable: Error, CustomStringConvertible {
      let description: String
    }

    /// What the compiler says about the files of a module, in Swift 6 mode; nothing where it takes
    /// them without a warning.
    static func complaints(about files: [String: String]) throws -> String {
      let folder = FileManager.default.temporaryDirectory
        .appending(path: "DocumentationTests-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      for (name, text) in files {
        try Data(text.utf8).write(to: folder.appending(path: name))
      }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments =
        [
          "swiftc", "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-module-name",
          "Examples", "-I", try products() + "/Modules",
        ] + files.keys.sorted()
      process.currentDirectoryURL = folder
      let output = Pipe()
      process.standardOutput = output
      process.standardError = output
      try process.run()
      let data = try output.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      let text = String(decoding: data, as: UTF8.self)
      return process.terminationStatus == 0
        ? text : "exit status \(process.terminationStatus)\n\(text)"
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
  }
#endif
