/// What a person probably did, where libyaml says no more than where it could not go on.
struct SyntaxMistake {
  var span: SourceSpan
  var message: String
  var notes: [Diagnostic.Note] = []
}

extension TreeBuilder {
  /// The mistake behind a failure, nil where the text around it tells of none.
  func mistake(behind failure: YAMLFailure) -> SyntaxMistake? {
    conflictOfMerge() ?? missingQuote(failure) ?? missingBlank(failure)
      ?? bracketsBehindType(failure) ?? missingColon(failure) ?? wrongIndentation(failure)
  }

  /// A line, counted from 0.
  func line(_ number: Int) -> TextLine {
    TextLine(number: number, text: source.line(number + 1) ?? "")
  }

  /// The last line before another that says something.
  func line(before number: Int) -> TextLine? {
    for number in (0..<number).reversed() {
      let line = line(number)
      if line.saysSomething { return line }
    }
    return nil
  }
}

/// A line of the source, by its scalars.
struct TextLine {
  /// The line's number, from 0.
  let number: Int
  let scalars: [Unicode.Scalar]

  init(number: Int, text: String) {
    self.number = number
    scalars = Array(text.unicodeScalars)
  }

  var indentation: Int { scalars.prefix { $0 == " " }.count }

  var saysSomething: Bool {
    guard let first = scalars.first(where: { $0 != " " && $0 != "\t" }) else { return false }
    return first != "#"
  }

  var startsElement: Bool {
    let rest = scalars.dropFirst(indentation)
    return rest.first == "-" && (rest.dropFirst().first ?? " ") == " "
  }

  /// The columns of the plain key that the line begins with, from 0; its colon follows.
  var key: Range<Int>? {
    var start = indentation
    while start + 1 < scalars.count, scalars[start] == "-", scalars[start + 1] == " " {
      start += 1 + scalars[(start + 1)...].prefix { $0 == " " }.count
    }
    let rest = scalars[min(start, scalars.count)...]
    guard let colon = rest.firstIndex(where: { ":\"'#{}[],".unicodeScalars.contains($0) }),
      scalars[colon] == ":", colon > start
    else { return nil }
    return start..<colon
  }

  /// Whether the colon of the line's key stands at the end or before a blank.
  var isKeyEnded: Bool {
    guard let key, key.upperBound + 1 < scalars.count else { return true }
    return scalars[key.upperBound + 1] == " " || scalars[key.upperBound + 1] == "\t"
  }

  func text(_ columns: Range<Int>) -> String {
    String(String.UnicodeScalarView(scalars[columns]))
  }

  func span(_ columns: Range<Int>) -> SourceSpan {
    SourceSpan(
      at: SourcePosition(line: number + 1, column: columns.lowerBound + 1), length: columns.count)
  }

  /// The columns of what the line says.
  var content: Range<Int> {
    let blanks = scalars.reversed().prefix { $0 == " " || $0 == "\t" }.count
    return min(indentation, scalars.count - blanks)..<(scalars.count - blanks)
  }
}
