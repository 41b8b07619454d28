extension Unicode.Scalar {
  /// Whether a terminal shows nothing for the scalar, or obeys it instead of showing it.
  public var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: true
    case .format: value != 0x200D  // joins emoji; the others hide or reverse text
    default: value == 0xFFFE || value == 0xFFFF
    }
  }

  /// The scalar as it can be written in a double-quoted YAML text.
  var escaped: String {
    let digits = String(value, radix: 16, uppercase: true)
    let width = value > 0xFFFF ? 8 : 4
    let zeros = String(repeating: "0", count: width - digits.count)
    return (value > 0xFFFF ? "\\U" : "\\u") + zeros + digits
  }

  /// How many terminal cells the scalar takes: two for East Asian wide characters and emoji, none
  /// for combining marks.
  var displayWidth: Int {
    if value < 0x300 { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    return properties.isEmojiPresentation || Self.wide.contains { $0.contains(value) } ? 2 : 1
  }

  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
    0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
  ]
}

extension String {
  /// The text as a line shows it: what is invisible in it, line breaks among that, is written as an
  /// escape. So are names of files shown, in which anything may stand.
  public var onOneLine: String { escaped(except: []) }

  /// The text with escapes for what a terminal would not show or would obey.
  ///
  /// - Parameter kept: What stays as it is all the same.
  public func escaped(except kept: Set<Unicode.Scalar>) -> String {
    guard unicodeScalars.contains(where: { $0.isInvisible && !kept.contains($0) }) else {
      return self
    }
    var shown = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar.isInvisible, !kept.contains(scalar) {
        shown.append(contentsOf: scalar.escaped.unicodeScalars)
      } else {
        shown.append(scalar)
      }
    }
    return String(shown)
  }
}
