/// How names of the schema become names in Swift.
public enum SwiftName {
  /// `thread-id` and `thread_id` become `threadID`; a name that is camel case already stays.
  public static func member(_ name: String) -> String {
    let words = words(name)
    guard let first = words.first else { return "" }
    return lowerCasedFirst(first) + words.dropFirst().map(capitalized).joined()
  }

  /// `notifications device add` becomes `NotificationsDeviceAdd`.
  public static func type(_ words: [String]) -> String {
    words.flatMap(self.words).map(capitalized).joined()
  }

  /// Whether a text is a Swift identifier as it stands, apart from keywords.
  public static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first.isASCII, isLetter(first) else {
      return false
    }
    return text.unicodeScalars.allSatisfy { isLetter($0) || ("0"..."9").contains($0) }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || scalar == "_"
  }

  private static func words(_ name: String) -> [String] {
    name.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map(String.init)
  }

  private static func capitalized(_ word: String) -> String {
    word == "id" ? "ID" : word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func lowerCasedFirst(_ word: String) -> String {
    word.prefix(1).lowercased() + word.dropFirst()
  }
}
