/// A text for readers, with code and links in it.
struct Prose: Sendable, Hashable {
  /// A stretch of a text.
  enum Span: Sendable, Hashable {
    case text(String)
    case code(String)
    case strong(String)
    case link(Prose, to: Link)
  }

  /// Where a link leads.
  enum Link: Sendable, Hashable {
    /// A place on the page, by its anchor.
    case anchor(String)
    /// A file, by its path from the page's folder.
    case file(String)
  }

  var spans: [Span]

  /// Whether there is nothing to read.
  var isEmpty: Bool { spans.isEmpty }

  static func code(_ text: String) -> Prose { Prose(spans: [.code(text)]) }
  static func strong(_ text: String) -> Prose { Prose(spans: [.strong(text)]) }

  /// A text as it stands, without a look for code in it.
  static func plain(_ text: String) -> Prose { Prose(spans: text.isEmpty ? [] : [.text(text)]) }

  static func link(_ label: Prose, to link: Link) -> Prose {
    Prose(spans: [.link(label, to: link)])
  }

  static func + (one: Prose, other: Prose) -> Prose { Prose(spans: one.spans + other.spans) }
  static func += (one: inout Prose, other: Prose) { one = one + other }
}

extension Prose: ExpressibleByStringLiteral {
  init(stringLiteral text: String) {
    self.init(text)
    // A separator of blanks alone is one all the same.
    if spans.isEmpty, !text.isEmpty { spans = [.text(text)] }
  }

  /// Reads a text in which code stands between backquotes, as a schema's `doc:` has it; one that is
  /// not closed stands for itself. Line breaks are spaces.
  init(_ text: String) {
    spans = []
    var rest = text.unicodeScalars[...]
    var plain = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      if scalar == "`", let close = rest.firstIndex(of: "`"), close > rest.startIndex {
        append(plain: &plain)
        spans.append(.code(String(rest[..<close])))
        rest = rest[rest.index(after: close)...]
      } else {
        plain.append(Self.breaks.contains(scalar) ? " " : scalar)
      }
    }
    append(plain: &plain)
    if spans.allSatisfy(\.isBlank) { spans = [] }
  }

  private static let breaks: Set<Unicode.Scalar> = ["\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"]

  private mutating func append(plain: inout String.UnicodeScalarView) {
    if !plain.isEmpty { spans.append(.text(String(plain))) }
    plain = String.UnicodeScalarView()
  }

  /// The paragraphs of a schema's `doc:`, which are parted by empty lines.
  static func paragraphs(_ doc: String?) -> [Prose] {
    var paragraphs: [String] = [""]
    for line in (doc ?? "").unicodeScalars.split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      if line.allSatisfy(\.properties.isWhitespace) {
        paragraphs.append("")
      } else {
        paragraphs[paragraphs.count - 1] += String(line) + "\n"
      }
    }
    return paragraphs.map { text in
      Prose(String(text.unicodeScalars.dropLast(text.unicodeScalars.last == "\n" ? 1 : 0)))
    }
    .filter { !$0.isEmpty }
  }
}

extension Prose.Span {
  fileprivate var isBlank: Bool {
    if case .text(let text) = self {
      text.unicodeScalars.allSatisfy(\.properties.isWhitespace)
    } else {
      false
    }
  }
}

extension Sequence<Prose> {
  /// The texts with another between each two.
  func joined(_ separator: Prose) -> Prose {
    var joined = Prose(spans: [])
    for (number, prose) in enumerated() {
      if number > 0 { joined += separator }
      joined += prose
    }
    return joined
  }
}
