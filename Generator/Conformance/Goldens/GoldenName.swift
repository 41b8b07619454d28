/// What a golden can be called.
enum GoldenName {
  /// The file of a golden below the release's folder.
  ///
  /// Letters are small and ASCII, so that a name is the same file on every system: some do not tell
  /// `One` from `one`, or spell `é` in another way.
  static func file(of name: String) throws(GoldenAddition.Failure) -> String {
    let stem = name.hasSuffix(".json") ? String(name.dropLast(5)) : name
    let pieces = stem.split(separator: "/", omittingEmptySubsequences: false)
    guard pieces.allSatisfy(isPlain) else {
      throw .refused(
        "\(name.quoted) is no name for a golden; a name is made of `a-z`, `0-9`, `-`, `_` and `.`, and "
          + "begins with a letter or digit, as each folder does: `device-list/one`")
    }
    let file = stem + ".json"
    guard file != GoldenFolder.manifestName else {
      throw .refused("\(name.quoted) is what the manifest is called; choose another name")
    }
    return file
  }

  private static func isPlain(_ piece: Substring) -> Bool {
    guard let first = piece.utf8.first, first != 0x2E, first != 0x2D, first != 0x5F else {
      return false
    }
    return piece.utf8.allSatisfy { byte in
      (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
        || [0x2D, 0x2E, 0x5F].contains(byte)
    }
  }
}
