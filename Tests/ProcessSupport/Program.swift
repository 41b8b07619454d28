import Foundation

/// A program that a test runs to its end.
package enum Program {
  /// How it ended, and what it said on both streams, in the order it said it.
  package struct Result {
    package let status: Int32
    package let output: String
  }

  /// Runs a program that is looked up in `PATH`; it reads nothing.
  package static func run(
    _ arguments: [String], in folder: URL = FileManager.default.temporaryDirectory
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
  }
}
