/// Makes nodes out of events and reports what the strict reader refuses.
///
/// It works with a stack of open collections, never deeper than ``YAMLReader/maximumDepth``,
/// instead of recursion.
struct TreeBuilder {
  let source: YAMLSource
  var report: Report
  var cursor: TextCursor
  /// The collections whose end is still to come, outermost first.
  var open: [OpenCollection] = []
  private var root: YAMLNode?
  private var documents = 0
  /// Whether the tree says what the file says, apart from what was reported.
  var isUsable = true
  /// The line whose indentation was looked at last, from 0.
  var lastIndentedLine = -1
  /// The collection that ended last, nil where something follows it.
  private(set) var closed: OpenCollection?
  /// Where the last scalar stands.
  private(set) var lastScalar: (start: YAMLMark, end: YAMLMark) = (YAMLMark(), YAMLMark())
  /// The last text in quotes.
  private(set) var lastQuoted: QuotedText?

  init(source: YAMLSource, text: [UInt8], report: Report) {
    self.source = source
    self.report = report
    cursor = TextCursor(text)
  }

  /// Takes one event; whether the next is wanted.
  mutating func accept(_ event: YAMLEvent) -> Bool {
    if case .collectionEnd = event.kind {
      close(at: event)
      return true
    }
    if case .documentStart = event.kind {
      documents += 1
      if documents > 1 { reportSecondDocument(at: event) }
      return documents == 1
    }
    closed = nil
    checkIndentation(of: event)
    let start = checkProperties(of: event)
    switch event.kind {
    case .scalar(let text, let style):
      lastScalar = (start, event.end)
      if style == .singleQuoted || style == .doubleQuoted {
        lastQuoted = QuotedText(start: start, end: event.end, isDouble: style == .doubleQuoted)
      }
      add(scalar(text, style, event: event, start: start))
    case .alias:
      report.add(
        .alias, at: span(start, event.end), "found an alias; write out what it stands for")
      isUsable = false
      add(BuiltNode(content: .scalar("", .plain), start: start, end: event.end, isAlias: true))
    case .sequenceStart(let isFlow):
      return begin(OpenCollection(isMapping: false, isFlow: isFlow, start: start))
    case .mappingStart(let isFlow):
      return begin(OpenCollection(isMapping: true, isFlow: isFlow, start: start))
    case .collectionEnd, .documentStart:
      break
    }
    return true
  }

  /// Ends the tree. Nil if the file does not give one.
  mutating func finish() -> YAMLNode? {
    if isUsable, root?.isEmptyPlain ?? true {
      report.add(
        .empty, at: SourceSpan(at: .start), "the file says nothing; write `key: value` in it")
      return nil
    }
    return isUsable ? root : nil
  }

  // MARK: Collections

  private mutating func begin(_ collection: OpenCollection) -> Bool {
    open.append(collection)
    guard open.count > YAMLReader.maximumDepth else { return true }
    report.add(
      .nesting, at: SourceSpan(at: collection.start.position, length: 1),
      "collections nest more than \(YAMLReader.maximumDepth) deep here; flatten them")
    isUsable = false
    return false
  }

  private mutating func close(at event: YAMLEvent) {
    guard let collection = open.popLast() else { return }
    closed = collection
    // Only the bracket of a flow collection has a width; the end of any other is where the next
    // token begins, which may be many lines on.
    let isBracket = collection.isFlow && event.start != event.end
    add(
      BuiltNode(
        content: collection.content, start: collection.start,
        end: isBracket ? event.end : collection.lastEnd))
  }

  private mutating func add(_ node: BuiltNode) {
    let finished = YAMLNode(node.content, at: span(node.start, node.end))
    guard let last = open.indices.last else {
      root = finished
      return
    }
    open[last].lastEnd = node.end
    switch open[last].awaits {
    case .element: open[last].elements.append(finished)
    case .key: open[last].awaits = .value(of: accepted(key: finished, isAlias: node.isAlias))
    case .value(let key):
      if let key { open[last].entries.append(YAMLNode.Entry(key: key, value: finished)) }
      open[last].awaits = .key
    }
  }

  func span(_ start: YAMLMark, _ end: YAMLMark) -> SourceSpan {
    SourceSpan(start: start.position, end: max(start.position, end.position))
  }
}
