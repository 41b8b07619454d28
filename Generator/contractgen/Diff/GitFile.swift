import Foundation
import YAMLReader

/// A file as it is committed at a revision.
struct GitFile {
  let path: String
  let revision: String

  /// The file as messages name it, as git does.
  var name: String { "\(revision):\(path)" }

  private var folder: String { URL(fileURLWithPath: path).deletingLastPathComponent().path }
  private var fileName: String { URL(fileURLWithPath: path).lastPathComponent }

  /// Reads the file.
  ///
  /// - Throws: ``GitError``, which says what is missing and how to get it.
  func read() throws(GitError) -> YAMLSource {
    guard try git("--version").status == 0 else {
      throw GitError(path: path, "git is needed for `--against`, and does not run; install it")
    }
    guard try git("rev-parse", "--git-dir").status == 0 else {
      throw GitError(
        path: path, "lies in no git repository, so it has no revisions; name two files instead")
    }
    guard try git("rev-parse", "--verify", "--quiet", "\(revision)^{commit}").status == 0 else {
      throw try unknownRevision()
    }
    guard try git("cat-file", "-e", "\(revision):./\(fileName)").status == 0 else {
      throw GitError(
        path: path, "is not there at the revision `\(revision)`; name one that has it")
    }
    let shown = try git("show", "\(revision):./\(fileName)")
    guard shown.status == 0 else {
      throw GitError(
        path: path,
        "cannot be read at the revision `\(revision)`; see `git show \(revision):\(path)`")
    }
    return YAMLSource(file: name, bytes: Array(shown.output))
  }

  private func unknownRevision() throws(GitError) -> GitError {
    let shallow = try git("rev-parse", "--is-shallow-repository")
    guard String(decoding: shallow.output, as: UTF8.self).hasPrefix("true") else {
      return GitError(
        path: path,
        "there is no revision `\(revision)`; `git log` lists commits, `git tag` tags, and "
          + "`git fetch --tags` gets those of the server")
    }
    return GitError(
      path: path,
      "there is no revision `\(revision)` in this clone, which is shallow; get it with "
        + "`git fetch --depth=1 origin \(revision)`, or all with `git fetch --unshallow --tags` "
        + "(GitHub: `fetch-depth: 0`, GitLab: `GIT_DEPTH: 0`)")
  }

  private func git(_ arguments: String...) throws(GitError) -> (status: Int32, output: Data) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + arguments
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    do {
      try process.run()
      let data = try output.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return (process.terminationStatus, data)
    } catch {
      throw GitError(path: path, "git cannot be run: \(error.localizedDescription)")
    }
  }
}

/// Why the file of a revision could not be read.
struct GitError: Error, CustomStringConvertible {
  let path: String
  let message: String

  init(path: String, _ message: String) {
    self.path = path
    self.message = message
  }

  var description: String { "\(path): error: \(message)" }
}
