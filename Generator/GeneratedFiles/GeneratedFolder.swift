import Foundation
import YAMLReader

/// The folder that what is generated from a contract is committed in.
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
      /// The file is a link, and what it leads to is another's.
      case link
      /// The file's text is not what is generated now.
      case different(committed: String, generated: String)
    }
    /// The file's path, as the user would name it.
    public var path: String
    /// How it is stale.
    public var kind: Kind
    /// The first line that differs, from 1.
    public var line: Int

    /// Describes a file.
    public init(path: String, kind: Kind, line: Int) {
      self.path = path
      self.kind = kind
      self.line = line
    }
  }

  /// A folder or file that could not be read or written.
  public struct FolderError: Error, Sendable, CustomStringConvertible {
    /// The path, what is wrong and how to mend it.
    public var description: String { "\(path.onOneLine): error: \(message)" }
    /// The folder or the file.
    public let path: String
    /// What is wrong and how to mend it.
    public let message: String
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
      guard !isLink(path) else {
        stale.append(StaleFile(path: path, kind: .link, line: 1))
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
  ///
  /// All new texts are on the disk before the first file is replaced, so that a full disk leaves the
  /// folder as it was.
  public func write(
    _ files: [GeneratedFile]
  ) throws(FolderError) -> (written: [String], extra: [String]) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw FolderError(
        path: path,
        message: "cannot be created; something else is in the way, or its "
          + "folder cannot be written")
    }
    removeAbandonedPartials()
    let stale = try stale(files)
    let stalePaths = Set(stale.map(\.path))
    let changed = files.filter { stalePaths.contains(path(of: $0.name)) }
    var partials: [PartialFile] = []
    defer { partials.forEach { $0.remove() } }
    for file in changed {
      partials.append(try PartialFile(file.text, for: path(of: file.name)))
    }
    for partial in partials { try partial.moveIntoPlace() }
    return (changed.map { path(of: $0.name) }, stale.filter { $0.kind == .extra }.map(\.path))
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
      return Set(names.filter { $0 != ".DS_Store" && !$0.hasSuffix(".partial") })
    } catch {
      throw FolderError(
        path: path, message: "cannot be listed; it is no folder, or may not be read")
    }
  }

  private func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }

  /// Removes what runs that were killed left behind; a run that goes on keeps its own.
  private func removeAbandonedPartials() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    for name in names where PartialFile.isAbandoned(name) { unlink(self.path(of: name)) }
  }

  private func read(_ path: String) throws(FolderError) -> [UInt8] {
    do {
      return try SourceFile.bytes(of: path)
    } catch {
      switch error.reason {
      case .directory:
        throw FolderError(path: path, message: "cannot be replaced; a folder is in the way")
      case .special:
        throw FolderError(path: path, message: "cannot be replaced; it is a pipe or a device")
      default: throw FolderError(path: path, message: error.message)
      }
    }
  }
}

/// A file's new text, beside the file until it takes its place. Its name is hidden, no compiler takes
/// it for Swift, and it names the process, so that two runs at once do not take each other's.
private struct PartialFile {
  private let path: String
  private let target: String

  /// Writes a text beside a file.
  init(_ text: String, for target: String) throws(GeneratedFolder.FolderError) {
    self.target = target
    let name = target.split(separator: "/").last.map(String.init) ?? target
    path = target.dropLast(name.count) + ".\(name).\(getpid()).partial"
    // Whatever an interrupted run or someone else left under this name is not written through.
    unlink(path)
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, 0o644)
    guard file >= 0 else { throw failure("cannot be written") }
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
    do {
      try handle.write(contentsOf: Data(text.utf8))
      try handle.close()
    } catch {
      unlink(path)
      throw GeneratedFolder.FolderError(
        path: target, message: "cannot be written; is the disk full?")
    }
  }

  /// Whether a name is that of a partial file whose process has ended.
  static func isAbandoned(_ name: String) -> Bool {
    let parts = name.split(separator: ".")
    guard name.hasPrefix("."), parts.count >= 3, parts.last == "partial",
      let process = pid_t(parts[parts.count - 2])
    else { return false }
    return kill(process, 0) != 0 && errno == ESRCH
  }

  /// Replaces the file.
  func moveIntoPlace() throws(GeneratedFolder.FolderError) {
    guard rename(path, target) == 0 else { throw failure("cannot be replaced") }
  }

  /// Removes what has not taken its place.
  func remove() { unlink(path) }

  private func failure(_ what: String) -> GeneratedFolder.FolderError {
    GeneratedFolder.FolderError(
      path: target, message: "\(what); \(String(cString: strerror(errno)))")
  }
}
