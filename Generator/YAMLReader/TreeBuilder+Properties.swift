extension TreeBuilder {
  /// Reports the anchor and the tag of a node and returns where the node itself begins; libyaml's
  /// mark is that of whichever comes first.
  mutating func checkProperties(of event: YAMLEvent) -> YAMLMark {
    var awaitsAnchor = event.hasAnchor
    var awaitsTag = event.hasTag
    guard awaitsAnchor || awaitsTag else { return event.start }
    cursor.move(to: event.start)
    while let byte = cursor.byte {
      if awaitsAnchor, byte == UInt8(ascii: "&") {
        awaitsAnchor = false
        let property = skipProperty()
        report.add(.anchor, at: property, "found an anchor; remove it, nothing can refer to it")
      } else if awaitsTag, byte == UInt8(ascii: "!") {
        awaitsTag = false
        let property = skipProperty()
        report.add(.tag, at: property, "found a tag; remove it, the schema decides what a text is")
      } else {
        break
      }
      cursor.skipSpace()
    }
    return cursor.mark
  }

  /// Moves over an anchor or a tag and returns where it stands.
  private mutating func skipProperty() -> SourceSpan {
    let start = cursor.mark
    cursor.advance()
    if cursor.byte == UInt8(ascii: "<") { cursor.skip { $0 != UInt8(ascii: ">") && $0 > 0x20 } }
    cursor.skip { $0 > 0x20 && !",[]{}".utf8.contains($0) }
    return span(start, cursor.mark)
  }
}
