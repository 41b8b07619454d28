import ContractRuntime
import Foundation
import YAMLReader

/// The text of a manifest.
enum ManifestText {
  /// The text with one entry more, in the order of the files; that of a new manifest where there is none.
  static func adding(
    _ entry: JSONValue, _ file: String, _ contract: String, _ release: String, to path: String
  ) throws(GoldenAddition.Failure) -> String {
    var root: [JSONValue.Member] = [
      .init("contract", .string(contract)), .init("release", .string(release)),
    ]
    var entries: [JSONValue] = []
    if FileManager.default.fileExists(atPath: path) {
      let (members, goldens) = try read(path, contract, release)
      root = members.filter { $0.name != "goldens" }
      entries = goldens
    }
    let names = entries.map { entry -> String in
      if case .string(let name)? = entry["file"] { name } else { "" }
    }
    guard !names.contains(file) else {
      throw .refused("\(path): lists \(file.quoted) already; choose another name")
    }
    entries.insert(entry, at: names.firstIndex { $0 > file } ?? entries.endIndex)
    root.append(.init("goldens", .array(entries)))
    return JSONValue.object(root).formatted() + "\n"
  }

  private static func read(
    _ path: String, _ contract: String, _ release: String
  ) throws(GoldenAddition.Failure) -> (members: [JSONValue.Member], goldens: [JSONValue]) {
    guard let bytes = try? SourceFile.bytes(of: path) else {
      throw .folder("\(path): error: cannot be read; it must be a file, and readable")
    }
    let (manifest, findings) = GoldenManifest.read(bytes, file: path)
    guard let manifest, findings.isEmpty,
      case .object(let members)? = try? JSONValue(json: String(decoding: bytes, as: UTF8.self)),
      case .array(let goldens)? = JSONValue.object(members)["goldens"]
    else {
      throw .folder(
        "\(path): error: is not a manifest as it stands; `contractgen conform` says why")
    }
    guard manifest.contract == contract, manifest.release == release else {
      throw .folder(
        "\(path): error: is the manifest of \(manifest.contract.quoted), \(manifest.release.quoted); "
          + "expected \(contract.quoted), \(release.quoted)")
    }
    return (members, goldens)
  }
}
