/// The names by which links lead to parts of a page. Different parts have different ones.
enum Anchor {
  /// The anchor of something with a name.
  static func of(_ kind: String, _ name: String) -> String { "\(kind)-\(spelt(name))" }

  /// A name in letters, digits, `-`, `+` and `.`; a space becomes `_`, and anything else its number.
  private static func spelt(_ name: String) -> String {
    name.unicodeScalars.map { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "+", ".": String(Character(scalar))
      case " ": "_"
      default: "~" + String(scalar.value, radix: 16) + "~"
      }
    }.joined()
  }
}
