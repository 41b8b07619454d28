import YAMLReader

/// The table of a matrix: a row for each client, a column for each server.
public struct MatrixTable: Sendable, CustomStringConvertible {
  /// The header and the rows, cell by cell.
  public let rows: [[String]]

  /// Creates the table of a matrix.
  public init(_ matrix: ReleaseMatrix) {
    rows =
      [["client \\ server"] + matrix.servers.map(\.onOneLine)]
      + matrix.clients.map { client in
        [client.onOneLine]
          + matrix.servers.map { server in
            matrix.pair(client: client, server: server).map(Self.cell) ?? ""
          }
      }
  }

  /// What a pair comes to, with the number of particulars that make it so; in brackets where the pair is
  /// not supported, `-` where nothing is asked.
  private static func cell(_ pair: ReleasePair) -> String {
    let text =
      switch pair.verdict {
      case .whole: "whole"
      case .loses: "loses \(pair.count(.loses))"
      case .breaks: "breaks \(pair.count(.breaks))"
      case .notAsked: "-"
      }
    return pair.isSupported ? text : "(\(text))"
  }

  /// The table as lines of text.
  public var description: String {
    "\(TextTable(rows, names: rows.first?.count ?? 0))"
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.replacing(/\ +$/, with: "") }
      .joined(separator: "\n")
  }
}
