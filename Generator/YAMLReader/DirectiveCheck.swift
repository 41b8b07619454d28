/// Finds the directives before the document.
enum DirectiveCheck {
  /// Reports each directive and returns the text with the directives turned into comments, which
  /// leaves every position as it was.
  static func withoutDirectives(_ source: YAMLSource, report: inout Report) -> [UInt8] {
    var text = source.bytes
    for number in 1...source.lineCount {
      guard let line = source.lineBytes(number) else { break }
      if line.first == UInt8(ascii: "%") {
        text[line.startIndex] = UInt8(ascii: "#")
        Self.report(line, number: number, report: &report)
      } else if let byte = line.first(where: { $0 != UInt8(ascii: " ") && $0 != 0x09 }),
        byte != UInt8(ascii: "#")
      {
        break
      }
    }
    return text
  }

  /// Reports the directive that a line holds.
  static func report(_ line: ArraySlice<UInt8>, number: Int, report: inout Report) {
    var text = String(decoding: line, as: UTF8.self)
    while text.last == " " || text.last == "\t" { text.removeLast() }
    report.add(
      .directive,
      at: SourceSpan(
        at: SourcePosition(line: number, column: 1), length: text.unicodeScalars.count),
      "found the directive \(Diagnostic.quote(text)); remove the line")
  }
}
