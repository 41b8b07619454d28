import Foundation

/// The goldens of gitbay's newest release, again and again under other names.
enum ManyGoldens {
  /// Writes a folder of goldens that `contractgen conform --goldens` reads; the few of the older releases
  /// are there once.
  static func write(_ count: Int, to folder: URL) throws {
    let all = URL(filePath: "Golden/gitbay")
    let source = all.appending(path: "v1.32.1")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in try FileManager.default.contentsOfDirectory(atPath: all.path)
    where name != "v1.32.1" {
      try FileManager.default.copyItem(
        at: all.appending(path: name), to: folder.appending(path: name))
    }
    let manifest = try JSONSerialization.jsonObject(
      with: Data(contentsOf: source.appending(path: "manifest.json")))
    guard var manifest = manifest as? [String: Any],
      let entries = manifest["goldens"] as? [[String: Any]]
    else { throw Failure("the manifest of v1.32.1 has no goldens") }
    let bodies = try entries.map { entry in
      try Data(contentsOf: source.appending(path: entry["file"] as? String ?? ""))
    }
    let release = folder.appending(path: "v1.32.1")
    try FileManager.default.createDirectory(at: release, withIntermediateDirectories: true)
    manifest["goldens"] = try (0..<count).map { number in
      let name = "golden-\(number).json"
      try bodies[number % bodies.count].write(to: release.appending(path: name))
      return entries[number % entries.count].merging(["file": name]) { $1 }
    }
    try JSONSerialization.data(withJSONObject: manifest)
      .write(to: release.appending(path: "manifest.json"))
  }

  /// What a user does to read the same files.
  static func readAll(in folder: URL) throws {
    let release = folder.appending(path: "v1.32.1")
    for name in try FileManager.default.contentsOfDirectory(atPath: release.path) {
      let body = try Data(contentsOf: release.appending(path: name))
      keep(try? JSONSerialization.jsonObject(with: body, options: .fragmentsAllowed))
    }
  }
}
