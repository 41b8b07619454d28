import Foundation
import YAMLReader

/// The goldens of a contract on disk: a folder for each release, with a manifest each.
public struct GoldenFolder: Sendable {
  /// The folder, as the user named it.
  public let path: String
  /// The name of a manifest.
  public static let manifestName = "manifest.json"

  /// What macOS leaves behind where someone looked.
  static let finderFile = ".DS_Store"

  /// Names a folder.
  public init(path: String) {
    self.path = path
  }

  /// The manifest of a release.
  public func manifest(of release: String) -> String { "\(path)/\(release)/\(Self.manifestName)" }

  /// Something that could not be read.
  public struct ReadError: Error, Sendable, CustomStringConvertible {
    /// The path, what is wrong and how to mend it.
    public var description: String { "\(path.onOneLine): error: \(message)" }
    /// The folder.
    public let path: String
    /// What is wrong and how to mend it.
    public let message: String
  }

  /// The releases that have a folder, sorted.
  public func releases() throws(ReadError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: path)
        .filter { isDirectory("\(path)/\($0)") }
        .sorted()
    } catch {
      throw ReadError(
        path: path, message: "cannot be listed; goldens lie there, a folder for each release")
    }
  }

  /// Files that lie beside the releases' folders, where none belongs.
  func strays() -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0 != Self.finderFile && !isDirectory("\(path)/\($0)") }
      .sorted().map { "\(path)/\($0)" }
  }

  /// The files of a release other than its manifest and those that it lists, relative to the release's
  /// folder, sorted.
  func files(of release: String, besides listed: Set<String>) -> [String] {
    let root = "\(path)/\(release)"
    var files: [String] = []
    var folders = [""]
    while let folder = folders.popLast() {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(folder)")) ?? []
      for name in names where name != Self.finderFile {
        let file = folder + name
        // Nearly all files are listed, and of those the system need not be asked.
        if file == Self.manifestName || listed.contains(file) { continue }
        if !isDirectory("\(root)/\(file)") {
          files.append(file)
        } else if !isLink("\(root)/\(file)") {
          folders.append(file + "/")
        }
      }
    }
    return files.sorted()
  }

  private func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }

  private func isDirectory(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      && isDirectory.boolValue
  }
}
