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
    let format = try format()
    let accepted = try arguments.value("--accepted")
    let comparisons = try pairs(accepted: accepted).map { old, new in
      ContractComparison(old, new, accepted: try acceptedSource(accepted, beside: new.file))
    }
    Output.print(format.text(comparisons))
    return comparisons.contains(where: \.isBad) ? .findings : .clean
  }

  private func format() throws -> DiffFormat {
    guard let name = try arguments.value("--format") else { return .text }
    guard let format = DiffFormat(rawValue: name) else {
      let known = DiffFormat.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
      throw UsageError("there is no format `\(name)`; known are \(known)", verb: "diff")
    }
    return format
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
    let paths = files.isEmpty ? try Workspace.schemas(named: nil).map(\.path) : files
    if accepted != nil, paths.count > 1 {
      throw UsageError("`--accepted` is of one schema; name which", verb: "diff")
    }
    return try paths.map { path in
      let new = try YAMLSource(path: path)
      return (try GitFile(path: path, revision: revision).read(), new)
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
