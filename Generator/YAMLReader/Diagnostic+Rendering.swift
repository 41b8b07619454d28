extension Diagnostic {
  /// The finding and its notes, each followed by its source line and a line that marks the place.
  ///
  /// A tab is shown as spaces up to the next multiple of four, an invisible character as `�`, and
  /// of a very long line the part around the place.
  public func rendered(source: YAMLSource) -> String {
    var lines = [headline]
    lines += SourceExcerpt(of: span, in: source).lines
    for note in notes {
      lines.append(headline(of: note))
      lines += SourceExcerpt(of: note.span, in: source).lines
    }
    return lines.joined(separator: "\n")
  }
}

/// A source line and, under it, the mark of a span.
struct SourceExcerpt {
  /// The line and the mark; nothing where the source has no such line.
  let lines: [String]

  /// A line of more scalars than this is cut.
  static let longestLine = 120
  /// How many scalars of a cut line are shown.
  static let shownOfLongLine = 100
  /// How many of them stand before the span.
  static let shownBefore = 40

  init(of span: SourceSpan, in source: YAMLSource) {
    guard let bytes = source.lineBytes(span.start.line) else {
      lines = []
      return
    }
    let first = span.start.column - 1
    let last = span.end.line == span.start.line ? span.end.column - 1 : Int.max
    let window = Self.window(of: bytes, in: source, around: first)

    var text = window.isCutBefore ? "…" : ""
    var mark = window.isCutBefore ? " " : ""
    var width = text.isEmpty ? 0 : 1
    var column = window.firstColumn
    var hasCaret = false
    for scalar in window.scalars {
      let cell = Self.cell(scalar, at: width)
      text += cell.text
      if column < first {
        mark += String(repeating: " ", count: cell.width)
      } else if column == first || column < last, cell.width > 0 {
        mark += hasCaret ? "~" : "^"
        mark += String(repeating: "~", count: cell.width - 1)
        hasCaret = true
      }
      width += cell.width
      column += 1
    }
    if window.isCutAfter { text += "…" }
    if !hasCaret { mark += "^" }
    lines = [text, mark]
  }

  private struct Window {
    var scalars: [Unicode.Scalar]
    var firstColumn: Int
    var isCutBefore: Bool
    var isCutAfter: Bool
  }

  /// The part of a line that is shown: all of it, unless it is very long.
  private static func window(
    of bytes: ArraySlice<UInt8>, in source: YAMLSource, around column: Int
  ) -> Window {
    let count = bytes.count > longestLine ? source.scalarCount(of: bytes) : bytes.count
    guard count > longestLine else {
      let all = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
      return Window(scalars: all, firstColumn: 0, isCutBefore: false, isCutAfter: false)
    }
    let lower = max(0, min(column - shownBefore, count - shownOfLongLine))
    let from = source.offset(ofScalar: lower, in: bytes)
    let to = source.offset(ofScalar: lower + shownOfLongLine, in: bytes)
    let isCutAfter = to < bytes.endIndex
    let part = Array(String(decoding: bytes[from..<to], as: UTF8.self).unicodeScalars)
    return Window(
      scalars: part, firstColumn: lower, isCutBefore: lower > 0, isCutAfter: isCutAfter)
  }

  /// What a terminal shows for a scalar, and how many cells that takes.
  private static func cell(_ scalar: Unicode.Scalar, at width: Int) -> (text: String, width: Int) {
    if scalar == "\t" {
      let spaces = 4 - width % 4
      return (String(repeating: " ", count: spaces), spaces)
    }
    if scalar.isInvisible { return ("\u{FFFD}", 1) }
    return (String(Character(scalar)), scalar.displayWidth)
  }
}
