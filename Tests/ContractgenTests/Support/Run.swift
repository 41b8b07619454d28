import Foundation

/// A process that has ended: how, and what it said.
struct Run {
  /// The exit status; minus the signal's number where a signal ended the process.
  let status: Int32
  let output: String
  let errors: String

  /// Both streams, for a process that may say the same thing on either.
  var all: String { output + errors }

  /// The lines that say `warning:` or `error:`.
  var complaints: [String] {
    all.split(separator: "\n").map(String.init)
      .filter { $0.contains("warning:") || $0.contains("error:") }
  }

  /// Runs a program to its end. No thread waits meanwhile, and no pipe can fill up.
  static func program(
    _ program: URL, _ arguments: [String], in folder: URL,
    environment: [String: String] = [:]
  ) async throws -> Run {
    let streams = try TemporaryFolder()
    let output = try streams.file("stdout", "")
    let errors = try streams.file("stderr", "")
    let writers = try [output, errors].map { try FileHandle(forWritingTo: $0) }
    // On Linux they stay open otherwise, and with more than a thousand open files `run` crashes.
    defer { writers.forEach { try? $0.close() } }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = writers[0]
    process.standardError = writers[1]
    try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in done.resume() }
      do { try process.run() } catch { done.resume(throwing: error) }
    }
    let isExit = process.terminationReason == .exit
    return Run(
      status: isExit ? process.terminationStatus : -process.terminationStatus,
      output: try streams.text("stdout"),
      errors: try streams.text("stderr"))
  }

  /// Runs contractgen.
  static func contractgen(
    _ arguments: String..., in folder: URL = Place.repository
  ) async throws -> Run {
    try await program(Place.contractgen, arguments, in: folder)
  }

  /// Runs SwiftPM on a package, in a scratch path of its own.
  static func swift(
    _ verb: String, _ arguments: [String] = [], on package: Checkout.Package,
    environment: [String: String] = [:]
  ) async throws -> Run {
    let paths = ["--package-path", package.folder.path, "--scratch-path", package.scratch.path]
    return try await program(
      URL(fileURLWithPath: "/usr/bin/env"), ["swift", verb] + paths + arguments,
      in: Place.products, environment: environment)
  }

  /// Runs `swift package generate-contract` on a package.
  static func generateContract(
    _ arguments: [String] = [], on package: Checkout.Package
  ) async throws -> Run {
    try await swift(
      "package", ["--allow-writing-to-package-directory", "generate-contract"] + arguments,
      on: package)
  }
}
