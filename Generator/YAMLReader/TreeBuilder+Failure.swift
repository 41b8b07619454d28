extension TreeBuilder {
  /// Reports why libyaml gave up.
  mutating func fail(_ failure: YAMLFailure) {
    isUsable = false
    let explanation = SyntaxExplanation(of: failure)
    let mark = withinText(explanation.isAtContext ? failure.contextMark : failure.mark)
    let number = mark.line + 1
    let line = source.lineBytes(number) ?? []

    if line.first == UInt8(ascii: "%"), failure.mentionsDirective {
      DirectiveCheck.report(line, number: number, report: &report)
      return
    }
    if let tab = line.prefix(while: isBlank).firstIndex(of: 0x09),
      tab - line.startIndex <= mark.column
    {
      let place = SourcePosition(line: number, column: tab - line.startIndex + 1)
      if report.diagnostics.contains(where: { $0.span.start == place }) == false {
        reportTab(at: place)
        return
      }
    }
    if let mistake = mistake(behind: failure) {
      report.add(.syntax, at: mistake.span, mistake.message, notes: mistake.notes)
      return
    }
    report.add(
      explanation.rule, at: place(mark, in: line, isWholeLine: explanation.isWholeLine),
      explanation.message, notes: notes(explanation, failure))
  }

  /// The mark, or the end of the text: libyaml ends a text that lacks a line feed
  /// a line too late.
  private func withinText(_ mark: YAMLMark) -> YAMLMark {
    guard mark.line >= source.lineCount else { return mark }
    let last = source.lineBytes(source.lineCount) ?? []
    let column = last.count { !UTF8.isContinuation($0) }
    return YAMLMark(index: mark.index, line: source.lineCount - 1, column: column)
  }

  /// The character at a mark, or all the text from there to the end of the line.
  private func place(
    _ mark: YAMLMark, in line: ArraySlice<UInt8>, isWholeLine: Bool
  ) -> SourceSpan {
    let width = line.count { !UTF8.isContinuation($0) }
    let blanks = line.reversed().prefix(while: isBlank).count
    let rest = max(0, width - (isWholeLine ? blanks : 0) - mark.column)
    return SourceSpan(at: mark.position, length: isWholeLine ? rest : min(1, rest))
  }

  private func notes(
    _ explanation: SyntaxExplanation, _ failure: YAMLFailure
  ) -> [Diagnostic.Note] {
    guard let beginning = explanation.beginning, failure.contextMark != failure.mark else {
      return []
    }
    let span = SourceSpan(at: failure.contextMark.position, length: 1)
    return [Diagnostic.Note("\(beginning) begins here", at: span)]
  }
}
