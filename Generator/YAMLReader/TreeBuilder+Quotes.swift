/// Quotes that are missing, or one too many.
extension TreeBuilder {
  /// A text that ends at the opening quote of another, or at a quote that was to be part of it.
  func missingQuote(_ failure: YAMLFailure) -> SyntaxMistake? {
    let isQuoteOpen = failure.context == "while scanning a quoted scalar"
    let mark = isQuoteOpen ? failure.contextMark : failure.mark
    guard let text = isQuoteOpen ? quotedText(before: mark) ?? lastQuoted : lastQuoted,
      text.end.line == mark.line, text.end.index <= mark.index
    else { return nil }
    let notes = [
      Diagnostic.Note("the text begins here", at: SourceSpan(at: text.start.position, length: 1))
    ]
    let span = SourceSpan(at: mark.position, length: 1)
    if text.start.line < text.end.line {
      return SyntaxMistake(
        span: span,
        message: "a text in quotes that began on another line ends just before this; "
          + "write the closing quote where it is missing",
        notes: notes)
    }
    guard !isQuoteOpen, text.end.index == mark.index else { return nil }
    let mend = text.isDouble ? #"`\"`"# : "`''`"
    return SyntaxMistake(
      span: span, message: "the text in quotes ends before this; write \(mend) for a quote in it",
      notes: notes)
  }

  /// The text that ends at a quote, which is not to be seen among the events where libyaml has looked
  /// ahead.
  private func quotedText(before mark: YAMLMark) -> QuotedText? {
    var cursor = cursor
    cursor.move(to: lastScalar.end)
    var start: (mark: YAMLMark, quote: UInt8)?
    while let byte = cursor.byte, cursor.mark.index < mark.index {
      if let open = start, byte == open.quote {
        cursor.advance()
        if cursor.mark.index == mark.index {
          return QuotedText(
            start: open.mark, end: mark, isDouble: open.quote == UInt8(ascii: "\""))
        }
        start = nil
        continue
      }
      if start == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        start = (cursor.mark, byte)
      }
      cursor.advance()
    }
    return nil
  }
}

/// Where a text in quotes stands.
struct QuotedText {
  var start: YAMLMark
  var end: YAMLMark
  var isDouble: Bool
}
