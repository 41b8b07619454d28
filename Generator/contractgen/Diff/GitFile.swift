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

  /// The names of the files that a folder had at a revision; none where the folder was not there.
  ///
  /// - Throws: ``GitError``, as `read` does.
  static func names(in folder: String, at revision: String) throws(GitError) -> [String] {
    let file = GitFile(path: folder + "/*", revision: revision)
    try file.checkRevision()
    let listed = try file.git("ls-tree", "--name-only", "-z", "\(revision)", "--", "./")
    guard listed.status == 0 else { return [] }
    return String(decoding: listed.output, as: UTF8.self).split(separator: "\0").map { name in
      name.split(separator: "/").last.map { String($0) } ?? ""
    }
  }

  /// Reads the file, nil where it was not there at the revision.
  ///
  /// - Throws: ``GitError``, which says what is missing and how to get it.
  func read() throws(GitError) -> YAMLSource? {
    try checkRevision()
    guard try git("cat-file", "-e", "\(revision):./\(fileName)").status == 0 else { return nil }
    let shown = try git("show", "\(revision):./\(fileName)")
    guard shown.status == 0 else {
      throw GitError(
        path: path,
        "cannot be read at the revision `\(revision)`; see `git show \(revision):\(path)`")
    }
    return YAMLSource(file: name, bytes: Array(shown.output))
  }

  private func checkRevision() throws(GitError) {
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
        + "`\(try fetching())` (GitHub: `fetch-depth: 0`, GitLab: `GIT_DEPTH: 0`)")
  }

  /// The command that gets the revision: the one branch where it is one of a remote, else all there is.
  private func fetching() throws(GitError) -> String {
    let listed = String(decoding: try git("remote").output, as: UTF8.self)
    for remote in listed.split(separator: "\n") {
      let branch = revision.dropFirst(remote.count + 1)
      if revision.hasPrefix(remote + "/"), !branch.contains(where: { "~^:@".contains($0) }) {
        return "git fetch --depth=1 \(remote) \(branch):refs/remotes/\(revision)"
      }
    }
    return "git fetch --unshallow --tags origin '+refs/heads/*:refs/remotes/origin/*'"
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
