import Foundation
import YAMLReader

/// Findings go to standard output, everything else to standard error.
enum Output {
  static func print(_ text: String) {
    // A report that nobody gets is no clean run. (A reader that has gone away ends the tool earlier,
    // by its signal.)
    if !write(text, FileHandle.standardOutput) { exit(Tool.ExitStatus.unreadable.rawValue) }
  }

  /// Writes for people.
  static func error(_ text: String) {
    _ = write(safe(text), FileHandle.standardError)
  }

  /// Lines in which nothing speaks to the terminal that was typed, or is the name of a file.
  static func safe(_ text: String) -> String { text.escaped(except: ["\n", "\t"]) }

  /// Writes a text and a line feed, unless the text ends with one.
  private static func write(_ text: String, _ handle: FileHandle) -> Bool {
    let line = text.hasSuffix("\n") ? text : text + "\n"
    return (try? handle.write(contentsOf: Data(line.utf8))) != nil
  }
}
