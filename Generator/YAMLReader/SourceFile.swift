import Foundation

/// Reads files whole: regular files, pipes and devices alike.
public enum SourceFile {
  /// The bytes of a file.
  ///
  /// - Parameter limit: The most bytes that are read; a file of more is too large.
  public static func bytes(
    of path: String, atMost limit: Int = .max - 1
  ) throws(FileError) -> [UInt8] {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw FileError(path: path, reason: .missing)
    }
    guard !isDirectory.boolValue else { throw FileError(path: path, reason: .directory) }
    guard let handle = FileHandle(forReadingAtPath: path),
      let data = contents(of: handle, upTo: limit + 1)
    else { throw FileError(path: path, reason: .unreadable) }
    guard data.count <= limit else { throw FileError(path: path, reason: .tooLarge) }
    return Array(data)
  }

  /// All that stands on standard input.
  public static func standardInput() throws(FileError) -> [UInt8] {
    guard let data = contents(of: .standardInput, upTo: .max) else {
      throw FileError(path: "<stdin>", reason: .unreadable)
    }
    return Array(data)
  }

  /// The first bytes of a file, nil if it cannot be read.
  private static func contents(of handle: FileHandle, upTo limit: Int) -> Data? {
    defer { try? handle.close() }
    var data = Data()
    do {
      while data.count < limit,
        let part = try handle.read(upToCount: min(limit - data.count, 1 << 20))
      {
        if part.isEmpty { break }
        data.append(part)
      }
    } catch {
      return nil
    }
    return data
  }
}

extension YAMLSource {
  /// Reads a file of at most ``YAMLReader/maximumSize`` bytes, whatever kind of file it is.
  public init(path: String) throws(FileError) {
    self.init(
      file: path, bytes: try SourceFile.bytes(of: path, atMost: YAMLReader.maximumSize))
  }
}
