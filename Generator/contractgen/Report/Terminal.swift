import Foundation

/// What a terminal can show.
enum Terminal {
  /// Goes to the start of the line and empties it.
  static let eraseLine = "\r\u{1B}[K"

  /// Whether this is a terminal that does more than print.
  static func isThere(_ handle: FileHandle) -> Bool {
    let kind = ProcessInfo.processInfo.environment["TERM"] ?? "dumb"
    return kind != "dumb" && isatty(handle.fileDescriptor) == 1
  }

  /// Whether colour is wanted: on a terminal, unless NO_COLOR says otherwise.
  static func hasColour(_ handle: FileHandle) -> Bool {
    ProcessInfo.processInfo.environment["NO_COLOR", default: ""].isEmpty && isThere(handle)
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
