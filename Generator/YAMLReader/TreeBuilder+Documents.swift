extension TreeBuilder {
  /// Reports a document after the first, and the directives before it.
  mutating func reportSecondDocument(at event: YAMLEvent) {
    for line in event.start.line..<max(event.start.line, event.end.line) {
      guard let bytes = source.lineBytes(line + 1), bytes.first == UInt8(ascii: "%") else {
        continue
      }
      DirectiveCheck.report(bytes, number: line + 1, report: &report)
    }
    // A document that begins with `---` ends its mark there; any other has a mark without width.
    let isMarked = event.start != event.end
    let place = SourcePosition(
      line: event.end.line + 1, column: event.end.column + 1 - (isMarked ? 3 : 0))
    report.add(
      .multipleDocuments, at: SourceSpan(at: place, length: isMarked ? 3 : 1),
      "a second document begins here; put it in a file of its own")
  }
}
