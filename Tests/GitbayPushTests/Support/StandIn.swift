import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The process that stands in for gitbay: it serves the JSON API on loopback (`gitbay.py`).
@MainActor
final class StandInProcess {
  private let port: Int
  private let process: Process
  private let input: Pipe
  private var instanceCount = 0

  /// The process that all tests share which do not stop it.
  static let shared = Task { try await StandInProcess() }

  /// The bearer token of each user, on every instance.
  nonisolated static let tokens = [
    "ada": "gb_7f3a91c2e5d84b60", "bob": "gb_0123456789abcdef", "cy": "gb_fedcba9876543210",
  ]

  nonisolated static let python = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":").map { "\($0)/python3" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Starts a process.
  init() async throws {
    let python = try #require(Self.python)
    let files = URL(filePath: #filePath).deletingLastPathComponent()
    let goldens = files.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Golden/gitbay/v1.32.1")
    let (process, input, output) = (Process(), Pipe(), Pipe())
    process.executableURL = URL(filePath: python)
    process.arguments =
      [files.appending(path: "gitbay.py").path, goldens.path] + Self.tokens.map { "\($0)=\($1)" }
    process.standardInput = input
    process.standardOutput = output
    let (chunks, continuation) = AsyncStream.makeStream(of: Data.self)
    output.fileHandleForReading.readabilityHandler = { handle in
      let bytes = handle.availableData
      if bytes.isEmpty { continuation.finish() } else { continuation.yield(bytes) }
    }
    try process.run()
    var text = ""
    for await bytes in chunks {
      text += String(decoding: bytes, as: UTF8.self)
      if text.hasSuffix("\n") { break }
    }
    output.fileHandleForReading.readabilityHandler = nil
    port = try #require(Int(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    (self.process, self.input) = (process, input)
  }

  /// An instance that nobody has used yet.
  func instance() -> StandIn {
    instanceCount += 1
    return StandIn(address: "http://127.0.0.1:\(port)/i\(instanceCount)")
  }

  /// Ends the process, and returns when nobody listens any more.
  func stop() async {
    await withCheckedContinuation { continuation in
      process.terminationHandler = { _ in continuation.resume() }
      process.terminate()
    }
  }
}

/// One instance of the process.
struct StandIn {
  /// A row as the instance holds it.
  struct Row: Decodable, Equatable {
    let id: Int
    let token: String
    let owner: String
  }

  /// A request as it arrived.
  struct Request: Decodable {
    let method: String
    /// The path below the instance's address.
    let path: String
    let body: String
    let authorization: String?
    let ifNoneMatch: String?
  }

  /// `http://127.0.0.1:<port>/<name>`.
  let address: String

  /// The rows, by id.
  func rows() async throws -> [Row] {
    try await get("/rows", as: [Row].self).sorted { $0.id < $1.id }
  }

  /// The requests so far that were for the API.
  func requests() async throws -> [Request] { try await get("/requests", as: [Request].self) }

  private func get<Value: Decodable>(_ path: String, as type: Value.Type) async throws -> Value {
    let url = try #require(URL(string: address + path))
    let (data, _) = try await URLSession.shared.data(from: url)
    return try JSONDecoder().decode(type, from: data)
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips what needs the stand-in where python3 is missing.
  static var needsStandIn: Self {
    .enabled(
      if: StandInProcess.python != nil, "python3, which runs the stand-in gitbay, is not installed")
  }
}
