import ContractModel
import ContractRuntime
import Foundation
import YAMLReader

/// `contractgen diff`: compares two versions of a contract, and says whom the changes break.
struct DiffVerb {
  private let arguments: Arguments

  init(_ arguments: [String]) throws {
    self.arguments = try Arguments(
      arguments, verb: "diff", options: ["--against", "--accepted", "--format"], flags: [])
  }

  func run() throws -> Tool.ExitStatus {
    let format = try arguments.choice("--format", DiffFormat.self) ?? .text
    let accepted = try arguments.value("--accepted")
    let comparisons = try pairs(accepted: accepted).map { old, new in
      ContractComparison(old, new, accepted: try acceptedSource(accepted, beside: new.file))
    }
    Output.print(format.text(comparisons))
    return comparisons.contains(where: \.isBad) ? .findings : .clean
  }

  /// The schemas to compare, old and new.
  private func pairs(accepted: String?) throws -> [(old: YAMLSource, new: YAMLSource)] {
    let files = arguments.operands
    guard let revision = try arguments.value("--against") else {
      guard files.count == 2 else {
        throw UsageError(
          "`diff` compares two files, the old one first, and was given \(files.count); "
            + "`--against REVISION` compares with what is committed", verb: "diff")
      }
      return [(try YAMLSource(path: files[0]), try YAMLSource(path: files[1]))]
    }
    // git would take it for an option.
    guard !revision.hasPrefix("-") else {
      throw UsageError("`\(revision)` is no revision", verb: "diff")
    }
    let paths = files.isEmpty ? try schemas(since: revision) : files
    if accepted != nil, paths.count > 1 {
      throw UsageError("`--accepted` is of one schema; name which", verb: "diff")
    }
    return try paths.map { try pair($0, since: revision) }
  }

  /// The schemas that are there, and those that were there at a revision.
  private func schemas(since revision: String) throws -> [String] {
    let folder = Workspace.schemaFolder
    guard FileManager.default.fileExists(atPath: folder) else {
      return try Workspace.schemaPaths()
    }
    let former = try GitFile.names(in: folder, at: revision).filter(Workspace.isSchema)
    let present = Workspace.names(in: folder).filter(Workspace.isSchema)
    return Set(former + present).sorted().map { "\(folder)/\($0)" }
  }

  /// A schema that is new is compared with a contract in which there is nothing yet, and one that is
  /// gone leaves one behind in which there is nothing any more.
  private func pair(
    _ path: String, since revision: String
  ) throws -> (old: YAMLSource, new: YAMLSource) {
    let old = try GitFile(path: path, revision: revision).read()
    do {
      let new = try YAMLSource(path: path)
      return (old ?? new.emptied(as: "\(revision):\(path), which is not there"), new)
    } catch {
      guard error.reason == .missing, let old else { throw error }
      return (old, old.emptied(as: "\(path), which is not there"))
    }
  }

  /// The file that accepts breaks: the one that was named, or that beside the new schema.
  private func acceptedSource(_ named: String?, beside schema: String) throws -> YAMLSource? {
    if let named { return try YAMLSource(path: named) }
    guard schema.hasSuffix(".yaml") else { return nil }
    let path = schema.dropLast(".yaml".count) + ".accepted.yaml"
    return FileManager.default.fileExists(atPath: String(path))
      ? try YAMLSource(path: String(path)) : nil
  }
}

extension YAMLSource {
  /// A contract of the same name and releases, in which there is nothing.
  fileprivate func emptied(as file: String) -> YAMLSource {
    guard let contract = SchemaReader.read(self).contract else {
      return YAMLSource(file: file, bytes: bytes)
    }
    func quoted(_ text: String) -> String { JSONValue.string(text).description }
    let releases = contract.releases
    return YAMLSource(
      file: file,
      text: """
        contract: \(contract.name)
        \(contract.doc.map { "doc: \(quoted($0))\n" } ?? "")\
        releases: [\(releases.labels.map(quoted).joined(separator: ", "))]
        server: \(quoted(releases.server))
        oldest: \(quoted(releases.oldest))

        """)
  }
}
