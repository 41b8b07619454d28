import Foundation
import YAMLReader

/// The snapshots of a contract on disk: its schema as it was at each release, a file each.
///
/// A snapshot is a copy byte for byte, so its comment for editors names `contract.schema.json` beside the
/// schema and not two folders above itself. Nobody edits a snapshot, so that does not matter.
struct SchemaHistory {
  /// Where the folders of all contracts lie.
  static let folder = "Schema/history"
  private static let suffix = ".yaml"

  /// The folder, as the user named it.
  let path: String

  /// The folder that was named, or that of a schema's file.
  init(_ named: String?, of schema: String) {
    path = named ?? "\(Self.folder)/\(Schema.baseName(of: schema))"
  }

  /// The releases that have a snapshot, sorted.
  var releases: [String] { names.filter(Self.isSnapshot).map { String($0.dropLast(5)) } }

  /// What lies in the folder and is no snapshot.
  var strays: [String] { names.filter { !Self.isSnapshot($0) }.map { "\(path)/\($0)" } }

  /// The snapshot of a release.
  func file(of release: String) -> String { "\(path)/\(Self.fileName(of: release))" }

  /// The name of a release's file.
  static func fileName(of release: String) -> String { release + suffix }

  /// Why a release cannot be the name of a file, nil where it can.
  static func fault(inName release: String) -> String? {
    if release.contains("/") { return "has a slash in it" }
    if release.hasPrefix(".") { return "begins with a dot" }
    if release.unicodeScalars.contains(where: \.isInvisible) {
      return "has a character in it that does not show"
    }
    return nil
  }

  private var names: [String] { Workspace.names(in: path) }

  /// Partial files of a run that goes on are hidden.
  private static func isSnapshot(_ name: String) -> Bool {
    name.hasSuffix(suffix) && !name.hasPrefix(".")
  }
}
