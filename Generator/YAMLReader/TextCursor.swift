/// A place in UTF-8 text that can move to libyaml's marks.
///
/// Marks come in file order, so moving from one to the next costs linear time over the file.
struct TextCursor {
  private let text: [UInt8]
  private var offset = 0
  private(set) var mark = YAMLMark()

  init(_ text: [UInt8]) {
    self.text = text
  }

  /// The byte at the cursor, nil at the end.
  var byte: UInt8? { offset < text.count ? text[offset] : nil }

  /// Moves to a mark, which must be one of this text.
  mutating func move(to target: YAMLMark) {
    var index = mark.index
    while index < target.index, offset < text.count {
      offset += max(1, UTF8.length(of: text[offset]))
      index += 1
    }
    while index > target.index, offset > 0 {
      repeat { offset -= 1 } while offset > 0 && UTF8.isContinuation(text[offset])
      index -= 1
    }
    mark = target
  }

  /// Moves over one scalar.
  mutating func advance() {
    guard let byte else { return }
    offset = min(text.count, offset + max(1, UTF8.length(of: byte)))
    mark.index += 1
    if byte == UInt8(ascii: "\n") {
      mark.line += 1
      mark.column = 0
    } else {
      mark.column += 1
    }
  }

  /// Moves on while the byte at the cursor satisfies a condition.
  mutating func skip(while condition: (UInt8) -> Bool) {
    while let byte, condition(byte) { advance() }
  }

  /// Moves over spaces, line ends and comments.
  mutating func skipSpace() {
    while let byte {
      switch byte {
      case 0x09, 0x0A, 0x0D, 0x20: advance()
      case UInt8(ascii: "#"): skip { $0 != 0x0A }
      default: return
      }
    }
  }
}
