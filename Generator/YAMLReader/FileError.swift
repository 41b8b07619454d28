/// Why a file could not be read.
public struct FileError: Error, Hashable, Sendable {
  /// What is wrong with the file.
  public enum Reason: Hashable, Sendable {
    /// There is nothing of that name.
    case missing
    /// The name is a folder's.
    case directory
    /// The file cannot be opened or read.
    case unreadable
    /// The file is larger than is read, which for a schema is ``YAMLReader/maximumSize``.
    case tooLarge
  }

  /// The file, as the user named it.
  public var path: String
  /// What is wrong with it.
  public var reason: Reason

  /// Creates an error.
  public init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }
}

extension FileError: CustomStringConvertible {
  /// The path, what is wrong and how to mend it.
  public var description: String {
    switch reason {
    case .missing: "\(path): error: does not exist; check the path"
    case .directory: "\(path): error: is a directory; name a file in it"
    case .unreadable: "\(path): error: cannot be read; check the permissions of the file"
    case .tooLarge: "\(path): error: is larger than 4 MiB; split it"
    }
  }
}
