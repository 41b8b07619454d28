import Foundation

/// Python, by which a test reads what other programs read, or is a terminal.
enum Python {
  static let isMissing = "there is no python3"

  static let isAvailable = canImport("sys")

  /// Whether Python has a module.
  static func canImport(_ module: String) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", "import \(module)"]
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  static func run(
    _ program: String, _ arguments: [String], in folder: TemporaryFolder
  ) async throws -> Run {
    try await Run.program(
      URL(fileURLWithPath: "/usr/bin/env"), ["python3", "-c", program] + arguments,
      in: folder.url)
  }
}
