import Foundation

extension YAMLSource {
  /// Reads a file.
  ///
  /// Never more than ``YAMLReader/maximumSize`` bytes and one are read, whatever kind of file it
  /// is.
  public init(path: String) throws(YAMLFileError) {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw YAMLFileError(path: path, reason: .missing)
    }
    guard !isDirectory.boolValue else { throw YAMLFileError(path: path, reason: .directory) }
    guard let data = Self.contents(of: path, upTo: YAMLReader.maximumSize + 1) else {
      throw YAMLFileError(path: path, reason: .unreadable)
    }
    guard data.count <= YAMLReader.maximumSize else {
      throw YAMLFileError(path: path, reason: .tooLarge)
    }
    self.init(file: path, bytes: Array(data))
  }

  /// The first bytes of a file, nil if it cannot be read.
  private static func contents(of path: String, upTo limit: Int) -> Data? {
    guard let handle = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? handle.close() }
    var data = Data()
    do {
      while data.count < limit, let part = try handle.read(upToCount: limit - data.count) {
        if part.isEmpty { break }
        data.append(part)
      }
    } catch {
      return nil
    }
    return data
  }
}
