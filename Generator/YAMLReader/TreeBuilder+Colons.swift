/// Keys whose colon, or the blank after it, is missing, and types with brackets behind them.
extension TreeBuilder {
  /// `key:value`, which is a text without a colon of its own.
  func missingBlank(_ failure: YAMLFailure) -> SyntaxMistake? {
    switch failure.problem {
    case "found unexpected ':'":
      let (start, end) = (failure.contextMark, failure.mark)
      let line = line(end.line)
      guard start.line == end.line, start.column < end.column, end.column < line.scalars.count
      else { return nil }
      return missingBlank(line, start.column..<end.column, before: "")
    case "could not find expected ':'":
      return missingBlank(line(failure.contextMark.line))
    case "did not find expected key", "mapping values are not allowed in this context":
      let noticed = line(failure.mark.line)
      if let mistake = missingBlank(noticed) { return mistake }
      guard let before = line(before: noticed.number),
        before.key?.lowerBound == noticed.key?.lowerBound
      else { return nil }
      return missingBlank(before)
    default: return nil
    }
  }

  private func missingBlank(_ line: TextLine) -> SyntaxMistake? {
    // What begins like `https://` is no key.
    guard let key = line.key, !line.isKeyEnded, line.scalars[key.upperBound + 1] != "/" else {
      return nil
    }
    let value = line.text((key.upperBound + 1)..<line.content.upperBound)
    return missingBlank(line, key, before: value)
  }

  private func missingBlank(
    _ line: TextLine, _ key: Range<Int>, before value: String
  ) -> SyntaxMistake {
    SyntaxMistake(
      span: line.span(key.lowerBound..<(key.upperBound + 1)),
      message: "a blank belongs after the colon; write "
        + Diagnostic.quote("\(line.text(key)): \(value)"))
  }

  /// A line without a colon before one with it, which make one text.
  func missingColon(_ failure: YAMLFailure) -> SyntaxMistake? {
    guard failure.problem == "mapping values are not allowed in this context" else { return nil }
    let noticed = line(failure.mark.line)
    guard noticed.key?.upperBound == failure.mark.column, !noticed.startsElement,
      let before = line(before: noticed.number), before.key == nil, !before.startsElement,
      before.indentation == noticed.indentation
    else { return nil }
    return SyntaxMistake(
      span: before.span(before.content), message: SyntaxExplanation.missingColon)
  }

  /// `Name[]` between braces.
  func bracketsBehindType(_ failure: YAMLFailure) -> SyntaxMistake? {
    let line = line(failure.mark.line)
    let (start, end) = lastScalar
    guard failure.problem.hasPrefix("did not find expected ','"), end == failure.mark,
      line.scalars.dropFirst(end.column).starts(with: "[]".unicodeScalars),
      start.line == end.line, start.column < end.column
    else { return nil }
    let name = line.text(start.column..<end.column)
    return SyntaxMistake(
      span: line.span(start.column..<(end.column + 2)),
      message: "a list type has its brackets around the type of its elements; write "
        + Diagnostic.quote("[\(name)]"))
  }
}
