#if Generator
  import Foundation
  import ProcessSupport

  /// The Swift compiler, with the runtime that generated code leans on.
  enum Compiler {
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
      let run = try Program.run(
        [
          "swiftc", "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-module-name",
          "Examples", "-I", try Products.folder() + "/Modules",
        ] + files.keys.sorted(), in: folder)
      return run.status == 0 ? run.output : "exit status \(run.status)\n\(run.output)"
    }
  }
#endif
