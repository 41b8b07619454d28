extension TreeBuilder {
  /// The first line that git wrote where it could not merge, if there is one.
  func conflictOfMerge() -> SyntaxMistake? {
    let isConflict = { source.lineBytes($0)?.starts(with: "<<<<<<< ".utf8) == true }
    guard let number = (1...source.lineCount).first(where: isConflict) else { return nil }
    let line = line(number - 1)
    return SyntaxMistake(
      span: line.span(line.content),
      message: "a merge left its conflict here; keep what is right of both sides, and take the "
        + "lines that begin with `<<<<<<<`, `=======` and `>>>>>>>` out")
  }
}
