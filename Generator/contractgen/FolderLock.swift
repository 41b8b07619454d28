import Foundation

/// Keeps runs apart that read a folder's files and write them anew: the second waits for the first, and
/// what the first wrote is not lost.
enum FolderLock {
  /// Does something while no other run does anything to the folder, which is made where there is none.
  ///
  /// The system lets go of the folder when the process ends, however it ends.
  static func holding<Result>(_ path: String, _ body: () throws -> Result) throws -> Result {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw OutputError(
        path: path,
        message: "cannot be created; something else is in the way, or its folder cannot be written")
    }
    let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else {
      throw OutputError(
        path: path, message: "cannot be opened; \(String(cString: strerror(errno)))")
    }
    defer { close(folder) }
    while flock(folder, LOCK_EX) != 0 {
      guard errno == EINTR else {
        throw OutputError(
          path: path, message: "cannot be locked; \(String(cString: strerror(errno)))")
      }
    }
    return try body()
  }
}
