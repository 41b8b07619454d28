extension TreeBuilder {
  /// A scalar at its exact place.
  mutating func scalar(
    _ text: String, _ style: YAMLNode.ScalarStyle, event: YAMLEvent, start: YAMLMark
  ) -> BuiltNode {
    var node = BuiltNode(content: .scalar(text, style), start: start, end: event.end)
    if style == .literal || style == .folded {
      node.end = endOfBlock(from: start, to: event.end)
    } else if style == .plain, text.isEmpty {
      node.end = event.hasAnchor || event.hasTag ? event.end : placeOfNothing(at: event.start)
      node.start = node.end
    }
    return node
  }

  /// Where a value that is not there belongs: after the colon, or after the key if there is none.
  /// libyaml puts some of them at the next token.
  private mutating func placeOfNothing(at mark: YAMLMark) -> YAMLMark {
    guard let collection = open.last, case .value = collection.awaits else { return mark }
    cursor.move(to: collection.lastEnd)
    cursor.skipSpace()
    guard cursor.byte == UInt8(ascii: ":"), cursor.mark.index <= mark.index else {
      return collection.lastEnd
    }
    cursor.advance()
    return cursor.mark
  }

  /// The end of the last line of a block scalar that holds something; libyaml's is the line after.
  private func endOfBlock(from start: YAMLMark, to end: YAMLMark) -> YAMLMark {
    guard end.line > start.line, end.column == 0 else { return end }
    var line = end.line - 1
    while line > start.line, let bytes = source.lineBytes(line + 1), bytes.allSatisfy(isBlank) {
      line -= 1
    }
    guard let last = source.lineBytes(line + 1), let next = source.lineBytes(end.line + 1) else {
      return end
    }
    // Between the two ends are only blanks and line ends, so bytes and scalars are the same number.
    let passed = next.startIndex - last.endIndex
    let column = last.count { !UTF8.isContinuation($0) }
    return YAMLMark(index: end.index - passed, line: line, column: column)
  }
}
