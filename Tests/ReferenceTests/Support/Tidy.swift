#if Generator
  import Foundation
  import ProcessSupport

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
      let run = try Program.run([program, "-errors", "-quiet", "-utf8", file.path])
      return run.output + (run.status == 0 || !run.output.isEmpty ? "" : "tidy failed")
    }
  }
#endif
