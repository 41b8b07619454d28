import Foundation

/// Why a file could not be read.
public struct FileError: Error, Hashable, Sendable {
  /// What is wrong with the file.
  public enum Reason: Hashable, Sendable {
    /// There is nothing of that name.
    case missing
    /// The name is a folder's.
    case directory
    /// The file cannot be opened, for want of permission.
    case forbidden
    /// The name is a link that leads back to itself.
    case linkLoop
    /// The name is that of a pipe, a socket or a device, which need have no end.
    case special
    /// The file is larger than is read, which for a schema is ``YAMLReader/maximumSize``.
    case tooLarge(limit: Int)
    /// The system cannot read the file, for the reason it gives.
    case system(String)
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

  /// Makes an error of the number that a system call left behind.
  init(path: String, number: Int32) {
    self.path = path
    switch number {
    // A file where a folder is expected is as good as nothing there.
    case ENOENT, ENOTDIR: reason = .missing
    case EISDIR: reason = .directory
    case EACCES, EPERM: reason = .forbidden
    case ELOOP: reason = .linkLoop
    // A socket, or a device without a driver.
    case ENXIO, ENODEV: reason = .special
    default: reason = .system(String(cString: strerror(number)))
    }
  }

  /// The rule that a finding about it names.
  public var rule: YAMLRule {
    reason == .tooLarge(limit: YAMLReader.maximumSize) ? .tooLarge : .unreadable
  }

  /// What is wrong and how to mend it.
  public var message: String {
    switch reason {
    case .missing: "does not exist; check the path"
    case .directory: "is a directory; name a file in it"
    case .forbidden: "cannot be read; check the permissions of the file"
    case .linkLoop: "is a link that leads back to itself; let it lead to a file"
    case .special:
      "is a pipe, a socket or a device, which need not end; name a file, or let standard input be "
        + "read as `-`"
    case .tooLarge(let limit):
      "is larger than \(limit >> 20) MiB; "
        + (rule == .tooLarge ? "split it" : "name a smaller file")
    case .system(let text): "cannot be read; \(text)"
    }
  }
}

extension FileError: CustomStringConvertible {
  /// The path, what is wrong and how to mend it.
  public var description: String { "\(path.onOneLine): error: \(message)" }
}
