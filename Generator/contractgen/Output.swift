import Foundation

/// Findings go to standard output, everything else to standard error.
enum Output {
  static func print(_ text: String) {
    write(text, FileHandle.standardOutput)
  }

  static func error(_ text: String) {
    write(text, FileHandle.standardError)
  }

  private static func write(_ text: String, _ handle: FileHandle) {
    let line = text.hasSuffix("\n") ? text : text + "\n"
    // A reader that has gone away wants no more; there is nobody to tell.
    try? handle.write(contentsOf: Data(line.utf8))
  }
}
