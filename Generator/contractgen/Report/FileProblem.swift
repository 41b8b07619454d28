import Conformance
import GeneratedFiles
import YAMLReader

/// Why a file or a folder could not be read or written.
protocol FileProblem: Error {
  /// The file or the folder, as the user named it.
  var path: String { get }
  /// What is wrong and how to mend it.
  var message: String { get }
  /// What a finding about it names.
  var ruleID: String { get }
}

extension FileError: FileProblem {
  var ruleID: String { rule.rawValue }
}

extension GoldenFolder.ReadError: FileProblem {
  var ruleID: String { YAMLRule.unreadable.rawValue }
}

extension GeneratedFolder.FolderError: FileProblem {
  var ruleID: String { OutputError.ruleID }
}

/// A folder of schemas that is not there, or has none.
struct NoSchemaError: FileProblem {
  let path: String
  let message: String
  var ruleID: String { YAMLRule.unreadable.rawValue }
}

/// A contract without snapshots.
struct NoSnapshotError: FileProblem {
  let path: String
  let message: String
  var ruleID: String { YAMLRule.unreadable.rawValue }
}

/// A place that generated code does not go to.
struct OutputError: FileProblem {
  static let ruleID = "unusable-output"

  let path: String
  let message: String
  var ruleID: String { Self.ruleID }
}
