import GeneratedFiles

/// A folder, and what is generated into it: written, or held against what is committed.
struct GeneratedPlace {
  var folder: GeneratedFolder
  var files: [GeneratedFile]
  /// The command that writes the files.
  var command: String
  /// Whether nothing else belongs into the folder.
  var isComplete = true

  /// Reports what differs.
  func check(_ reporter: Reporter) throws {
    guard let stale = try reporter.attempt({ try folder.stale(files) }) else { return }
    let found = stale.filter { isComplete || $0.kind != .extra }
    found.forEach { reporter.report(ReportItem($0, command: command)) }
    if found.isEmpty { Output.error("\(folder.path.onOneLine): fresh, \(files.count) files") }
  }

  /// Writes what differs, and says so.
  func write(_ reporter: Reporter) throws {
    guard let (written, extra) = try reporter.attempt({ try folder.write(files) }) else { return }
    written.forEach { Output.error("\($0.onOneLine): written") }
    if isComplete {
      extra.forEach {
        Output.error("\($0.onOneLine): note: is not generated and does not belong here")
      }
    }
    if written.isEmpty { Output.error("\(folder.path.onOneLine): nothing changed") }
  }
}
