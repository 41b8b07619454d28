import YAMLReader

/// A part of a text of the schema, which knows where in the text it stands.
struct TextPart {
  let whole: Located
  let text: String
  /// How many scalars of the whole text stand before it.
  let start: Int

  init(_ whole: Located) {
    self.init(whole, whole.text, at: 0)
  }

  private init(_ whole: Located, _ text: String, at start: Int) {
    self.whole = whole
    self.text = text
    self.start = start
  }

  /// The part in scalars of the whole text.
  var range: Range<Int> { start..<(start + text.unicodeScalars.count) }

  /// The parts between separators.
  func parts(at separator: Unicode.Scalar, maxSplits: Int = .max) -> [TextPart] {
    var next = start
    return text.parts(at: separator, maxSplits: maxSplits).map { text in
      let part = TextPart(whole, text, at: next)
      next = part.range.upperBound + 1
      return part
    }
  }

  /// What stands before and after the first occurrence of a separator.
  func parts(around separator: String) -> (TextPart, TextPart)? {
    text.parts(around: separator).map { before, after in
      let first = TextPart(whole, before, at: start)
      let width = separator.unicodeScalars.count
      return (first, TextPart(whole, after, at: first.range.upperBound + width))
    }
  }

  /// Some scalars of this part, counted from its start.
  func scalars(_ range: Range<Int>) -> TextPart {
    let scalars = text.unicodeScalars.dropFirst(range.lowerBound).prefix(range.count)
    return TextPart(whole, String(scalars), at: start + range.lowerBound)
  }

  /// The first of some scalars that stands in it.
  func first(of scalars: String) -> TextPart? {
    let found = text.unicodeScalars.enumerated().first { scalars.unicodeScalars.contains($1) }
    return found.map { self.scalars($0.offset..<($0.offset + 1)) }
  }
}

extension Problems {
  /// Where a part of a text stands.
  func span(of part: TextPart) -> SourceSpan {
    source.span(of: part.range, in: part.whole.text, at: part.whole.span)
  }
}
