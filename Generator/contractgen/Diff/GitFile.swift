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
    let repository = try git("rev-parse", "--git-dir")
    guard repository.status == 0 else {
      // A repository of somebody else, as in a container, is one that git does not open.
      let reason = String(decoding: repository.errors, as: UTF8.self)
        .split(separator: "\n").first.map { $0.replacing("fatal: ", with: "") }
      if let reason, !reason.hasPrefix("not a git repository") {
        throw GitError(
          path: path,
          "git does not open the repository (\(reason)); `git -C \(folder) status` says what to do")
      }
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

  /// What a run of git comes to.
  private struct Run {
    var status: Int32
    var output: Data
    var errors: Data
  }

  private func git(_ arguments: String...) throws(GitError) -> Run {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + arguments
    // A hook of git is told the repository by variables, which would also tell that the folder is its
    // top. Where the file lies says which it is.
    var environment = ProcessInfo.processInfo.environment
    for name in ["GIT_DIR", "GIT_WORK_TREE", "GIT_PREFIX"] { environment[name] = nil }
    environment["LC_ALL"] = "C"
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    do {
      try process.run()
      let data = try output.fileHandleForReading.readToEnd() ?? Data()
      // What git complains of fits a pipe.
      let complaints = try errors.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return Run(status: process.terminationStatus, output: data, errors: complaints)
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
