/// A stretch of a source file, from `start` up to but not including `end`.
public struct SourceSpan: Hashable, Sendable {
  /// The first place of the stretch.
  public var start: SourcePosition
  /// The place just after the stretch.
  public var end: SourcePosition

  /// Creates a span.
  public init(start: SourcePosition, end: SourcePosition) {
    self.start = start
    self.end = end
  }

  /// Creates an empty span at one place.
  public init(at position: SourcePosition) {
    self.init(start: position, end: position)
  }

  /// Creates a span of `length` Unicode scalars on one line.
  public init(at position: SourcePosition, length: Int) {
    let end = SourcePosition(line: position.line, column: position.column + length)
    self.init(start: position, end: end)
  }
}

extension SourceSpan: CustomStringConvertible {
  /// The span as `line:column-line:column`.
  public var description: String { "\(start)-\(end)" }
}
