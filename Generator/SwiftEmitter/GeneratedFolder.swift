import Foundation

/// The folder that a contract's generated code is committed in.
public struct GeneratedFolder: Sendable {
  /// The folder, as the user named it.
  public let path: String

  /// Names a folder; it need not exist yet.
  public init(path: String) {
    self.path = path
  }

  /// A file that is not as it should be.
  public struct StaleFile: Sendable, Hashable {
    /// How a file can be stale.
    public enum Kind: Sendable, Hashable {
      /// The file is not there.
      case missing
      /// The file is not one of the generated ones.
      case extra
      /// The file's text is not what is generated now.
      case different(committed: String, generated: String)
    }
    /// The file's path, as the user would name it.
    public var path: String
    /// How it is stale.
    public var kind: Kind
    /// The first line that differs, from 1.
    public var line: Int
  }

  /// A folder or file that could not be read or written.
  public struct FolderError: Error, Sendable, CustomStringConvertible {
    /// The path, what is wrong and how to mend it.
    public let description: String
  }

  /// What differs between the folder and what is generated now, sorted by path. Writes nothing.
  public func stale(_ files: [GeneratedFile]) throws(FolderError) -> [StaleFile] {
    let present = try names()
    var stale: [StaleFile] = []
    for file in files {
      let path = path(of: file.name)
      guard present.contains(file.name) else {
        stale.append(StaleFile(path: path, kind: .missing, line: 1))
        continue
      }
      let committed = try read(path)
      guard committed != Array(file.text.utf8) else { continue }
      let text = String(decoding: committed, as: UTF8.self)
      stale.append(
        StaleFile(
          path: path, kind: .different(committed: text, generated: file.text),
          line: UnifiedDiff.firstDifference(text, file.text)))
    }
    for name in present.subtracting(files.map(\.name)) {
      stale.append(StaleFile(path: path(of: name), kind: .extra, line: 1))
    }
    return stale.sorted { $0.path < $1.path }
  }

  /// Writes the files whose bytes differ, each at once as a whole, and gives back their paths and
  /// those of files that do not belong. Deletes nothing.
  public func write(
    _ files: [GeneratedFile]
  ) throws(FolderError) -> (written: [String], extra: [String]) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw FolderError(description: "\(path): error: cannot be created; \(reason(error))")
    }
    let stale = try stale(files)
    var written: [String] = []
    for file in files {
      let path = path(of: file.name)
      guard stale.contains(where: { $0.path == path }) else { continue }
      try write(file.text, to: path)
      written.append(path)
    }
    return (written, stale.filter { $0.kind == .extra }.map(\.path))
  }

  // MARK: Files

  private func path(of name: String) -> String {
    path.hasSuffix("/") ? path + name : path + "/" + name
  }

  /// The names in the folder, without hidden files; none where there is no folder.
  private func names() throws(FolderError) -> Set<String> {
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    do {
      let names = try FileManager.default.contentsOfDirectory(atPath: path)
      return Set(names.filter { !$0.hasPrefix(".") })
    } catch {
      throw FolderError(description: "\(path): error: cannot be listed; \(reason(error))")
    }
  }

  private func read(_ path: String) throws(FolderError) -> [UInt8] {
    do {
      return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw FolderError(description: "\(path): error: cannot be read; \(reason(error))")
    }
  }

  /// Writes beside the file and renames, so that a reader sees the old text or the new one. The
  /// name beside it is hidden and no compiler takes it for Swift.
  private func write(_ text: String, to path: String) throws(FolderError) {
    let url = URL(fileURLWithPath: path)
    let partial = url.deletingLastPathComponent()
      .appendingPathComponent(".\(url.lastPathComponent).partial")
    do {
      try Data(text.utf8).write(to: partial)
    } catch {
      throw FolderError(description: "\(path): error: cannot be written; \(reason(error))")
    }
    guard rename(partial.path, url.path) == 0 else {
      let reason = String(cString: strerror(errno))
      try? FileManager.default.removeItem(at: partial)
      throw FolderError(description: "\(path): error: cannot be replaced; \(reason)")
    }
  }

  private func reason(_ error: any Error) -> String {
    let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    guard let cause, cause.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
    return String(cString: strerror(Int32(cause.code)))
  }
}
