import Foundation

/// Prints what a verb finds, in the format that was asked for.
final class Reporter {
  private let format: ReportFormat
  private let isColoured: Bool
  private var items: [ReportItem] = []

  init(_ format: ReportFormat) {
    self.format = format
    isColoured = format == .text && Terminal.hasColour(FileHandle.standardOutput)
  }

  /// Whether nothing was found.
  var isClean: Bool { items.isEmpty }

  func report(_ item: ReportItem) {
    items.append(item)
    switch format {
    case .text: Output.print(isColoured ? Terminal.coloured(item.text) : item.text)
    case .github: Output.print(format.lines([item]))
    case .json: break
    }
  }

  /// Prints for people: with the findings where they are text, else apart from them.
  func say(_ text: String) {
    if format == .text { Output.print(text) } else { Output.error(text) }
  }

  /// Prints what is printed once.
  func finish() {
    if format == .json { Output.print(format.lines(items)) }
  }
}

/// What a terminal can show.
enum Terminal {
  /// Whether colour is wanted: on a terminal, unless NO_COLOR says otherwise.
  static func hasColour(_ handle: FileHandle) -> Bool {
    let environment = ProcessInfo.processInfo.environment
    return environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
      && isatty(handle.fileDescriptor) == 1
  }

  /// Finding's first lines in bold, `error` in red, `note` in cyan, marks and rule ids in green.
  static func coloured(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      for (word, colour) in [(": error: ", "31"), (": note: ", "36")] {
        guard let range = line.firstRange(of: word) else { continue }
        return "\u{1B}[1m\(line[..<range.lowerBound]): \u{1B}[\(colour)m"
          + word.dropFirst(2).dropLast(2)
          + ":\u{1B}[0m\u{1B}[1m \(line[range.upperBound...])\u{1B}[0m"
      }
      let isMark = line.contains("^") && line.allSatisfy { " ^~".contains($0) }
      return isMark ? "\u{1B}[32m\(line)\u{1B}[0m" : String(line)
    }.joined(separator: "\n")
  }
}
