#if Generator
  import Foundation

  /// Debian's `tidy`, which reads HTML strictly.
  enum Tidy {
    static let isMissing = "there is no tidy"

    static let program = ["/usr/bin/tidy", "/usr/local/bin/tidy", "/opt/homebrew/bin/tidy"]
      .first { FileManager.default.isExecutableFile(atPath: $0) }

    /// What tidy says of a page; nothing where the page is as it should be.
    static func complaints(_ page: String) throws -> String {
      guard let program else { return Self.isMissing }
      let file = FileManager.default.temporaryDirectory
        .appending(path: "page-\(UUID().uuidString).html")
      try Data(page.utf8).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      let process = Process()
      let errors = Pipe()
      process.executableURL = URL(fileURLWithPath: program)
      process.arguments = ["-errors", "-quiet", "-utf8", file.path]
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      process.standardError = errors
      try process.run()
      let said = errors.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return String(decoding: said, as: UTF8.self)
        + (process.terminationStatus == 0 || !said.isEmpty ? "" : "tidy failed")
    }
  }
#endif
