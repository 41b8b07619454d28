import ContractModel
import Foundation
import YAMLReader

/// A schema file, read as far as it can be.
struct Schema {
  /// The file, as the user named it; `<stdin>` for standard input.
  let path: String
  /// What the schema says, nil where it cannot be read or has a mistake.
  let contract: Contract?
  /// What there is to report, nothing where there is a contract.
  let items: [ReportItem]

  /// The file's name without its folder.
  var fileName: String { URL(fileURLWithPath: path).lastPathComponent }
  /// The file's name without folder and extension.
  var baseName: String { Self.baseName(of: path) }

  /// The name of a schema's file without folder and extension.
  static func baseName(of path: String) -> String {
    URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
  }

  /// The folder of the contract's goldens, nil where there is none.
  var goldenFolder: String? {
    let path = Workspace.goldens(of: self)
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }

  /// Reads a schema; `-` is standard input.
  init(path: String) {
    do {
      let source = try YAMLSource(path: path)
      let (contract, diagnostics) = SchemaReader.read(source)
      self.path = source.file
      self.contract = contract
      items = diagnostics.map { ReportItem($0, source: source) }
    } catch {
      self.path = error.path
      contract = nil
      items = [ReportItem(error)]
    }
  }

  /// Reports what is wrong with the schema.
  func report(to reporter: Reporter) {
    for item in items { reporter.report(item) }
  }
}
