import ContractRuntime
import Foundation

/// All goldens of a contract, as the manifests of its releases list them.
package struct GoldenSet: Sendable {
  /// The contract's name.
  package let contract: String
  /// The folder of the contract's releases.
  package let folder: URL
  /// The release of a golden that is asked for by its file alone.
  package let release: String
  /// The releases that have goldens, sorted.
  package let releases: [String]
  /// The goldens of all releases; empty where a manifest is broken, and `read` says how.
  package let all: [Golden]

  /// Reads the goldens of a contract.
  package init(_ contract: String, release: String) {
    self.contract = contract
    self.release = release
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Golden/\(contract.lowercased())")
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: folder.path(percentEncoded: false))
    let releases = (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
    self.folder = folder
    self.releases = releases
    all = (try? releases.flatMap { try Self.read(contract, $0, in: folder) }) ?? []
  }

  /// The goldens of a release, in the manifest's order.
  package func read(_ release: String) throws -> [Golden] {
    try Self.read(contract, release, in: folder)
  }

  private static func read(
    _ contract: String, _ release: String, in folder: URL
  ) throws -> [Golden] {
    let folder = folder.appending(path: release)
    let manifest = try JSONDocument(Data(contentsOf: folder.appending(path: "manifest.json"))).root
    try manifest.mustHaveOnly("contract", "release", "goldens")
    guard try manifest.string("contract") == contract, try manifest.string("release") == release
    else { throw ManifestFault("the manifest is not that of \(contract) \(release)") }
    return try manifest.value("goldens").elements.map {
      try Golden($0, release: release, in: folder)
    }
  }

  // MARK: Goldens of a kind

  package var payloads: [Golden] { all(.payload) }
  package var commands: [Golden] { all(.command) }
  package var envelopes: [Golden] { all(.envelope) }
  package var requests: [Golden] { all(.request) }
  package var responses: [Golden] { all(.response) }
  package var toggles: [Golden] { all(.toggle) }

  /// Those that a server sent.
  package var captured: [Golden] { all.filter { !$0.isMadeByHand } }
  /// Those that a person wrote.
  package var madeByHand: [Golden] { all.filter(\.isMadeByHand) }

  private func all(_ kind: Golden.Kind) -> [Golden] { all.filter { $0.kind == kind } }

  // MARK: A golden

  /// The golden of a file.
  package func golden(_ file: String, _ release: String? = nil) throws -> Golden {
    let release = release ?? self.release
    guard let golden = all.first(where: { $0.release == release && $0.file == file }) else {
      throw ManifestFault("no golden \(release)/\(file)")
    }
    return golden
  }

  /// The bytes of a golden.
  package func bytes(_ file: String, _ release: String? = nil) throws -> Data {
    try golden(file, release).bytes
  }

  /// The files that lie in the contract's folder beside the manifests, as goldens describe
  /// themselves.
  package func files() throws -> [String] {
    let root = folder.path(percentEncoded: false)
    return try FileManager.default.subpathsOfDirectory(atPath: root).filter {
      let file = folder.appending(path: $0)
      let isFolder = try file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true
      return !isFolder && file.lastPathComponent != "manifest.json"
    }
  }
}
