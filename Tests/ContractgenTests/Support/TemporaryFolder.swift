import Foundation

/// A folder that goes when nobody holds it any more.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appending(path: "ContractgenTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file, and the folders above it.
  @discardableResult
  func file(_ path: String, _ text: String) throws -> URL {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file
  }

  func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appending(path: path)), as: UTF8.self)
  }

  /// All that lies in the folder, hidden files too, as sorted paths.
  func contents(_ path: String = "") -> [String] {
    let folder = url.appending(path: path).path
    return (FileManager.default.subpaths(atPath: folder) ?? []).sorted()
  }

  /// What tells whether a file was written: each file's text, number and time.
  func state(_ path: String = "") throws -> [String: FileState] {
    var state: [String: FileState] = [:]
    for name in contents(path) {
      let file = url.appending(path: path).appending(path: name).path
      let attributes = try FileManager.default.attributesOfItem(atPath: file)
      state[name] = FileState(
        number: attributes[.systemFileNumber] as? Int, time: attributes[.modificationDate] as? Date,
        bytes: FileManager.default.contents(atPath: file))
    }
    return state
  }

  struct FileState: Equatable {
    let number: Int?
    let time: Date?
    let bytes: Data?
  }
}
