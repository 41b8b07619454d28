import Foundation
import YAMLReader

/// Prints what a verb finds, in the format that was asked for.
final class Reporter {
  /// How far the verb has come.
  let progress = Progress()

  private let format: ReportFormat
  private let isColoured: Bool
  private var report = Report()

  init(_ format: ReportFormat) {
    self.format = format
    isColoured = format == .text && Terminal.hasColour(FileHandle.standardOutput)
  }

  /// Notes a file that is looked at, before what is found in it is reported.
  func check(_ file: CheckedFile) {
    report.checked.append(file)
  }

  /// Reports a finding, or what could not be read or written.
  func report(_ item: ReportItem) {
    report.items.append(item)
    progress.erase()
    if format == .text {
      // What could not be read is no finding; people see it even where findings go to a file.
      if item.isFailure { return Output.error(item.text) }
      Output.print(isColoured ? Terminal.coloured(item.text) : item.text)
    } else if let line = format.line(item) {
      Output.print(line)
    }
  }

  /// Tries something, and reports where a file or a folder does not allow it.
  ///
  /// - Parameter suite: To what the report belongs.
  func attempt<Value>(in suite: String? = nil, _ body: () throws -> Value) throws -> Value? {
    do {
      return try body()
    } catch let problem as any FileProblem {
      report(ReportItem(problem, suite: suite))
      return nil
    }
  }

  /// Prints for people: with the findings where they are text, else apart from them.
  func say(_ text: String) {
    progress.erase()
    if format == .text { Output.print(Output.safe(text)) } else { Output.error(text) }
  }

  /// Prints what is printed once, and gives what the tool tells whoever called it.
  func finish() -> Tool.ExitStatus {
    progress.erase()
    if let document = format.document(report) { Output.print(document) }
    if report.items.contains(where: \.isFailure) { return .unreadable }
    return report.items.isEmpty ? .clean : .findings
  }
}
