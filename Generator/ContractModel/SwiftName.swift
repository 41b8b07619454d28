/// How names of the schema become names in Swift.
public enum SwiftName {
  /// `thread-id` and `thread_id` become `threadID`, `IN_PROGRESS` becomes `inProgress`; a name that
  /// is camel case already stays.
  public static func member(_ name: String) -> String {
    if isCamelCase(name) { return name }
    let isCapitals = !name.unicodeScalars.contains { ("a"..."z").contains($0) }
    let words = words(isCapitals ? name.lowercased() : name)
    guard let first = words.first else { return "" }
    return lowerCasedStart(first) + words.dropFirst().map(capitalized).joined()
  }

  /// `notifications device add` becomes `NotificationsDeviceAdd`.
  public static func type(_ words: [String]) -> String {
    words.flatMap(self.words).map(capitalized).joined()
  }

  /// Whether a text is a Swift identifier as it stands, apart from keywords.
  public static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, isLetter(first) else { return false }
    return text.unicodeScalars.allSatisfy {
      isLetter($0) || ("0"..."9").contains($0) || $0 == "_"
    }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  /// Whether a name is one word that starts with a lower-case letter, as nearly all are.
  private static func isCamelCase(_ name: String) -> Bool {
    guard let first = name.utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first)
    else { return false }
    return name.utf8.allSatisfy(isLetterOrDigit)
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }

  /// The words of a name: what stands between characters that are no ASCII letters and digits.
  public static func words(_ name: String) -> [String] {
    if name.utf8.allSatisfy(isLetterOrDigit) { return name.isEmpty ? [] : [name] }
    if name.utf8.allSatisfy({ $0 < 0x80 }) {
      return name.utf8.split { !isLetterOrDigit($0) }.map { String(Substring($0)) }
    }
    return name.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map(String.init)
  }

  /// A word of a name as it stands behind another: `list` becomes `List`, and `id` becomes `ID`.
  ///
  /// - Parameter word: ASCII letters and digits.
  public static func capitalized(_ word: String) -> String {
    if word == "id" { return "ID" }
    var utf8 = Array(word.utf8)
    if let first = utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) {
      utf8[0] = first - 0x20
    }
    return String(decoding: utf8, as: UTF8.self)
  }

  /// The capitals a word starts with in lower case, but for one that starts the next word:
  /// `URLPath` becomes `urlPath`.
  private static func lowerCasedStart(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    let startsNext = capitals.count > 1 && word.dropFirst(capitals.count).first?.isLetter == true
    let count = capitals.count - (startsNext ? 1 : 0)
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }
}
