import Foundation

/// Reads files whole, and refuses what might never end or never begin.
///
/// A name leads to a regular file, or nothing is read. A pipe or a device is taken where whoever called
/// has opened it already: as standard input, or as `/dev/fd/N`, which is what a shell writes for
/// `<(command)`. A pipe that is only named is not waited for: no length of the wait would be right.
public enum SourceFile {
  /// How standard input is called in what is said of it.
  public static let standardInputName = "<stdin>"

  /// The largest file other than a schema that is read, in bytes: 64 MiB. Bodies are far smaller, and
  /// what has no end is found out.
  public static let maximumSize = 64 << 20

  /// The bytes of a file.
  ///
  /// - Parameter limit: The most bytes that are read; a file of more is too large.
  public static func bytes(
    of path: String, atMost limit: Int = maximumSize
  ) throws(FileError) -> [UInt8] {
    if let number = openDescriptor(path) {
      return try bytes(from: number, called: path, atMost: limit)
    }
    // What is opened is what is looked at, and opening a pipe waits for no one.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw FileError(path: path, number: errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError(path: path, number: errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG:
      return try bytes(
        from: descriptor, called: path, atMost: limit, expecting: Int(status.st_size))
    case S_IFDIR: throw FileError(path: path, reason: .directory)
    default: throw FileError(path: path, reason: .special)
    }
  }

  /// All that comes on standard input, until it ends.
  public static func standardInput(
    atMost limit: Int = maximumSize
  ) throws(FileError) -> [UInt8] {
    try bytes(from: STDIN_FILENO, called: standardInputName, atMost: limit)
  }

  /// The number of the open descriptor that a path stands for, nil for any other path.
  private static func openDescriptor(_ path: String) -> Int32? {
    if path == "/dev/stdin" { return STDIN_FILENO }
    for folder in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(folder) {
      return Int32(path.dropFirst(folder.count))
    }
    return nil
  }

  private static func bytes(
    from descriptor: Int32, called name: String, atMost limit: Int, expecting expected: Int? = nil
  ) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    // One byte more than there should be, so that the end is seen at once; a file may grow all the same.
    var part = [UInt8](repeating: 0, count: max(1 << 9, min(expected ?? .max, 1 << 16) + 1))
    while true {
      let count = read(descriptor, &part, part.count)
      if count == 0 { return bytes }
      if count > 0, count == expected, bytes.isEmpty, count <= limit {
        part.removeLast(part.count - count)
        return part
      }
      if count > 0 {
        bytes += part[..<count]
        guard bytes.count <= limit else {
          throw FileError(path: name, reason: .tooLarge(limit: limit))
        }
      } else if errno == EAGAIN {
        // Whoever opened it did so without waiting, which here is what is wanted.
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = poll(&waiting, 1, -1)
      } else if errno != EINTR {
        throw FileError(path: name, number: errno == EBADF ? ENOENT : errno)
      }
    }
  }
}

extension YAMLSource {
  /// Reads a file of at most ``YAMLReader/maximumSize`` bytes; `-` is standard input.
  public init(path: String) throws(FileError) {
    let limit = YAMLReader.maximumSize
    if path == "-" {
      self.init(
        file: SourceFile.standardInputName, bytes: try SourceFile.standardInput(atMost: limit))
    } else {
      self.init(file: path, bytes: try SourceFile.bytes(of: path, atMost: limit))
    }
  }
}
