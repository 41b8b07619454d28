/// How much room a text takes, so that nothing is drawn over it: fonts differ from machine to machine,
/// so it is reckoned generously.
enum TextMeasure {
  /// The width of a character of the diagram's monospaced letters, in tenths of a pixel.
  private static let tenths = 76

  /// How wide a text is at most, in pixels.
  static func width(_ text: String) -> Int { (cells(text) * tenths + 9) / 10 }

  /// How many narrow characters a text is as wide as; beyond Latin each counts as two.
  static func cells(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + ($1.value < 0x250 ? 1 : 2) }
  }

  /// A text that is cut where it is wider than a number of cells.
  static func cut(_ text: String, to most: Int) -> String {
    guard cells(text) > most else { return text }
    var kept = String.UnicodeScalarView()
    var left = most - 1
    for scalar in text.unicodeScalars {
      left -= cells(String(scalar))
      guard left >= 0 else { break }
      kept.append(scalar)
    }
    return String(kept) + "…"
  }

  /// A text in lines of so many cells, broken at spaces; what is too much is cut.
  static func lines(_ text: String, of cells: Int, most: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      let line = lines[lines.count - 1]
      if line.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if Self.cells(line) + 1 + Self.cells(String(word)) <= cells {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    if lines.count > most {
      lines = lines[..<(most - 1)] + [lines[(most - 1)...].joined(separator: " ")]
    }
    return lines.map { cut($0, to: cells) }
  }
}
