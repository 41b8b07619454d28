/// The table that a check of goldens prints.
public struct ConformanceTable: Sendable, CustomStringConvertible {
  private let rows: [[String]]
  private static let header = [
    "release", "kind", "goldens", "values", "failures", "violations", "findings",
  ]

  /// Creates the table of a result, with a sum at the end.
  public init(_ result: GoldenCheck.Result) {
    var last = ""
    var rows = [Self.header]
    for row in result.rows {
      rows.append(Self.cells(row.release == last ? "" : row.release, row.kind, [row]))
      last = row.release
    }
    rows.append(Self.cells("all", "", result.rows))
    self.rows = rows
  }

  private static func cells(
    _ release: String, _ kind: String, _ rows: [GoldenCheck.Result.Row]
  ) -> [String] {
    [release, kind]
      + [\.goldens, \.values, \.failures, \.violations, \.findings].map {
        (path: KeyPath<GoldenCheck.Result.Row, Int>) in
        String(rows.reduce(0) { $0 + $1[keyPath: path] })
      }
  }

  /// The table as lines of text, names to the left and numbers to the right.
  public var description: String { "\(TextTable(rows, names: 2))" }
}
