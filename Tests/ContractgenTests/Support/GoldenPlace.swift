#if Generator
  import Foundation
  import Testing

  /// A folder with gitbay's schema and, where asked for, its goldens, to which a test adds.
  struct GoldenPlace {
    let folder: TemporaryFolder
    /// Where the goldens of the schema's `server` lie.
    static let release = "Golden/gitbay/v1.32.1"
    static let manifest = release + "/manifest.json"
    static let command = ["--command", "notifications device list", "--status", "200"]

    /// An answer, as the server writes it.
    static let one =
      #"{"data":[{"added":"2026-11-30T15:34:45.448Z","id":12,"label":"Chloé’s","token":"fd17957e…"}],"#
      + #""exit_code":0,"protocol_version":1}"# + "\n"
    /// An answer with several of everything.
    static let several =
      #"{"data":[{"added":"2026-11-30T15:34:45.473Z","id":2,"label":"","token":"9dc05190…"},"#
      + #"{"added":"2026-11-30T15:34:45.534Z","id":3,"label":"\u003cb\u003e","token":"de0ba1b7…"},"#
      + #"{"added":"2026-11-30T15:34:45.573Z","id":7,"label":"two","token":"9dc05190…"}],"#
      + #""exit_code":0,"protocol_version":1}"#

    init(withGoldens: Bool = false) throws {
      folder = try TemporaryFolder()
      for path in ["Schema/gitbay.yaml"] + (withGoldens ? ["Golden/gitbay"] : []) {
        let copy = folder.url.appending(path: path)
        try FileManager.default.createDirectory(
          at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: Place.repository.appending(path: path), to: copy)
      }
      try folder.file("one.json", Self.one)
      try folder.file("several.json", Self.several)
    }

    /// Adds an answer to `notifications device list`.
    func add(_ name: String, _ body: String = "one.json", _ options: [String] = []) async throws
      -> Run
    {
      try await Run.program(
        Place.contractgen, ["golden", "add"] + Self.command + ["--name", name] + options + [body],
        in: folder.url)
    }

    /// Keeps of the release's goldens only those in one folder, so that many runs are soon over.
    func keepOnly(_ name: String) throws {
      var manifest = try #require(
        JSONSerialization.jsonObject(with: Data(folder.text(Self.manifest).utf8)) as? [String: Any])
      let goldens = try #require(manifest["goldens"] as? [[String: Any]])
      manifest["goldens"] = goldens.filter {
        ($0["file"] as? String)?.hasPrefix(name + "/") == true
      }
      try JSONSerialization.data(withJSONObject: manifest)
        .write(to: folder.url.appending(path: Self.manifest))
      let release = folder.url.appending(path: Self.release)
      for entry in try FileManager.default.contentsOfDirectory(atPath: release.path)
      where entry != name && entry != "manifest.json" {
        try FileManager.default.removeItem(at: release.appending(path: entry))
      }
    }

    /// The files that the manifest lists, in its order.
    func listed() throws -> [String] {
      let root = try JSONSerialization.jsonObject(with: Data(folder.text(Self.manifest).utf8))
      let goldens = try #require((root as? [String: Any])?["goldens"] as? [[String: Any]])
      return goldens.compactMap { $0["file"] as? String }
    }
  }
#endif
