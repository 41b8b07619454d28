extension TreeBuilder {
  /// Reports a tab before the first node of a line. libyaml lets it pass inside flow collections.
  mutating func checkIndentation(of event: YAMLEvent) {
    guard event.start != event.end, event.start.line != lastIndentedLine else { return }
    lastIndentedLine = event.start.line
    let indentation = (source.lineBytes(event.start.line + 1) ?? []).prefix(while: isBlank)
    guard indentation.count == event.start.column, let tab = indentation.firstIndex(of: 0x09) else {
      return
    }
    let column = tab - indentation.startIndex + 1
    reportTab(at: SourcePosition(line: event.start.line + 1, column: column))
  }

  /// Reports the tab at a place.
  mutating func reportTab(at position: SourcePosition) {
    report.add(
      .syntax, at: SourceSpan(at: position, length: 1),
      "the line is indented with a tab; YAML is indented with spaces, so write spaces for tabs")
  }
}

/// Whether a byte is a space or a tab.
func isBlank(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || byte == 0x09
}
