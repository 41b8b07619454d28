/// What a message is like: fixed text, with `{name}` where any text may stand.
public struct MessageTemplate: Sendable, Hashable {
  /// The template as the schema has it.
  public let text: String
  /// The fixed pieces between the places where any text may stand, one at least; any can be empty.
  public let pieces: [String]

  /// Reads a template; a brace that opens no `{name}` stands for itself.
  public init(_ text: String) {
    self.text = text
    var pieces = [String.UnicodeScalarView()]
    var rest = text.unicodeScalars[...]
    while let open = rest.firstIndex(of: "{") {
      let after = rest.index(after: open)
      if let close = rest[after...].firstIndex(where: { !$0.properties.isAlphabetic && $0 != "-" }),
        rest[close] == "}", close > after
      {
        pieces[pieces.count - 1] += rest[..<open]
        pieces.append(String.UnicodeScalarView())
        rest = rest[rest.index(after: close)...]
      } else {
        pieces[pieces.count - 1] += rest[...open]
        rest = rest[after...]
      }
    }
    pieces[pieces.count - 1] += rest
    self.pieces = pieces.map { String($0) }
  }

  /// Whether a message is like this.
  public func matches(_ message: String) -> Bool {
    let message = Array(message.utf8)
    let pieces = pieces.map { Array($0.utf8) }
    guard pieces.count > 1 else { return message == pieces[0] }
    guard message.starts(with: pieces[0]) else { return false }
    var start = pieces[0].count
    for piece in pieces[1..<(pieces.count - 1)] {
      guard let found = Self.find(piece, in: message, from: start) else { return false }
      start = found + piece.count
    }
    let last = pieces[pieces.count - 1]
    return message.count - start >= last.count && message.reversed().starts(with: last.reversed())
  }

  private static func find(_ piece: [UInt8], in text: [UInt8], from start: Int) -> Int? {
    guard text.count - start >= piece.count else { return nil }
    return (start...(text.count - piece.count)).first { text[$0...].starts(with: piece) }
  }
}
