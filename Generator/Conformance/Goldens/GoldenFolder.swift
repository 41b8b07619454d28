import Foundation

/// The goldens of a contract on disk: a folder for each release, with a manifest each.
public struct GoldenFolder: Sendable {
  /// The folder, as the user named it.
  public let path: String
  /// The name of a manifest.
  public static let manifestName = "manifest.json"

  /// Names a folder.
  public init(path: String) {
    self.path = path
  }

  /// Something that could not be read.
  public struct ReadError: Error, Sendable, CustomStringConvertible {
    /// The path, what is wrong and how to mend it.
    public let description: String
  }

  /// The releases that have a folder, sorted.
  public func releases() throws(ReadError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: path)
        .filter { !$0.hasPrefix(".") && isDirectory("\(path)/\($0)") }
        .sorted()
    } catch {
      throw ReadError(
        description:
          "\(path): error: cannot be listed; goldens lie there, a folder for each release")
    }
  }

  /// Files that lie beside the releases' folders, where none belongs.
  func strays() -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { !$0.hasPrefix(".") && !isDirectory("\(path)/\($0)") }
      .sorted().map { "\(path)/\($0)" }
  }

  /// The files of a release other than its manifest, relative to its folder, sorted.
  func files(of release: String) -> [String] {
    let root = "\(path)/\(release)"
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: root)) ?? []
    return names.filter { name in
      name != Self.manifestName && !isDirectory("\(root)/\(name)")
        && !name.split(separator: "/").contains { $0.hasPrefix(".") }
    }.sorted()
  }

  /// The bytes of a file.
  public static func bytes(of path: String) throws(ReadError) -> [UInt8] {
    do {
      return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
      let reason =
        cause.map { String(cString: strerror(Int32($0.code))) } ?? error.localizedDescription
      throw ReadError(description: "\(path): error: cannot be read; \(reason)")
    }
  }

  private func isDirectory(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      && isDirectory.boolValue
  }
}
