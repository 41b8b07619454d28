/// Keys and elements that begin in another column than those they belong to.
extension TreeBuilder {
  /// A key or an element that stands too far left or too far right.
  func wrongIndentation(_ failure: YAMLFailure) -> SyntaxMistake? {
    let line = line(failure.mark.line)
    let column = line.indentation
    guard line.startsElement || line.key != nil,
      failure.mark.column == column || endsInText(line, failure)
    else { return nil }
    let siblings = [closed, open.last].compactMap { $0 }
      .filter { !$0.isFlow && $0.isList == line.startsElement }
    guard !siblings.isEmpty, !siblings.contains(where: { $0.start.column == column }) else {
      return nil
    }
    let columns = line.startsElement ? column..<(column + 1) : line.key ?? column..<column
    let wanted = siblings.map { sibling in
      "column \(sibling.start.column + 1)"
        + (sibling.lastKey.map { ", as \(Diagnostic.quote($0.text ?? "")) does" } ?? "")
    }
    return SyntaxMistake(
      span: line.span(columns),
      message: "the indentation is off: \(Diagnostic.quote(line.text(columns))) begins in column "
        + "\(column + 1); begin it in \(wanted.joined(separator: ", or in "))",
      notes: siblings.map { sibling in
        let name = sibling.lastKey.map { Diagnostic.quote($0.text ?? "") } ?? "the list"
        return Diagnostic.Note(
          "\(name) begins in column \(sibling.start.column + 1)",
          at: sibling.lastKey?.span ?? SourceSpan(at: sibling.start.position, length: 1))
      })
  }

  /// Whether a line has a key that libyaml took for more of the text of the key before.
  private func endsInText(_ line: TextLine, _ failure: YAMLFailure) -> Bool {
    guard failure.problem.hasPrefix("mapping values are not allowed"), !line.startsElement,
      line.key?.upperBound == failure.mark.column, let key = open.last?.lastKey,
      key.span.end.line <= line.number
    else { return false }
    let rest = self.line(key.span.end.line - 1).scalars.dropFirst(key.span.end.column - 1)
      .drop { $0 == ":" || $0 == " " }
    return rest.first.map { $0 != "#" } ?? false
  }
}

extension OpenCollection {
  fileprivate var isList: Bool {
    if case .element = awaits { true } else { false }
  }

  /// The key that stands last in a mapping.
  fileprivate var lastKey: YAMLNode? {
    if case .value(let key?) = awaits { key } else { entries.last?.key }
  }
}
