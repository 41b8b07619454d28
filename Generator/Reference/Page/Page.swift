/// A reference of a contract, free of how it is written.
struct Page: Sendable {
  /// The contract's name.
  var title: String
  /// What the contract is.
  var lead: [Prose]
  /// What the page opens with.
  var blocks: [Block]
  var sections: [Section]
  /// What the page was written from.
  var colophon: Prose
}

/// A part of a page, with a heading that can be linked.
struct Section: Sendable {
  var anchor: String
  var title: Prose
  var blocks: [Block] = []
  var sections: [Section] = []
  /// Whether the table of contents lists it.
  var isListed = true
}

/// A piece of a page.
enum Block: Sendable {
  case paragraph(Prose)
  case facts([Fact])
  case list([Prose])
  case table(Table)
  case code(Code)
  case ways([Way])
  /// A drawing for wide screens and paper, and the same for narrow screens.
  case diagram(wide: Diagram, narrow: Diagram)
}

/// A term and what is said of it.
struct Fact: Sendable {
  var term: Prose
  var says: Prose
}

/// A way into the page for one sort of reader.
struct Way: Sendable {
  var title: Prose
  var lead: Prose
  var links: [Prose]
}

/// A table; the first column names its rows.
struct Table: Sendable {
  var caption: Prose
  var columns: [String]
  var rows: [Row]

  /// A row; a cell has a text for each of its lines.
  struct Row: Sendable {
    /// What links lead to the row by, nil where none does.
    var anchor: String?
    var cells: [[Prose]]
  }
}

/// Code or a body, as it stands on the wire.
struct Code: Sendable {
  /// What is shown, and where it is from.
  var caption: Prose
  /// The name by which Markdown calls the language.
  var language: String
  var pieces: [Piece]

  /// A stretch of code.
  struct Piece: Sendable, Hashable {
    var text: String
    var role: Role = .plain
  }

  /// What a stretch of code is, for its colour.
  enum Role: String, Sendable {
    case plain, key, string, literal
  }

  /// The code without its colours.
  var text: String { pieces.map(\.text).joined() }
}
