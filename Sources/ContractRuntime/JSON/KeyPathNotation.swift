/// How the place of a value in a JSON text is written: `data.items[2].kind`.
///
/// The root is the empty string. A key of letters, digits, `_` and `-` (ASCII) stands as it is; any
/// other is written `["a.b"]`, with JSON's escapes. Indices count from 0.
public enum KeyPathNotation {
  /// The path of the member with this key in the object at a path.
  public static func appending(key: String, to path: String) -> String {
    guard isPlain(key) else { return path + "[" + JSONPrinting.quoted(key) + "]" }
    return path.isEmpty ? key : path + "." + key
  }

  /// The path of the element with this index, from 0, in the array at a path.
  public static func appending(index: Int, to path: String) -> String {
    path + "[\(index)]"
  }

  private static func isPlain(_ key: String) -> Bool {
    guard !key.isEmpty else { return false }
    return key.utf8.allSatisfy { byte in
      byte.isLetter || byte.isDigit || byte == .minus || byte == 0x5F
    }
  }
}
