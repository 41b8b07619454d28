import Foundation
import YAMLReader

/// Shows on a terminal how far a long run has come; a pipe or a file gets nothing of it.
final class Progress {
  /// A run that ends sooner shows nothing.
  private static let delay: Duration = .seconds(1)
  private static let interval: Duration = .milliseconds(100)
  /// A longer label could fill the line, and a second line could not be erased.
  private static let longestLabel = 40

  private let isShown = Terminal.isThere(.standardError)
  private var nextDrawing = ContinuousClock.now + delay
  private var isDrawn = false

  /// Shows how many of how many are done, if it is time to.
  func show(_ label: @autoclosure () -> String, _ count: Int, of total: Int) {
    guard isShown, ContinuousClock.now >= nextDrawing else { return }
    nextDrawing = .now + Self.interval
    isDrawn = true
    write(
      "\(Terminal.eraseLine)\(label().onOneLine.prefix(Self.longestLabel)): \(count) of \(total)")
  }

  /// Takes away what is shown, so that something else can stand there.
  func erase() {
    guard isDrawn else { return }
    isDrawn = false
    write(Terminal.eraseLine)
  }

  private func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
