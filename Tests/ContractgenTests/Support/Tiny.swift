import SwiftEmitter

/// A contract to generate from.
enum Tiny {
  static let schema = """
    contract: Tiny
    releases: [v1]
    server: v1
    oldest: v1
    types:
      Point:
        doc: A point.
        fields:
          x: { type: int, doc: Across. }
    """

  /// The same with two errors in it, on lines 3 and 9.
  static let broken =
    schema
    .replacing("server: v1", with: "server: v2")
    .replacing("type: int", with: "type: inf")

  static let files = SwiftEmitter.fileNames
}
