extension YAMLSource {
  /// Where a part of a scalar's text stands, past its quotes and escapes; the whole scalar where
  /// that cannot be told, as in a text over several lines.
  ///
  /// - Parameters:
  ///   - part: The part, counted in Unicode scalars of the text.
  ///   - text: The text of the scalar.
  ///   - whole: Where the scalar stands.
  public func span(of part: Range<Int>, in text: String, at whole: SourceSpan) -> SourceSpan {
    guard whole.start.line == whole.end.line, let line = lineBytes(whole.start.line) else {
      return whole
    }
    let start = offset(ofScalar: whole.start.column - 1, in: line)
    let end = offset(ofScalar: whole.end.column - 1, in: line)
    let written = Array(
      String(decoding: line[start..<max(start, end)], as: UTF8.self).unicodeScalars)
    let places = Self.places(in: written)
    guard places.count == text.unicodeScalars.count + 1, part.lowerBound >= 0,
      part.upperBound < places.count
    else { return whole }
    let place = SourcePosition(
      line: whole.start.line, column: whole.start.column + places[part.lowerBound])
    return SourceSpan(at: place, length: places[part.upperBound] - places[part.lowerBound])
  }

  /// Where each scalar of a text begins as it is written, and where the last one ends.
  private static func places(in written: [Unicode.Scalar]) -> [Int] {
    let isQuoted = written.count > 1 && (written[0] == "'" || written[0] == "\"")
    let end = written.count - (isQuoted ? 1 : 0)
    var places: [Int] = []
    var place = isQuoted ? 1 : 0
    while place < end {
      places.append(place)
      switch (isQuoted ? written[0] : nil, written[place]) {
      case ("'", "'"): place += 2
      case ("\"", "\\"): place += escapeLength(written[min(place + 1, end)])
      default: place += 1
      }
    }
    return places + [end]
  }

  private static func escapeLength(_ kind: Unicode.Scalar) -> Int {
    switch kind {
    case "x": 4
    case "u": 6
    case "U": 10
    default: 2
    }
  }
}
