import ContractModel
import Foundation
import GeneratedFiles
import YAMLReader

/// `contractgen snapshot`: keeps a contract as it is at a release.
struct SnapshotVerb {
  private let arguments: Arguments

  init(_ arguments: [String]) throws {
    self.arguments = try Arguments(
      arguments, verb: "snapshot", options: ["--release", "--schema", "--history"], flags: [])
  }

  func run() throws -> Tool.ExitStatus {
    try arguments.refuseOperands()
    guard let release = try arguments.value("--release") else {
      throw UsageError(
        "`--release LABEL` is needed, to say of which release the snapshot is", verb: "snapshot")
    }
    let reporter = Reporter(.text)
    let path = try schemaPath()
    // What is checked is what is kept.
    let bytes = try SourceFile.bytes(of: path, atMost: YAMLReader.maximumSize)
    let source = YAMLSource(file: path, bytes: bytes)
    let (contract, diagnostics) = SchemaReader.read(source)
    guard let contract else {
      diagnostics.forEach { reporter.report(ReportItem($0, source: source)) }
      return reporter.finish()
    }
    try check(release, contract, path)
    let named = try arguments.value("--history")
    let history = SchemaHistory(named, of: path)
    if named == nil { try Workspace.refuseLinks(to: history.path, option: "--history DIR") }
    try FolderLock.holding(history.path) {
      try keep(String(decoding: bytes, as: UTF8.self), path, release, history, reporter)
    }
    return reporter.finish()
  }

  /// The schema that was named, or the only one that there is.
  private func schemaPath() throws -> String {
    if let path = try arguments.value("--schema") {
      guard path != "-" else {
        throw UsageError(
          "a snapshot lies in a folder named after its schema's file, and `-` has no name; name a file",
          verb: "snapshot")
      }
      return path
    }
    let paths = try Workspace.schemaPaths()
    guard paths.count == 1 else {
      throw UsageError(
        "there are several schemas; name one with `--schema FILE`, FILE being "
          + paths.map { "`\($0)`" }.joined(separator: " or "), verb: "snapshot")
    }
    return paths[0]
  }

  private func check(_ release: String, _ contract: Contract, _ path: String) throws {
    _ = try arguments.release("--release", of: contract)
    let server = contract.releases.server
    guard release == server else {
      throw UsageError(
        "`\(path)` describes \(server), as its `server:` says, and a snapshot is named after what it "
          + "describes; take `--release \(server)`, or let `server:` be \(release)",
        verb: "snapshot")
    }
    if let fault = SchemaHistory.fault(inName: release) {
      throw UsageError(
        "the release `\(release)` cannot be the name of a file, for it \(fault); give it another label",
        verb: "snapshot")
    }
  }

  private func keep(
    _ text: String, _ schema: String, _ release: String, _ history: SchemaHistory,
    _ reporter: Reporter
  ) throws {
    let file = history.file(of: release)
    let folder = GeneratedFolder(path: history.path)
    let files = [GeneratedFile(name: SchemaHistory.fileName(of: release), text: text)]
    let stale = try folder.stale(files).first { $0.path == file }
    switch stale?.kind {
    case nil: Output.error("\(file.onOneLine): is already there")
    case .missing:
      _ = try folder.write(files)
      Output.error("\(file.onOneLine): written")
    case .different, .link, .extra:
      reporter.report(ReportItem(taken: file, schema, stale?.line ?? 1))
    }
  }
}

extension ReportItem {
  /// A snapshot that is there and is not what the schema says now.
  fileprivate init(taken file: String, _ schema: String, _ line: Int) {
    self.init(
      file: file, start: .init(line: line, column: 1),
      message:
        "is there already and is not what `\(schema)` says now; a snapshot is what was released "
        + "and does not change: add the new release to `releases:` and let `server:` name it, or, if this "
        + "was never released, remove the file and take the snapshot again",
      rule: "snapshot-differs", text: "")
    text = "\(file.onOneLine):\(start): error: \(message) [\(rule)]"
  }
}
