/// A table as lines of text, names to the left and numbers to the right.
struct TextTable: CustomStringConvertible {
  private let rows: [[String]]
  private let names: Int

  /// - Parameters:
  ///   - rows: The header and the rows, of one length.
  ///   - names: How many of the first columns hold names.
  init(_ rows: [[String]], names: Int) {
    self.rows = rows
    self.names = names
  }

  var description: String {
    let widths = (rows.first ?? []).indices.map { column in
      rows.map { $0[column].count }.max() ?? 0
    }
    return rows.map { row in
      zip(row, widths).enumerated().map { column, cell in
        let space = String(repeating: " ", count: cell.1 - cell.0.count)
        return column < names ? cell.0 + space : space + cell.0
      }
      .joined(separator: "  ")
    }
    .joined(separator: "\n")
  }
}
